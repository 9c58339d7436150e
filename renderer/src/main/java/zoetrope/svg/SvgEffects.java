package zoetrope.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import org.w3c.dom.Element;
import zoetrope.color.Palette;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Filter;
import zoetrope.frame.Mask;
import zoetrope.frame.Paint;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** Makes layers of what an element draws: by its opacity, blend mode, mask and filter. */
final class SvgEffects {
  private final SvgDocument document;
  private final SvgStyles styles;
  private final SvgBoxes boxes;
  private final SvgFilters filters;
  private final List<SvgPart> parts;

  /** {@code parts} are those of the drawing so far. */
  SvgEffects(SvgDocument document, SvgStyles styles, SvgBoxes boxes, List<SvgPart> parts) {
    this.document = document;
    this.styles = styles;
    this.boxes = boxes;
    this.filters = new SvgFilters(document, styles);
    this.parts = parts;
  }

  /** Removes the parts from number {@code from} on. */
  private List<SvgPart> taken(int from) {
    List<SvgPart> tail = parts.subList(from, parts.size());
    List<SvgPart> taken = List.copyOf(tail);
    tail.clear();
    return taken;
  }

  /**
   * Runs {@code draw}, and makes a layer of what it draws where the element's style needs one.
   *
   * @param children draws the children of an element in a context
   */
  void apply(
      Element element,
      SvgContext context,
      Runnable draw,
      BiConsumer<Element, SvgContext> children) {
    int first = parts.size();
    draw.run();
    SvgStyle style = context.style();
    double opacity = style.share("opacity");
    BlendMode blend = blend(style.word("mix-blend-mode"));
    boolean affected = style.refers("mask") || style.refers("filter");
    boolean isolated = style.word("isolation").equals("isolate");
    if (opacity == 1 && blend == BlendMode.NORMAL && !affected && !isolated
        || first == parts.size()) {
      return;
    }
    List<SvgPart> drawn = taken(first);
    List<SvgPart.Masking> masks =
        style.refers("mask") ? masks(element, context, children) : List.of();
    Filter filter =
        style.refers("filter") ? filters.of(element, context, boxes.of(element, context)) : null;
    if (filter != null && filter.steps().isEmpty()) {
      return;
    }
    boolean plain = blend == BlendMode.NORMAL && masks.isEmpty() && filter == null;
    if (plain && !isolated && (opacity == 1 || areApart(drawn))) {
      drawn.forEach(part -> parts.add(part.faded(opacity)));
    } else {
      parts.add(new SvgPart.Layer(SvgElements.id(element), drawn, masks, filter, opacity, blend));
    }
  }

  /** Whether parts can fade one by one, as no paint of theirs lies on another. */
  private static boolean areApart(List<SvgPart> drawn) {
    if (drawn.size() > 64) {
      return false;
    }
    for (int i = 0; i < drawn.size(); i++) {
      SvgPart part = drawn.get(i);
      if (part instanceof SvgPart.Layer
          || part instanceof SvgPart.Outline o
              && !o.fill().isInvisible()
              && !o.line().isInvisible()) {
        return false;
      }
      for (int k = 0; k < i; k++) {
        if (!reach(part).intersection(reach(drawn.get(k))).isEmpty()) {
          return false;
        }
      }
    }
    return true;
  }

  /** The box of a part with its line, mitres included. */
  private static Bounds reach(SvgPart part) {
    Bounds box = part.bounds();
    double more =
        part instanceof SvgPart.Outline o && !o.line().isInvisible() ? 2 * o.line().width() : 0;
    return new Bounds(box.min().minus(Vec.of(more, more)), box.max().plus(Vec.of(more, more)));
  }

  private static BlendMode blend(String word) {
    for (BlendMode mode : BlendMode.values()) {
      if (mode.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(word)) {
        return mode;
      }
    }
    return BlendMode.NORMAL;
  }

  /** The mask of an element: its region, and what is drawn in it. */
  private List<SvgPart.Masking> masks(
      Element element, SvgContext context, BiConsumer<Element, SvgContext> children) {
    String reference = context.style().reference("mask");
    Element mask = document.target(element, reference);
    if (mask == null || !mask.getLocalName().equals("mask")) {
      document.note(element, "mask " + reference + " does not exist and was left out");
      return List.of();
    }
    if (context.isUsing(mask)) {
      document.note(mask, "the mask is masked by itself, which was left out");
      return List.of();
    }
    SvgStyle style = styles.inDocument(mask);
    Bounds box = boxes.of(element, context);
    Bounds region = region(document, mask, "maskUnits", box, context);
    Path area =
        SvgShapes.box(region.min().x(), region.min().y(), region.size().x(), region.size().y())
            .transform(context.map());
    SvgPart within =
        new SvgPart.Outline("", area, new Paint.Solid(Palette.WHITE), SvgPart.Line.NONE);
    SvgContext inside =
        new SvgContext(
            context.map(),
            style,
            1,
            null,
            context.viewport(),
            context.depth() + 1,
            null,
            mask,
            context);
    if (SvgElements.attribute(mask, "maskContentUnits").equals("objectBoundingBox")) {
      Affine unit =
          Affine.plane(box.size().x(), 0, 0, box.size().y(), box.min().x(), box.min().y());
      inside = inside.withMap(unit.then(context.map())).withViewport(new ViewBox(0, 0, 1, 1));
    }
    int first = parts.size();
    children.accept(mask, inside);
    boolean alpha = style.word("mask-type").equals("alpha");
    List<SvgPart.Masking> masks = new ArrayList<>();
    masks.add(new SvgPart.Masking(taken(first), alpha ? Mask.Kind.ALPHA : Mask.Kind.LUMINANCE));
    masks.add(new SvgPart.Masking(List.of(within), Mask.Kind.ALPHA));
    return masks;
  }

  /** The region of a mask or filter in user units: by default a tenth more on each side. */
  static Bounds region(
      SvgDocument document, Element element, String units, Bounds box, SvgContext context) {
    boolean ofUser = SvgElements.attribute(element, units).equals("userSpaceOnUse");
    ViewBox whole = ofUser ? context.viewport() : new ViewBox(0, 0, 1, 1);
    SvgLengths lengths = new SvgLengths(document, context.style().fontSize(), whole);
    double x = lengths.x(element, "x", -0.1 * whole.width());
    double y = lengths.y(element, "y", -0.1 * whole.height());
    double width = Math.max(0, lengths.x(element, "width", 1.2 * whole.width()));
    double height = Math.max(0, lengths.y(element, "height", 1.2 * whole.height()));
    if (!ofUser) {
      x = box.min().x() + x * box.size().x();
      y = box.min().y() + y * box.size().y();
      width *= box.size().x();
      height *= box.size().y();
    }
    return new Bounds(Vec.of(x, y), Vec.of(x + width, y + height));
  }
}
