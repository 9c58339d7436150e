package zoetrope.mobject.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.text.Alignment;
import zoetrope.text.FontChange;
import zoetrope.text.Weight;

class WritingTest {
  private static final double CLOSE = 1e-9;

  @Test
  void aParagraphStandsAtTheLeftAndLinesCanBeAlignedAlone() {
    Paragraph paragraph = new Paragraph("short", "a much longer line", "end");

    assertEquals(3, paragraph.lineCount());
    paragraph.alignLine(2, Alignment.RIGHT).alignLine(0, Alignment.CENTER);
    assertEquals(paragraph.x(Directions.RIGHT), paragraph.line(-1).x(Directions.RIGHT), CLOSE);
    assertEquals(paragraph.x(), paragraph.line(0).x(), 0.01);
  }

  @Test
  void lineSpacingMovesLinesApart() {
    Paragraph narrow = new Paragraph("x", "x");
    Paragraph wide = new Paragraph("x", "x").lineSpacing(1.92);

    double pitch = narrow.line(0).y() - narrow.line(1).y();
    assertEquals(0.5533, pitch, 1e-3);
    assertEquals(2 * pitch, wide.line(0).y() - wide.line(1).y(), CLOSE);
  }

  @Test
  void emptyLinesAreLinesWithoutGlyphs() {
    Paragraph paragraph = new Paragraph("a", "", "b").alignLine(1, Alignment.RIGHT);

    assertEquals(0, paragraph.line(1).size());
    assertThrows(IndexOutOfBoundsException.class, () -> paragraph.line(3));
    assertTrue(new Paragraph("").bounds().isEmpty());
  }

  @Test
  void itemsOfAListBeginAtTheSameLeftEdge() {
    BulletedList list = new BulletedList("one", "two $x^2$", "three");

    assertEquals(3, list.size());
    assertEquals(list.get(0).x(Directions.LEFT), list.get(2).x(Directions.LEFT), CLOSE);
    assertTrue(list.item(0).x(Directions.LEFT) > list.get(0).get(0).x(Directions.RIGHT));
  }

  @Test
  void itemsOfLettersAreEquallyFarApartAndFormulasDoNotTouchThem() {
    BulletedList list = new BulletedList("onus", "gypsy", "bold", "$\\frac{a}{b}$");

    double pitch = baseline(list.item(0)) - baseline(list.item(1));
    assertEquals(pitch, baseline(list.item(1)) - baseline(list.item(2)), CLOSE);
    double descender = list.item(1).y(Directions.DOWN);
    assertEquals(0.5, descender - list.item(2).y(Directions.UP), 0.02, "from letter to letter");
    double gap = list.item(2).y(Directions.DOWN) - list.item(3).y(Directions.UP);
    assertTrue(gap > 0.5 - CLOSE, "an item that is higher than letters has at least the same gap");
  }

  @Test
  void groupsOfLinesStandLikeLines() {
    var lines = new Group<>(new Text("one"), new Text("gypsy"), new Text("lo"), new Text(""));
    lines.arrangeLines(0.1, Directions.LEFT);

    double pitch = baseline(lines.get(0)) - baseline(lines.get(1));
    assertEquals(pitch, baseline(lines.get(1)) - baseline(lines.get(2)), CLOSE);
    assertEquals(0.92 * 0.4864 + 0.1, pitch, 1e-6);
    assertEquals(lines.get(0).x(Directions.LEFT), lines.get(2).x(Directions.LEFT), CLOSE);
    assertEquals(0, lines.center().length(), CLOSE);
  }

  private static double baseline(Mobject<?> text) {
    return ((GlyphGroup<?>) text).baseline().y();
  }

  @Test
  void bulletsStandAboveTheBaselineWhateverTheLetters() {
    BulletedList list = new BulletedList("queries", "keys");

    double descender = list.item(0).y(Directions.DOWN);
    double bullet = list.get(0).get(0).y();
    assertEquals(0.21, bullet - descender, 0.03);
    double xHeight = 0.2166;
    double top = list.item(1).y(Directions.UP);
    assertEquals(top - 0.332 + xHeight / 2, list.get(1).get(0).y(), 0.03);
  }

  @Test
  void fadeAllButShowsOneItem() {
    BulletedList list = new BulletedList("one", "two").fadeAllBut(0).fadeAllBut(1);

    assertEquals(0.25, list.item(0).fillColor().alpha(), CLOSE);
    assertEquals(1, list.item(1).fillColor().alpha(), CLOSE);
  }

  @Test
  void aListWithoutItemsIsAnError() {
    assertThrows(IllegalArgumentException.class, () -> new BulletedList());
    assertEquals(2, new BulletedList("", "b").size());
    assertThrows(IllegalArgumentException.class, () -> new BulletedList(0.5, List.of()));
  }

  @Test
  void aTitleStandsAtTheTopWithItsLineBelow() {
    Title title = new Title("Attention");

    assertEquals(4 - 0.25, title.y(Directions.UP), CLOSE);
    assertEquals(12.2222, title.underline().width(), 1e-4);
    assertEquals(0.1, title.heading().y(Directions.DOWN) - title.underline().y(), CLOSE);
    title.underlineAsWideAsHeading();
    assertEquals(title.heading().width(), title.underline().width(), CLOSE);
    assertEquals(1, title.withoutUnderline().size());
  }

  @Test
  void fontsAndGradientsApplyToNamedParts() {
    Text text = new Text("plain bold plain").gradientPart("plain", Palette.RED, Palette.BLUE);
    Text bold =
        new Text("plain bold plain")
            .fontParts(Map.of("bold", FontChange.NONE.weight(Weight.BOLD), "no", FontChange.NONE));

    assertEquals(Palette.RED, text.part("plain", 1).first().fillColor());
    assertEquals(Palette.BLUE, text.part("plain", 1).last().fillColor());
    assertTrue(bold.part("bold").width() > text.part("bold").width());
    assertEquals(text.part("plain").width(), bold.part("plain").width(), CLOSE);
  }
}
