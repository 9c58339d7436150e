package zoetrope.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.Cases;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;
import zoetrope.source.Span;

/** Every letter of a formula is a separate part, however deeply it is nested. */
class TexLettersTest {
  private final JLaTeXMathEngine engine = new JLaTeXMathEngine();

  private static final Pattern DRAWN =
      Pattern.compile(
          "\\\\(?:begin|end|textcolor)\\{\\w+}"
              + "|(?<drawn>\\\\(?:lambda|beta|Delta|ell)|(?<![\\\\\\w])[a-zA-Z0-9]+)"
              + "|\\\\[a-zA-Z]+");

  /**
   * Returns the letters, digits and symbols of {@code source} that are not the span of a piece, and
   * their places.
   */
  private List<String> lost(String source) {
    List<Span> spans =
        engine.layout(TexSource.display(source)).pieces().stream().map(TexPiece::span).toList();
    List<String> lost = new ArrayList<>();
    for (Matcher m = DRAWN.matcher(source); m.find(); ) {
      if (m.group("drawn") != null && m.group().startsWith("\\")) {
        note(new Span(m.start(), m.end()), spans, source, lost);
      } else if (m.group("drawn") != null) {
        for (int i = m.start(); i < m.end(); i++) {
          note(new Span(i, i + 1), spans, source, lost);
        }
      }
    }
    return lost;
  }

  private static void note(Span span, List<Span> spans, String source, List<String> lost) {
    if (spans.stream().filter(span::equals).count() != 1) {
      lost.add(source.substring(span.start(), span.end()) + " at " + span.start());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}",
        "\\frac{\\sqrt{a^2+b^2}}{c}",
        "\\frac{\\sqrt{d_k^2+1}}{n}",
        "\\frac{\\sqrt{\\lambda^2+1}}{2}",
        "\\frac{\\sqrt{\\hat b^2+1}}{2}",
        "\\frac{\\sqrt{{\\hat b}^2+1}}{2}",
        "\\frac{\\sqrt{{b}^2+1}}{2}",
        "\\frac{\\sqrt{|b|^2+1}}{2}",
        "\\frac{\\sqrt{b'^2+1}}{2}",
        "\\sqrt[3]{\\frac{b^2}{c}}",
        "\\begin{vmatrix} b^2 & k_1^2 \\\\ \\sqrt{b^2} & \\frac{b^2}{c} \\end{vmatrix}",
        "\\widehat{VTYf}",
        "\\underbrace{b^2 + k^2}_{d^2}",
        "\\overbrace{\\underbrace{x}_{a}+y}^{b}",
        "\\widehat{\\int_0^1 b}"
      })
  void lettersInLargeRootsAndDelimitersAreParts(String source) {
    assertEquals(List.of(), lost(source), source);
  }

  static Stream<String> nested() {
    return IntStream.range(0, Cases.count(400, 20))
        .mapToObj(seed -> new Nested(new Random(seed)).row(3));
  }

  @ParameterizedTest
  @MethodSource("nested")
  void lettersInRandomFormulasAreParts(String source) {
    assertEquals(List.of(), lost(source), source);
  }

  @Test
  void charactersOfTwoColoursAreNotJoined() {
    assertEquals(List.of(), lost("\\mathrm{f\\textcolor{red}{i}}"));
    assertEquals(List.of(), lost("\\mathrm{f{}i}"));
    List<TexPiece> pieces = engine.layout(TexSource.text("o\\textcolor{red}{f}ice, {f}f")).pieces();
    assertEquals(
        List.of(1, 1, 1, 1, 1, 1, 1, 1), pieces.stream().map(p -> p.span().length()).toList());
    assertEquals(1, pieces.stream().filter(p -> p.color().isPresent()).count());
  }

  /** A generator of random formulas. */
  private record Nested(Random random) {
    private static final List<String> SYMBOLS = List.of("\\lambda", "\\beta", "\\Delta", "\\ell");
    private static final List<String> AROUND =
        List.of(
            "\\frac{%s}{%s}",
            "{%s \\over %s}",
            "\\binom{%s}{%s}",
            "\\sqrt{%s}",
            "\\sqrt[%s]{%s}",
            "\\left(%s\\right)",
            "\\left[%s\\right]^{%s}",
            "\\left|%s\\middle|%s\\right|",
            "\\begin{pmatrix}%s & %s \\\\ %s & %s\\end{pmatrix}",
            "\\begin{cases}%s & %s \\\\ %s & %s\\end{cases}",
            "\\overline{%s}",
            "\\widehat{%s}",
            "\\hat{%s}^{%s}",
            "\\vec{%s}_{%s}",
            "\\underbrace{%s}_{%s}",
            "\\overbrace{%s}^{%s}",
            "\\sum_{%s}^{%s}",
            "\\int_{%s}^{%s}",
            "\\int\\limits_{%s}^{%s}",
            "\\sum\\nolimits_{%s}",
            "\\textcolor{red}{%s}^{%s}",
            "{%s}_{%s}",
            "\\boxed{%s}",
            "\\overrightarrow{%s}",
            "\\text{%l}^{%s}",
            "\\mathbf{%l}^{%s}");

    String row(int depth) {
      StringBuilder row = new StringBuilder(item(depth));
      for (int more = random.nextInt(depth + 1); more > 0; more--) {
        row.append(pick(List.of("", " + ", " = ", " - "))).append(item(depth));
      }
      return row.toString();
    }

    private String item(int depth) {
      if (depth == 0 || random.nextInt(3) == 0) {
        return scripted();
      }
      StringBuilder item = new StringBuilder();
      for (String piece : pick(AROUND).split("(?=%.)|(?<=%.)")) {
        item.append(
            switch (piece) {
              case "%s" -> row(depth - 1);
              case "%l" -> letter();
              default -> piece;
            });
      }
      return item.toString();
    }

    private String scripted() {
      return switch (random.nextInt(4)) {
        case 0 -> symbol() + "^{" + row(0) + "}";
        case 1 -> symbol() + "_{" + letter() + "}^{" + symbol() + "}";
        default -> symbol();
      };
    }

    private String symbol() {
      return random.nextInt(6) == 0 ? pick(SYMBOLS) + " " : letter();
    }

    private String letter() {
      return pick(List.of("a", "b", "f", "k", "V", "T", "x", "p", "4"));
    }

    private <T> T pick(List<T> all) {
      return all.get(random.nextInt(all.size()));
    }
  }
}
