package zoetrope.internal.svg.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.w3c.dom.Element;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Mask;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.shape.SvgAreas;
import zoetrope.internal.svg.shape.SvgContext;
import zoetrope.internal.svg.shape.SvgShapes;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.internal.svg.style.SvgStyles;
import zoetrope.internal.svg.text.SvgTexts;
import zoetrope.svg.model.SvgPart;

/**
 * Converts clip paths to areas in the drawing's coordinates. Uses a mask instead if the computation
 * of an area fails or would take too long.
 */
public final class SvgClips {
  private final SvgDocument document;
  private final SvgStyles styles;
  private final SvgBoxes boxes;
  private final SvgAreas areas;

  public SvgClips(SvgDocument document, SvgStyles styles) {
    this.document = document;
    this.styles = styles;
    this.boxes = new SvgBoxes(document, styles);
    this.areas = new SvgAreas(document);
  }

  /** Whether a style names a clip path. */
  public static boolean has(SvgStyle style) {
    return !style.word("clip-path").equals("none");
  }

  /** Returns the context of an element inside its clip path. */
  public SvgContext clip(Element element, SvgContext context) {
    String reference = context.style().reference("clip-path");
    Element clip = document.target(element, reference);
    if (clip == null || !clip.getLocalName().equals("clipPath")) {
      document.note(element, "clip path " + reference + " does not exist and was left out");
      return context;
    }
    if (context.isUsing(clip)) {
      document.note(clip, "the clip path refers to itself; this reference was left out");
      return context;
    }
    SvgStyle style = styles.inDocument(clip);
    SvgContext inside = boxes.styled(clip, context.usedBy(clip), style).withClip(null);
    if (SvgElements.attribute(clip, "clipPathUnits").equals("objectBoundingBox")) {
      inside = ofBox(element, inside, context);
    }
    SvgContext clipped = within(shapes(clip, inside), context);
    if (!has(inside.style())) {
      return clipped;
    }
    SvgContext outer = clip(clip, inside);
    SvgContext both = outer.clip() == null ? clipped : within(outer.clip(), clipped);
    for (SvgPart.Masking mask : outer.masks()) {
      both = both.masked(mask);
    }
    return both;
  }

  /** Returns the context clipped to a path in user units. */
  public SvgContext clip(Path path, SvgContext context) {
    return within(path.transform(context.map()), context);
  }

  private SvgContext within(Path area, SvgContext context) {
    Path both = areas.intersection(area, context.clip());
    return both == null ? context.masked(SvgPart.Masking.of(area)) : context.withClip(both);
  }

  /** Returns the context clipped to the union of the shapes of a clip path. */
  private SvgContext within(List<SvgPart> shapes, SvgContext context) {
    boolean plain = shapes.stream().allMatch(shape -> shape instanceof SvgPart.Outline);
    Path area =
        plain
            ? areas.union(
                shapes.stream().map(shape -> ((SvgPart.Outline) shape).path()).toArray(Path[]::new))
            : null;
    return area == null
        ? context.masked(new SvgPart.Masking(shapes, Mask.Kind.ALPHA))
        : within(area, context);
  }

  private SvgContext ofBox(Element element, SvgContext inside, SvgContext context) {
    Bounds box = boxes.of(element, context);
    return box.isEmpty() ? inside : inside.inShares(box);
  }

  private List<SvgPart> shapes(Element clip, SvgContext context) {
    return SvgElements.children(clip).stream()
        .map(child -> shape(child, context))
        .filter(Objects::nonNull)
        .toList();
  }

  /** Returns a shape of a clip path in white, or null if it is hidden, empty or left out. */
  private SvgPart shape(Element element, SvgContext around) {
    document.countConversion(element);
    SvgStyle style = styles.of(element, around.style());
    SvgContext context = boxes.styled(element, around, style).deeper();
    if (style.word("display").equals("none") || !style.word("visibility").equals("visible")) {
      return null;
    }
    SvgPart shape =
        switch (element.getLocalName()) {
          case "use" -> used(element, context);
          case "text" -> white(new SvgTexts(document, styles, null).outline(element, context));
          default -> white(outline(element, context));
        };
    return shape != null && has(style) ? within(element, shape, context) : shape;
  }

  private static SvgPart white(Path path) {
    return path == null || path.isEmpty() ? null : SvgPart.white(path);
  }

  private SvgPart within(Element element, SvgPart shape, SvgContext context) {
    SvgContext clipped = clip(element, context.withClip(null));
    if (clipped.masks().isEmpty() && shape instanceof SvgPart.Outline outline) {
      Path area = areas.clipped(outline.path(), clipped.clip());
      if (area != null) {
        return white(area);
      }
    }
    List<SvgPart.Masking> masks = new ArrayList<>(clipped.masks());
    if (clipped.clip() != null) {
      masks.add(SvgPart.Masking.of(clipped.clip()));
    }
    SvgPart.Layer layer = new SvgPart.Layer("", List.of(shape), masks, null, 1, BlendMode.NORMAL);
    return document.counted(element, layer);
  }

  private SvgPart used(Element element, SvgContext context) {
    Element target = document.target(element, SvgElements.href(element));
    if (target == null || target.getLocalName().matches("use|g|svg|symbol")) {
      document.note(
          element, "<use> in a clip path must refer to one existing shape; this one was left out");
      return null;
    }
    Vec shift = context.lengths(document).point(element, "x", "y");
    return shape(target, context.mapped(Affine.translation(shift)));
  }

  private Path outline(Element element, SvgContext context) {
    Path path = SvgShapes.of(document, element, context.lengths(document));
    if (path == null || path.isEmpty()) {
      return null;
    }
    Path placed = path.transform(context.map());
    return context.style().word("clip-rule").equals("evenodd")
        ? areas.evenOdd(element, placed)
        : placed;
  }
}
