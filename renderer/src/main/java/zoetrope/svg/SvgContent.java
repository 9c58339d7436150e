package zoetrope.svg;

import java.util.List;
import org.w3c.dom.Element;

/** Converts what the children of an element draw, without painting it. */
interface SvgContent {
  /** The parts that the children of {@code element} draw in a context, from back to front. */
  List<SvgPart> of(Element element, SvgContext context);
}
