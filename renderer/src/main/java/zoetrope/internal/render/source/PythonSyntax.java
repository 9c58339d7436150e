package zoetrope.internal.render.source;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Hints for lines that are Python's. */
final class PythonSyntax {
  private static final Map<Pattern, String> HINTS = new LinkedHashMap<>();

  static {
    hint("^\\s*#", "comments begin with // in Java");
    hint("[;)]\\s*#", "comments begin with // in Java");
    hint("^\\s*def\\s+\\w+", "a method has its types: void name(double x) { ... }");
    hint("^\\s*class\\s+\\w+\\s*\\(", "a scene is: class Name extends Scene { ... }");
    hint("^\\s*(?:el)?if\\b[^{(]*:\\s*$", "if (x > 0) { ... } else if (...) { ... }");
    hint("^\\s*(?:el)?if\\b.*:\\s*$", "if (x > 0) { ... } else if (...) { ... }");
    hint("^\\s*else\\s*:", "if (x > 0) { ... } else { ... }");
    hint(
        "^\\s*for\\s+[\\w, ]+\\s+in\\b",
        "loops: for (var x : list) { ... }, for (int i = 0; i < 3; i++)");
    hint("^\\s*while\\b[^(]*:\\s*$", "while (x > 0) { ... }");
    hint("^\\s*with\\b.*:\\s*$", "Java has no with: call what is needed one after the other");
    hint(
        "^\\s*(?:from\\s+\\w+\\s+)?import\\s+manim",
        "words come by import static zoetrope.Zoetrope.*;");
    hint("\\blambda\\b[^:]*:", "a function is x -> x * x, or (x, y) -> x * y");
    hint(
        "\\b[rR][bB]?\"",
        "a backslash is doubled, without an r before the text: tex(\"\\\\frac12\")");
    hint("\\bf\"", "texts are joined by +, or by String.format(Locale.ROOT, \"%.2f\", x)");
    hint("'[^'\\\\]{2,}'", "texts stand in double quotes: \"text\"");
    hint("\\*\\*", "powers are Math.pow(x, 2)");
    hint("[=(,]\\s*\\[", "lists are List.of(a, b), with import java.util.List;");
    hint("\\bnot\\s+\\w", "not is ! in Java");
    hint("[)\\w]\\s+and\\s+[(\\w!]", "and is && in Java");
    hint("[)\\w]\\s+or\\s+[(\\w!]", "or is || in Java");
    hint("\\bis\\s+(?:not\\s+)?None\\b", "x is None is x == null");
    hint("\\w+\\s+if\\b.+\\belse\\b", "a choice is condition ? a : b");
  }

  private PythonSyntax() {}

  private static void hint(String line, String hint) {
    HINTS.put(Pattern.compile(line), hint);
  }

  /** What the line says in Java; none where it may be Java. */
  static List<String> hints(String line) {
    String code = withoutComment(line);
    return HINTS.entrySet().stream()
        .filter(hint -> hint.getKey().matcher(code).find())
        .map(Map.Entry::getValue)
        .limit(1)
        .toList();
  }

  /** The line without what Java takes for a comment, and with texts in double quotes emptied. */
  private static String withoutComment(String line) {
    return line.replaceAll("\"(?:[^\"\\\\]|\\\\.)*\"", "\"\"").replaceAll("//(?=\\D).*", "");
  }
}
