package zoetrope.animation.derivation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.geometry.Bounds;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.PartSearch;
import zoetrope.internal.diagnostics.ScreenTexts;
import zoetrope.internal.diagnostics.Spans;
import zoetrope.internal.tex.meaning.Expression;
import zoetrope.internal.tex.meaning.Expression.Kind;
import zoetrope.internal.tex.meaning.ExpressionReader;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.source.Span;

/** Operations on the LaTeX source of a line that return the source of the next line. */
final class LineEdits {
  private static final Pattern OPERATION =
      Pattern.compile("\\s*(\\+|-|\\*|\\\\cdot|\\\\times|/|\\\\div|\\^)\\s*(.+)", Pattern.DOTALL);

  /** Source that a part need not repeat: blanks, alignment, and the sizes of brackets. */
  private static final Pattern IGNORED =
      Pattern.compile("\\s+|&|\\\\left(?![a-z])|\\\\right(?![a-z])");

  private LineEdits() {}

  /** Returns the characters of the first relation sign; empty if there is none. */
  private static Optional<Span> relation(String source) {
    return relations(source).stream().findFirst();
  }

  /** Returns the x coordinate at which a line is aligned. */
  static double alignedX(Tex line) {
    String source = line.source();
    int mark = alignment(source);
    int start = mark >= 0 ? mark : relation(source).map(Span::start).orElse(0);
    Bounds rest = line.part(start, source.length()).bounds();
    return (rest.isEmpty() ? line.bounds() : rest).min().x();
  }

  private static List<Span> relations(String source) {
    return ExpressionReader.read(source).parts().stream()
        .filter(part -> part.kind() == Kind.RELATION)
        .map(Expression::span)
        .toList();
  }

  static String bothSides(String source, String operation) {
    Matcher matcher = OPERATION.matcher(operation);
    List<Span> relations = relations(source);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          Messages.of(
              "bothSides(\"%s\") is not an operation: begin it with +, -, \\cdot, / or ^",
              operation));
    }
    if (relations.isEmpty()) {
      throw new IllegalArgumentException(
          Messages.of("the line %s has no relation sign, such as =", PartSearch.quoted(source)));
    }
    StringBuilder result = new StringBuilder();
    int start = 0;
    for (int i = 0; i < relations.size(); i++) {
      Span sign = relations.get(i);
      String side = source.substring(start, sign.start()).replace("&", "");
      result.append(apply(side, matcher.group(1), matcher.group(2))).append(i == 0 ? " &" : " ");
      result.append(sign.of(source)).append(' ');
      start = sign.end();
    }
    String last = source.substring(start).replace("&", "");
    return result.append(apply(last, matcher.group(1), matcher.group(2))).toString();
  }

  private static String apply(String side, String operator, String operand) {
    String left = side.strip();
    return switch (operator) {
      case "+", "-" -> left + " " + operator + " " + operand;
      case "/", "\\div" -> "\\frac{" + left + "}{" + operand + "}";
      case "^" -> Brackets.base(left) + "^{" + operand + "}";
      default -> Brackets.factor(left) + " \\cdot " + operand;
    };
  }

  static String substitute(Tex line, String symbol, String value) {
    String source = line.source();
    List<Span> places = new ArrayList<>();
    for (Group<Glyph> glyphs : line.parts(symbol)) {
      int start = source.indexOf(symbol, glyphs.first().span().start());
      places.add(new Span(start, start + symbol.length()));
    }
    StringBuilder result = new StringBuilder(source);
    for (int i = places.size() - 1; i >= 0; i--) {
      Span place = places.get(i);
      result.replace(place.start(), place.end(), Brackets.at(source, place, value));
    }
    return result.toString();
  }

  /** Replaces an occurrence of a part. */
  static String rewrite(Tex line, String part, int n, String replacement) {
    Span place = place(line, part, n);
    String source = line.source();
    return source.substring(0, place.start()) + replacement + source.substring(place.end());
  }

  /**
   * Returns an occurrence of a part: 0 is the first, -1 the last. Ignores blanks, {@code &} and the
   * sizes of brackets.
   *
   * @throws IllegalArgumentException if there are not enough occurrences
   */
  static Span place(Tex line, String part, int n) {
    String source = line.source();
    String written = ScreenTexts.part(source, part);
    List<Span> places =
        places(source, plain(written)).stream().filter(p -> line.part(p).size() > 0).toList();
    if (places.isEmpty()) {
      line.part(part);
    }
    return PartSearch.nth("line", source, written, places, n);
  }

  private static List<Span> places(String source, String plainPart) {
    StringBuilder plain = new StringBuilder();
    List<Span> characters = new ArrayList<>();
    Matcher matcher = IGNORED.matcher(source);
    int size = -1;
    for (int i = 0; i < source.length(); i++) {
      matcher.region(i, source.length());
      if (matcher.lookingAt()) {
        // A size belongs to the bracket after it.
        size = source.charAt(i) == '\\' ? i : size;
        i = matcher.end() - 1;
      } else {
        plain.append(source.charAt(i));
        characters.add(new Span(size < 0 ? i : size, i + 1));
        size = -1;
      }
    }
    return plainPart.isEmpty()
        ? List.of()
        : Spans.all(plain.toString(), plainPart).stream()
            .map(span -> characters.get(span.start()).union(characters.get(span.end() - 1)))
            .toList();
  }

  /** Returns a source without blanks, alignment, and the sizes of brackets. */
  static String plain(String source) {
    return IGNORED.matcher(source).replaceAll("");
  }

  /** Returns the index of the first {@code &} outside of environments; -1 if there is none. */
  private static int alignment(String source) {
    int depth = 0;
    for (int i = 0; i < source.length(); i++) {
      depth += source.startsWith("\\begin", i) ? 1 : source.startsWith("\\end", i) ? -1 : 0;
      if (depth == 0 && source.charAt(i) == '&' && (i == 0 || source.charAt(i - 1) != '\\')) {
        return i;
      }
    }
    return -1;
  }
}
