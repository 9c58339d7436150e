package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import zoetrope.color.Color;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Filter;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.svg.model.SvgPart;

/** Filter primitives are read with their values, defaults, inputs and regions. */
class SvgFiltersTest {
  private static Filter filter(String attributes, String steps) {
    SvgDrawing drawing =
        SvgDrawing.parse(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 50'>"
                + "<filter id='f' %s>%s</filter>".formatted(attributes, steps)
                + "<rect filter='url(#f)' x='10' y='20' width='40' height='20'/></svg>");
    assertEquals(List.of(), drawing.notes());
    return assertInstanceOf(SvgPart.Layer.class, drawing.parts().get(0)).filter();
  }

  private static List<Filter.Step> steps(String steps) {
    return filter("", steps).steps();
  }

  private static Filter.Effect effect(String step) {
    List<Filter.Step> steps = steps(step);
    assertEquals(1, steps.size());
    return steps.get(0).effect();
  }

  private static void assertRegion(double x, double y, double width, double height, Bounds box) {
    assertEquals(x, box.min().x(), 1e-9, box.toString());
    assertEquals(y, box.min().y(), 1e-9, box.toString());
    assertEquals(width, box.size().x(), 1e-9, box.toString());
    assertEquals(height, box.size().y(), 1e-9, box.toString());
  }

  @Test
  void blursAndOffsetsHaveTheirLengths() {
    assertEquals(new Filter.Blur(2, 2), effect("<feGaussianBlur stdDeviation='2'/>"));
    assertEquals(new Filter.Blur(2, 3), effect("<feGaussianBlur stdDeviation='2, 3'/>"));
    assertEquals(new Filter.Blur(0, 0), effect("<feGaussianBlur/>"));
    assertEquals(new Filter.Blur(0, 3), effect("<feGaussianBlur stdDeviation='-2 3'/>"));
    assertEquals(new Filter.Offset(3, -4), effect("<feOffset dx='3' dy='-4'/>"));
    assertEquals(new Filter.Offset(0, 0), effect("<feOffset/>"));
    String ofBox = "primitiveUnits='objectBoundingBox'";
    assertEquals(
        new Filter.Blur(4, 2),
        filter(ofBox, "<feGaussianBlur stdDeviation='.1'/>").steps().get(0).effect());
    assertEquals(
        new Filter.Offset(20, 5),
        filter(ofBox, "<feOffset dx='.5' dy='.25'/>").steps().get(0).effect());
  }

  @Test
  void morphologyDilatesOrErodesByDefault() {
    assertEquals(new Filter.Morphology(false, 2, 2), effect("<feMorphology radius='2'/>"));
    assertEquals(
        new Filter.Morphology(true, 2, 3),
        effect("<feMorphology operator='dilate' radius='2 3'/>"));
    assertEquals(
        new Filter.Morphology(false, 0, 3),
        effect("<feMorphology operator='erode' radius='-2 3'/>"));
    assertEquals(new Filter.Morphology(false, 0, 0), effect("<feMorphology/>"));
  }

  @Test
  void floodsAreBlackByDefault() {
    assertEquals(new Filter.Flood(Color.rgb(0, 0, 0)), effect("<feFlood/>"));
    assertEquals(
        new Filter.Flood(new Color(0, 0, 1, 0.125)),
        effect("<feFlood flood-color='blue' style='flood-opacity: .125'/>"));
    assertEquals(
        new Filter.Flood(new Color(0, 0, 1, 0.25)),
        effect("<feFlood flood-color='rgb(0 0 255 / 50%)' flood-opacity='.5'/>"));
    assertEquals(List.of(), steps("<feFlood/>").get(0).inputs());
  }

  @Test
  void aDropShadowIsBlurredMovedColouredAndBehindItsShape() {
    List<Filter.Step> steps =
        steps("<feDropShadow dx='4' dy='5' stdDeviation='1 3' flood-color='red'/>");
    assertEquals(new Filter.Blur(1, 3), steps.get(0).effect());
    assertEquals(List.of(Filter.SOURCE), steps.get(0).inputs());
    assertEquals(new Filter.Offset(4, 5), steps.get(1).effect());
    assertEquals(List.of(0), steps.get(1).inputs());
    assertEquals(new Filter.Flood(Color.rgb(1, 0, 0)), steps.get(2).effect());
    assertEquals(new Filter.Composite(Filter.Operator.IN), steps.get(3).effect());
    assertEquals(List.of(2, 1), steps.get(3).inputs());
    assertEquals(new Filter.Merge(), steps.get(4).effect());
    assertEquals(List.of(3, Filter.SOURCE), steps.get(4).inputs());
    List<Filter.Step> plain = steps("<feDropShadow/>");
    assertEquals(new Filter.Blur(2, 2), plain.get(0).effect());
    assertEquals(new Filter.Offset(2, 2), plain.get(1).effect());
  }

  @ParameterizedTest
  @EnumSource
  void compositesUseTheirOperator(Filter.Operator operator) {
    String name = operator.name().toLowerCase(Locale.ROOT);
    String step =
        "<feComposite in='SourceAlpha' operator='" + name + "' k1='1' k2='2' k3='3' k4='4'/>";
    assertEquals(new Filter.Composite(operator, 1, 2, 3, 4), effect(step));
    assertEquals(List.of(Filter.SOURCE_ALPHA, Filter.SOURCE), steps(step).get(0).inputs());
  }

  @ParameterizedTest
  @EnumSource
  void blendsUseTheirMode(BlendMode mode) {
    String name = mode.name().toLowerCase(Locale.ROOT).replace('_', '-');
    assertEquals(
        new Filter.Blend(mode), effect("<feBlend in2='SourceAlpha' mode='" + name + "'/>"));
    assertEquals(new Filter.Blend(BlendMode.NORMAL), effect("<feBlend mode='no-" + name + "'/>"));
  }

  /** The red, green, blue and alpha that a matrix returns for (1, 0.5, 0.25, 0.5). */
  @ParameterizedTest
  @CsvSource({
    "<feColorMatrix/>, 1 .5 .25 .5",
    "<feColorMatrix values='1 2 3'/>, 1 .5 .25 .5",
    "<feColorMatrix values='0 0 0 0 1  0 1 0 0 0  1 0 0 0 0  0 0 0 2 0'/>, 1 .5 1 1",
    "<feColorMatrix type='matrix' values='0 1 0 0 0  1 0 0 0 0  0 0 1 0 0  0 0 0 1 0'/>, .5 1 .25 .5",
    "<feColorMatrix type='saturate' values='1'/>, 1 .5 .25 .5",
    "<feColorMatrix type='saturate'/>, 1 .5 .25 .5",
    "<feColorMatrix type='saturate' values='0'/>, .5885 .5885 .5885 .5",
    "<feColorMatrix type='saturate' values='.5'/>, .79425 .54425 .41925 .5",
    "<feColorMatrix type='hueRotate'/>, 1 .5 .25 .5",
    "<feColorMatrix type='hueRotate' values='180'/>, .177 .677 .927 .5",
    "<feColorMatrix type='hueRotate' values='90'/>, .25 .73075 .177 .5",
    "<feColorMatrix type='luminanceToAlpha'/>, 0 0 0 .588225",
  })
  void colourMatricesMixChannels(String step, String expected) {
    var matrix = (Filter.ColorMatrix) effect(step);
    double[] in = {1, 0.5, 0.25, 0.5, 1};
    String[] values = expected.split(" ");
    for (int row = 0; row < 4; row++) {
      double sum = 0;
      for (int k = 0; k < 5; k++) {
        sum += matrix.values().get(5 * row + k) * in[k];
      }
      assertEquals(Double.parseDouble(values[row]), sum, 1e-9, step + ", row " + row);
    }
  }

  /** The values of a function for 0, 64, 128 and 255. */
  @ParameterizedTest
  @CsvSource({
    "type='identity', 0 64 128 255",
    "type='nonsense', 0 64 128 255",
    "type='table', 0 64 128 255",
    "type='table' tableValues='.2', 51 51 51 51",
    "type='table' tableValues='1 0', 255 191 127 0",
    "type='table' tableValues='0 1 0', 0 128 254 0",
    "type='discrete', 0 64 128 255",
    "type='discrete' tableValues='0 1', 0 0 255 255",
    "type='discrete' tableValues='.2 .4 1', 51 51 102 255",
    "type='linear' slope='.5' intercept='.2', 51 83 115 178",
    "type='linear' slope='2', 0 128 255 255",
    "type='linear' intercept='-.1', 0 38 102 230",
    "type='gamma' amplitude='.5' exponent='2' offset='.1', 26 34 58 153",
    "type='gamma', 0 64 128 255",
  })
  void channelsAreTransferred(String function, String expected) {
    for (String channel : List.of("R", "G", "B", "A")) {
      var transfer =
          (Filter.Transfer)
              effect(
                  "<feComponentTransfer><feFunc%s type='linear' slope='0'/><feFunc%s %s/></feComponentTransfer>"
                      .formatted(channel, channel, function));
      List<List<Integer>> tables =
          List.of(transfer.red(), transfer.green(), transfer.blue(), transfer.alpha());
      for (int k = 0; k < 4; k++) {
        List<Integer> t = tables.get(k);
        String actual = t.get(0) + " " + t.get(64) + " " + t.get(128) + " " + t.get(255);
        assertEquals(
            "RGBA".startsWith(channel, k) ? expected : "0 64 128 255", actual, channel + k);
      }
    }
  }

  @Test
  void resultsAreFoundByName() {
    List<Filter.Step> steps =
        steps(
            "<desc>two blurs</desc><feGaussianBlur result='a'/><feOffset in='SourceGraphic' result='b'/>"
                + "<feOffset in='a'/><feOffset in='none'/><feOffset in='BackgroundImage'/>"
                + "<feMerge><feMergeNode in='b'/><feMergeNode/><feMergeNode in='a'/></feMerge>");
    assertEquals(
        List.of(
            List.of(Filter.SOURCE),
            List.of(Filter.SOURCE),
            List.of(0),
            List.of(2),
            List.of(Filter.NOTHING),
            List.of(1, 4, 0)),
        steps.stream().map(Filter.Step::inputs).toList());
  }

  @Test
  void stepsHaveTheirRegionOrTheFilters() {
    assertRegion(6, 18, 48, 24, filter("", "<feOffset/>").region());
    String user = "filterUnits='userSpaceOnUse' ";
    assertRegion(-10, -5, 120, 60, filter(user, "<feOffset/>").region());
    assertRegion(
        1,
        2,
        50,
        25,
        filter(user + "x='1' y='2' width='50%' height='50%'", "<feOffset/>").region());
    assertRegion(
        30, 25, 20, 5, filter("x='.5' y='.25' width='.5' height='.25'", "<feOffset/>").region());
    assertRegion(6, 18, 0, 24, filter("width='-1'", "<feOffset/>").region());
    assertRegion(6, 18, 48, 24, steps("<feOffset/>").get(0).region());
    assertRegion(1, 2, 3, 4, steps("<feOffset x='1' y='2' width='3' height='4'/>").get(0).region());
    assertRegion(1, 18, 48, 24, steps("<feOffset x='1'/>").get(0).region());
    assertRegion(6, 18, 48, 0, steps("<feOffset height='-4'/>").get(0).region());
  }

  @Test
  void coloursAreMixedInLinearLightByDefault() {
    assertTrue(steps("<feOffset/>").get(0).linear());
    String own = "<feOffset color-interpolation-filters='sRGB'/><feOffset/>";
    assertEquals(List.of(false, true), steps(own).stream().map(Filter.Step::linear).toList());
    assertEquals(
        false, filter("color-interpolation-filters='sRGB'", "<feOffset/>").steps().get(0).linear());
  }

  @Test
  void anEmptyFilterHidesAndAMissingOneIsNoted() {
    String shape = "<rect filter='url(#f)' width='9' height='9'/></svg>";
    String head = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 50'>";
    assertEquals(List.of(), SvgDrawing.parse(head + "<filter id='f'/>" + shape).parts());
    SvgDrawing none = SvgDrawing.parse(head + shape);
    assertEquals(1, none.parts().size());
    assertTrue(none.notes().get(0).contains("filter #f does not exist"), "" + none.notes());
    SvgDrawing other = SvgDrawing.parse(head + "<mask id='f'/>" + shape);
    assertTrue(other.notes().get(0).contains("filter #f does not exist"), "" + other.notes());
    assertEquals(Vec.of(9, 9), other.parts().get(0).bounds().size());
  }
}
