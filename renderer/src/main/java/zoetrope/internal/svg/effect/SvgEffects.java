package zoetrope.internal.svg.effect;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Element;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Filter;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.document.SvgLimits;
import zoetrope.internal.svg.paint.SvgContent;
import zoetrope.internal.svg.shape.SvgContext;
import zoetrope.internal.svg.style.SvgStyle;
import zoetrope.internal.svg.style.SvgStyles;
import zoetrope.svg.model.SvgPart;

/** Draws elements that have an opacity, a blend mode, a mask or a filter as layers. */
public final class SvgEffects {
  private final SvgDocument document;
  private final SvgBoxes boxes;
  private final SvgFilters filters;
  private final SvgMasks masks;
  private final List<SvgPart> parts;

  /** The number of layers around the element that is being drawn. */
  private int nested;

  /**
   * Creates a converter to layers.
   *
   * @param parts the parts of the drawing so far; layers replace them
   * @param content converts the content of masks and filters
   */
  public SvgEffects(
      SvgDocument document,
      SvgStyles styles,
      SvgBoxes boxes,
      SvgClips clips,
      List<SvgPart> parts,
      SvgContent content) {
    this.document = document;
    this.boxes = boxes;
    this.filters = new SvgFilters(document, styles);
    this.masks = new SvgMasks(document, styles, clips, content);
    this.parts = parts;
  }

  /** Removes and returns the parts from index {@code from} on. */
  public List<SvgPart> taken(int from) {
    List<SvgPart> tail = parts.subList(from, parts.size());
    List<SvgPart> taken = List.copyOf(tail);
    tail.clear();
    return taken;
  }

  /** Runs {@code draw} and masks the parts that it adds with {@code through}. */
  public void mask(Element element, List<SvgPart.Masking> through, Runnable draw) {
    int first = parts.size();
    draw.run();
    if (!through.isEmpty() && first < parts.size()) {
      List<SvgPart> drawn = taken(first);
      String id = drawn.get(0).id();
      parts.add(
          document.counted(
              element, new SvgPart.Layer(id, drawn, through, null, 1, BlendMode.NORMAL)));
    }
  }

  /**
   * Runs {@code draw}, and makes a layer of the parts that it adds if the element's style needs
   * one.
   */
  public void apply(Element element, SvgContext context, Runnable draw) {
    Look look = look(element, context);
    if (look.isPlain()) {
      draw.run();
      return;
    }
    if (++nested > SvgLimits.DEPTH) {
      throw document.error(element, "layers of opacity, masks and filters are nested too deep");
    }
    int first = parts.size();
    if (look.opacity == 0) {
      document.unseen(draw);
    } else {
      draw.run();
    }
    if (first < parts.size()) {
      layer(element, context, look, taken(first));
    }
    nested--;
  }

  /** The properties that require a layer. */
  private record Look(
      double opacity, BlendMode blend, boolean masked, boolean filtered, boolean isolated) {
    boolean isPlain() {
      return opacity == 1 && blend == BlendMode.NORMAL && !masked && !filtered && !isolated;
    }
  }

  private Look look(Element element, SvgContext context) {
    SvgStyle style = context.style();
    BlendMode backdrop = filters.backdrop(element, style);
    return new Look(
        style.share("opacity"),
        backdrop == null
            ? SvgElements.constant(style.word("mix-blend-mode"), BlendMode.NORMAL)
            : backdrop,
        style.refers("mask") || !context.masks().isEmpty(),
        backdrop == null && !style.word("filter").equals("none"),
        style.word("isolation").equals("isolate"));
  }

  private void layer(Element element, SvgContext context, Look look, List<SvgPart> drawn) {
    Bounds box = look.masked || look.filtered ? boxes.of(element, context) : Bounds.EMPTY;
    List<SvgPart.Masking> through = new ArrayList<>(context.masks());
    if (context.style().refers("mask")) {
      through.addAll(masks.of(element, box, context));
    }
    Filter filter = look.filtered ? filters.of(element, context, box) : null;
    boolean hidden = through.stream().anyMatch(mask -> mask.parts().isEmpty());
    if (hidden || filter != null && filter.steps().isEmpty()) {
      return;
    }
    double opacity = look.opacity;
    boolean plain = look.blend == BlendMode.NORMAL && through.isEmpty() && filter == null;
    if (plain && !look.isolated && (opacity == 1 || areApart(drawn))) {
      drawn.forEach(part -> parts.add(part.faded(opacity)));
    } else {
      String id = SvgElements.id(element);
      parts.add(
          document.counted(
              element, new SvgPart.Layer(id, drawn, through, filter, opacity, look.blend)));
    }
  }

  /**
   * Whether the parts can fade one by one, because no point is painted twice: no parts overlap, and
   * no outline has both a fill and a line.
   */
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

  /** Returns the box of a part with its line, mitres included. */
  private static Bounds reach(SvgPart part) {
    Bounds box = part.bounds();
    double more =
        part instanceof SvgPart.Outline o && !o.line().isInvisible() ? 2 * o.line().width() : 0;
    return new Bounds(box.min().minus(Vec.of(more, more)), box.max().plus(Vec.of(more, more)));
  }
}
