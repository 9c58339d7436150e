package zoetrope.mobject.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.color.Palette;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.BackgroundRectangle;
import zoetrope.mobject.shapes.Square;
import zoetrope.text.Alignment;
import zoetrope.text.FontChange;
import zoetrope.text.MissingGlyphException;

class TextTest {
  @Test
  void aBackgroundRectangleIsBehindTheGlyphsAndKeepsParts() {
    Text text = new Text("abc");
    int glyphs = text.size();
    Group<Glyph> part = text.addBackgroundRectangle().part("b");
    assertEquals(glyphs + 1, text.children().size());
    assertInstanceOf(BackgroundRectangle.class, text.children().get(0));
    assertEquals(1, part.size());
    assertEquals(text.x(), part.x(), 0.1);
  }

  private static final String PHRASE = "a fluffy blue creature\nroamed a blue forest";

  @ParameterizedTest
  @CsvSource({
    "x, 0.2452, 0.2096",
    "A, 0.3332, 0.3483",
    "0, 0.2047, 0.3346",
    "g, 0.2223, 0.3205",
    "+, 0.3221, 0.3221",
    "Hello world, 2.3988, 0.3429",
    "128-dimensional, 3.3562, 0.3483",
    "' a fluffy blue creature roamed the verdant forest', 10.0895, 0.4427"
  })
  void aTextIsAsLargeAsInManim(String source, double width, double height) {
    Text text = new Text(source);
    assertEquals(width, text.width(), 0.005 * width);
    assertEquals(height, text.height(), 0.005 * height);
  }

  @ParameterizedTest
  @CsvSource({
    "the angle \\theta, \\theta",
    "\\frac{1}{2} of it, \\frac",
    "so $x^2$ grows, $x^2$",
    "the set \\mathbb{R}, \\mathbb"
  })
  void latexInATextIsNoted(String source, String latex) {
    List<String> notes = new Text(source).notes();

    assertEquals(1, notes.size());
    assertTrue(
        notes.get(0).contains("shows \"" + latex + "\" as it is written: use tex(...)"),
        notes::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"from $5 to $6", "C:\\pictures", "a \\ b", "\\tautology", "x^2"})
  void aTextWithoutLatexIsNotNoted(String source) {
    assertEquals(List.of(), new Text(source).notes());
  }

  @Test
  void linesStandAPitchOf05533Apart() {
    Text text = new Text("x\nx");
    assertEquals(0.5533, text.get(0).y() - text.get(1).y(), 0.001);
  }

  @Test
  void isWhiteWithABorderAndCentredByItsInk() {
    Text text = new Text("gap");
    assertEquals(new Paint.Solid(Palette.WHITE), text.style().fill());
    assertEquals(0.5, text.style().fillBorder());
    assertEquals(0, text.strokeWidth());
    assertEquals(0, text.center().length(), 1e-12);
  }

  @Test
  void hasOneChildForEveryGlyphWithInkInTheOrderOfTheCharacters() {
    Text text = new Text("of fish");
    assertEquals(6, text.size());
    assertEquals(
        "offish", text.stream().map(g -> g.span().of(text.source())).reduce("", String::concat));
  }

  @Test
  void equalLettersShareTheirOutline() {
    Text text = new Text("xax");
    assertSame(text.get(0).localPath(), text.get(2).localPath());
  }

  @Test
  void anEmptyTextHasNoPoints() {
    assertTrue(new Text("").bounds().isEmpty());
    assertTrue(new Text(" \n ").bold().bounds().isEmpty());
  }

  @Test
  void partsAreTheGlyphsOfTheTextThemselves() {
    Text text = new Text(PHRASE);
    Group<Glyph> blue = text.part("blue");
    assertEquals(4, blue.size());
    assertSame(text.get(7), blue.get(0));
    blue.setColor(Palette.BLUE);
    assertEquals(Palette.BLUE, text.get(7).color());
    assertEquals(Palette.WHITE, text.get(6).color());
  }

  @Test
  void occurrencesAreCountedFromBothEnds() {
    Text text = new Text(PHRASE);
    assertEquals(2, text.parts("blue").size());
    assertSame(text.part("blue", 1).get(0), text.part("blue", -1).get(0));
    assertNotEquals(text.part("blue").get(0), text.part("blue", 1).get(0));
    assertEquals(2, text.parts(Pattern.compile("\\bblue\\b")).size());
    assertEquals(6, text.part(2, 8).size());
  }

  @Test
  void wordsAndLinesAreTakenApart() {
    Text text = new Text(PHRASE);
    assertEquals(8, text.words().size());
    assertEquals("forest".length(), text.words().last().size());
    assertEquals(2, text.lines().size());
    assertEquals("roamedablueforest".length(), text.lines().get(1).size());
  }

  @Test
  void aMissingPartIsAnErrorWithSuggestions() {
    Text text = new Text(PHRASE);
    assertEquals(
        "\"creatrue\" is not in the Text \"a fluffy blue creature\\nroamed a blue forest\": did you"
            + " mean \"creature\"?",
        messageOf(() -> text.part("creatrue")));
    assertTrue(messageOf(() -> text.part("creature roamed")).contains("\"creature\\nroamed\"?"));
    assertTrue(messageOf(() -> text.parts("xyz")).endsWith("forest\""));
    assertTrue(messageOf(() -> text.part("blue", 2)).contains("occurs 2 times"));
    assertTrue(messageOf(() -> text.part(" ")).contains("no separate glyph"));
  }

  private static String messageOf(Runnable action) {
    return assertThrows(IllegalArgumentException.class, action::run).getMessage();
  }

  @Test
  void coloursTheLongerOfOverlappingParts() {
    Text text = new Text("softmax of soft things");
    text.colorParts(
        Map.of("softmax", Palette.RED, "soft", Palette.BLUE, "no such part", Palette.GREEN));
    assertEquals(Palette.RED, text.get(0).color());
    assertEquals(Palette.BLUE, text.part("soft", 1).color());
    assertEquals(Palette.WHITE, text.part("things").color());
  }

  @Test
  void optionsKeepCentreSizeTurnAndColours() {
    Text text = new Text("one two").scale(2).rotate(Math.PI / 2).moveTo(Vec.of(3, -1));
    text.colorPart("two", Palette.RED);
    double height = text.height();
    text.bold();
    assertEquals(0, text.center().distance(Vec.of(3, -1)), 1e-12);
    assertEquals(Palette.RED, text.part("two").color());
    assertEquals(Palette.WHITE, text.part("one").color());
    assertTrue(text.height() > 1.05 * height, "bold is wider, and the text runs upwards");
    assertEquals(96, text.fontSize(), 1e-9);
  }

  @Test
  void theFontSizeFollowsScalingAndBack() {
    Text text = new Text("x").moveTo(Vec.of(1, 1)).fontSize(24);
    assertEquals(0.2452 / 2, text.width(), 0.001);
    assertEquals(1, text.x(), 1e-12);
    assertEquals(72, text.scale(3).fontSize(), 1e-9);
    assertThrows(IllegalArgumentException.class, () -> text.fontSize(0));
  }

  @Test
  void linesHaveTheirAlignment() {
    Text text = new Text("x\nxxxx");
    assertEquals(text.x(), text.get(0).x(), 0.01);
    text.alignment(Alignment.LEFT);
    assertEquals(text.get(1).x(), text.get(0).x(), 1e-9);
    double pitch = text.get(0).y() - text.get(1).y();
    assertEquals(pitch * 1.6 / 0.96, pitchOf(text.lineSpacing(1.6)), 1e-9);
    assertEquals(pitch, pitchOf(text.lineSpacingHeight(0.6)), 1e-9);
  }

  private static double pitchOf(Text text) {
    return text.get(0).y() - text.get(1).y();
  }

  @Test
  void ligaturesAreOneGlyphOfTwoCharacters() {
    Text text = new Text("fig");
    assertEquals(3, text.size());
    assertEquals(2, text.ligatures(true).size());
    assertEquals(1, text.part("fi").size());
    assertTrue(messageOf(() -> text.part("f")).contains("together with its neighbours"));
  }

  @Test
  void partsCanHaveAnotherStyle() {
    Text text = new Text("big x, small x").fontPart("small x", FontChange.NONE.size(0.5));
    assertEquals(text.part("x", 0).width() / 2, text.part("x", 1).width(), 1e-9);
    double upright = new Text("with a word").width();
    assertTrue(new Text("with a word").boldPart("word").width() > upright);
    assertThrows(IllegalArgumentException.class, () -> text.italicPart("absent"));
  }

  @Test
  void newGlyphsAreFixedInTheFrameLikeTheOldOnes() {
    Text text = new Text("x").fixInFrame().bold();
    assertEquals(1, text.get(0).fixedInFrame());
  }

  @Test
  void copiesAreIndependent() {
    Text text = new Text("a b");
    Text copy = text.copy().shift(Vec.of(1, 0)).bold();
    copy.part("b").setColor(Palette.RED);
    assertEquals(0, text.center().length(), 1e-12);
    assertEquals(1, copy.x(), 1e-12);
    assertEquals(Palette.WHITE, text.part("b").color());
  }

  @Test
  void aCharacterWithoutAGlyphIsAnError() {
    assertThrows(MissingGlyphException.class, () -> new Text("\u0e01"));
  }

  @Test
  void halosLieBehindAllLettersOfTheirText() {
    Text text = new Text("soft").setBackstroke(Palette.BLACK, 8);
    List<Item> items = new ArrayList<>();
    text.appendItems(items);
    assertEquals(8, items.size());
    for (int i = 0; i < 4; i++) {
      Style halo = ((Item.Shape) items.get(i)).style();
      Style letter = ((Item.Shape) items.get(i + 4)).style();
      assertTrue(halo.fill().isInvisible() && halo.behind().maxWidth() == 8);
      assertTrue(!letter.fill().isInvisible() && letter.behind().isInvisible());
    }
    items.clear();
    new Square().setFill(Palette.RED, 1).setBackstroke().appendItems(items);
    assertEquals(1, items.size());
  }
}
