package zoetrope.mobject.coordinates;

import java.util.Arrays;
import java.util.List;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Placement;
import zoetrope.mobject.text.GlyphGroup;

/** The placement of axis labels without collisions with the numbers of the axes. */
final class LabelSpacing {
  private static final double LABEL_GAP = 0.2;

  /** A label that is closer to the line of its axis covers ticks; in scene units. */
  private static final double MIN_LINE_GAP = 0.1;

  /** The distances of Community labels from axes and from the frame's edge, in scene units. */
  private static final double COMMUNITY_BUFF = 0.1;

  private static final double COMMUNITY_MARGIN = 0.25;

  /**
   * The distances of numbers, in ticks, that are tried if there is no room for a number at each
   * tick.
   */
  private static final int[] THINNING = {2, 5, 10, 20, 50, 100, 200, 500, 1000};

  /** The smallest horizontal gap between numbers, in scene units. */
  private static final double MIN_NUMBER_GAP = 0.1;

  private LabelSpacing() {}

  /**
   * Returns the values at every second, fifth, tenth ... tick. Ticks are counted from 0, or from
   * the first value if this is not a multiple of the step.
   *
   * @param thinned the number of entries of {@link #THINNING} that were tried
   */
  static double[] thinned(double[] values, Scale scale, double step, int thinned) {
    double first = values.length == 0 ? 0 : scale.position(values[0]);
    double start = isMultiple(first, step) ? 0 : first;
    double[] multiples =
        Arrays.stream(values)
            .filter(x -> isMultiple(scale.position(x) - start, THINNING[thinned] * step))
            .toArray();
    return multiples.length > 0 || values.length == 0 ? multiples : new double[] {values[0]};
  }

  private static boolean isMultiple(double x, double step) {
    return Math.abs(Math.IEEEremainder(x / step, 1)) < 1e-6;
  }

  /**
   * Removes numbers that overlap {@code others}, as in the corner of a plane whose ranges do not
   * contain 0.
   */
  static void removeCovered(Group<GlyphGroup<?>> numbers, Group<GlyphGroup<?>> others) {
    List<GlyphGroup<?>> covered =
        numbers.stream()
            .filter(n -> others.stream().anyMatch(o -> overlap(n.bounds(), o.bounds())))
            .toList();
    covered.forEach(numbers::remove);
  }

  private static boolean overlap(Bounds a, Bounds b) {
    return overlap(a, b, Directions.RIGHT) && overlap(a, b, Directions.UP);
  }

  /**
   * Returns whether two successive numbers touch and the next entry of {@link #THINNING} can be
   * tried.
   *
   * @param thinned the number of entries that were tried
   */
  static boolean touch(Group<? extends Mobject<?>> numbers, int thinned) {
    for (int i = 0; thinned < THINNING.length && i + 1 < numbers.size(); i++) {
      Bounds a = numbers.get(i).bounds();
      Bounds b = numbers.get(i + 1).bounds();
      boolean apart =
          a.max().x() + MIN_NUMBER_GAP < b.min().x()
              || b.max().x() + MIN_NUMBER_GAP < a.min().x()
              || a.max().y() < b.min().y()
              || b.max().y() < a.min().y();
      if (!apart) {
        return true;
      }
    }
    return false;
  }

  /** Puts a label next to the upper right corner of an axis, within the frame. */
  static <M extends Mobject<M>> M community(M label, NumberLine axis, Vec direction) {
    label.nextTo(axis.corner(Directions.UR), direction, COMMUNITY_BUFF);
    return ontoScreen(label, COMMUNITY_MARGIN);
  }

  /**
   * Moves a label into the frame if it reaches beyond the edges, or is nearer to an edge than
   * {@code margin} scene units.
   */
  static <M extends Mobject<M>> M ontoScreen(M label, double margin) {
    double x = CurrentFrame.xRadius();
    double y = CurrentFrame.yRadius();
    for (Vec edge : List.of(Directions.UP, Directions.DOWN, Directions.LEFT, Directions.RIGHT)) {
      double limit = edge.x() == 0 ? y : x;
      if (label.corner(edge).dot(edge) > limit - margin) {
        label.toEdge(edge, margin);
      }
    }
    return label;
  }

  /**
   * Moves a label that is too close to the line of its axis away from it, towards {@code
   * direction}. The numbers at one side of an axis move the middle of its box to this side, and so
   * the label, too.
   */
  static void offLine(Mobject<?> label, NumberLine axis, Vec direction) {
    Vec line = axis.unitVector();
    Vec across = Directions.OUT.cross(line);
    double side = direction.dot(across);
    Bounds ends = Bounds.of(axis.startPoint()).union(Bounds.of(axis.endPoint()));
    if (Math.abs(side) < 1e-9 || !overlap(label.bounds(), ends, line)) {
      return;
    }
    Vec away = across.times(Math.signum(side));
    double gap = label.corner(away.negate()).minus(axis.endPoint()).dot(away);
    if (gap < MIN_LINE_GAP) {
      label.shift(away.times(Placement.MED_SMALL_BUFF - gap));
    }
  }

  /**
   * Moves a label that touches numbers of its axis away from the axis, beyond the numbers. If the
   * label would then leave the frame, although the axis ends within the frame, it moves to the
   * other side of the axis.
   */
  static <M extends Mobject<M>> M clear(M label, NumberLine axis) {
    Vec line = axis.unitVector();
    Vec across = Directions.OUT.cross(line);
    double side = label.center().minus(axis.endPoint()).dot(across);
    if (across.length() < 1e-9 || side == 0 || !touches(label.bounds(), axis)) {
      return label;
    }
    Vec away = across.times(Math.signum(side));
    boolean inside = isInFrame(Bounds.of(axis.endPoint()));
    double way = 0;
    for (Mobject<?> number : axis.numbers()) {
      if (overlap(grown(label.bounds()), number.bounds(), line)) {
        double reach = number.corner(away).dot(away) - label.corner(away.negate()).dot(away);
        way = Math.max(way, reach + LABEL_GAP);
      }
    }
    label.shift(away.times(way));
    if (inside && !isInFrame(label.bounds())) {
      label.shift(away.times(-way));
      double back = 2 * label.center().minus(axis.endPoint()).dot(away);
      label.shift(away.times(-back));
    }
    return label;
  }

  private static boolean touches(Bounds label, NumberLine axis) {
    return axis.numbers().stream().anyMatch(number -> overlap(grown(label), number.bounds()));
  }

  private static Bounds grown(Bounds box) {
    Vec gap = Vec.of(LABEL_GAP, LABEL_GAP);
    return new Bounds(box.min().minus(gap), box.max().plus(gap));
  }

  /** Returns whether two boxes overlap along x or y, whichever is closer to {@code direction}. */
  private static boolean overlap(Bounds a, Bounds b, Vec direction) {
    int i = Math.abs(direction.x()) >= Math.abs(direction.y()) ? 0 : 1;
    return a.min().get(i) < b.max().get(i) && b.min().get(i) < a.max().get(i);
  }

  private static boolean isInFrame(Bounds box) {
    return Math.abs(box.center().x()) + box.size().x() / 2 <= CurrentFrame.xRadius()
        && Math.abs(box.center().y()) + box.size().y() / 2 <= CurrentFrame.yRadius();
  }
}
