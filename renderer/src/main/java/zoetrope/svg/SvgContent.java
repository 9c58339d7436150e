package zoetrope.svg;

import java.util.List;
import org.w3c.dom.Element;

/** Converts what is drawn elsewhere than where it stands, without painting it. */
interface SvgContent {
  /** The parts that the children of {@code element} draw in a context, from back to front. */
  List<SvgPart> of(Element element, SvgContext context);

  /** The parts of the picture or element that {@code feImage} refers to, within {@code place}. */
  List<SvgPart> referred(Element feImage, ViewBox place, SvgContext context);
}
