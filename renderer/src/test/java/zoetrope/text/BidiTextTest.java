package zoetrope.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.source.Span;

class BidiTextTest {
  private static final TextStyle PLAIN = TextStyle.DEFAULT.family("DejaVu Sans");
  private static final double TINY = 1e-9;

  private static TextLayout layout(String text) {
    return TextLayout.of(text, PLAIN);
  }

  /** Returns the characters of the glyphs, from the left of the line to its right. */
  private static String visual(TextLayout layout) {
    return layout.glyphs().stream()
        .sorted(Comparator.comparingDouble(PlacedGlyph::x))
        .map(g -> g.span().of(layout.text()))
        .collect(Collectors.joining());
  }

  /** Hebrew letters: alef, bet, gimel. Expected orders follow UAX #9. */
  @ParameterizedTest
  @CsvSource({
    "\u05D0\u05D1\u05D2, \u05D2\u05D1\u05D0",
    "a\u05D0\u05D1b, a\u05D1\u05D0b",
    "\u05D0\u05D1ab, ab\u05D1\u05D0",
    "\u05D0 12 \u05D1, \u05D112\u05D0",
    "a\u05D0 12 \u05D1, a\u05D112\u05D0",
    "\u05D0(\u05D1)\u05D2, \u05D2)\u05D1(\u05D0",
    "\u05D0!, !\u05D0",
    "a\u05D0!, a\u05D0!",
    "\u2067ab\u2069, ab\u2069",
  })
  void linesAreReorderedByTheBidirectionalAlgorithm(String text, String expected) {
    assertEquals(expected, visual(layout(text)));
  }

  @Test
  void glyphsAreListedInTheOrderOfTheirCharacters() {
    List<Integer> starts =
        layout("ab \u05D0\u05D1 12 \u0633\u0644\u0627\u0645 c").glyphs().stream()
            .map(g -> g.span().start())
            .toList();
    assertEquals(starts.stream().sorted().toList(), starts);
  }

  @Test
  void theParagraphDirectionCanBeSet() {
    String text = "ab \u05D0!";
    assertEquals("ab\u05D0!", visual(layout(text)));
    TextStyle back = PLAIN.direction(TextDirection.RIGHT_TO_LEFT);
    assertEquals("!\u05D0ab", visual(TextLayout.of(text, back)));
    TextStyle forth = PLAIN.direction(TextDirection.LEFT_TO_RIGHT);
    assertEquals("\u05D0!", visual(TextLayout.of("\u05D0!", forth)));
  }

  @Test
  void everyLineIsAParagraph() {
    TextLayout two = layout("\u05D0!\na!");
    assertTrue(two.glyphs().get(0).x() > two.glyphs().get(1).x());
    assertTrue(two.glyphs().get(2).x() < two.glyphs().get(3).x());
  }

  @Test
  void bracketsAreMirrored() {
    TextLayout hebrew = layout("\u05D0(");
    assertEquals(layout(")").glyphs().get(0).outline(), hebrew.glyphs().get(1).outline());
  }

  @Test
  void arabicLettersJoin() {
    TextLayout alone = layout("\u0628");
    TextLayout joined = layout("\u0628\u0628\u0628");
    assertNotEquals(alone.glyphs().get(0).outline(), joined.glyphs().get(1).outline());
    assertNotEquals(joined.glyphs().get(0).outline(), joined.glyphs().get(1).outline());
    TextLayout apart = layout("\u0628\u200C\u0628");
    assertEquals(alone.glyphs().get(0).outline(), apart.glyphs().get(0).outline());
  }

  @Test
  void lamAndAlefAreOneGlyphThatIsFoundOnlyByBothLetters() {
    TextLayout layout = layout("\u0633\u0644\u0627\u0645");
    assertEquals(new Span(1, 3), layout.glyphs().get(1).span());
    assertArrayEquals(new int[] {1}, layout.indicesIn(new Span(1, 3)));
    assertArrayEquals(new int[0], layout.indicesIn(new Span(1, 2)));
  }

  @Test
  void hebrewPointsStandUnderTheirLetters() {
    List<PlacedGlyph> glyphs = layout("\u05D0\u05B7\u05D1").glyphs();
    assertEquals(new Span(0, 2), glyphs.get(0).span());
    assertEquals(new Span(0, 2), glyphs.get(1).span());
    double letter = glyphs.get(0).bounds().center().x();
    assertEquals(letter, glyphs.get(1).bounds().center().x(), 0.15);
    assertTrue(glyphs.get(1).bounds().min().y() < 0);
  }

  @Test
  void underlinesFollowWordsToTheirPlaces() {
    String text = "\u05D0\u05D0 \u05D1\u05D1 ab";
    TextLayout layout =
        TextLayout.of(text, PLAIN.with(new Span(0, 2), FontChange.NONE.underlined()));
    PlacedGlyph line =
        layout.glyphs().stream()
            .max(Comparator.comparingDouble(g -> g.bounds().size().x()))
            .orElseThrow();
    assertEquals(layout.width(), line.bounds().max().x(), TINY);
    assertTrue(line.bounds().min().x() > layout.width() / 2);
  }

  @Test
  void theWidthIsThatOfTheLettersInAnyOrder() {
    double sum = layout("\u05D0\u05D1").width() + layout("ab").width();
    assertEquals(sum, layout("\u05D0\u05D1ab").width(), TINY);
  }
}
