package zoetrope.lint;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.frame.Paint;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Cross;
import zoetrope.mobject.text.Glyph;
import zoetrope.scene.Fault;

/** Finds texts that a line crosses, or that an area covers partly. */
final class ShapeClashes {
  /** The least share of a glyph's ink that a line covers when it crosses the glyph. */
  private static final double MIN_LINE_SHARE = 0.03;

  /** The share of a glyph's size at each side where a line may touch it, as underlines do. */
  private static final double GLYPH_INSET = 0.12;

  /**
   * The least and largest share of a glyph's hull that an area covers with an edge in the glyph.
   */
  private static final double MIN_AREA_SHARE = 0.15;

  private static final double MAX_AREA_SHARE = 0.85;

  /** The smallest overlap that counts, in square units; four pixels at 480 lines. */
  private static final double MIN_OVERLAP = 4.0 / 3600;

  /** Areas with at least this opacity hide what is behind them well enough. */
  private static final double MIN_VEIL = 0.5;

  /** Areas with less opacity only tint what is behind them. */
  private static final double MIN_FILL = 0.3;

  /** How far a text may reach beyond the area behind it, in frame units. */
  private static final double EDGE = 0.05;

  /** A line or an area with less contrast to the background does not disturb; from 1 to 21. */
  private static final double MIN_CONTRAST = 1.5;

  private final Frame frame;
  private final Map<Item, Object> owners;
  private final List<Leaf> leaves;
  private final OutlineCache outlines;
  private final Occluders occluders;
  private final ObjectNames names;
  private final double scale;
  private final Map<Object, Mobject<?>> roots = new IdentityHashMap<>();

  /**
   * Prepares a frame.
   *
   * @param owners the mobject of each item
   */
  ShapeClashes(
      Frame frame,
      Map<Item, Object> owners,
      List<Leaf> leaves,
      OutlineCache outlines,
      Occluders occluders,
      ObjectNames names) {
    this.frame = frame;
    this.owners = owners;
    this.leaves = leaves;
    this.outlines = outlines;
    this.occluders = occluders;
    this.names = names;
    this.scale = Camera.FRAME_HEIGHT / frame.camera().height();
  }

  /**
   * Returns the faults of texts, at most one for each text and each mobject that clashes.
   *
   * @param mobjects the top-level mobjects
   */
  List<FrameFault> of(List<VisibleText> texts, List<Mobject<?>> mobjects) {
    List<FrameFault> faults = new ArrayList<>();
    for (int place = 0; place < leaves.size() && faults.size() < TextFaults.MAX_FAULTS; place++) {
      Leaf leaf = leaves.get(place);
      if (!(leaf.item() instanceof Item.Shape shape)
          || shape.isFace()
          || !(owners.get(shape) instanceof Mobject<?> owner)
          || owner instanceof Glyph) {
        continue;
      }
      Box reach = outlines.reach(shape, shape.bounds());
      Box box = null;
      for (VisibleText text : texts) {
        if (!text.reach().touches(reach)) {
          continue;
        }
        box = box == null ? outlines.of(shape).box() : box;
        if (text.box().touches(box) && clashes(text, shape, leaf, place)) {
          if (roots.isEmpty()) {
            mobjects.forEach(root -> root.family().forEach(member -> roots.put(member, root)));
          }
          if (!isPartOf(owner, text)) {
            faults.add(fault(text, owner, box, place));
          }
        }
      }
    }
    return withoutRepeats(faults);
  }

  private static List<FrameFault> withoutRepeats(List<FrameFault> faults) {
    Map<String, FrameFault> first = new LinkedHashMap<>();
    faults.forEach(fault -> first.putIfAbsent(fault.key(), fault));
    return List.copyOf(first.values());
  }

  private FrameFault fault(VisibleText text, Mobject<?> owner, Box box, int place) {
    Mobject<?> root = roots.getOrDefault(owner, owner);
    String what = text.name() + " clashes with " + names.of(owner, root);
    String where = " at " + text.box().intersection(box).place();
    List<FoundObject> objects = List.of(text.found(), names.found(owner, root, box));
    String fix =
        place < occluders.order(text)
            ? ""
            : "move one of them, or put the text in front: addForegroundMobjects(...) or"
                  + " setZIndex(1)";
    return new FrameFault(Fault.CLASH, objects, what, where, fix);
  }

  /** Whether a shape marks a text on purpose, or one line of code made both as one object. */
  private boolean isPartOf(Mobject<?> shape, VisibleText text) {
    Mobject<?> root = roots.get(shape);
    return names.isUnder(root, shape, group -> group instanceof Cross || text.isOf(group))
        || root == text.whole() && text.isOfLine(shape.creationSite().orElse(null));
  }

  private boolean clashes(VisibleText text, Item.Shape shape, Leaf leaf, int place) {
    Box common = text.box().intersection(outlines.of(shape).box());
    if (occluders.hide(common, place) || isVeiled(common, place, occluders.order(text))) {
      return false;
    }
    boolean isAbove = place > occluders.order(text);
    if (!isAbove && !text.edges().isEmpty()) {
      return false; // The halo of the text keeps it legible.
    }
    Paint fill = shape.style().fill();
    boolean filled = leaf.opacity() * fill.opacity() > MIN_FILL && disturbs(fill, leaf);
    if (filled && hasEdgeIn(text, outlines.of(shape))) {
      return true;
    }
    return !shape.style().stroke().isInvisible()
        && disturbs(shape.style().stroke().paint(), leaf)
        && isCrossed(text, shape);
  }

  /** Whether a nearly opaque area between a shape and a text above it dims the shape. */
  private boolean isVeiled(Box region, int shapePlace, int textPlace) {
    Box inner =
        new Box(
            region.left() + EDGE,
            region.bottom() + EDGE,
            region.right() - EDGE,
            region.top() - EDGE);
    for (int i = shapePlace + 1; i < textPlace; i++) {
      if (leaves.get(i).item() instanceof Item.Shape veil
          && leaves.get(i).opacity() * veil.style().fill().opacity() >= MIN_VEIL
          && outlines.reach(veil, veil.bounds()).contains(inner)
          && outlines.of(veil).contains(region.centerX(), region.centerY())) {
        return true;
      }
    }
    return false;
  }

  private boolean disturbs(Paint paint, Leaf leaf) {
    Color background = frame.background();
    double alpha = leaf.opacity() * paint.opacity();
    Color shown = background.lerp(paint.firstColor().withAlpha(1), alpha);
    return Contrast.ratio(shown, background) >= MIN_CONTRAST;
  }

  private static boolean hasEdgeIn(VisibleText text, ProjectedOutline area) {
    for (ProjectedOutline glyph : text.glyphs(area.box())) {
      ProjectedOutline hull = glyph.hull();
      CoverageMask whole = hull.mask(hull.box());
      double size = whole.area();
      double common = whole.and(area.mask(hull.box())).area();
      if (size > MIN_OVERLAP && common > MIN_AREA_SHARE * size && common < MAX_AREA_SHARE * size) {
        return true;
      }
    }
    return false;
  }

  private boolean isCrossed(VisibleText text, Item.Shape shape) {
    double half = shape.style().stroke().maxWidth() / 200 * (shape.fixed() > 0 ? 1 : scale);
    ProjectedOutline line =
        outlines.of(shape).line(Math.max(half, 0.5 / CoverageMask.CELLS_PER_UNIT), text.box());
    for (ProjectedOutline glyph : text.glyphs(line.box())) {
      Box inner = glyph.box().inset(GLYPH_INSET);
      double size = glyph.mask(glyph.box()).area();
      double common = glyph.mask(inner).and(line.mask(inner)).area();
      if (common >= MIN_OVERLAP / 4 && common >= MIN_LINE_SHARE * size) {
        return true;
      }
    }
    return false;
  }
}
