package zoetrope.mobject.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.color.Palette;
import zoetrope.frame.Item;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.Shape;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.mobject.text.Text;

class MatrixTest {
  private static final Vec DOWN = Vec.of(0, -1);
  private static final MatrixLayout WEIGHTS =
      MatrixLayout.DEFAULT.bracketBuff(0.1, 0.25).ellipses(-2, -2);

  private static DecimalMatrix weights(int rows, int columns) {
    Random random = new Random(3);
    double[][] values = new double[rows][columns];
    for (double[] row : values) {
      for (int j = 0; j < columns; j++) {
        row[j] = -9.9 + 19.8 * random.nextDouble();
      }
    }
    return new DecimalMatrix(values, v -> new DecimalNumber(v, 1).includeSign(), WEIGHTS);
  }

  @ParameterizedTest
  @CsvSource({
    "7, 1, 1.578, 5.593",
    "10, 1, 1.586, 8.140",
    "12, 1, 1.591, 9.819",
    "6, 8, 11.663, 4.787",
    "7, 12, 17.509, 5.627"
  })
  void aMatrixIsAsLargeAsInManim(int rows, int columns, double width, double height) {
    DecimalMatrix matrix = weights(rows, columns);
    assertEquals(width, matrix.width(), 0.01 * width);
    assertEquals(height, matrix.height(), 0.01 * height);
    assertEquals(0, matrix.center().length(), 1e-9);
  }

  @Test
  void otherBracketsHaveThePlaceOfTheSquareOnes() {
    IntegerMatrix square = new IntegerMatrix(new int[][] {{1, -2}, {3, 4}}).shift(DOWN);
    for (List<String> pair :
        List.of(List.of("(", ")"), List.of("|", "|"), List.of("{", "\\}"), List.of("<", ">"))) {
      IntegerMatrix other =
          square.copy().scale(2, DOWN).brackets(pair.get(0), pair.get(1)).scale(0.5, DOWN);
      for (int side = 0; side < 2; side++) {
        Shape was = square.brackets().get(side);
        Shape is = other.brackets().get(side);
        Vec inner = Vec.of(1 - 2 * side, 0);
        assertEquals(0, was.corner(inner).distance(is.corner(inner)), 1e-9);
        assertEquals(was.height(), is.height(), 1e-9);
        assertFalse(was.path().equals(is.path()));
      }
      assertEquals(1, other.brackets().get(0).path().subpathCount());
    }
    assertTrue(square.brackets("(", ".").brackets().get(1).bounds().isEmpty());
    assertFalse(square.brackets("(", ")").brackets().get(1).bounds().isEmpty());
    String message =
        assertThrows(IllegalArgumentException.class, () -> square.brackets("a", ")")).getMessage();
    assertTrue(message.startsWith("\"a\" is not a bracket: use ("), message);
  }

  @Test
  void rowsAndColumnsAreColouredInOrder() {
    IntegerMatrix matrix = new IntegerMatrix(new int[][] {{1, 2}, {3, 4}, {5, 6}});
    matrix.setRowColors(Palette.RED, Palette.BLUE);

    assertEquals(Palette.RED, matrix.get(0, 1).color());
    assertEquals(Palette.BLUE, matrix.get(1, 0).color());
    assertEquals(Palette.WHITE, matrix.get(2, 1).color());
    assertEquals(Palette.WHITE, matrix.brackets().color());
    matrix.setColumnColors(Palette.TEAL, Palette.PINK);
    assertEquals(Palette.TEAL, matrix.get(2, 0).color());
    assertEquals(Palette.PINK, matrix.get(0, 1).color());
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> matrix.setColumnColors(Palette.RED, Palette.RED, Palette.RED))
            .getMessage();
    assertEquals("3 colours are too many for 2 columns", message);
  }

  @Test
  void entriesGetABackground() {
    IntegerMatrix matrix = new IntegerMatrix(new int[][] {{1, 2}}).addBackgroundToEntries();

    assertEquals(6, matrix.children().size());
    assertEquals(matrix.get(0, 1).width(), matrix.children().get(1).width(), 1e-9);
    assertEquals(matrix.get(0, 1).x(), matrix.children().get(1).x(), 1e-9);
    assertEquals(2, matrix.copy().entries().size());
  }

  @Test
  void numbersMayHaveTheMinusOfFormulas() {
    var formulas = new TexMatrix(new String[][] {{"-1"}});
    var numbers = new IntegerMatrix(new int[][] {{-1}}).asFormulas();
    double minus = formulas.get(0, 0).first().width();

    assertEquals(minus, numbers.get(0, 0).first().width(), 1e-6);
    DecimalMatrix dots = weights(6, 8);
    int glyphs = dots.get(-2, 0).size();
    assertEquals(glyphs, dots.asFormulas().get(-2, 0).size());
  }

  @Test
  void entriesAreAlignedByTheirLowerEdges() {
    double[][] values = {{7.7}, {-1.0}, {2.7}};
    DecimalMatrix matrix = new DecimalMatrix(values, 1);
    double pitch = matrix.get(0, 0).y(DOWN) - matrix.get(1, 0).y(DOWN);
    assertEquals(0.8396, pitch, 0.001);
    assertEquals(pitch, matrix.get(1, 0).y(DOWN) - matrix.get(2, 0).y(DOWN), 1e-12);
    assertEquals(matrix.get(0, 0).x(), matrix.get(1, 0).x(), 1e-12);
  }

  @Test
  void childrenAreTheCellsRowByRowAndThenTheBrackets() {
    IntegerMatrix matrix = new IntegerMatrix(new int[][] {{1, 2, 3}, {4, 5, 6}});
    assertEquals(8, matrix.children().size());
    assertSame(matrix.get(1, 0), matrix.children().get(3));
    assertSame(matrix.brackets().get(0), matrix.children().get(6));
    assertSame(matrix.brackets().get(1), matrix.children().get(7));
    assertSame(matrix.get(-1, -1), matrix.rows().get(1).get(2));
    assertSame(matrix.get(0, 1), matrix.columns().get(1).get(0));
    assertThrows(IndexOutOfBoundsException.class, () -> matrix.get(2, 0));
  }

  @Test
  void bracketsEncloseTheCells() {
    IntegerMatrix matrix = new IntegerMatrix(new int[][] {{1, 2}, {3, 4}, {5, 6}});
    Shape left = matrix.brackets().get(0);
    Shape right = matrix.brackets().get(1);
    assertEquals(0.2, matrix.cells().x(Vec.of(-1, 0)) - left.x(Vec.of(1, 0)), 1e-12);
    assertEquals(0.2, right.x(Vec.of(-1, 0)) - matrix.cells().x(Vec.of(1, 0)), 1e-12);
    assertEquals(matrix.cells().height() + 0.25, left.height(), 1e-12);
    assertEquals(0.1592 / (0.5738 * 3), left.width() / left.height(), 1e-9);
    assertEquals(Palette.WHITE, left.color());
  }

  @Test
  void bracketsAroundFewRowsHaveTheProportionsOfTex() {
    Shape one = new IntegerMatrix(new int[][] {{1, 2}}).brackets().get(0);
    Shape two = new IntegerMatrix(new int[][] {{1}, {2}}).brackets().get(0);
    assertEquals(0.0918 / 0.5738, one.width() / one.height(), 1e-9);
    assertEquals(0.1266 / (0.5738 * 2), two.width() / two.height(), 1e-9);
  }

  @Test
  void communityBracketsReachBeyondTheirCellsOnAllSidesAndKeepTheLengthOfTheirFeet() {
    MatrixLayout layout = MatrixLayout.COMMUNITY;
    IntegerMatrix low = new IntegerMatrix(new double[][] {{1}, {2}}, layout);
    Shape left = low.brackets().get(0);
    assertEquals(low.cells().height() + 0.5, left.height(), 1e-12);
    assertEquals(0.25, low.cells().x(Vec.of(-1, 0)) - left.x(Vec.of(1, 0)), 1e-12);
    Shape stretched =
        new IntegerMatrix(new double[][] {{1}, {2}}, layout.bracketBuff(0.25, 2)).brackets().get(0);
    assertEquals(left.width(), stretched.width(), 1e-12);
  }

  @Test
  void ellipsesLookLikeDotsAndKeepTheirNumbers() {
    DecimalMatrix matrix = weights(6, 8);
    assertEquals(8 + 6 - 1, matrix.ellipses().size());
    assertEquals(5 * 7, matrix.entries().size());
    assertEquals(48, matrix.cells().size());
    assertEquals(4, matrix.ellipsesRow());
    assertEquals(6, matrix.ellipsesColumn());
    assertEquals(48, matrix.values().length * matrix.values()[0].length);
    DecimalNumber hidden = matrix.get(4, 0);
    assertTrue(matrix.isEllipsis(4, 0));
    assertFalse(matrix.isEllipsis(3, 0));
    assertEquals(hidden.value(), matrix.value(-2, 0));
    assertTrue(hidden.height() > 4 * hidden.width());
    double rows = matrix.cells().height() / 6;
    assertEquals(0.65 * rows, hidden.height(), 0.02 * rows);
    assertTrue(matrix.get(0, 6).width() > 4 * matrix.get(0, 6).height());
    DecimalNumber crossing = matrix.get(4, 6);
    assertEquals(crossing.width(), crossing.height(), 0.01 * crossing.width());
    assertTrue(crossing.get(0).y() > crossing.get(2).y());
  }

  @Test
  void ellipsesOutOfRangeAreIgnored() {
    assertEquals(0, weights(1, 1).ellipses().size());
    assertEquals(-1, weights(1, 1).ellipsesRow());
    assertEquals(1, weights(5, 1).ellipses().size());
  }

  @Test
  void copiesReferToTheirOwnCells() {
    DecimalMatrix matrix = weights(4, 4);
    DecimalMatrix copy = matrix.copy().shift(Vec.of(1, 0));
    assertNotSame(matrix.get(0, 0), copy.get(0, 0));
    assertSame(copy.children().get(5), copy.rows().get(1).get(1));
    copy.entries().setColor(Palette.RED);
    assertEquals(Palette.WHITE, matrix.get(0, 0).color());
    assertEquals(matrix.ellipses().size(), copy.ellipses().size());
    assertEquals(1, copy.brackets().x() - matrix.brackets().x(), 1e-12);
  }

  @Test
  void rowsAndColumnsSurviveATransformThatFillsUpTheChildren() {
    IntegerMatrix matrix = new IntegerMatrix(new int[][] {{1, 2}, {3, 4}});
    IntegerNumber corner = matrix.get(1, 1);
    MobjectTrees.align(matrix, new Text("nine glyphs").copy());
    assertSame(corner, matrix.get(1, 1));
    assertEquals(2, matrix.rows().size());
  }

  @Test
  void anyMobjectsCanBeTheCells() {
    List<List<Shape>> rows = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      rows.add(List.of(square(0.3), square(0.5)));
    }
    Matrix<Shape> matrix = new Matrix<>(rows, MatrixLayout.DEFAULT.ellipses(1, 9));
    List<Item> items = new ArrayList<>();
    matrix.get(1, 0).appendItems(items);
    assertEquals(3, items.size());
    Group<Shape> loose = new Group<>(square(1), square(1), square(1), square(1));
    assertEquals(4, Matrix.of(loose, 2, 2).cells().height() + 2 * 0.25, 1e-9);
    assertThrows(IllegalArgumentException.class, () -> Matrix.of(loose, 3, 2));
  }

  private static Shape square(double side) {
    return new Shape(Paths.rectangle(side, side));
  }

  @Test
  void formulasCanBeTheCells() {
    TexMatrix matrix = new TexMatrix(new String[][] {{"w_{1,1}", "\\cdots"}});
    assertEquals("w_{1,1}", matrix.get(0, 0).source());
  }

  @Test
  void thePitchCanBeConstant() {
    IntegerMatrix matrix =
        new IntegerMatrix(new double[][] {{1, 22222}, {3, 4}}, MatrixLayout.COMMUNITY);
    Vec corner = Vec.of(1, -1);
    assertEquals(1.3, matrix.get(1, 1).x(corner) - matrix.get(1, 0).x(corner), 1e-12);
    assertEquals(0.8, matrix.get(0, 0).y(corner) - matrix.get(1, 0).y(corner), 1e-12);
  }

  @Test
  void rowsOfDifferentLengthAreAnError() {
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> new DecimalMatrix(new double[][] {{1}, {2, 3}}))
            .getMessage();
    assertTrue(message.contains("length of row 0 is 1 and that of row 1 is 2"), message);
    assertThrows(IllegalArgumentException.class, () -> new DecimalMatrix(new double[0][]));
  }
}
