package zoetrope.svg;

import org.w3c.dom.Element;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;

/**
 * The graphics state in which an element is drawn.
 *
 * @param map from its user units to the drawing's coordinates
 * @param style the inherited style
 * @param opacity the product of the opacities of its ancestors
 * @param clip the clip area in the drawing's coordinates; null for no clip
 * @param viewport the base of percentages
 * @param depth the nesting depth, uses included
 * @param user the nearest {@code use} element; null outside of uses
 * @param outer the context of that use
 */
record SvgContext(
    Affine map,
    SvgStyle style,
    double opacity,
    Path clip,
    ViewBox viewport,
    int depth,
    Element user,
    SvgContext outer) {

  SvgContext withMap(Affine newMap) {
    return new SvgContext(newMap, style, opacity, clip, viewport, depth, user, outer);
  }

  SvgContext withClip(Path newClip) {
    return new SvgContext(map, style, opacity, newClip, viewport, depth, user, outer);
  }

  SvgContext withViewport(ViewBox newViewport) {
    return new SvgContext(map, style, opacity, clip, newViewport, depth, user, outer);
  }

  SvgContext styled(SvgStyle newStyle, double factor) {
    return new SvgContext(map, newStyle, opacity * factor, clip, viewport, depth, user, outer);
  }

  /** One level deeper. */
  SvgContext deeper() {
    return new SvgContext(map, style, opacity, clip, viewport, depth + 1, user, outer);
  }

  /** The context of the content that {@code element}, in this context, uses. */
  SvgContext usedBy(Element element) {
    return new SvgContext(map, style, opacity, clip, viewport, depth, element, this);
  }

  /** Whether {@code element} is in the chain of uses. */
  boolean isUsing(Element element) {
    for (SvgContext c = this; c != null; c = c.outer) {
      if (c.user == element) {
        return true;
      }
    }
    return false;
  }

  /** The scale of line widths: the square root of the scale of areas. */
  double scale() {
    double area = map.column(0).cross(map.column(1)).z();
    return Math.sqrt(Math.abs(area));
  }

  SvgLengths lengths(SvgDocument document) {
    return SvgLengths.of(document, style, viewport);
  }
}
