package zoetrope.internal.tex.parse;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The environments, with the number of their braced arguments and their names in JLaTeXMath. */
public final class Environments {
  private static final String TWO_COLUMNS = "{l@{\\quad}l}";

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
    String array = "\\begin{array}" + TWO_COLUMNS;
    MATH.put("cases", new String[] {"\\left\\{" + array, "\\end{array}\\right."});
    MATH.put("dcases", new String[] {"\\left\\{\\displaystyle " + array, "\\end{array}\\right."});
    MATH.put("rcases", new String[] {"\\left." + array, "\\end{array}\\right\\}"});
  }

  private static final Map<String, String> TEXT =
      Map.of("center", "c", "flushleft", "l", "flushright", "r", "itemize", "l", "enumerate", "l");

  private static final Set<String> WITH_ARGUMENT =
      Set.of("array", "tabular", "alignat", "alignat*", "alignedat");

  private Environments() {}

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

  /** Returns the source before the body. {@code columns} is true if it has several columns. */
  public static String begin(String name, boolean columns) {
    String begin = MATH.get(name)[0];
    return columns ? begin : begin.replace(TWO_COLUMNS, "{l}");
  }

  /** Whether the body is a formula rather than a table. */
  public static boolean isPlain(String name) {
    return MATH.get(name)[0].equals("{");
  }

  public static String end(String name) {
    return MATH.get(name)[1];
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
