package zoetrope.internal.tex.parse;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The environments and the form of their tables. */
public final class Environments {
  private static final int ANY = TexLimits.COLUMNS;

  private static final Map<String, Form> MATH = new TreeMap<>();

  /**
   * The form of a table. All lengths are in em.
   *
   * @param math whether the cells are mathematics, or the body if it is not a table
   * @param letters the alignments of the columns, repeated as needed
   * @param maxColumns the maximum number of columns; 0 if the body is a formula rather than a table
   * @param gap the gap between the columns of a repetition; if {@code letters} is {@code c}, each
   *     column has half of the gap on both sides
   * @param groupGap the gap between repetitions of several letters
   * @param margin the space on both sides of the table
   * @param left the delimiter on the left
   * @param right the delimiter on the right
   */
  public record Form(
      boolean math,
      String letters,
      int maxColumns,
      double gap,
      double groupGap,
      double margin,
      String left,
      String right) {
    /** Whether a cell of the column with this index continues the formula of the previous cell. */
    public boolean continues(int column) {
      return letters.equals("rl") && column % 2 == 1;
    }

    private Form within(String left, String right) {
      return new Form(math, letters, maxColumns, gap, groupGap, margin, left, right);
    }
  }

  static {
    Form equations = new Form(true, "rl", ANY, 0, 1, 0, "", "");
    put("align aligned flalign align* flalign*", equations);
    put("alignat alignat* alignedat", new Form(true, "rl", ANY, 0, 0, 0, "", ""));
    put("split", new Form(true, "rl", 2, 0, 0, 0, "", ""));
    put("eqnarray eqnarray*", new Form(true, "rcl", 3, 1, 1, 0, "", ""));
    put(
        "gather gather* gathered multline multline* multlined",
        new Form(true, "c", 1, 0, 0, 0, "", ""));
    put("lgathered", new Form(true, "l", 1, 0, 0, 0, "", ""));
    put("rgathered", new Form(true, "r", 1, 0, 0, 0, "", ""));
    put("CD", new Form(true, "c", ANY, 0, 0, 0, "", ""));
    put("subarray", new Form(true, "c", 1, 0, 0, 0, "", ""));
    put(
        "equation equation* displaymath math subequations",
        new Form(true, "c", 0, 0, 0, 0, "", ""));
    Form matrix = new Form(true, "c", ANY, 1, 1, -0.5, "", "");
    put("array matrix matrix*", matrix);
    put("tabular", new Form(false, "c", ANY, 1, 1, 0, "", ""));
    Form small = new Form(true, "c", ANY, 5 / 18.0, 0, 0.5 / 18, "", "");
    put("smallmatrix smallmatrix*", small);
    put("psmallmatrix psmallmatrix*", small.within("(", ")"));
    put("bsmallmatrix bsmallmatrix*", small.within("[", "]"));
    put("Bsmallmatrix Bsmallmatrix*", small.within("\\{", "\\}"));
    put("vsmallmatrix vsmallmatrix*", small.within("\\vert ", "\\vert "));
    put("Vsmallmatrix Vsmallmatrix*", small.within("\\Vert ", "\\Vert "));
    put("pmatrix pmatrix*", matrix.within("(", ")"));
    put("bmatrix bmatrix*", matrix.within("[", "]"));
    put("Bmatrix Bmatrix*", matrix.within("\\{", "\\}"));
    put("vmatrix vmatrix*", matrix.within("\\vert ", "\\vert "));
    put("Vmatrix Vmatrix*", matrix.within("\\Vert ", "\\Vert "));
    Form cases = new Form(true, "l", 2, 1, 1, 0, "\\{", ".");
    put("cases dcases cases* dcases*", cases);
    put("rcases drcases rcases* drcases*", cases.within(".", "\\}"));
  }

  private static final Map<String, String> TEXT =
      Map.of(
          "center", "c",
          "flushleft", "l",
          "flushright", "r",
          "itemize", "l",
          "enumerate", "l",
          "minipage", "l");

  private static final Set<String> WITH_ARGUMENT =
      Set.of("subarray", "alignat", "alignat*", "alignedat");

  /** The environments with a position such as {@code [t]}. */
  private static final Set<String> WITH_POSITION =
      Set.of(
          ("array tabular aligned alignedat gathered lgathered rgathered multlined minipage")
              .split(" "));

  private Environments() {}

  private static void put(String names, Form form) {
    Arrays.asList(names.split(" ")).forEach(name -> MATH.put(name, form));
  }

  static boolean takesPosition(String name) {
    return WITH_POSITION.contains(name);
  }

  /** Whether the argument of an environment describes its columns. */
  public static boolean takesColumns(String name) {
    return name.equals("array") || name.equals("tabular");
  }

  static boolean isMath(String name) {
    return MATH.containsKey(name);
  }

  static boolean hasMathCells(String name) {
    return isMath(name) && form(name).math();
  }

  public static boolean isText(String name) {
    return TEXT.containsKey(name);
  }

  public static boolean isList(String name) {
    return name.equals("itemize") || name.equals("enumerate");
  }

  static boolean takesArgument(String name) {
    return WITH_ARGUMENT.contains(name);
  }

  /** Whether an environment is a matrix of mathtools, such as {@code pmatrix*}. */
  static boolean isAlignedMatrix(String name) {
    return name.endsWith("matrix*");
  }

  /** Returns the maximum number of columns; 0 if the body is no table. */
  static int columns(String name) {
    return isMath(name) ? form(name).maxColumns() : 0;
  }

  public static Form form(String name) {
    return MATH.get(name);
  }

  /** Returns the column letter of a text environment. */
  public static String column(String name) {
    return TEXT.get(name);
  }

  static Set<String> names() {
    Set<String> names = new TreeSet<>(MATH.keySet());
    names.addAll(TEXT.keySet());
    return names;
  }
}
