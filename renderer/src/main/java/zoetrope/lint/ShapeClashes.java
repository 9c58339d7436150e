package zoetrope.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import zoetrope.color.Color;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.frame.Paint;
import zoetrope.internal.lint.objects.Contrast;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.objects.StageRoots;
import zoetrope.internal.lint.objects.VisibleText;
import zoetrope.internal.lint.outline.Box;
import zoetrope.lint.FrameFault.Level;
import zoetrope.lint.FrameFault.Words;
import zoetrope.lint.ShapeTouches.Placed;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.CreationSite;
import zoetrope.scene.Fault;

/** A search for texts that a line crosses, or that an area covers, in a frame. */
record ShapeClashes(FrameView view, StageRoots roots, ObjectNames names) {
  /** Areas with at least this opacity hide what is behind them well enough. */
  private static final double MIN_VEIL = 0.6;

  /** Areas with at least this opacity hide a text behind them. */
  private static final double MIN_COVER = 0.9;

  /** Texts with less opacity are fading, or are dimmed because they matter less. */
  private static final double MIN_READ = 0.9;

  /** Areas with less opacity only tint what is behind them. */
  private static final double MIN_FILL = 0.3;

  /** How far a text may reach beyond the area behind it, in frame units. */
  private static final double EDGE = 0.05;

  /** A line or an area with less contrast to the background does not disturb; from 1 to 21. */
  private static final double MIN_CONTRAST = 1.7;

  private static final double PIXELS_PER_UNIT = 60;

  /** An area hides a text in part if it covers at least this share of the text. */
  private static final double MIN_COVERED = 0.1;

  /** A part of the text is lost if at least this share of it is hidden. */
  private static final double MIN_LOST = 0.25;

  /** A text is hard to read if this many shapes of one mobject touch it. */
  private static final int MAX_TOUCHES = 5;

  private static final String IN_FRONT = "move one of them, or put the text in front";

  /** A text is hidden as a whole if at least this share of it is hidden. */
  private static final double MIN_HIDDEN = 0.95;

  /**
   * Returns the faults of texts, at most one for each text and each mobject.
   *
   * @param touches the touches of the frame, in the order of painting
   * @param wanted the texts to look at
   */
  List<FrameFault> of(List<Placed> touches, Predicate<VisibleText> wanted) {
    Map<String, FrameFault> faults = new LinkedHashMap<>();
    Map<String, Integer> counts = new HashMap<>();
    Map<String, Double> hidden = new HashMap<>();
    for (Placed placed : touches) {
      Touch touch = placed.touch();
      if (faults.size() < TextFaults.MAX_FAULTS && wanted.test(touch.text())) {
        Level level = level(placed);
        if (level != null
            && !roots.isPartOf(placed.owner(), touch.text(), view.mobjects())
            && !isShownAgain(placed)) {
          boolean isAbove = isAbove(placed);
          FrameFault fault = touch.fault(level, isAbove, () -> fault(placed, level, isAbove));
          Level together = hiding(placed, isAbove, fault.key(), hidden);
          if (together.compareTo(level) > 0) {
            fault = fault(placed, together, isAbove);
          }
          if (level == Level.TOUCH && counts.merge(fault.key(), 1, Integer::sum) >= MAX_TOUCHES) {
            fault = fault(placed, Level.FAULT, isAbove);
          }
          faults.merge(fault.key(), fault, ShapeClashes::worse);
        }
      }
    }
    return new ArrayList<>(faults.values());
  }

  /**
   * Returns how much the opaque shapes of a group hide of a text together.
   *
   * @param hidden the shares of texts that were hidden before, by the keys of the faults
   */
  private Level hiding(Placed placed, boolean isAbove, String key, Map<String, Double> hidden) {
    if (!isAbove || placed.touch().text().opacity() < MIN_READ || opacity(placed) < MIN_COVER) {
      return Level.TOUCH;
    }
    double share = hidden.merge(key, placed.touch().area().covered(), Double::sum);
    return share >= MIN_LOST ? Level.LOSS : share >= MIN_COVERED ? Level.PART : Level.TOUCH;
  }

  /** Returns the opacity of the area of a shape or image. */
  private static double opacity(Placed placed) {
    Item item = placed.touch().item();
    return placed.leaf().opacity()
        * (item instanceof Item.Shape shape ? shape.style().fill().opacity() : item.opacity());
  }

  private static FrameFault worse(FrameFault a, FrameFault b) {
    return b.level().compareTo(a.level()) > 0 ? b : a;
  }

  private FrameFault fault(Placed placed, Level level, boolean isAbove) {
    VisibleText text = placed.touch().text();
    Mobject<?> owner = placed.owner();
    Mobject<?> root = roots.of(owner, view.mobjects());
    // Shapes of one group count as one.
    Mobject<?> group = root == text.whole() ? owner : root;
    String key = text.key() + " " + group.creationSite().map(CreationSite::number).orElse(-1);
    boolean hides = isAbove && level == Level.LOSS && isHidden(placed);
    Fault kind = hides ? Fault.PASSING : Fault.CLASH;
    return new FrameFault(kind, level, key, () -> words(placed, root, isAbove, hides))
        .by(() -> names.isUnder(root, owner, Mobject::hasActiveUpdaters));
  }

  private Words words(Placed placed, Mobject<?> root, boolean isAbove, boolean hides) {
    VisibleText text = placed.touch().text();
    Box box = placed.touch().outline().box();
    String verb = hides ? " is covered by " : " clashes with ";
    return new Words(
        List.of(text.found(), names.found(placed.owner(), root, box)),
        text.name() + verb + names.of(placed.owner(), root),
        " at " + text.box().intersection(box).place(),
        FaultFix.of(fix(placed, isAbove)));
  }

  /** Returns the fix for a text and a shape; empty for the usual fix of a clash. */
  private String fix(Placed placed, boolean isAbove) {
    boolean isInSpace = !view.frame().camera().isUpright();
    if (isAbove && !crosses(placed.touch())) {
      return IN_FRONT + ": addForegroundMobjects(...) or setZIndex(1)";
    }
    if (isInSpace) {
      return placed.touch().text().isFixed()
          ? "move one of them, or turn the camera"
          : "move one of them, turn the camera, or fix the text in the frame:"
              + " addFixedInFrameMobjects(...)";
    }
    return isAbove ? IN_FRONT + " with a backgroundRectangle(...): setZIndex(1) for both" : "";
  }

  /** Whether a line or an edge still crosses the text if the text is in front. */
  private static boolean crosses(Touch touch) {
    return touch.item() instanceof Item.Shape shape
        && (!shape.style().fill().isInvisible() && touch.area().crosses()
            || !shape.style().stroke().isInvisible() && touch.line().crosses());
  }

  /** Whether the shape is above a text, and the same text is shown at the same place above it. */
  private boolean isShownAgain(Placed placed) {
    if (!isAbove(placed)) {
      return false;
    }
    VisibleText text = placed.touch().text();
    for (VisibleText other : view.texts()) {
      if (other != text && other.replaces(text) && view.occluders().order(other) > placed.place()) {
        return true;
      }
    }
    return false;
  }

  private boolean isAbove(Placed placed) {
    return placed.place() > view.occluders().order(placed.touch().text());
  }

  private static boolean isHidden(Placed placed) {
    return placed.touch().area().covered() >= MIN_HIDDEN;
  }

  /** Returns how much a text suffers from a shape or an image; null if it does not. */
  private Level level(Placed placed) {
    Touch touch = placed.touch();
    boolean isAbove = isAbove(placed);
    if (!isAbove && (!touch.text().edges().isEmpty() || !(touch.item() instanceof Item.Shape))) {
      return null; // The halo of the text keeps it legible.
    }
    Level level =
        touch.item() instanceof Item.Shape shape
            ? level(touch, shape, placed.leaf(), isAbove)
            : covering(touch, placed.leaf().opacity() * touch.item().opacity());
    return level == null || isUnseen(placed) ? null : level;
  }

  /** Whether a touch is outside of the frame, or behind something else. */
  private boolean isUnseen(Placed placed) {
    VisibleText text = placed.touch().text();
    Box common = text.box().intersection(placed.touch().outline().box());
    return !common.touches(view.box())
        || view.occluders().hide(common, placed.place())
        || isVeiled(common, placed.place(), view.occluders().order(text));
  }

  private Level level(Touch touch, Item.Shape shape, Leaf leaf, boolean isAbove) {
    Paint fill = shape.style().fill();
    double opacity = leaf.opacity() * fill.opacity();
    Level level = null;
    if (opacity > MIN_FILL && disturbs(fill, leaf.opacity())) {
      Touch.Meeting area = touch.area();
      level = isAbove ? covering(touch, opacity) : null;
      level =
          level == Level.LOSS
              ? level
              : area.crosses() ? Level.FAULT : area.touches() ? Level.TOUCH : level;
    }
    boolean isLine = !shape.style().stroke().isInvisible();
    if ((level == null || level == Level.TOUCH)
        && isLine
        && disturbs(shape.style().stroke().paint(), leaf.opacity() * coverage(shape))) {
      Touch.Meeting line = touch.line();
      level = line.crosses() ? Level.FAULT : line.touches() ? Level.TOUCH : level;
    }
    return level;
  }

  /** Returns how much a text suffers from an area above it; null if it does not. */
  private static Level covering(Touch touch, double opacity) {
    Touch.Meeting area = touch.area();
    return opacity < MIN_COVER || area.covered() < MIN_COVERED
        ? area.covered() > 0 ? Level.TOUCH : null
        : area.covered() >= MIN_LOST && touch.text().opacity() >= MIN_READ
            ? Level.LOSS
            : Level.FAULT;
  }

  /** Whether a nearly opaque area between a shape and a text above it dims the shape. */
  private boolean isVeiled(Box region, int shapePlace, int textPlace) {
    double x = Math.min(EDGE, Math.max(0, region.width() / 2));
    double y = Math.min(EDGE, Math.max(0, region.height() / 2));
    Box inner =
        new Box(region.left() + x, region.bottom() + y, region.right() - x, region.top() - y);
    for (int i = shapePlace + 1; i < textPlace; i++) {
      if (view.leaves().get(i).item() instanceof Item.Shape veil
          && view.leaves().get(i).opacity() * veil.style().fill().opacity() >= MIN_VEIL
          && view.outlines().reach(veil, veil.bounds()).contains(inner)
          && view.outlines().of(veil).contains(region.centerX(), region.centerY())) {
        return true;
      }
    }
    return false;
  }

  /** Returns the share of a pixel that the width of a line covers, at most 1, at 480 lines. */
  private double coverage(Item.Shape shape) {
    double scale = shape.fixed() > 0 ? 1 : view.scale();
    return Math.min(1, 2 * shape.halfWidth() * scale * PIXELS_PER_UNIT);
  }

  private boolean disturbs(Paint paint, double opacity) {
    Color background = view.frame().background();
    double alpha = opacity * paint.opacity();
    Color shown = background.lerp(paint.firstColor().withAlpha(1), alpha);
    return Contrast.ratio(shown, background) >= MIN_CONTRAST;
  }
}
