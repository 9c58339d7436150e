package zoetrope.svg;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Element;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.internal.geometry.PathBoolean;

/** Converts clip paths to areas in the drawing's coordinates. */
final class SvgClips {
  private final SvgDocument document;
  private final SvgStyles styles;
  private final SvgBoxes boxes;
  private final SvgAreas areas;

  SvgClips(SvgDocument document, SvgStyles styles) {
    this.document = document;
    this.styles = styles;
    this.boxes = new SvgBoxes(document, styles);
    this.areas = new SvgAreas(document);
  }

  /** The context of an element within its clip path. */
  SvgContext clip(Element element, SvgContext context) {
    String reference = context.style().reference("clip-path");
    Element clip = document.target(element, reference);
    if (clip == null || !clip.getLocalName().equals("clipPath")) {
      document.note(element, "clip path " + reference + " does not exist and was left out");
      return context;
    }
    if (context.isUsing(clip)) {
      document.note(clip, "the clip path is clipped by itself, which was left out");
      return context;
    }
    SvgStyle style = styles.inDocument(clip);
    Affine own = SvgTransforms.of(document, boxes, clip, context, style);
    SvgContext inside =
        context.usedBy(clip).styled(style, 1).withMap(own.then(context.map())).withClip(null);
    if (SvgElements.attribute(clip, "clipPathUnits").equals("objectBoundingBox")) {
      inside = ofBox(element, inside, context);
    }
    Path area = area(clip, inside);
    if (inside.style().refers("clip-path")) {
      area = areas.intersection(clip, area, clip(clip, inside).clip());
    }
    return context.withClip(areas.intersection(element, area, context.clip()));
  }

  /** The context clipped to a path in user units. */
  SvgContext clip(Element element, Path path, SvgContext context) {
    Path area = path.transform(context.map());
    return context.withClip(areas.intersection(element, area, context.clip()));
  }

  private SvgContext ofBox(Element element, SvgContext inside, SvgContext context) {
    Bounds box = boxes.of(element, context);
    if (box.isEmpty()) {
      return inside;
    }
    Affine unit = Affine.plane(box.size().x(), 0, 0, box.size().y(), box.min().x(), box.min().y());
    return inside.withMap(unit.then(inside.map())).withViewport(new ViewBox(0, 0, 1, 1));
  }

  private Path area(Element clip, SvgContext context) {
    List<Path> paths = new ArrayList<>();
    for (Element child : SvgElements.children(clip)) {
      add(child, context, paths);
    }
    document.countCombined(clip, paths.toArray(Path[]::new));
    return PathBoolean.union(paths.toArray(Path[]::new));
  }

  private void add(Element element, SvgContext around, List<Path> paths) {
    document.countConversion(element);
    SvgStyle style = styles.of(element, around.style());
    Affine own = SvgTransforms.of(document, boxes, element, around, style);
    SvgContext context = around.styled(style, 1).withMap(own.then(around.map())).deeper();
    if (style.word("display").equals("none") || !style.word("visibility").equals("visible")) {
      return;
    }
    Path path =
        switch (element.getLocalName()) {
          case "use" -> used(element, context);
          case "text" -> new SvgTexts(document, styles, null).outline(element, context);
          default -> outline(element, context);
        };
    if (path != null && !path.isEmpty()) {
      paths.add(style.refers("clip-path") ? within(element, path, context) : path);
    }
  }

  private Path within(Element element, Path path, SvgContext context) {
    return areas.clipped(element, path, clip(element, context.withClip(null)).clip());
  }

  private Path used(Element element, SvgContext context) {
    Element target = document.target(element, SvgElements.href(element));
    if (target == null || target.getLocalName().matches("use|g|svg|symbol")) {
      document.note(element, "a clip path can use single shapes only; this was left out");
      return null;
    }
    SvgLengths lengths = context.lengths(document);
    Affine shift = Affine.plane(1, 0, 0, 1, lengths.x(element, "x", 0), lengths.y(element, "y", 0));
    List<Path> paths = new ArrayList<>();
    add(target, context.withMap(shift.then(context.map())), paths);
    return paths.isEmpty() ? null : paths.get(0);
  }

  private Path outline(Element element, SvgContext context) {
    Path path = SvgShapes.of(document, element, context.lengths(document));
    if (path == null || path.isEmpty()) {
      return null;
    }
    Path placed = path.transform(context.map());
    if (context.style().word("clip-rule").equals("evenodd")) {
      document.countCombined(element, placed);
      return PathBoolean.evenOdd(placed);
    }
    return placed;
  }
}
