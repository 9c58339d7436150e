package zoetrope.animation.derivation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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

  private final List<Move> planned = new ArrayList<>();
  private final List<Bounds> standing = new ArrayList<>();

  /**
   * A move of a group from one box to another.
   *
   * @param from the box at the start, in scene units
   * @param to the box at the end
   * @param motion the trajectory
   * @param start when the move starts, as a share of the time for moving
   * @param end when it ends
   */
  record Move(Bounds from, Bounds to, MotionPath motion, double start, double end) {
    /** Returns the progress of the move at a time from 0 to 1. */
    private double progress(double time) {
      double share = Math.max(0, Math.min(1, (time - start) / (end - start)));
      return share * share * (3 - 2 * share);
    }

    /** Returns the box at a time from 0 to 1. */
    private Bounds at(double time) {
      double eased = progress(time);
      Vec center = motion.between(from.center(), to.center(), eased);
      Vec half = from.size().lerp(to.size(), eased).times(0.5 * (1 - 2 * MARGIN));
      return new Bounds(center.minus(half), center.plus(half));
    }
  }

  /** Adds a glyph that stands. Groups that start on it may leave it in any direction. */
  void addStanding(Bounds box) {
    standing.add(box);
  }

  /** Returns the moves from each of some boxes to its partner, in the order of the boxes. */
  List<Move> plan(List<Bounds> from, List<Bounds> to) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < from.size(); i++) {
      order.add(i);
    }
    order.sort(
        Comparator.comparingDouble((Integer i) -> distance(from.get(i), to.get(i)))
            .thenComparingInt(i -> i));
    Move[] moves = new Move[from.size()];
    for (int i : order) {
      moves[i] = best(from.get(i), to.get(i));
      planned.add(moves[i]);
    }
    return List.of(moves);
  }

  private static double distance(Bounds a, Bounds b) {
    return a.center().distance(b.center());
  }

  private Move best(Bounds from, Bounds to) {
    Move best = new Move(from, to, MotionPath.STRAIGHT, 0, 1);
    double lowest = distance(from, to) < MIN_MOVE ? 0 : overlap(best);
    double upwards = to.center().x() >= from.center().x() ? -1 : 1;
    for (double[] time : TIMES) {
      for (double angle : ANGLES) {
        for (double sign : new double[] {upwards, -upwards}) {
          if (lowest == 0) {
            return best;
          }
          MotionPath motion = MotionPath.STRAIGHT.withArc(sign * angle);
          Move move = new Move(from, to, motion, time[0], time[1]);
          double overlap = overlap(move);
          if (overlap < lowest) {
            best = move;
            lowest = overlap;
          }
        }
      }
    }
    return best;
  }

  /** Returns the areas that a move shares with all others, summed over time without its ends. */
  private double overlap(Move move) {
    double sum = 0;
    for (int k = 1; k < SAMPLES; k++) {
      double time = (double) k / SAMPLES;
      Bounds box = move.at(time);
      for (Move other : planned) {
        sum += area(box.intersection(other.at(time)));
      }
      for (Bounds glyph : standing) {
        if (move.from().intersection(glyph).isEmpty()) {
          // Copies of standing glyphs appear while they move.
          sum += move.progress(time) * area(box.intersection(glyph));
        }
      }
    }
    return sum;
  }

  private static double area(Bounds box) {
    return box.isEmpty() ? 0 : Math.max(0, box.size().x()) * Math.max(0, box.size().y());
  }
}
