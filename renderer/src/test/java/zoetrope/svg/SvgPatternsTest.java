package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.mobject.Near.assertAt;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.geometry.Vec;
import zoetrope.svg.model.SvgPart;

/** Patterns become tiles of items, at the right places. */
class SvgPatternsTest {
  private static final String RECT = "<rect x='10' y='20' width='40' height='30' %s/>";
  private static final String FILLED = RECT.formatted("fill='url(#p)'");
  private static final String DOT = "<rect width='2' height='3' fill='red'/>";

  private static SvgDrawing parse(String body) {
    return SvgDrawing.parse(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>" + body + "</svg>");
  }

  private static Paint.Pattern pattern(String body) {
    SvgDrawing drawing = parse(body);
    assertEquals(List.of(), drawing.notes());
    SvgPart.Outline shape = assertInstanceOf(SvgPart.Outline.class, drawing.parts().get(0));
    Paint paint = shape.line().isInvisible() ? shape.fill() : shape.line().paint();
    return assertInstanceOf(Paint.Pattern.class, paint);
  }

  /** The origin and size of the first tile, and the size of its content. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "patternUnits='userSpaceOnUse' x='3' y='4' width='5' height='6' | 3  | -4  | 5  | 6  | 2",
        "width='.5' height='.2' x='.1' y='.2'                           | 14 | -26 | 20 | 6  | 2",
        "width='.5' height='.5' patternContentUnits='objectBoundingBox' | 10 | -20 | 20 | 15 | 80",
        "width='.5' height='.5' viewBox='0 0 4 4'                       | 10 | -20 | 20 | 15 | 7.5",
        "width='.5' height='.5' viewBox='0 0 4 4' preserveAspectRatio='none' | 10 | -20 | 20 | 15 | 10",
        "width='50%' height='9' patternUnits='userSpaceOnUse'           | 0  | 0   | 50 | 9  | 2",
      })
  void tilesArePlacedByTheirUnits(
      String attributes, double x, double y, double width, double height, double dot) {
    Paint.Pattern p = pattern("<pattern id='p' " + attributes + ">" + DOT + "</pattern>" + FILLED);
    assertAt(x, y, p.map().apply(Vec.ZERO));
    assertEquals(width, p.size().x(), 1e-9);
    assertEquals(height, p.size().y(), 1e-9);
    assertEquals(dot, Item.bounds(p.tile()).size().x(), 1e-9);
  }

  @Test
  void patternsInheritFromTheirTemplates() {
    String base = "<pattern id='b' width='5' height='6' patternUnits='userSpaceOnUse'>" + DOT;
    Paint.Pattern p =
        pattern(
            base
                + "</pattern><pattern id='p' href='#b' x='1' patternTransform='scale(2)'/>"
                + FILLED);
    assertAt(2, 0, p.map().apply(Vec.ZERO));
    assertEquals(5, p.size().x());
    assertEquals(1, p.tile().size());
  }

  @Test
  void strokesAndTextsAndOpacitiesHavePatterns() {
    String dots = "<pattern id='p' width='.1' height='.1'>" + DOT + "</pattern>";
    Paint.Pattern line =
        pattern(dots + RECT.formatted("fill='none' stroke='url(#p)' stroke-opacity='.25'"));
    assertEquals(0.25, line.opacity());
    assertEquals(0.5, pattern(dots + RECT.formatted("fill='url(#p)' fill-opacity='.5'")).opacity());
    pattern(dots + "<text y='50' font-size='40' fill='url(#p)'>a</text>");
  }

  @Test
  void shapesShareTheTileOfAPattern() {
    List<SvgPart> parts =
        parse(
                "<pattern id='p' width='5' height='6' patternUnits='userSpaceOnUse'>"
                    + DOT
                    + "</pattern>"
                    + FILLED.repeat(2))
            .parts();
    Paint.Pattern one = (Paint.Pattern) ((SvgPart.Outline) parts.get(0)).fill();
    Paint.Pattern other = (Paint.Pattern) ((SvgPart.Outline) parts.get(1)).fill();
    assertSame(one.tile().get(0), other.tile().get(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "width='0' height='1'",
        "width='1' height='1' viewBox='0 0 0 9'",
        "width='-1' height='1'",
      })
  void aTileWithoutAreaPaintsNothing(String attributes) {
    SvgDrawing drawing = parse("<pattern id='p' " + attributes + ">" + DOT + "</pattern>" + FILLED);
    assertEquals(List.of(), drawing.parts());
    assertEquals(List.of(), drawing.notes());
  }

  @Test
  @Timeout(20)
  void patternsInPatternsAreBounded() {
    String self = "<pattern id='p' width='1' height='1'>" + FILLED + "</pattern>" + FILLED;
    assertTrue(
        parse(self).notes().get(0).contains("the pattern refers to itself"), "" + parse(self));
    StringBuilder deep = new StringBuilder();
    for (int i = 0; i < 30; i++) {
      deep.append("<pattern id='p").append(i == 29 ? "" : i).append("' width='1' height='1'>");
      deep.append(RECT.formatted("fill='url(#p" + (i - 1) + ")'").repeat(20)).append("</pattern>");
    }
    String notes = "" + parse(deep + FILLED).notes();
    assertTrue(notes.contains("nested too deep"), notes);
  }
}
