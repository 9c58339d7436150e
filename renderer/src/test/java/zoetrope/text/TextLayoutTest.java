package zoetrope.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.source.Span;

class TextLayoutTest {
  private static final TextStyle PLAIN = TextStyle.DEFAULT;
  private static final double TINY = 1e-12;

  private static List<Span> spans(TextLayout layout) {
    return layout.glyphs().stream().map(PlacedGlyph::span).toList();
  }

  private static List<String> sources(TextLayout layout) {
    return layout.glyphs().stream().map(g -> g.span().of(layout.text())).toList();
  }

  /**
   * The expected sizes were measured with manimgl at font size 48. Pango rounds advances, so the
   * widths of lines may differ by 1 %.
   */
  @ParameterizedTest
  @CsvSource(
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "x,.2452,.2096",
        "A,.3332,.3483",
        "0,.2047,.3346",
        "8,.2019,.3346",
        "g,.2223,.3205",
        "+,.3221,.3221",
        "\u2013,.2427,.0108",
        "'.',.0511,.0511",
        "',',.0569,.1455",
        "Hello world,2.3988,.3429",
        "128-dimensional,3.3562,.3483",
        " a fluffy blue creature roamed the verdant forest,10.0895,.4427"
      })
  void inkIsAsLargeAsManimglDrawsIt(String text, double width, double height) {
    Vec size = TextLayout.of(text, PLAIN).bounds().size().times(TextLayout.unitsPerEm(48));
    assertEquals(width, size.x(), 0.01 * width);
    assertEquals(height, size.y(), 0.01 * height);
  }

  @Test
  void anEmAtSize48Is0Point4864Units() {
    assertEquals(0.4864, TextLayout.unitsPerEm(48), TINY);
  }

  @Test
  void advancesAreNotRounded() {
    assertEquals(0.527, TextLayout.of("x", PLAIN).width(), TINY);
    assertEquals(1.387, TextLayout.of("x x", PLAIN).width(), TINY);
  }

  @Test
  void kerningBringsAvTogetherAndCanBeSwitchedOff() {
    double a = TextLayout.of("A", PLAIN).width();
    double v = TextLayout.of("V", PLAIN).width();
    assertEquals(a + v - 0.111, TextLayout.of("AV", PLAIN).width(), TINY);
    assertEquals(a + v, TextLayout.of("AV", PLAIN.kerning(false)).width(), TINY);
  }

  @Test
  void withoutLigaturesEachLetterIsAGlyph() {
    assertEquals(List.of("o", "f", "f", "i", "c", "e"), sources(TextLayout.of("office", PLAIN)));
  }

  @Test
  void aLigatureIsOneGlyphForAllItsLetters() {
    TextLayout layout = TextLayout.of("an office fire", PLAIN.ligatures(true));
    assertEquals(List.of("a", "n", "o", "ffi", "c", "e", "fi", "r", "e"), sources(layout));
    assertArrayEquals(new int[0], layout.indicesIn(new Span(5, 6)));
    assertArrayEquals(new int[] {3}, layout.indicesIn(new Span(4, 7)));
  }

  @Test
  void blanksAdvanceButHaveNoGlyph() {
    TextLayout layout = TextLayout.of(" a b", PLAIN);
    assertEquals(List.of(new Span(1, 2), new Span(3, 4)), spans(layout));
    assertEquals(0.333, layout.glyphs().get(0).x(), TINY);
  }

  @Test
  void equalGlyphsShareOneOutline() {
    TextLayout layout = TextLayout.of("abba", PLAIN);
    assertSame(layout.glyphs().get(0).outline(), layout.glyphs().get(3).outline());
    assertSame(
        layout.glyphs().get(1).outline(), TextLayout.of("b", PLAIN).glyphs().get(0).outline());
  }

  @Test
  void aLetterAndItsAccentAreOneSpan() {
    assertEquals(List.of("e\u0301", "x"), sources(TextLayout.of("e\u0301x", PLAIN)));
    assertEquals(List.of("x\u0301", "x\u0301", "z"), sources(TextLayout.of("x\u0301z", PLAIN)));
  }

  @Test
  void anAccentStandsOverItsLetter() {
    List<PlacedGlyph> glyphs = TextLayout.of("x\u0301", PLAIN).glyphs();
    Vec letter = glyphs.get(0).bounds().center();
    Vec accent = glyphs.get(1).bounds().center();
    assertEquals(letter.x(), accent.x(), 0.1);
    assertTrue(accent.y() > glyphs.get(0).bounds().max().y());
  }

  @Test
  void invisibleCharactersLeaveNoGlyph() {
    assertEquals(List.of("a\u200D", "b\uFEFF"), sources(TextLayout.of("a\u200Db\uFEFF", PLAIN)));
    assertEquals(List.of("x"), sources(TextLayout.of("\u00ADx", PLAIN)));
  }

  @Test
  void missingCharactersComeFromABundledFamily() {
    TextLayout layout = TextLayout.of("key\u952E\u3002\u221E", PLAIN.weight(Weight.BOLD));
    assertEquals(
        List.of(
            "CMU Serif Bold",
            "CMU Serif Bold",
            "CMU Serif Bold",
            "Noto Sans SC",
            "Noto Sans SC",
            "Noto Sans SC"),
        layout.glyphs().stream().map(g -> g.face().name()).toList());
    assertEquals(List.of("k", "e", "y", "\u952E", "\u3002", "\u221E"), sources(layout));
  }

  @Test
  void chineseStandsOnAGridOfOneEm() {
    TextLayout layout = TextLayout.of("\u6CE8\u610F\u529B", PLAIN);
    assertEquals(3, layout.width(), TINY);
    assertEquals(List.of(0.0, 1.0, 2.0), layout.glyphs().stream().map(PlacedGlyph::x).toList());
  }

  @Test
  void typographersPunctuationIsInTheDefaultFace() {
    TextLayout layout =
        TextLayout.of("\u2026\u201C\u201D\u2018\u2019\u2013\u2014\u2192\u00D7\u00B2", PLAIN);
    assertEquals(10, layout.glyphs().size());
    assertTrue(layout.glyphs().stream().allMatch(g -> g.face() == PLAIN.face()));
  }

  @Test
  void linesAreManimglsPitchApart() {
    TextLayout layout = TextLayout.of("one\r\ntwo\n\nfour", PLAIN);
    double pitch = 0.96 * 1.185;
    assertEquals(0.5533, pitch * TextLayout.unitsPerEm(48), 1e-4);
    assertEquals(4, layout.lines().size());
    for (int i = 0; i < 4; i++) {
      assertEquals(-i * pitch, layout.lines().get(i).baseline(), TINY);
    }
    assertEquals(
        List.of("one", "two", "", "four"),
        layout.lines().stream().map(line -> line.span().of(layout.text())).toList());
    assertEquals(
        List.of(0, 0, 0, 1, 1, 1, 3, 3, 3, 3),
        layout.glyphs().stream().map(PlacedGlyph::line).toList());
  }

  @Test
  void aLineSpacingHeightChangesThePitch() {
    TextStyle wide = PLAIN.lineSpacing(TextStyle.lineSpacingOf(1));
    assertEquals(-1.2 * 1.185, TextLayout.of("a\nb", wide).lines().get(1).baseline(), TINY);
  }

  @ParameterizedTest
  @CsvSource({"LEFT,0", "CENTER,0.5", "RIGHT,1"})
  void shortLinesAreAlignedWithinTheWidest(Alignment alignment, double share) {
    TextLayout layout = TextLayout.of("wide line\nx", PLAIN.alignment(alignment));
    double free = layout.width() - TextLayout.of("x", PLAIN).width();
    assertEquals(0, layout.lines().get(0).x(), TINY);
    assertEquals(share * free, layout.lines().get(1).x(), TINY);
    assertEquals(share * free, layout.glyphs().get(8).x(), TINY);
  }

  @Test
  void anEmptyTextIsOneEmptyLine() {
    TextLayout layout = TextLayout.of("", PLAIN);
    assertEquals(List.of(new TextLine(new Span(0, 0), 0, 0, 0)), layout.lines());
    assertTrue(layout.bounds().isEmpty());
    assertTrue(layout.outline().isEmpty());
  }

  @Test
  void aTabGoesToTheNextStop() {
    TextStyle mono = PLAIN.family("mono").alignment(Alignment.LEFT).tabWidth(4);
    double blank = TextLayout.of(" ", mono).width();
    List<PlacedGlyph> glyphs = TextLayout.of("a\tb\n\tc\nabcd\td", mono).glyphs();
    assertEquals(4 * blank, glyphs.get(1).x(), TINY);
    assertEquals(4 * blank, glyphs.get(2).x(), TINY);
    assertEquals(8 * blank, glyphs.get(7).x(), TINY);
  }

  @Test
  void aChangeAppliesToAPart() {
    TextStyle style =
        PLAIN
            .with(new Span(0, 2), FontChange.NONE.weight(Weight.BOLD).size(2))
            .with(new Span(1, 2), FontChange.NONE.slant(Slant.ITALIC).size(1.5));
    List<PlacedGlyph> glyphs = TextLayout.of("aaa", style).glyphs();
    assertEquals(
        List.of("CMU Serif Bold", "CMU Serif Bold Italic", "CMU Serif"),
        glyphs.stream().map(g -> g.face().name()).toList());
    assertEquals(List.of(2.0, 3.0, 1.0), glyphs.stream().map(PlacedGlyph::scale).toList());
    double bold = TextLayout.of("a", PLAIN.weight(Weight.BOLD)).width();
    assertEquals(2 * bold, glyphs.get(1).x(), TINY);
    assertEquals(
        2 * glyphs.get(0).outline().bounds().max().y(), glyphs.get(0).bounds().max().y(), TINY);
  }

  @Test
  void aLineWithLargerGlyphsMovesDown() {
    TextStyle style = PLAIN.with(new Span(2, 3), FontChange.NONE.size(2));
    double pitch = TextLayout.of("a\nb", PLAIN).lines().get(1).baseline();
    assertEquals(2 * pitch, TextLayout.of("a\nb", style).lines().get(1).baseline(), TINY);
  }

  @Test
  void aChangeBeyondTheTextIsAnError() {
    TextStyle style = PLAIN.with(new Span(0, 9), FontChange.NONE.size(2));
    assertThrows(IllegalArgumentException.class, () -> TextLayout.of("short", style));
  }

  @ParameterizedTest
  @ValueSource(strings = {"CMU Serif", "CMU Sans Serif", "CMU Typewriter Text", "Noto Sans SC"})
  void anchorsLieOnTheGridOfTheFace(String family) {
    for (PlacedGlyph glyph : TextLayout.of("aBg8&", PLAIN.family(family)).glyphs()) {
      Path outline = glyph.outline();
      for (int k = 0; k < outline.subpathCount(); k++) {
        assertTrue(outline.isClosed(k));
        for (int i = outline.subpathStart(k); i < outline.subpathStart(k + 1); i += 3) {
          Vec halfUnits = outline.point(i).times(2000);
          assertEquals(Math.rint(halfUnits.x()), halfUnits.x(), 1e-9);
          assertEquals(Math.rint(halfUnits.y()), halfUnits.y(), 1e-9);
        }
      }
    }
  }

  @Test
  void theOutlineOfATextConsistsOfItsGlyphs() {
    TextLayout layout = TextLayout.of("ab\ncd", PLAIN);
    assertEquals(layout.bounds(), layout.outline().bounds());
    assertNotEquals(0, layout.outline().curveCount());
  }

  @Test
  void layoutsOfManyThreadsAreEqual() {
    String text = "Threads: \u7EBF\u7A0B AV";
    List<PlacedGlyph> alone = TextLayout.of(text, PLAIN.ligatures(true)).glyphs();
    assertTrue(
        IntStream.range(0, 200)
            .parallel()
            .mapToObj(i -> TextLayout.of(text, PLAIN.ligatures(true)).glyphs())
            .allMatch(alone::equals));
  }
}
