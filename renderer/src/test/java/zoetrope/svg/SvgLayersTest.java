package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Filter;
import zoetrope.frame.Item;
import zoetrope.frame.Mask;
import zoetrope.mobject.image.SvgMobject;
import zoetrope.svg.model.SvgPart;

/** The elements of a drawing that become layers. */
class SvgLayersTest {
  private static final String RECTS =
      "<rect id='a' width='20' height='20'/><rect id='b' x='10' width='20' height='20'/>";

  private static SvgDrawing parse(String body) {
    return SvgDrawing.parse(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>" + body + "</svg>");
  }

  private static SvgPart.Layer layer(String body) {
    SvgDrawing drawing = parse(body);
    assertEquals(List.of(), drawing.notes());
    assertEquals(1, drawing.parts().size());
    return assertInstanceOf(SvgPart.Layer.class, drawing.parts().get(0));
  }

  @Test
  void aTranslucentGroupIsALayerOnlyWhereItsPartsOverlap() {
    SvgPart.Layer layer = layer("<g opacity='0.5'>" + RECTS + "</g>");
    assertEquals(0.5, layer.opacity());
    assertEquals(2, layer.parts().size());
    SvgDrawing apart =
        parse(
            "<g opacity='0.5'><rect width='9' height='9'/>"
                + "<rect x='20' width='9' height='9'/></g>");
    assertEquals(2, apart.parts().size());
    assertTrue(apart.parts().stream().allMatch(p -> p instanceof SvgPart.Outline));
    assertEquals(
        1, layer("<rect width='9' height='9' stroke='red' opacity='0.5'/>").parts().size());
  }

  @Test
  void aMaskHasItsRegionAndItsContent() {
    SvgPart.Layer layer =
        layer(
            "<mask id='m' maskUnits='userSpaceOnUse' x='0' y='0' width='50' height='40'>"
                + "<circle cx='20' cy='20' r='15' fill='white'/></mask>"
                + "<g mask='url(#m)'>"
                + RECTS
                + "</g>");
    assertEquals(2, layer.masks().size());
    assertEquals(Mask.Kind.LUMINANCE, layer.masks().get(0).kind());
    assertEquals(50, layer.masks().get(1).parts().get(0).bounds().size().x(), 1e-9);
    assertEquals(25, layer.bounds().size().x(), 1e-9);
    SvgPart.Layer alpha =
        layer(
            "<mask id='m' style='mask-type:alpha'><circle r='9'/></mask>"
                + "<rect mask='url(#m)' width='20' height='20'/>");
    assertEquals(Mask.Kind.ALPHA, alpha.masks().get(0).kind());
  }

  @Test
  void aMaskCanBeMaskedAndClippedAndLinear() {
    String inner = "<mask id='n'><circle r='9' fill='white'/></mask>";
    String use = "<rect mask='url(#m)' width='20' height='20'/>";
    SvgPart.Layer both =
        layer(inner + "<mask id='m' mask='url(#n)'><rect width='9' height='9'/></mask>" + use);
    assertEquals(4, both.masks().size());
    SvgPart.Layer clipped =
        layer(
            "<clipPath id='c'><rect width='5' height='5'/></clipPath>"
                + "<mask id='m' clip-path='url(#c)'><rect width='9' height='9'/></mask>"
                + use);
    assertEquals(5, SvgPart.bounds(clipped.masks().get(2).parts()).size().x(), 1e-9);
    SvgPart.Layer linear =
        layer("<mask id='m' color-interpolation='linearRGB'><circle r='9'/></mask>" + use);
    assertEquals(Mask.Kind.LINEAR_LUMINANCE, linear.masks().get(0).kind());
  }

  @Test
  void aMaskThatRefersToItselfIsLeftOutWithANote() {
    SvgDrawing drawing =
        parse(
            "<mask id='m'><rect mask='url(#m)' width='9' height='9' fill='white'/></mask>"
                + "<rect mask='url(#m)' width='20' height='20'/>");
    assertTrue(drawing.notes().get(0).contains("the mask refers to itself"), "" + drawing.notes());
    SvgDrawing none = parse("<rect mask='url(#nope)' width='20' height='20'/>");
    assertTrue(none.notes().get(0).contains("mask #nope does not exist"), "" + none.notes());
  }

  @Test
  void aFilterIsReadStepByStep() {
    SvgPart.Layer layer =
        layer(
            "<filter id='f' x='0' y='0' width='1' height='2'>"
                + "<feGaussianBlur in='SourceAlpha' stdDeviation='2 3' result='blurred'/>"
                + "<feOffset dx='4' dy='5'/><feFlood flood-color='red' flood-opacity='.5'/>"
                + "<feComposite in2='blurred' operator='in'/>"
                + "<feMerge><feMergeNode/><feMergeNode in='SourceGraphic'/></feMerge></filter>"
                + "<g filter='url(#f)'>"
                + RECTS
                + "</g>");
    List<Filter.Step> steps = layer.filter().steps();
    assertEquals(new Filter.Blur(2, 3), steps.get(0).effect());
    assertEquals(List.of(Filter.SOURCE_ALPHA), steps.get(0).inputs());
    assertEquals(List.of(0), steps.get(1).inputs());
    assertEquals(List.of(2, 0), steps.get(3).inputs());
    assertEquals(List.of(3, Filter.SOURCE), steps.get(4).inputs());
    assertTrue(steps.get(0).linear());
    assertEquals(30, layer.filter().region().size().x(), 1e-9);
    assertEquals(40, layer.filter().region().size().y(), 1e-9);
  }

  @Test
  void cssFilterFunctionsAreSupported() {
    List<Filter.Step> steps =
        layer("<g style='filter:blur(2px) drop-shadow(3px 4px red)'>" + RECTS + "</g>")
            .filter()
            .steps();
    assertEquals(new Filter.Blur(2, 2), steps.get(0).effect());
    assertEquals(List.of(0), steps.get(1).inputs());
    assertEquals(new Filter.Offset(3, 4), steps.get(3).effect());
    assertEquals(List.of(5, 0), steps.get(6).inputs());
    for (String function :
        "sepia(50%) invert(1) opacity(.5) brightness(2) contrast(2) grayscale() hue-rotate(90deg)"
            .split(" ")) {
      assertEquals(
          1, layer("<g style='filter:" + function + "'>" + RECTS + "</g>").filter().steps().size());
    }
    SvgDrawing wrong = parse("<rect style='filter:blur(red)' width='9' height='9'/>");
    assertTrue(wrong.notes().get(0).contains("blur(red) cannot be read"), "" + wrong.notes());
    assertEquals(1, wrong.parts().size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "feTurbulence",
        "feDisplacementMap",
        "feConvolveMatrix",
        "feDiffuseLighting",
        "feSpecularLighting",
        "feTile",
        "feImage",
        "feNonsense"
      })
  void drawsWithoutAFilterThatHasAnUnknownPrimitive(String primitive) {
    SvgDrawing drawing =
        parse(
            "<filter id='f'><feGaussianBlur stdDeviation='2'/><"
                + primitive
                + "/></filter><rect filter='url(#f)' width='20' height='20'/>");
    assertEquals(1, drawing.parts().size());
    assertInstanceOf(SvgPart.Outline.class, drawing.parts().get(0));
    assertEquals(1, drawing.notes().size());
    assertTrue(
        drawing
            .notes()
            .get(0)
            .endsWith(
                "<"
                    + primitive
                    + "> is not supported: elements with this filter are drawn without it"),
        "" + drawing.notes());
  }

  @Test
  void masksWithCssFunctionsAreNoted() {
    SvgDrawing drawing =
        parse("<rect style='mask:linear-gradient(red, blue)' width='9' height='9'/>");
    assertEquals(1, drawing.parts().size());
    assertTrue(drawing.notes().get(0).contains("CSS functions"), "" + drawing.notes());
  }

  @Test
  void blendModesAndIsolationMakeLayers() {
    SvgPart.Layer layer =
        layer(
            "<g style='isolation:isolate'>"
                + "<rect width='20' height='20'/>"
                + "<rect style='mix-blend-mode:color-dodge' width='20' height='20'/></g>");
    assertEquals(BlendMode.NORMAL, layer.blend());
    assertEquals(BlendMode.COLOR_DODGE, ((SvgPart.Layer) layer.parts().get(1)).blend());
  }

  @Test
  void maskImageIsReadLikeMask() {
    String mask = "<mask id='m'><rect width='20' height='20' fill='white'/></mask>";
    String rect = "<rect width='20' height='20' style='mask-image:url(#m)'/>";
    int asAttribute = layer(mask + rect.replace("style='mask-image:", "mask='")).masks().size();
    assertEquals(asAttribute, layer(mask + rect).masks().size());
  }

  @Test
  void theMobjectIsolatesBlendedContent() {
    String blended = "<rect style='mix-blend-mode:difference' width='20' height='20'/>";
    List<Item> items = new ArrayList<>();
    new SvgMobject(parse("<g style='isolation:isolate'>" + blended + "</g>")).appendItems(items);
    Item.Layer isolated = assertInstanceOf(Item.Layer.class, items.get(0));
    assertEquals(BlendMode.NORMAL, isolated.compositing().blend());
    Item.Layer inside = assertInstanceOf(Item.Layer.class, isolated.items().get(0));
    assertEquals(BlendMode.DIFFERENCE, inside.compositing().blend());
  }

  @Test
  void theMobjectShowsLayersAndFindsTheirPartsById() {
    SvgMobject svg = new SvgMobject(parse("<g opacity='0.5'>" + RECTS + "</g>"));
    assertEquals(1, svg.part("b").size());
    List<Item> items = new ArrayList<>();
    svg.appendItems(items);
    assertEquals(1, items.size());
    Item.Layer shown = assertInstanceOf(Item.Layer.class, items.get(0));
    assertEquals(0.5, shown.compositing().opacity());
    assertEquals(2, shown.items().size());
    assertEquals(2, svg.height(), 1e-9);
  }
}
