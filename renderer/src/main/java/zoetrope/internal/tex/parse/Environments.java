package zoetrope.internal.tex.parse;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The environments, with the number of their braced arguments and their names in JLaTeXMath. */
public final class Environments {
  /** Removes the space before a table that begins with {@code @{}}, which JLaTeXMath keeps. */
  public static final String FLUSH = "\\hspace{-0.5em}";

  /** Stands for the columns of a matrix with an alignment. */
  private static final String ALIGNED = "\\begin{array}{@{}COLUMNS@{}}";

  private static final String TWO_COLUMNS = "{@{}l@{\\quad}l@{}}";

  /** Math environments by name, with the source before and after their body. */
  private static final Map<String, String[]> MATH = new TreeMap<>();

  static {
    String tables =
        "array tabular matrix smallmatrix pmatrix bmatrix Bmatrix vmatrix Vmatrix eqnarray align "
            + "flalign alignat aligned alignedat multline split gather gathered";
    for (String name : tables.split(" ")) {
      MATH.put(name, new String[] {"\\begin{" + name + "}", "\\end{" + name + "}"});
    }
    for (String name : "align flalign alignat eqnarray multline gather".split(" ")) {
      MATH.put(name + "*", MATH.get(name));
    }
    for (String name : "equation equation* displaymath math".split(" ")) {
      MATH.put(name, new String[] {"{", "}"});
    }
    String array = FLUSH + "\\begin{array}" + TWO_COLUMNS;
    for (String name : "cases dcases".split(" ")) {
      MATH.put(name, new String[] {"\\left\\{" + array, "\\end{array}\\right."});
    }
    for (String name : "rcases drcases".split(" ")) {
      MATH.put(name, new String[] {"\\left." + array, "\\end{array}\\right\\}"});
    }
    MATH.put("subarray", new String[] {"", ""});
    String[] fences = {
      "", ".", ".", "p", "(", ")", "b", "[", "]", "B", "\\{", "\\}", "v", "|", "|", "V", "\\|",
      "\\|"
    };
    for (int i = 0; i < fences.length; i += 3) {
      MATH.put(
          fences[i] + "matrix*",
          new String[] {
            "\\left" + fences[i + 1] + FLUSH + ALIGNED, "\\end{array}\\right" + fences[i + 2]
          });
    }
  }

  private static final Map<String, String> TEXT =
      Map.of("center", "c", "flushleft", "l", "flushright", "r", "itemize", "l", "enumerate", "l");

  private static final Set<String> WITH_ARGUMENT =
      Set.of("array", "tabular", "subarray", "alignat", "alignat*", "alignedat");

  /** The environments with a position such as {@code [t]}. */
  private static final Set<String> WITH_POSITION =
      Set.of("array", "tabular", "aligned", "alignedat", "gathered");

  private Environments() {}

  static boolean takesPosition(String name) {
    return WITH_POSITION.contains(name);
  }

  /** Whether the argument of an environment describes its columns. */
  static boolean takesColumns(String name) {
    return name.equals("array") || name.equals("tabular");
  }

  static boolean isMath(String name) {
    return MATH.containsKey(name);
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

  /**
   * Returns the source before the body of a table with a number of columns.
   *
   * @param alignment the letter of the columns of a matrix of mathtools
   */
  public static String begin(String name, String alignment, int columns) {
    if (isAlignedMatrix(name)) {
      return MATH.get(name)[0].replace("COLUMNS", alignment.repeat(columns));
    }
    if (name.equals("smallmatrix")) {
      return FLUSH + "\\,\\begin{array}{@{}c" + "@{\\;}c".repeat(columns - 1) + "@{}}";
    }
    String begin = MATH.get(name)[0];
    return columns > 1 ? begin : begin.replace(TWO_COLUMNS, "{@{}l@{}}");
  }

  /** Whether the body is a formula rather than a table. */
  public static boolean isPlain(String name) {
    return MATH.get(name)[0].equals("{");
  }

  public static String end(String name) {
    return name.equals("smallmatrix") ? "\\end{array}\\," : MATH.get(name)[1];
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
