package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Bounds;
import zoetrope.svg.model.SvgPart;

/** Text on paths and rotated letters. */
class SvgTextPathsTest {
  private static final String UP = "<path id='p' d='M50 90V10' fill='none'/>";

  private static SvgDrawing parse(String body) {
    return SvgDrawing.parse(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>" + body + "</svg>");
  }

  private static Bounds box(String body) {
    SvgDrawing drawing = parse(body);
    assertEquals(List.of(), drawing.notes());
    return drawing.bounds();
  }

  @Test
  void lettersStandOnThePath() {
    Bounds box = box(UP + "<text font-size='10'><textPath href='#p'>lll</textPath></text>");
    assertTrue(box.max().x() <= 50.5 && box.min().x() > 38, "" + box);
    assertTrue(box.min().y() >= -90.5 && box.size().y() > 5, "" + box);
    String half =
        "<text font-size='10'><textPath href='#p' startOffset='50%'>lll</textPath></text>";
    assertEquals(40, box(UP + half).min().y() - box.min().y(), 1e-6);
    String middle = half.replace("<text ", "<text text-anchor='middle' ");
    assertEquals(-50, box(UP + middle).center().y(), 1);
  }

  @Test
  void lettersBeyondThePathAreNotDrawn() {
    String text = "<text font-size='30'><textPath href='#p'>" + "l".repeat(99);
    assertTrue(box(UP + text + "</textPath></text>").max().y() < 0);
    assertTrue(
        parse("<text><textPath href='#no'>a</textPath></text>").notes().get(0).contains("no path"));
  }

  @Test
  void lettersAreRotatedOneByOneAndTheLastAngleAppliesToTheRest() {
    Bounds upright = box("<text y='50' font-size='20'>l</text>");
    Bounds turned = box("<text y='50' font-size='20' rotate='90'>l</text>");
    assertEquals(upright.size().x(), turned.size().y(), 1e-6);
    assertEquals(upright.size().y(), turned.size().x(), 1e-6);
    List<SvgPart> parts = parse("<text y='50' font-size='20' rotate='0 90'>lll</text>").parts();
    assertTrue(parts.get(0).bounds().size().y() > parts.get(0).bounds().size().x());
    assertTrue(parts.get(2).bounds().size().y() < parts.get(2).bounds().size().x());
  }
}
