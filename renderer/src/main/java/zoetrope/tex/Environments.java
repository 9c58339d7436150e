package zoetrope.tex;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The environments: how many braced arguments each takes, and how the typesetter is told of it. */
final class Environments {
  private static final String TWO_COLUMNS = "{l@{\\quad}l}";

  /** Environments by name, with what is written before and after their body. */
  private static final Map<String, String[]> MATH =
      Map.ofEntries(
          same("array"),
          same("tabular"),
          same("matrix"),
          same("smallmatrix"),
          same("pmatrix"),
          same("bmatrix"),
          same("Bmatrix"),
          same("vmatrix"),
          same("Vmatrix"),
          same("eqnarray"),
          same("align"),
          same("flalign"),
          same("alignat"),
          same("aligned"),
          same("alignedat"),
          same("multline"),
          same("split"),
          same("gather"),
          same("gathered"),
          starred("align"),
          starred("flalign"),
          starred("alignat"),
          starred("eqnarray"),
          starred("multline"),
          starred("gather"),
          Map.entry("cases", cases("", "\\right.")),
          Map.entry("dcases", cases("\\displaystyle ", "\\right.")),
          Map.entry(
              "rcases",
              new String[] {"\\left.\\begin{array}" + TWO_COLUMNS, "\\end{array}\\right\\}"}),
          plain("equation"),
          plain("equation*"),
          plain("displaymath"),
          plain("math"));

  private static final Map<String, String> TEXT =
      Map.of("center", "c", "flushleft", "l", "flushright", "r", "itemize", "l", "enumerate", "l");

  private static final Set<String> WITH_ARGUMENT =
      Set.of("array", "tabular", "alignat", "alignat*", "alignedat");

  private Environments() {}

  private static Map.Entry<String, String[]> same(String name) {
    return Map.entry(name, new String[] {"\\begin{" + name + "}", "\\end{" + name + "}"});
  }

  private static Map.Entry<String, String[]> starred(String name) {
    return Map.entry(name + "*", new String[] {"\\begin{" + name + "}", "\\end{" + name + "}"});
  }

  private static Map.Entry<String, String[]> plain(String name) {
    return Map.entry(name, new String[] {"{", "}"});
  }

  private static String[] cases(String style, String right) {
    return new String[] {
      "\\left\\{" + style + "\\begin{array}" + TWO_COLUMNS, "\\end{array}" + right
    };
  }

  static boolean isMath(String name) {
    return MATH.containsKey(name);
  }

  static boolean isText(String name) {
    return TEXT.containsKey(name);
  }

  static boolean isList(String name) {
    return name.equals("itemize") || name.equals("enumerate");
  }

  static boolean takesArgument(String name) {
    return WITH_ARGUMENT.contains(name);
  }

  /** What is written before the body; {@code columns} says whether it has more than one column. */
  static String begin(String name, boolean columns) {
    String begin = MATH.get(name)[0];
    return columns ? begin : begin.replace(TWO_COLUMNS, "{l}");
  }

  /** Whether the body is not a table but a formula. */
  static boolean isPlain(String name) {
    return MATH.get(name)[0].equals("{");
  }

  static String end(String name) {
    return MATH.get(name)[1];
  }

  /** The column letter of a text environment. */
  static String column(String name) {
    return TEXT.get(name);
  }

  static Set<String> names() {
    Set<String> names = new TreeSet<>(MATH.keySet());
    names.addAll(TEXT.keySet());
    return names;
  }
}
