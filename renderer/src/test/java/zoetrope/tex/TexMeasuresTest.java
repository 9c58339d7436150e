package zoetrope.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;

/** Rules, gaps and sizes are those of TeX and LaTeX, in em of ten points. */
class TexMeasuresTest {
  /** The width of LaTeX's rules, .4 pt. */
  private static final double RULE = 0.04;

  private static final double CLOSE = 2e-3;

  private final JLaTeXMathEngine engine = new JLaTeXMathEngine();

  private TexLayout display(String source) {
    return engine.layout(TexSource.display(source));
  }

  private List<TexPiece> pieces(String source) {
    return display(source).pieces();
  }

  private Path rule(String source) {
    return pieces(source).stream()
        .filter(p -> p.kind() == TexPiece.Kind.RULE)
        .findFirst()
        .orElseThrow()
        .placed();
  }

  private double baseline(TexPiece piece) {
    return piece.placement().translation().y();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\boxed{x}", "\\fbox{x}", "\\ovalbox{x}"})
  void aFrameIsARuleAllAround(String source) {
    Path frame = rule(source);
    assertEquals(2, frame.subpathCount());
    Bounds outside = frame.subpath(0).bounds();
    Bounds inside = frame.subpath(1).bounds();
    double width = inside.min().x() - outside.min().x();
    assertTrue(width > RULE / 2 && width < 2 * RULE, "width " + width);
    assertEquals(width, outside.max().x() - inside.max().x(), 1e-6);
    assertEquals(width, inside.min().y() - outside.min().y(), 1e-6);
    assertEquals(width, outside.max().y() - inside.max().y(), 1e-6);
    Bounds letter = pieces("x").get(0).bounds();
    Bounds framed =
        pieces(source).stream()
            .filter(p -> p.kind() == TexPiece.Kind.GLYPH)
            .findFirst()
            .orElseThrow()
            .bounds();
    assertEquals(letter.size().x(), framed.size().x(), 1e-6);
    for (Vec corner : List.of(framed.min(), framed.max())) {
      assertTrue(inside.min().x() < corner.x() && corner.x() < inside.max().x());
      assertTrue(inside.min().y() < corner.y() && corner.y() < inside.max().y());
    }
  }

  @ParameterizedTest
  @CsvSource({"\\cancel, 1, 1", "\\bcancel, 1, -1", "\\xcancel, 2, 1"})
  void cancelledTermsAreCrossedByLines(String command, int lines, int rising) {
    List<TexPiece> pieces = pieces(command + "{M}");
    assertEquals(1 + lines, pieces.size());
    Path line = rule(command + "{M}");
    assertEquals(4, line.curveCount());
    Vec begin = line.point(0).lerp(line.point(3), 0.5);
    Vec end = line.point(6).lerp(line.point(9), 0.5);
    assertEquals(RULE, line.point(0).distance(line.point(3)), 1e-6);
    Vec along = end.minus(begin);
    assertEquals(0, along.dot(line.point(3).minus(line.point(0))), 1e-6, "flat ends");
    assertTrue(rising * along.y() * along.x() > 0);
    assertEquals(display("M").width() + 2 * RULE, Math.abs(along.x()), CLOSE);
    assertEquals(display("M").height() + 2 * RULE, Math.abs(along.y()), CLOSE);
    assertEquals(display("M").width() / 2, begin.lerp(end, 0.5).x(), CLOSE);
  }

  @ParameterizedTest
  @CsvSource({
    "1em, 1",
    "10pt, 1",
    "1in, 7.227",
    "1cm, 2.8453",
    "10 mm, 2.8453",
    "1ex, 0.4306",
    "-2pt, -0.2"
  })
  void aLengthMovesRowsApart(String length, double expected) {
    for (String environment : List.of("matrix", "aligned", "cases")) {
      String source = "\\begin{%1$s} M \\\\%2$s M \\end{%1$s}";
      double[] gap = new double[2];
      for (int i = 0; i < 2; i++) {
        List<TexPiece> letters =
            pieces(source.formatted(environment, i == 0 ? "" : "[" + length + "]")).stream()
                .filter(p -> p.symbol().contains("cmmi"))
                .toList();
        gap[i] = baseline(letters.get(0)) - baseline(letters.get(1));
      }
      assertEquals(expected, gap[1] - gap[0], CLOSE, environment);
    }
  }

  @Test
  void fallbackCharactersAreAsLargeAsTheirNeighbours() {
    Path square = Paths.rectangle(1, 1);
    JLaTeXMathEngine engine =
        new JLaTeXMathEngine(
            (codePoint, bold, italic) ->
                codePoint == '你'
                    ? Optional.of(new FallbackGlyphs.Glyph(square, 1.5, 0.9, 0.2))
                    : Optional.empty());
    TexLayout alone = engine.layout(TexSource.display("你"));
    assertEquals(1.5, alone.width(), 1e-6);
    assertEquals(0.9, alone.height(), 1e-6);
    assertEquals(0.2, alone.depth(), 1e-6);
    TexLayout script = engine.layout(TexSource.display("x^{你}"));
    assertEquals(0.7, script.pieces().get(1).bounds().size().x(), 1e-6);
    double without = engine.layout(TexSource.display("x^{}")).width();
    assertEquals(0.7 * 1.5, script.width() - without, 0.06);
    TexLayout low = engine.layout(TexSource.display("x_{你你你}"));
    double pitch = low.pieces().get(2).bounds().min().x() - low.pieces().get(1).bounds().min().x();
    assertEquals(0.7 * 1.5, pitch, 1e-6);
  }

  @Test
  void nestedListsHaveDifferentLabels() {
    String labels = "1.x(a)xi.xA.xB.xii.xiii.xiv.xv.x";
    String begin = "\\begin{enumerate}\\item x ";
    String end = "\\end{enumerate}";
    String source =
        begin + begin + begin + begin + "\\item x" + end + "\\item x".repeat(4) + end + end + end;
    assertEquals(
        symbols(labels),
        engine.layout(TexSource.text(source)).pieces().stream().map(TexPiece::symbol).toList());
  }

  private List<String> symbols(String letters) {
    return letters
        .chars()
        .mapToObj(c -> engine.layout(TexSource.text("{" + (char) c + "}")))
        .map(layout -> layout.pieces().get(0).symbol())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a,\\left(x\\right)", "z_{a,\\left(x\\right)}"})
  void aFenceAfterACommaHasTheSameGapAsABracket(String source) {
    TexLayout fence = display(source);
    TexLayout bracket = display(source.replace("\\left", "").replace("\\right", ""));
    for (int i = 0; i < fence.pieces().size(); i++) {
      Vec expected = bracket.pieces().get(i).bounds().center();
      assertEquals(0, fence.pieces().get(i).bounds().center().minus(expected).x(), 0.01);
    }
  }

  @Test
  void boxesAreTurnedCounterClockwiseAndScaled() {
    Vec plain = pieces("L").get(0).bounds().size();
    TexPiece turned = pieces("\\rotatebox{90}{L}").get(0);
    assertEquals(plain.x(), turned.bounds().size().y(), 1e-4);
    assertEquals(plain.y(), turned.bounds().size().x(), 1e-4);
    assertTrue(turned.placement().column(0).y() > 0, "the right side is turned to the top");
    assertTrue(turned.placement().column(1).x() < 0, "the top is turned to the left");
    Vec large = pieces("\\scalebox{2}{L}").get(0).bounds().size();
    assertEquals(2 * plain.x(), large.x(), 1e-4);
    assertEquals(2 * plain.y(), large.y(), 1e-4);
    TexPiece mirrored = pieces("\\reflectbox{L}").get(0);
    assertTrue(mirrored.placement().column(0).x() < 0);
    assertTrue(mirrored.placement().column(1).y() > 0);
  }

  @Test
  void sidesetPutsScriptsOnBothSides() {
    TexLayout layout = display("\\sideset{^a}{_b}\\sum_c");
    Bounds sum = layout.pieces().get(layout.part("\\sum").get(0).get(0)).bounds();
    Bounds a = layout.pieces().get(layout.part("a").get(0).get(0)).bounds();
    Bounds b = layout.pieces().get(layout.part("b").get(0).get(0)).bounds();
    assertTrue(a.max().x() <= sum.min().x() + 0.01 && a.center().y() > sum.center().y());
    assertTrue(b.min().x() >= sum.max().x() - 0.01 && b.center().y() < sum.center().y());
  }

  /** The expected sizes come from LaTeX with amsmath, with the fonts of 10 pt also for scripts. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " ~~ ",
      value = {
        "\\boxed{x} ~~ 1.2515 ~~ 0.7706 ~~ 0.3400",
        "\\cfrac{1}{x} ~~ 0.6915 ~~ 1.5900 ~~ 0.6860",
        "\\binom{n}{k} ~~ 2.0725 ~~ 1.4500 ~~ 0.9500",
        "{n \\choose k} ~~ 2.0725 ~~ 1.4500 ~~ 0.9500",
        "\\xrightarrow{} ~~ 1.0000 ~~ 0.3669 ~~ 0.0000",
        "\\big| ~~ 0.3333 ~~ 0.8500 ~~ 0.3500",
        "\\dddot{x} ~~ 1.0000 ~~ 0.5906 ~~ 0.0000",
        "\\overset{!}{=} ~~ 0.7778 ~~ 1.1530 ~~ 0.0000",
        "\\frac{1}{2} x ~~ 1.3115 ~~ 1.3210 ~~ 0.6860",
        "\\int_0^1 x ~~ 2.1382 ~~ 1.5420 ~~ 0.8961",
        "\\beta x ~~ 1.1899 ~~ 0.6944 ~~ 0.1944",
        "a^T b ~~ 1.5140 ~~ 0.8912 ~~ 0.0000",
        "\\left. x \\right) ~~ 1.0804 ~~ 0.7500 ~~ 0.2500",
        "\\overbracket{a+b} ~~ 2.1800 ~~ 1.2019 ~~ 0.0833",
        "\\underbracket{a+b} ~~ 2.1800 ~~ 0.6944 ~~ 0.5908",
        "\\eqqcolon ~~ 0.9889 ~~ 0.4306 ~~ 0.0000",
        "\\sqrt{x} ~~ 1.4049 ~~ 0.8491 ~~ 0.1909",
        "\\alpha_1 y ~~ 1.5659 ~~ 0.4306 ~~ 0.1944",
        "\\operatorname{softmax} ~~ 3.4500 ~~ 0.6944 ~~ 0.0000",
        "a \\bmod b ~~ 3.4300 ~~ 0.6944 ~~ 0.0000",
        "\\ddots ~~ 1.1667 ~~ 1.5056 ~~ 0.0000"
      })
  void inkHasTheSizeOfLatex(String source, double width, double height, double depth) {
    TexLayout layout = display(source);
    assertEquals(width, layout.width(), CLOSE, "width");
    assertEquals(height, layout.height(), CLOSE, "height");
    assertEquals(depth, layout.depth(), CLOSE, "depth");
  }

  @Test
  void anArrowIsAsLongAsItsText() {
    double shorter = display("\\xrightarrow{x}").width();
    double longer = display("\\xrightarrow{x+y+z+x+y+z}").width();
    assertTrue(longer > shorter + 2, "the arrow grows");
    List<TexPiece> arrow = pieces("\\xrightarrow[x+y+z+x+y+z]{}");
    double right = arrow.stream().mapToDouble(p -> p.bounds().max().x()).max().orElseThrow();
    assertEquals(longer, right, 0.1);
  }
}
