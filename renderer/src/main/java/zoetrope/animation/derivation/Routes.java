package zoetrope.animation.derivation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import zoetrope.animation.RateFunctions;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.MotionPath;

/**
 * Chooses how groups of glyphs move, so that they pass around glyphs that stand, and around each
 * other. Each group takes the flattest arc, and the longest time, that is free. Short moves are
 * planned first, because long ones have more choices.
 */
final class Routes {
  /** The angles of the arcs to try, in radians; the flattest first. */
  private static final double[] ANGLES = {0, 0.9, 1.5, 2.1, 2.6, 3};

  /** The time spans to try, as shares of the time for moving. */
  private static final double[][] TIMES = {{0, 1}, {0, 0.6}, {0.4, 1}};

  private static final int SAMPLES = 40;

  /** Shorter moves are not noticed, in scene units. */
  private static final double MIN_MOVE = 0.02;

  /** The part of a box, on each side, that the ink of a glyph hardly fills. */
  private static final double MARGIN = 0.08;

  /** A bound for the area of thin glyphs, such as bars of fractions. */
  private static final double MIN_AREA = 1e-4;

  /** Two glyphs that share less of the smaller box are neighbours. */
  private static final double MIN_SHARE = 0.2;

  /** The overlap that is not noticed: the share of the smaller box, summed over the samples. */
  private static final double TOLERANCE = 0.4;

  /** The overlap with which a group must not move: 40 % for nearly three frames of 60 fps. */
  private static final double MAX_OVERLAP = 0.8;

  /** The boxes of the planned moves at each sample of the time. */
  private final List<List<List<Bounds>>> planned = new ArrayList<>();

  private final List<Bounds> standing = new ArrayList<>();

  /**
   * The glyphs of a group at the start and at the end of a move. The lists of boxes have the same
   * length.
   */
  record Ends(List<Bounds> start, List<Bounds> end) {
    private double distance() {
      return center(start).distance(center(end));
    }

    private static Vec center(List<Bounds> boxes) {
      return boxes.stream().reduce(Bounds.EMPTY, Bounds::union).center();
    }
  }

  /**
   * A way between two ends.
   *
   * @param motion the trajectory
   * @param start when the move starts, as a share of the time for moving
   * @param end when it ends
   */
  record Move(MotionPath motion, double start, double end) {
    /** Returns this move, with its times as shares of a longer time. */
    Move during(double first, double last) {
      double length = last - first;
      return new Move(motion, first + length * start, first + length * end);
    }

    /** Returns the progress of the move at a time from 0 to 1. */
    private double progress(double time) {
      double share = Math.max(0, Math.min(1, (time - start) / (end - start)));
      return RateFunctions.SMOOTHSTEP.at(share);
    }

    /** Returns the boxes of the glyphs at a time from 0 to 1. */
    private List<Bounds> at(double time, Ends ends) {
      double eased = progress(time);
      List<Bounds> boxes = new ArrayList<>();
      for (int i = 0; i < ends.start.size(); i++) {
        Bounds from = ends.start.get(i);
        Bounds to = ends.end.get(i);
        Vec center = motion.between(from.center(), to.center(), eased);
        Vec half = from.size().lerp(to.size(), eased).times(0.5 * (1 - 2 * MARGIN));
        boxes.add(new Bounds(center.minus(half), center.plus(half)));
      }
      return boxes;
    }
  }

  /** Adds a glyph that stands. Groups that start on it may leave it in any direction. */
  void addStanding(Bounds box) {
    standing.add(box);
  }

  /** Returns the moves of some groups, in their order; none for a group without a free way. */
  List<Optional<Move>> plan(List<Ends> groups) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      order.add(i);
    }
    order.sort(
        Comparator.comparingDouble((Integer i) -> groups.get(i).distance())
            .thenComparingInt(i -> i));
    List<Optional<Move>> moves =
        new ArrayList<>(Collections.nCopies(groups.size(), Optional.empty()));
    for (int i : order) {
      moves.set(i, best(groups.get(i)));
      moves.get(i).ifPresent(move -> planned.add(boxes(move, groups.get(i))));
    }
    return moves;
  }

  private static List<List<Bounds>> boxes(Move move, Ends ends) {
    List<List<Bounds>> boxes = new ArrayList<>();
    for (int k = 0; k < SAMPLES; k++) {
      boxes.add(move.at((double) k / SAMPLES, ends));
    }
    return boxes;
  }

  private Optional<Move> best(Ends ends) {
    Move best = new Move(MotionPath.STRAIGHT, 0, 1);
    double lowest = ends.distance() < MIN_MOVE ? 0 : overlap(best, ends);
    double upwards = Ends.center(ends.end).x() >= Ends.center(ends.start).x() ? -1 : 1;
    for (double[] time : TIMES) {
      for (double angle : ANGLES) {
        for (double sign : new double[] {upwards, -upwards}) {
          if (lowest < TOLERANCE) {
            return Optional.of(best);
          }
          MotionPath motion = MotionPath.STRAIGHT.withArc(sign * angle);
          Move move = new Move(motion, time[0], time[1]);
          double overlap = overlap(move, ends);
          if (overlap < lowest) {
            best = move;
            lowest = overlap;
          }
        }
      }
    }
    return lowest < MAX_OVERLAP ? Optional.of(best) : Optional.empty();
  }

  /** Returns what a move has in common with all others, summed over the time without its ends. */
  private double overlap(Move move, Ends ends) {
    List<Bounds> passed =
        standing.stream()
            .filter(glyph -> ends.start.stream().allMatch(box -> box.intersection(glyph).isEmpty()))
            .toList();
    double sum = 0;
    for (int k = 1; k < SAMPLES; k++) {
      double time = (double) k / SAMPLES;
      for (Bounds box : move.at(time, ends)) {
        for (List<List<Bounds>> other : planned) {
          sum += shared(box, other.get(k));
        }
        // Copies of standing glyphs appear while they move.
        sum += move.progress(time) * shared(box, passed);
      }
    }
    return sum;
  }

  /** Returns the shares of the smaller boxes that a box has in common with others. */
  private static double shared(Bounds box, List<Bounds> others) {
    double sum = 0;
    for (Bounds other : others) {
      Bounds both = box.intersection(other);
      if (!both.isEmpty()) {
        double share = area(both) / Math.max(MIN_AREA, Math.min(area(box), area(other)));
        sum += share < MIN_SHARE ? 0 : share;
      }
    }
    return sum;
  }

  private static double area(Bounds box) {
    return Math.max(0, box.size().x()) * Math.max(0, box.size().y());
  }
}
