package zoetrope.mobject.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.color.Color;
import zoetrope.color.Palette;

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
  void innerColoursGoOverOuterOnes() {
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
        "a <blink>b</blink>, 2, no tag <blink>",
        "1 < 2, 2, &lt;",
        "R&D, 1, &amp;",
        "<span color='murky'>x</span>, 0, no colour",
        "<span size='huge'>x</span>, 0, no size",
        "<span font='Wingdings'>x</span>, 0, Wingdings",
        "<span tilt='1'>x</span>, 0, no attribute tilt",
        "<b color='RED'>x</b>, 0, take attributes",
        "&#x9999999;, 0, no character"
      })
  void badMarkupIsShownWithItsPlace(String markup, int index, String words) {
    MarkupException e = assertThrows(MarkupException.class, () -> new MarkupText(markup));

    assertEquals(index, e.index());
    assertTrue(e.getMessage().contains(words), e.getMessage());
    assertTrue(e.getMessage().endsWith("\n  " + " ".repeat(index) + "^"), e.getMessage());
  }
}
