package zoetrope.svg;

import org.w3c.dom.Element;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;

/**
 * What an element is drawn in.
 *
 * @param map from its user units to the drawing's coordinates
 * @param style the style around it
 * @param opacity the product of the opacities around it
 * @param clip what it is clipped to, in the drawing's coordinates; null for no clip
 * @param viewport what percentages refer to
 * @param depth how deep it is nested, uses included
 * @param user the nearest element that uses what is drawn; null outside of uses
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

  /** The context of what {@code element}, in this context, uses. */
  SvgContext usedBy(Element element) {
    return new SvgContext(map, style, opacity, clip, viewport, depth, element, this);
  }

  /** Whether {@code element} is in the chain of uses already. */
  boolean isUsing(Element element) {
    for (SvgContext c = this; c != null; c = c.outer) {
      if (c.user == element) {
        return true;
      }
    }
    return false;
  }

  /** The factor that line widths grow with: the root of that of areas. */
  double scale() {
    double area = map.column(0).cross(map.column(1)).z();
    return Math.sqrt(Math.abs(area));
  }

  SvgLengths lengths(SvgDocument document) {
    return new SvgLengths(document, style.fontSize(), viewport);
  }
}
