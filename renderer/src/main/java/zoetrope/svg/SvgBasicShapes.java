package zoetrope.svg;

import java.util.List;
import org.w3c.dom.Element;
import zoetrope.geometry.Path;
import zoetrope.internal.svg.css.Value;

/** Converts clip paths that are basic shapes of CSS, in a box of the element, or that box alone. */
final class SvgBasicShapes {
  private static final String BOX = "(fill|content|padding|stroke|border|margin|view)-box";

  private final SvgDocument document;
  private final SvgBoxes boxes;
  private final SvgAreas areas;

  SvgBasicShapes(SvgDocument document, SvgBoxes boxes, SvgAreas areas) {
    this.document = document;
    this.boxes = boxes;
    this.areas = areas;
  }

  /** Whether a value is a basic shape, a box, or both. */
  static boolean isClip(Value value) {
    List<Value> terms = value.terms();
    long ofBoxes = terms.stream().filter(SvgBasicShapes::isBox).count();
    return !terms.isEmpty()
        && ofBoxes <= 1
        && terms.size() - ofBoxes <= 1
        && terms.stream().allMatch(term -> isBox(term) || isShape(term));
  }

  private static boolean isBox(Value term) {
    return term.word().matches(BOX);
  }

  private static boolean isShape(Value term) {
    List<Value.Call> calls = term.calls();
    ViewBox unit = new ViewBox(0, 0, 1, 1);
    return calls != null
        && calls.size() == 1
        && SvgBasicShape.of(calls.get(0), unit, 1, data -> Path.EMPTY) != null;
  }

  /** The area of the clip path of an element, in its user units. */
  Path of(Element element, SvgContext context) {
    SvgStyle style = context.style();
    ViewBox box = box(element, context);
    for (Value term : style.value("clip-path").terms()) {
      if (!isBox(term)) {
        SvgBasicShape shape =
            SvgBasicShape.of(
                term.calls().get(0),
                box,
                style.fontSize(),
                data -> SvgPaths.path(document, element, data, new SvgVertices()));
        document.countPoints(element, shape.path().pointCount());
        return shape.evenOdd() ? areas.evenOdd(element, shape.path()) : shape.path();
      }
    }
    return SvgShapes.box(box.x(), box.y(), box.width(), box.height());
  }

  /** The box that the clip path is of: with strokes, unless it names another. */
  private ViewBox box(Element element, SvgContext context) {
    String name =
        context.style().value("clip-path").terms().stream()
            .filter(SvgBasicShapes::isBox)
            .map(Value::word)
            .findFirst()
            .orElse("stroke-box");
    if (name.equals("view-box")) {
      return new ViewBox(0, 0, context.viewport().width(), context.viewport().height());
    }
    boolean plain = name.matches("(fill|content|padding)-box");
    return ViewBox.of(plain ? boxes.of(element, context) : boxes.withStrokes(element, context));
  }
}
