package zoetrope.internal.svg.shape;

import java.util.List;
import java.util.stream.Stream;
import org.w3c.dom.Element;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.document.ViewBox;
import zoetrope.internal.svg.style.SvgLengths;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.svg.model.SvgPart;

/**
 * The graphics state of an element.
 *
 * @param map the map from the element's user units to the drawing's coordinates
 * @param style the inherited style
 * @param opacity the product of the opacities of the ancestors
 * @param clip the clip area in the drawing's coordinates; null for no clip
 * @param masks clips whose areas cannot be computed; the element's children do not inherit them
 * @param viewport the rectangle that percentages refer to
 * @param depth the nesting depth, uses included
 * @param source the shape that provides {@code context-fill} and {@code context-stroke}; null
 *     outside of markers
 * @param use the nearest {@code use} element; null outside of uses
 */
public record SvgContext(
    Affine map,
    SvgStyle style,
    double opacity,
    Path clip,
    List<SvgPart.Masking> masks,
    ViewBox viewport,
    int depth,
    Source source,
    Use use) {
  /**
   * A map counts as a similarity if viewers see no difference: its scales along x and y differ by
   * at most this fraction, and the cosine of the angle between the mapped axes is at most this
   * number.
   */
  private static final double MAX_UNEVENNESS = 0.01;

  /** A shape with markers, and its context. */
  public record Source(Element element, SvgContext context) {}

  /**
   * A {@code use} element and its context.
   *
   * @param id the id of the element, or of the nearest ancestor with an id; empty if none has one
   */
  public record Use(Element element, SvgContext context, String id) {}

  /** Returns the state at the root of a drawing. */
  public static SvgContext initial(Affine map, SvgStyle style, ViewBox viewport) {
    return new SvgContext(map, style, 1, null, List.of(), viewport, 0, null, null);
  }

  /** Returns the context of the markers of {@code element}, which is in {@code context}. */
  public SvgContext painting(Element element, SvgContext context) {
    Source shape = new Source(element, context);
    return new SvgContext(map, style, opacity, clip, masks, viewport, depth, shape, use);
  }

  public SvgContext withMap(Affine newMap) {
    return new SvgContext(newMap, style, opacity, clip, masks, viewport, depth, source, use);
  }

  /** Returns the context of content that {@code inner} maps to the user units of this context. */
  public SvgContext mapped(Affine inner) {
    return withMap(inner.then(map));
  }

  /** Returns the context of content whose coordinates are fractions of a box. */
  public SvgContext inShares(Bounds box) {
    return mapped(unit(box)).withViewport(new ViewBox(0, 0, 1, 1));
  }

  /** Returns the map from the unit square to a box. */
  public static Affine unit(Bounds box) {
    return Affine.plane(box.size().x(), 0, 0, box.size().y(), box.min().x(), box.min().y());
  }

  public SvgContext withClip(Path newClip) {
    return new SvgContext(map, style, opacity, newClip, masks, viewport, depth, source, use);
  }

  public SvgContext withMasks(List<SvgPart.Masking> newMasks) {
    return new SvgContext(map, style, opacity, clip, newMasks, viewport, depth, source, use);
  }

  /** Returns the context with one more mask. */
  public SvgContext masked(SvgPart.Masking mask) {
    return withMasks(Stream.concat(masks.stream(), Stream.of(mask)).toList());
  }

  public SvgContext withViewport(ViewBox newViewport) {
    return new SvgContext(map, style, opacity, clip, masks, newViewport, depth, source, use);
  }

  /** Returns the context of an element with this style. */
  public SvgContext styled(SvgStyle newStyle) {
    return styled(newStyle, 1);
  }

  /** Returns the context of an element with this style and an additional opacity {@code factor}. */
  public SvgContext styled(SvgStyle newStyle, double factor) {
    return new SvgContext(
        map, newStyle, opacity * factor, clip, List.of(), viewport, depth, source, use);
  }

  /** Returns the context one level deeper. */
  public SvgContext deeper() {
    return new SvgContext(map, style, opacity, clip, masks, viewport, depth + 1, source, use);
  }

  /** Returns the context of the content that {@code element}, in this context, uses. */
  public SvgContext usedBy(Element element) {
    Use used = new Use(element, this, id(element));
    return new SvgContext(map, style, opacity, clip, masks, viewport, depth, source, used);
  }

  /** Whether {@code element} is in the chain of uses. */
  public boolean isUsing(Element element) {
    return use != null && (use.element == element || use.context.isUsing(element));
  }

  /** Returns the number of elements with this name in the chain of uses. */
  public int uses(String name) {
    return use == null
        ? 0
        : use.context.uses(name) + (use.element.getLocalName().equals(name) ? 1 : 0);
  }

  /**
   * Returns the id of an element in this context, or of its nearest ancestor with an id. Content of
   * a {@code use} gets the id of the use, or of the groups around the use, instead of the id of the
   * used element.
   */
  public String id(Element element) {
    String elementId = SvgElements.id(element);
    boolean isUsed = use != null && SvgElements.href(use.element).equals("#" + elementId);
    return isUsed && !use.id.isEmpty() ? use.id : elementId;
  }

  /** Returns the scale of line widths: the square root of the scale of areas. */
  public double scale() {
    double area = map.column(0).cross(map.column(1)).z();
    return Math.sqrt(Math.abs(area));
  }

  /**
   * Whether the map takes circles to circles, so that lines have the same width in all directions.
   */
  public boolean isSimilarity() {
    double a = map.column(0).length();
    double b = map.column(1).length();
    return Math.abs(a - b) <= MAX_UNEVENNESS * a
        && Math.abs(map.column(0).dot(map.column(1))) <= MAX_UNEVENNESS * a * b;
  }

  public SvgLengths lengths(SvgDocument document) {
    return SvgLengths.of(document, style, viewport);
  }
}
