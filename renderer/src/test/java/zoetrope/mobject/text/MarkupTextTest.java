package zoetrope.mobject.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Directions;

class MarkupTextTest {

  @Test
  void tagsLeaveOnlyTheirCharacters() {
    MarkupText text = new MarkupText("a <b>bold &amp; <i>leaning</i></b> &#x78;&lt;");

    assertEquals("a bold & leaning x<", text.source());
  }

  @Test
  void boldLettersAreWiderThanNormalOnes() {
    MarkupText text = new MarkupText("mm<b>mm</b>");

    assertTrue(text.part(2, 4).width() > 1.05 * text.part(0, 2).width());
    assertEquals(new Text("bold").bold().width(), new MarkupText("<b>bold</b>").width(), 1e-9);
  }

  @Test
  void innerColoursOverrideOuterOnes() {
    MarkupText text =
        new MarkupText("<span color=\"BLUE\">ab<span foreground='#FF0000'>c</span></span>d");

    assertEquals(Palette.BLUE, text.part("a").fillColor());
    assertEquals(Color.hex("FF0000"), text.part("c").fillColor());
    assertEquals(Palette.WHITE, text.part("d").fillColor());
  }

  @Test
  void aGradientGoesFromItsFirstColourToItsLast() {
    MarkupText text = new MarkupText("<gradient from=\"RED\" to=\"YELLOW\">abc</gradient>");

    assertEquals(Palette.RED, text.part("a").fillColor());
    assertEquals(Palette.YELLOW, text.part("c").fillColor());
  }

  @Test
  void sizesMultiplyWhereTheyAreNested() {
    MarkupText text = new MarkupText("x<span size='150%'>x<span size='200%'>x</span></span>");

    double plain = text.part(0, 1).height();
    assertEquals(1.5, text.part(1, 2).height() / plain, 1e-9);
    assertEquals(3, text.part(2, 3).height() / plain, 1e-9);
  }

  @Test
  void superscriptsStandHigherAndSubscriptsLower() {
    MarkupText text = new MarkupText("x<sup>x</sup><sub>x</sub>");

    double baseline = text.part(0, 1).bounds().min().y();
    assertTrue(text.part(1, 2).bounds().min().y() > baseline + 0.1);
    assertTrue(text.part(2, 3).bounds().min().y() < baseline - 0.05);
    assertEquals(0.7, text.part(1, 2).height() / text.part(0, 1).height(), 1e-9);
  }

  @Test
  void wordsAreUnderlinedAndStruckThrough() {
    MarkupText plain = new MarkupText("on a hill");
    MarkupText text = new MarkupText("on <u>a hill</u>");

    assertEquals(plain.size() + 2, text.size());
    assertEquals(plain.part("on").width(), text.part("on").width(), 1e-9);
    Glyph under = text.part("hill").last();
    assertTrue(under.bounds().max().y() < text.part("h").bounds().min().y());
    assertEquals(plain.part("hill").width(), under.width(), 0.05);
    assertEquals(under.x(Directions.LEFT), text.part("a").last().x(Directions.RIGHT), 1e-9);
    Glyph through = new MarkupText("<s>x</s>").last();
    Bounds x = new MarkupText("x").bounds();
    assertTrue(through.height() < 0.2 * x.size().y());
    assertTrue(Math.abs(through.y()) < 0.1 * x.size().y());
  }

  @Test
  void linesUnderWordsFollowColoursLinesAndSizes() {
    MarkupText text =
        new MarkupText("<u>a <span color='RED'>b</span>c\n<big>d</big></u> <u>  </u>");

    assertEquals(3 + 5, text.size() - 1);
    assertEquals(Palette.RED, text.part("b").last().fillColor());
    assertEquals(Palette.WHITE, text.part("c").last().fillColor());
    assertEquals(1.2, text.part("d").last().height() / text.part("c").last().height(), 1e-9);
    assertTrue(text.part("d").last().y() < text.part("c").last().y() - 0.3);
    Glyph blank = text.last();
    assertTrue(blank.width() > 0.2 && blank.x(Directions.LEFT) > text.part("d").x());
    assertEquals(new MarkupText("<u>x</u>").size(), new MarkupText("<u><u>x</u></u>").size());
    assertEquals(3, new MarkupText("<u><s>x</s></u>").size());
    MarkupText high = new MarkupText("x<sup><u>2</u></sup>");
    assertTrue(high.last().y() > high.part("x").y(Directions.DOWN) + 0.05);
    MarkupText level = new MarkupText("<u>x<sup>2</sup>y<sub>1</sub></u>");
    assertEquals(level.part("y").last().y(), level.part("2").last().y(), 1e-9);
    assertEquals(level.part("y").last().height(), level.last().height(), 1e-9);
  }

  @Test
  void partsOfATextAreUnderlinedByTheirWords() {
    Text text = new Text("fill in the blank").underlinePart("blank").strikethroughPart("in");

    assertEquals(16, text.size());
    assertEquals(6, text.words().get(3).size());
    assertEquals(3, text.words().get(1).size());
    assertEquals(Palette.RED, text.colorPart("blank", Palette.RED).last().fillColor());
    assertEquals(Palette.RED, text.bold().last().fillColor());
  }

  @Test
  void emptyMarkupIsAnObjectWithoutPoints() {
    assertTrue(new MarkupText("<b></b>").bounds().isEmpty());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "a <b>c, 2, never closed",
        "a</i>, 1, never opened",
        "<b><i>x</b></i>, 7, </i> must come before </b>",
        "a <blink>b</blink>, 2, `no tag <blink>; there are b, i, u, s, tt`",
        "a <u>b, 2, never closed",
        "<s x='1'>b</s>, 0, not <s>",
        "1 < 2, 2, &lt;",
        "R&D, 1, &amp;",
        "<span color='murky'>x</span>, 0, not a colour",
        "<span size='huge'>x</span>, 0, not a size",
        "<span font='Wingdings'>x</span>, 0, Wingdings",
        "<span tilt='1'>x</span>, 0, no attribute tilt",
        "<b color='RED'>x</b>, 0, take attributes",
        "&#x9999999;, 0, no character"
      })
  void invalidMarkupIsShownWithItsPlace(String markup, int index, String words) {
    MarkupException e = assertThrows(MarkupException.class, () -> new MarkupText(markup));

    assertEquals(index, e.index());
    assertTrue(e.getMessage().contains(words), e.getMessage());
    assertTrue(e.getMessage().endsWith("\n  " + " ".repeat(index) + "^"), e.getMessage());
  }
}
