package zoetrope.animation.derivation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.BLUE;
import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.derivation;
import static zoetrope.Zoetrope.fadeOut;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.author.Runs;
import zoetrope.geometry.Bounds;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.TexText;
import zoetrope.source.Span;

class DerivationTest {
  private static List<String> moved(String before, String after) {
    FormulaLine from = new FormulaLine(new Tex(before));
    FormulaLine to = new FormulaLine(new Tex(after));
    TreeSet<String> moves = new TreeSet<>();
    for (Match match : new TermMatches(from, to).find()) {
      moves.add(place(match.from(), before) + " > " + place(match.to(), after));
    }
    return List.copyOf(moves);
  }

  private static String place(List<Glyph> glyphs, String source) {
    Span span = glyphs.stream().map(Glyph::span).reduce(Span::union).orElseThrow();
    return span.of(source) + "@" + span.start();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2x - 3 = -7 | 2x = -7 + 3 | 2x@0 > 2x@0; - 3@3 > + 3@8; = -7@7 > = -7@3",
        "2x = -4 | x = -2 | x = -@1 > x = -@0",
        "3 + 4 = x | 7 = x | = x@6 > = x@2",
        "a(b + c) | ab + ac | a@0 > a@0; a@0 > a@5; b +@2 > b +@1; c@6 > c@6",
        "ab + ac | a(b + c) | a@0 > a@0; a@5 > a@0; b +@1 > b +@2; c@6 > c@6",
        "x^2 - 4 | (x - 2)(x + 2) | x@0 > x@1; x@0 > x@8; -@4 > -@3",
        "\\frac{3 - 2}{1 + 1} | \\frac{1}{2} | \\frac@0 > \\frac@0",
        "2x = 6 | x = \\frac{6}{2} | x =@1 > x =@0; 6@5 > 6@10; 2@0 > 2@13",
        "x^{12} = y | y = x^{12} | x^{12@0 > x^{12@4; y@9 > y@0; =@7 > =@2",
        "{x \\over 2} = 1 | \\frac{x}{2} = 1 | x \\over 2} = 1@1 > \\frac{x}{2} = 1@0",
        // Equal terms keep their order, and stay in the same factor, row or cell.
        "(s - 2)(t - s) | s - 2 = t - s | s - 2@1 > s - 2@0; t - s@8 > t - s@8",
        "(s - 2)(s - 5) | s_1 = 2, s_2 = 5 | s@1 > s@0; s@8 > s@9",
        "xa + xb | 3xa + x | xa + x@0 > xa + x@1",
        "x = 1 \\\\ y = 1 | x = 2 \\\\ y = 1 | x =@0 > x =@0; y = 1@9 > y = 1@9",
        "\\begin{cases} x = 1 \\\\ y = 1 \\end{cases} | \\begin{cases} x = 2 \\\\ y = 1"
            + " \\end{cases} | \\begin{cases} x =@0 > \\begin{cases} x =@0; y = 1@23 > y = 1@23",
        // A function and its argument move together.
        "P(A) P(B) | P(B) + P(A) | P(A)@0 > P(A)@7; P(B)@5 > P(B)@0",
        "f'(x) g(x) | g(x) f'(x) h(x) | f'(x)@0 > f'(x)@5; g(x)@6 > g(x)@0; (x)@7 > (x)@12",
        "\\sin 2x \\cos x | \\cos x + \\sin 2x | \\sin 2x@0 > \\sin 2x@9; \\cos x@8 > \\cos x@0",
        "\\int y \\, dx | \\int \\, dx | \\int@0 > \\int@0; dx@10 > dx@8",
      })
  void termsMoveByTheirMeaning(String before, String after, String expected) {
    assertEquals(new TreeSet<>(List.of(expected.split("; "))), new TreeSet<>(moved(before, after)));
  }

  @Test
  void linesStandBelowEachOtherAlignedAtTheirRelation() {
    Derivation d = derivation("2x - 3 = -7", "2x &= -7 + 3", "x = -2").shift(RIGHT).scale(0.5);
    for (int i = 1; i < 3; i++) {
      Bounds before = d.line(i - 1).part("=").bounds();
      Bounds after = d.line(i).part("=").bounds();
      assertEquals(before.min().x(), after.min().x(), 1e-9);
      assertTrue(d.line(i).bounds().max().y() < d.line(i - 1).bounds().min().y());
    }
  }

  @Test
  void aStepLeavesItsLineAndItsReasonOnTheStage() {
    Derivation d = derivation("a = b", "b = a");
    Runs.run(
        s -> {
          s.playAll(d.next());
          s.playAll(d.next().reason("swap the sides"));
          assertEquals(List.of(d.line(0), d.line(1), d.get(2)), s.listed());
        });
    Mobject<?> reason = d.get(2);
    assertEquals(d.line(1).baseline().y(), ((TexText) reason).baseline().y(), 1e-9);
    assertTrue(reason.bounds().min().x() > d.line(0).bounds().max().x());
  }

  @Test
  void inPlaceOnlyTheLastLineIsOnTheStage() {
    Derivation d = derivation("x + 1 - 1 = 2").inPlace();
    Runs.run(
        s -> {
          s.playAll(d.next());
          s.playAll(d.cancel("1", "1"));
          s.playAll(d.remark("x", "unknown"));
          assertEquals(5, s.listed().size());
          s.playAll(d.rewrite("x + 1 - 1", "x"));
          assertEquals(List.of(d.line(1)), s.listed());
        });
    assertEquals(d.line(0).center().x(), d.line(1).center().x(), 1e-9);
    assertEquals(d.line(0).baseline().y(), d.line(1).baseline().y(), 1e-9);
  }

  @Test
  void matricesKeepTheirColumnsAndTheLinesAlign() {
    Derivation d = derivation("\\begin{vmatrix} 4 & 1 \\\\ 2 & 3 \\end{vmatrix} = 10", "ad = 10");
    assertEquals(
        d.line(0).part("=").bounds().min().x(), d.line(1).part("=").bounds().min().x(), 1e-9);
  }

  @Test
  void fadingOutInPlaceFadesTheLastLineOnly() {
    Derivation d = derivation("x = 1", "y = 22").inPlace();
    Runs.run(
        s -> {
          s.playAll(d.next());
          s.playAll(d.next().reason("next"));
          s.playAll(d.remark("22", "a number"));
          assertEquals(4, d.size());
          s.playAll(fadeOut(d));
          assertEquals(List.of(), s.listed());
        });
  }

  @Test
  void rewriteIgnoresAlignmentAndSizesOfBrackets() {
    Tex line = new Tex("\\left(x + 1\\right) &= 2");
    assertEquals("x &= 1", LineEdits.rewrite(line, "(x+1) = 2", 0, "x &= 1"));
  }

  @Test
  void anOccurrenceIsCountedInTheSameWayEverywhere() {
    Derivation d = derivation("x + x + x &= 3", "y + y &= 3").inPlace();
    Runs.run(
        s -> {
          s.playAll(d.next());
          s.playAll(d.cancel("x", 1));
          s.playAll(d.remark("x", -1, "last"));
          assertEquals(d.part("x", 1).center().x(), d.get(1).center().x(), 1e-9);
          assertEquals(d.part("x", 2).center().x(), d.get(2).center().x(), 1e-9);
          s.playAll(d.next().map("x", 2, "y", 1));
          s.playAll(d.rewrite("y", 1, "2y"));
          assertEquals("y + 2y &= 3", d.line(2).source());
          s.playAll(d.then("y &= 1"));
          assertThrows(IllegalArgumentException.class, () -> d.cancel("y", 1));
        });
  }

  @Test
  void colorsStayThroughAddedLines() {
    Derivation d = derivation("x = 1").colorPart("x", BLUE);
    Runs.run(
        s -> {
          s.playAll(d.next());
          s.playAll(d.bothSides("+ x"));
        });
    assertEquals(BLUE, d.line(1).part("x", 2).color());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x - 3 &= 4 | + 3 | x - 3 + 3 &= 4 + 3",
        "x + 1 = 2 | \\cdot 5 | \\left(x + 1\\right) \\cdot 5 &= 2 \\cdot 5",
        "-c &= a | \\cdot 5 | -c \\cdot 5 &= a \\cdot 5",
        "2x &= 4 | / 2 | \\frac{2x}{2} &= \\frac{4}{2}",
        "\\sqrt{x} &= x - 2 | ^2 | \\left(\\sqrt{x}\\right)^{2} &= \\left(x - 2\\right)^{2}",
        "a &< b | - c | a - c &< b - c"
      })
  void bothSidesWritesTheNextLine(String line, String operation, String expected) {
    assertEquals(expected, LineEdits.bothSides(line, operation));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "y = 2x + 1 | x | 5 | y = 2\\left(5\\right) + 1",
        "y = x^2 | x | -3 | y = \\left(-3\\right)^2",
        "y = x | x | a + b | y = a + b",
        "y = \\exp x | x | 0 | y = \\exp 0",
        "y = \\sin x | x | 2t | y = \\sin 2t",
        "y = \\sin x | x | a + b | y = \\sin \\left(a + b\\right)",
        "y = f(x) | x | a + b | y = f(a + b)",
        "y = a + x | x | b + c | y = a + b + c",
        "y = a + x | x | -b | y = a + \\left(-b\\right)",
        "y = x - a | x | -b + c | y = -b + c - a",
        "y = nRT | n | \\frac{m}{M} | y = \\frac{m}{M}RT",
        "y = xt | x | -3 | y = -3t",
        "y = tx | x | -3 | y = t\\left(-3\\right)",
        "y = 2 \\cdot x | x | 3 | y = 2 \\cdot 3",
        "y = 2x | x | \\frac{1}{2} | y = 2\\left(\\frac{1}{2}\\right)",
        "y = 2x | x | \\sqrt{3} | y = 2\\sqrt{3}",
        "y = 2x | x | ab | y = 2ab",
        "y = x^2 | x | 3 | y = 3^2",
        "y = x^2 | x | ab | y = \\left(ab\\right)^2",
        "y = e^{x} | x | -t | y = e^{-t}",
        "y = \\sqrt{x} | x | a + b | y = \\sqrt{a + b}",
        "p = P(K) a | P(K) | 0.1 | p = 0.1 a",
        "y = \\frac{x}{2} | x | 4 | y = \\frac{4}{2}",
        "y = 3 - x | x | a + b | y = 3 - \\left(a + b\\right)"
      })
  void substituteWritesBracketsWhereTheyAreNeeded(
      String line, String symbol, String value, String expected) {
    assertEquals(expected, LineEdits.substitute(new Tex(line), symbol, value));
  }

  @Test
  void mistakesAreNamed() {
    Derivation d = derivation("a = b");
    assertThrows(IllegalArgumentException.class, () -> derivation());
    assertThrows(IllegalArgumentException.class, () -> derivation("a = b", " "));
    assertThrows(IllegalStateException.class, () -> d.cancel("a"));
    d.next();
    assertTrue(assertThrows(IllegalStateException.class, d::next).getMessage().contains("1 lines"));
    assertThrows(IllegalArgumentException.class, () -> d.rewrite("c", "d"));
    assertThrows(IllegalArgumentException.class, () -> d.bothSides("sin"));
    assertThrows(IllegalArgumentException.class, () -> derivation("a").reasons("", ""));
    assertThrows(IndexOutOfBoundsException.class, () -> d.line(1));
  }
}
