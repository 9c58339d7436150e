package zoetrope.internal.svg.paint;

import java.util.List;
import org.w3c.dom.Element;
import zoetrope.internal.svg.shape.SvgContext;
import zoetrope.svg.model.SvgPart;

/** Converts the content of masks and patterns, which is not drawn at its place in the document. */
public interface SvgContent {
  /** Returns the parts of the children of {@code element} in a context, from back to front. */
  List<SvgPart> of(Element element, SvgContext context);
}
