package zoetrope.mobject.lines;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import zoetrope.color.Color;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.geometry.PathParts;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/**
 * A line or arc with a tip at its end and possibly at its start. The tips are children. The tips of
 * an {@link AbstractArrow} are part of its stroke until a shape, a size or a drawing is set, except
 * in the Community theme.
 *
 * <p>Scaling redraws the line and keeps the size of the tips, unless the factor is 0.
 */
public abstract class AbstractTippedLine<S extends AbstractTippedLine<S>> extends AbstractLine<S> {
  private final boolean tipAtStart;

  /** The tips; null while they are part of the stroke. */
  private ArrowTip tip;

  private ArrowTip startTip;
  private double tipLength = 0.35;
  private double tipWidth = 0.35;
  private double maxTipLengthToLength = Double.POSITIVE_INFINITY;

  AbstractTippedLine(Endpoints ends, double buff, boolean tipAtStart) {
    this(ends, buff, tipAtStart, true);
  }

  /** Creates a line, with tips as children if {@code tips} is true. */
  AbstractTippedLine(Endpoints ends, double buff, boolean tipAtStart, boolean tips) {
    super(ends, buff);
    this.tipAtStart = tipAtStart;
    if (tips) {
      addTips();
    }
  }

  private void addTips() {
    tip = new ArrowTip();
    add(tip);
    if (tipAtStart) {
      startTip = new ArrowTip();
      add(startTip);
    }
  }

  final boolean hasTips() {
    return tip != null;
  }

  final boolean tipAtStart() {
    return tipAtStart;
  }

  /** Turns tips that are part of the stroke into children. */
  private void separateTips() {
    if (!hasTips()) {
      addTips();
      tipsSeparated();
    }
  }

  void tipsSeparated() {}

  /** Gives the tips the colour of the stroke, now and after each change. */
  final void bindTips() {
    matchTips();
    tipList().forEach(ArrowTip::followStroke);
  }

  /** Sets the length and the width of the tips in scene units; the defaults are 0.35. */
  public S tipSize(double length, double width) {
    tipLength = Preconditions.requireNotNegative("the length of the tip", length);
    tipWidth = Preconditions.requireNotNegative("the width of the tip", width);
    separateTips();
    return redraw();
  }

  /** Sets the largest fraction of the distance from start to end that a tip takes up. */
  public S maxTipLengthToLength(double ratio) {
    limitTips(ratio);
    return redraw();
  }

  final void limitTips(double ratio) {
    maxTipLengthToLength = Preconditions.requireNotNegative("the tip's part of the length", ratio);
  }

  /** Sets the shape of the tips; the default is a filled triangle. */
  public S tipShape(TipShape shape) {
    Objects.requireNonNull(shape, "the shape of a tip must not be null");
    separateTips();
    tipList().forEach(t -> t.shape(shape));
    return redraw();
  }

  /**
   * Sets the shape of the tip at the start.
   *
   * @throws IllegalStateException if there is no tip at the start
   */
  public S startTipShape(TipShape shape) {
    Objects.requireNonNull(shape, "the shape of a tip must not be null");
    requireTipAtStart();
    separateTips();
    startTip.shape(shape);
    return redraw();
  }

  /**
   * Draws the tips with the path and the style of {@code drawing}, scaled to the length and width
   * of the tips. The middle of the right side of the drawing becomes the point of the tip.
   *
   * @throws IllegalArgumentException if the drawing has no path of its own or no area
   */
  public S tipShape(VMobject<?> drawing) {
    requireExtent(drawing);
    separateTips();
    tipList().forEach(t -> t.drawing(drawing));
    return redraw();
  }

  /**
   * Draws the tip at the start with the path and the style of {@code drawing}; see {@link
   * #tipShape(VMobject)}.
   *
   * @throws IllegalArgumentException if the drawing has no path of its own or no area
   * @throws IllegalStateException if there is no tip at the start
   */
  public S startTipShape(VMobject<?> drawing) {
    requireExtent(drawing);
    requireTipAtStart();
    separateTips();
    startTip.drawing(drawing);
    return redraw();
  }

  private static void requireExtent(VMobject<?> drawing) {
    Objects.requireNonNull(drawing, "the drawing of a tip must not be null");
    Vec size = drawing.path().bounds().size();
    Preconditions.require(
        size.x() > 0 && size.y() > 0,
        "%s cannot be a tip: its path is empty or a straight line; if it is a group, use one"
            + " of its members",
        Preconditions.a(drawing.kind()));
  }

  private void requireTipAtStart() {
    if (!tipAtStart) {
      throw new IllegalStateException(
          Preconditions.a(kind()) + " has no tip at its start: use doubleArrow(...)");
    }
  }

  final void matchTips() {
    Color color = selfStyle().stroke().paint().firstColor();
    tipList().forEach(t -> t.paint(color));
  }

  /**
   * Returns the tip at the end.
   *
   * @throws IllegalStateException if it is part of the stroke
   */
  public ArrowTip tip() {
    if (!hasTips()) {
      throw new IllegalStateException(
          "the tip of this "
              + kind()
              + " is a part of its stroke: tipShape(...) or tipSize(...) makes it an object");
    }
    return tip;
  }

  /**
   * Returns the tips; the first is at the end. The group is empty while they are part of the
   * stroke, as in {@code arrow(...)}.
   */
  public Group<ArrowTip> tips() {
    return new Group<>(tipList());
  }

  private List<ArrowTip> tipList() {
    return Stream.of(tip, startTip).filter(Objects::nonNull).toList();
  }

  @Override
  void drawAlong(Centerline line) {
    Path path = line.path();
    double length = Math.min(tipLength, maxTipLengthToLength * path.start().distance(path.end()));
    double width = tipLength == 0 ? tipWidth : tipWidth * length / tipLength;
    Vec start = path.start();
    Vec end = path.end();
    if (pathArc() != 0 && line.length() > 0) {
      drawAlongArc(line, length, width);
      return;
    }
    tip.draw(end, line.arrival(), length, width);
    Vec base = end.minus(line.arrival().times(length * tip.reach()));
    if (startTip == null) {
      setPath(Paths.putStartAndEndOn(path, start, base));
    } else {
      startTip.draw(start, line.departure().negate(), length, width);
      Vec startBase = start.plus(line.departure().times(length * startTip.reach()));
      setPath(Paths.putStartAndEndOn(path, startBase, base));
    }
  }

  /** Draws tips on chords of the arc, so that the line stays on its circle up to the tips. */
  private void drawAlongArc(Centerline line, double length, double width) {
    Path path = line.path();
    double share = 1 - Math.min(0.5, length * tip.reach() / line.length());
    Vec base = PathParts.pointAt(path, share);
    tip.draw(path.end(), path.end().minus(base).normalized(), length, width);
    double from = 0;
    if (startTip != null) {
      from = Math.min(0.5, length * startTip.reach() / line.length());
      Vec startBase = PathParts.pointAt(path, from);
      startTip.draw(path.start(), path.start().minus(startBase).normalized(), length, width);
    }
    setPath(PathParts.part(path, from, share).path());
  }

  @Override
  boolean isVisible() {
    return super.isVisible() && children().stream().allMatch(Mobject::hasPoints);
  }

  /** Returns the start of the line, or the point of the tip at the start. */
  @Override
  public Vec start() {
    return startTip == null ? super.start() : startTip.apex();
  }

  /** Returns the end of the line, which is the point of the tip. */
  @Override
  public Vec end() {
    return tip == null ? super.end() : tip.apex();
  }

  /**
   * Maps the ends of the line. If the map would distort the tips, they keep their shape, and the
   * line is redrawn to meet them.
   */
  @Override
  protected void transformSelf(Affine map) {
    boolean redraws = hasTips() && pathArc() == 0 && hasPoints() && !ArrowTip.keepsShapes(map);
    double length = redraws ? tip.drawnLength() : 0;
    if (length == 0) {
      super.transformSelf(map);
      return;
    }
    Vec start = map.apply(start());
    Vec end = map.apply(end());
    Vec way = end.minus(start).normalized();
    super.transformSelf(map);
    double startLength = startTip == null ? 0 : startTip.drawnLength() * startTip.reach();
    setPath(
        Path.polyline(
            start.plus(way.times(startLength)), end.minus(way.times(length * tip.reach()))));
  }

  @Override
  protected void scaledSelf(double factor) {
    if (factor > MIN_SCALE) {
      redrawVisible();
    }
  }

  @Override
  public S putStartAndEndOn(Vec start, Vec end) {
    return redrawBetween(start, end);
  }
}
