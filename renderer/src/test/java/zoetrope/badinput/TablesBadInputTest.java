package zoetrope.badinput;

import static java.lang.Double.NaN;
import static java.lang.Double.POSITIVE_INFINITY;
import static zoetrope.Zoetrope.*;
import static zoetrope.badinput.Row.refused;
import static zoetrope.badinput.Row.shows;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zoetrope.mobject.charts.BarLayout;
import zoetrope.mobject.graph.Edge;
import zoetrope.mobject.graph.Graph;
import zoetrope.mobject.graph.Layouts;
import zoetrope.mobject.shapes.Square;

/** Matrices, tables, charts and networks. */
class TablesBadInputTest extends BadInput {
  static Stream<Row> rows() {
    return Stream.of(matricesRows(), calculationsRows(), tablesRows(), chartsRows(), networksRows())
        .flatMap(List::stream);
  }

  private static List<Row> matricesRows() {
    return List.of(
        refused(
            "a matrix without rows",
            () -> decimalMatrix(new double[0][]),
            "a matrix needs at least one row and one column"),
        refused(
            "a matrix of empty rows",
            () -> decimalMatrix(new double[2][0]),
            "a matrix needs at least one row and one column"),
        refused(
            "a matrix with uneven rows",
            () -> decimalMatrix(new double[][] {{1, 2}, {3}}),
            "the rows of a matrix must be equally long, but the length of row 0 is 2 and that "
                + "of row 1 is 1"),
        refused(
            "a matrix with a row missing",
            () -> decimalMatrix(new double[][] {{1, 2}, null}),
            "decimalMatrix() got null: is a field not set yet, or does a "
                + "function have no result?"),
        refused(
            "a matrix that contains NaN",
            () -> decimalMatrix(new double[][] {{1, NaN}}),
            "a number cannot show NaN: look for a division by zero in its computation"),
        shows(
            3,
            "a matrix of integers that contains 0.5",
            () -> integerMatrix(new double[][] {{0.5}})),
        refused(
            "a matrix in unknown brackets",
            () -> integerMatrix(new int[][] {{1}}).brackets("(", "x"),
            "\"x\" is not a bracket: use (, ), [, ], {, }, |, \\|, <, >, another "
                + "delimiter of LaTeX's \\left and \\right, or . for none"),
        refused(
            "a matrix with more colours than rows",
            () -> integerMatrix(new int[][] {{1}}).setRowColors(RED, BLUE),
            "2 colours are too many for 1 row"),
        shows(
            3, "a matrix with zero colours", () -> integerMatrix(new int[][] {{1}}).setRowColors()),
        refused(
            "a matrix of formulas with uneven rows",
            () -> texMatrix(new String[][] {{"a"}, {"b", "c"}}),
            "the rows of a matrix must be equally long, but the length of row 0 is 1 and that "
                + "of row 1 is 2"),
        refused(
            "a matrix of formulas with a null entry",
            () -> texMatrix(new String[][] {{"a", null}}),
            "texMatrix() got null: is a field not set yet, or does a "
                + "function have no result?"),
        refused(
            "a matrix of a formula that is wrong",
            () -> texMatrix(new String[][] {{"a", "\\frac{1}"}}),
            "\\frac needs 2 arguments, but only 1 follows\n"
                + "  \\frac{1}\n"
                + "  ^^^^^\n"
                + "  hint: write arguments in braces: \\frac{...}{...}"),
        refused(
            "a matrix of objects with uneven rows",
            () -> matrix(List.of(List.of(square()), List.of())),
            "the rows of a matrix must be equally long, but the length of row 0 is 1 and that "
                + "of row 1 is 0"),
        refused(
            "a matrix of one object in two places",
            () -> {
              var it = square();
              return matrix(List.of(List.of(it, it)));
            },
            "the same Square occurs twice in a matrix: use copy()"),
        refused(
            "an entry outside the matrix",
            () -> integerMatrix(new int[][] {{1, 2}}).get(0, 2),
            "there is no column 2 in an IntegerMatrix of 1 x 2"),
        refused(
            "a row below the matrix",
            () -> integerMatrix(new int[][] {{1, 2}}).rowOf(1),
            "there is no row 1 in an IntegerMatrix of 1 x 2"),
        shows(1, "a column at -1", () -> integerMatrix(new int[][] {{1, 2}}).columnOf(-1)),
        refused(
            "entries NaN apart",
            () -> integerMatrix(new double[][] {{1, 2}}, matrixLayout().buff(NaN, 1)),
            "integerMatrix() got the point (0, NaN, 0)…"),
        shows(
            4,
            "a matrix of height 0",
            () -> integerMatrix(new double[][] {{1, 2}}, matrixLayout().height(0))));
  }

  private static List<Row> calculationsRows() {
    var m = rowReduction(new int[][] {{1, 2}, {3, 4}});
    var p = matrixProduct(new int[][] {{1, 2}}, new int[][] {{3}, {4}});
    return List.of(
        refused(
            "a row reduction of uneven rows",
            () -> rowReduction(new int[][] {{1, 2}, {3}}),
            "the rows of a matrix must be equally long, but the length of row 0 is 2 and that of"
                + " row 1 is 1"),
        refused(
            "a row reduction of letters",
            () -> rowReduction(new String[][] {{"1", "a"}}),
            "\"a\" is not a number: write a whole number, a fraction such as \"-3/4\" or a decimal"
                + " number such as \"0.5\""),
        refused(
            "a row reduction of 1/0",
            () -> rowReduction(new String[][] {{"1/0"}}),
            "\"1/0\" is not a number: write a whole number, …"),
        refused(
            "a bar after the last column",
            () -> rowReduction(new int[][] {{1, 2}}).bar(2),
            "there is no place for a bar before column 2 of 2: use 1 to 1"),
        refused(
            "a swap with a row that is missing",
            s -> s.perform(m.swap(0, 2)),
            "there is no row 2: the numbers of the rows are 0 to 1"),
        refused(
            "a swap of one row",
            s -> s.perform(m.swap(1, 1)),
            "row 1 cannot be swapped with itself: name two rows"),
        refused(
            "a row times 0",
            s -> s.perform(m.scale(0, 0)),
            "the factor to multiply row 0 is 0: use a number other than 0"),
        refused(
            "a row added to itself",
            s -> s.perform(m.add(1, 2, 1)),
            "a multiple of row 1 cannot be added to itself: use scale(1, ...)"),
        refused(
            "a product of matrices that do not fit",
            () -> matrixProduct(new int[][] {{1, 2}}, new int[][] {{1, 2, 3}}),
            "a matrix of 1 x 2 times a matrix of 1 x 3 has no product: the left one needs as many"
                + " columns as the right one has rows"),
        refused(
            "an entry that is not in a product",
            s -> s.perform(p.entry(0, 1)),
            "there is no column 1: the numbers of the columns are 0 to 0"),
        refused(
            "more entries than a product has",
            s -> {
              s.perform(p.next());
              s.perform(p.next());
            },
            "the product is complete: call next() only while an entry is empty"),
        refused(
            "a division by 0",
            () -> longDivision(5, 0),
            "the divisor of a long division is 0: use a number from 1 to 999999999999"),
        refused(
            "a division of a negative number",
            () -> longDivision(-5, 2),
            "the dividend of a long division is -5: use a number from 0 to 999999999999"),
        refused(
            "a polynomial in two variables",
            () -> longDivision("x^2 + y", "x"),
            "\"x^2 + y\" is not a polynomial in one variable: write it like \"x^3 - 2x^2 + 1/2\""),
        refused(
            "a division by the polynomial 0",
            () -> longDivision("x^2", "x - x"),
            "the divisor of a long division is 0: use another polynomial"),
        refused(
            "polynomials in different variables",
            () -> longDivision("x^2", "t"),
            "the dividend has the variable x, but the divisor has the variable t: use the same"
                + " one"));
  }

  private static List<Row> tablesRows() {
    return List.of(
        refused(
            "a table without rows",
            () -> table(List.of()),
            "a table needs at least one row and one column"),
        refused(
            "a table of empty rows",
            () -> table(List.of(List.of())),
            "a table needs at least one row and one column"),
        refused(
            "a table with uneven rows",
            () -> table(List.of(List.of("a", "b"), List.of("c"))),
            "the rows of a table must be equally long, but the length of row 0 is 2 and that "
                + "of row 1 is 1; put an empty entry where there is nothing to show"),
        shows(1, "a table of empty words", () -> table(List.of(List.of("", "")))),
        refused(
            "a table with too few names of columns",
            () -> table(List.of(List.of("a", "b"))).columnLabels("x"),
            "a table with 2 columns of entries needs as many column labels, not 1"),
        refused(
            "a table with too many names of rows",
            () -> table(List.of(List.of("a", "b"))).rowLabels("x", "y"),
            "a table with 1 rows of entries needs as many row labels, not 2"),
        refused(
            "a cell outside the table",
            () -> table(List.of(List.of("a", "b"))).cell(0, 2),
            "there is no column 2: the last column of this Table is 1"),
        refused(
            "an entry below the table",
            () -> table(List.of(List.of("a", "b"))).entry(1, 0),
            "there is no entry row 1: the last entry row of this Table is 0"),
        refused(
            "a table of numbers with NaN",
            () -> decimalTable(new double[][] {{NaN}}),
            "a number cannot show NaN: look for a division by zero in its computation"),
        refused(
            "a table of numbers with uneven rows",
            () -> decimalTable(new double[][] {{1}, {1, 2}}),
            "the rows of a table must be equally long, but the length of row 0 is 1 and that "
                + "of row 1 is 2; put an empty entry where there is nothing to show"),
        refused(
            "a table of objects with uneven rows",
            () -> mobjectTable(List.of(List.of(square()), List.<Square>of())),
            "the rows of a table must be equally long, but the length of row 0 is 1 and that "
                + "of row 1 is 0; put an empty entry where there is nothing to show"),
        refused(
            "a table of one object in two places",
            () -> {
              var it = square();
              return mobjectTable(List.of(List.of(it, it)));
            },
            "the same Square occurs twice in a table: use copy()"),
        refused(
            "a table with lines of width NaN",
            () -> table(List.of(List.of("a"))).lineStyle(WHITE, NaN),
            "the line width of a table is NaN; it must be 0 or more"),
        refused(
            "a table with cells NaN apart",
            () -> table(List.of(List.of("a"))).buff(NaN, 1),
            "the gap between rows is NaN; it must be 0 or more"));
  }

  private static List<Row> chartsRows() {
    return List.of(
        refused("a chart without values", () -> barChart(), "a bar chart needs at least one value"),
        refused(
            "a chart of NaN",
            () -> barChart(1, NaN),
            "a bar cannot show NaN: look for a division by zero in its computation"),
        shows(36, "a chart of negative values", () -> barChart(1, -2)),
        shows(26, "a chart of zeros", () -> barChart(0, 0)),
        refused(
            "a chart of infinity",
            () -> barChart(POSITIVE_INFINITY),
            "a bar cannot show Infinity: look for a division by zero in its computation"),
        refused(
            "a chart of height 0",
            () -> barChart(new double[] {1}, BarLayout.DEFAULT.max(0)),
            "the greatest value of a bar chart is 0.0, not a number above 0.0"),
        refused(
            "a chart of width NaN",
            () -> barChart(new double[] {1}, BarLayout.DEFAULT.size(NaN, 1)),
            "the width of a bar chart is NaN, not a number above 0.0"),
        refused(
            "a chart with fewer names than bars",
            () -> barChart(1, 2).names("a"),
            "a chart of 2 bars has 1 names: give each bar its own"),
        refused(
            "a chart without colours",
            () -> barChart(1, 2).barColors(),
            "a gradient needs at least one colour"),
        refused(
            "a chart changed to more values",
            () -> barChart(1, 2).changeBarValues(1, 2, 3),
            "a chart of 2 bars cannot show 3 values"),
        refused(
            "a chart on axes without values",
            () -> axesBarChart(new double[0]),
            "a bar chart needs at least one value"),
        refused(
            "a chart on axes with more names than bars",
            () -> axesBarChart(new double[] {1}, "a", "b"),
            "a chart of 1 bars has 2 names: give each bar its own"),
        refused(
            "a chart on axes of NaN",
            () -> axesBarChart(new double[] {NaN}),
            "a bar cannot show NaN: look for a division by zero in its computation"),
        shows(1, "a sample space without size", () -> sampleSpace(0, 0)),
        refused(
            "a sample space of size NaN",
            () -> sampleSpace(NaN, 1),
            "the width is NaN, not a finite number"),
        refused(
            "probabilities above one in total",
            () -> sampleSpace().divideHorizontally(0.7, 0.7),
            "probabilities must add up to at most 1, not to 1.4"),
        refused(
            "a probability below zero",
            () -> sampleSpace().divideVertically(-0.5),
            "a probability must be from 0 to 1, not -0.5"),
        refused(
            "a probability of NaN",
            () -> sampleSpace().divideVertically(NaN),
            "a probability must be from 0 to 1, not NaN"),
        shows(2, "zero probabilities", () -> sampleSpace().divideVertically()),
        refused(
            "labels for parts that do not exist",
            () -> sampleSpace().sideBraces("a"),
            "there are 1 labels for 0 parts: divide the sample space first"));
  }

  private static List<Row> networksRows() {
    return List.of(
        refused(
            "a network without vertices",
            () -> graph(List.<String>of(), List.<Edge<String>>of()),
            "a graph needs at least one vertex"),
        refused(
            "an edge to a vertex that does not exist",
            () -> graph(List.of("a"), List.of(Edge.of("a", "b"))),
            "the edge from a to b needs the vertex b, which is not among the vertices [a]"),
        refused(
            "a vertex twice",
            () -> graph(List.of("a", "a"), List.<Edge<String>>of()),
            "the vertex a occurs twice"),
        shows(
            2,
            "an edge from a vertex to itself",
            () -> graph(List.of("a"), List.of(Edge.of("a", "a")))),
        shows(
            4,
            "an edge twice",
            () -> graph(List.of("a", "b"), List.of(Edge.of("a", "b"), Edge.of("b", "a")))),
        refused(
            "a vertex without a name",
            () -> graph(java.util.Arrays.asList("a", null), List.<Edge<String>>of()),
            "graph() got null: is a field not set yet, or does a function have no result?"),
        refused(
            "an unknown layout",
            () -> abc().layout("sprnig"),
            "there is no layout \"sprnig\"; there are spring, circular, kamada_kawai, "
                + "planar, random, spectral, spiral, and with arguments Layouts.shell, tree, "
                + "partite, at"),
        refused(
            "a planar layout of a graph that is not planar",
            () ->
                graph(List.of(1, 2, 3, 4, 5), Edge.complete(List.of(1, 2, 3, 4, 5)))
                    .layout("planar"),
            "this network has no drawing without crossing edges; use Layouts.spring() or "
                + "another layout"),
        refused(
            "a tree layout of a graph with a cycle",
            () -> abc().layout(Layouts.tree("a")),
            "this network is not a tree: it has a cycle; use Layouts.spring() or another "
                + "layout"),
        refused(
            "a tree with a root that does not exist",
            () -> abc().layout(Layouts.tree("z")),
            "the root z of the tree is not among the vertices [a, b, c]"),
        refused(
            "parts that leave a vertex out",
            () -> abc().layout(Layouts.partite(List.of(List.of("a")))),
            "the parts [[a]] must contain each of the vertices [a, b, c] exactly once"),
        refused(
            "places that leave a vertex out",
            () -> abc().layout(Layouts.at(Map.of("a", UP))),
            "the vertex b has no place"),
        refused(
            "a place of NaN",
            () -> abc().layout(Layouts.at(Map.of("a", UP, "b", at(NaN, 0), "c", DOWN))),
            "layout() got the point (NaN, 0, 0)…"),
        refused(
            "a layout of size 0",
            () -> abc().layoutScale(0),
            "the layout scale is 0.0, not a number above 0.0"),
        refused(
            "a vertex that does not exist",
            () -> abc().vertex("z"),
            "there is no vertex z; the vertices are [a, b, c]"),
        refused(
            "an edge that does not exist",
            () -> abc().removeEdge("a", "z"),
            "there is no edge from a to z"),
        refused(
            "a vertex added twice", () -> abc().addVertex("a", UP), "the vertex a occurs twice"),
        refused(
            "an edge of three vertices",
            () -> graph(List.of(1, 2, 3), Edge.list(new int[][] {{1, 2, 3}})),
            "an edge must be a pair of vertices, not [1, 2, 3]"),
        shows(
            1,
            "a single vertex, by a spring layout",
            () -> graph(List.of("a"), List.<Edge<String>>of()).layout("spring")),
        shows(
            2,
            "two unconnected vertices, by a spectral layout",
            () -> graph(List.of("a", "b"), List.<Edge<String>>of()).layout("spectral")));
  }

  private static Graph<String> abc() {
    List<String> names = List.of("a", "b", "c");
    return graph(names, Edge.cycle(names));
  }
}
