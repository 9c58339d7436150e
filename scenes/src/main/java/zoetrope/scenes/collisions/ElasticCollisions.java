package zoetrope.scenes.collisions;

import java.util.ArrayList;
import java.util.List;

/**
 * An exact simulation of two blocks and a wall, without friction or loss. The small block rests,
 * and the large one slides towards it. They collide with each other and with the wall until they
 * part for ever.
 *
 * <p>Each collision is computed at its exact time, one after the other, and between two collisions
 * the blocks move with constant velocity. So a state depends only on its time, not on earlier
 * calls. No collision is missed, even if many happen between two frames.
 *
 * <pre>{@code
 * var simulation = new ElasticCollisions(100, 3, 8, 2.5);
 * simulation.collisions().size();  // 31
 * simulation.at(2.4).small();      // the gap between the wall and the small block
 * }</pre>
 */
public final class ElasticCollisions {
  /** The largest ratio of masses, with about 31,416 collisions. */
  public static final double MAX_RATIO = 1e8;

  private final double ratio;
  private final List<Collision> collisions;
  private final State start;

  /**
   * Creates a simulation that starts at time 0.
   *
   * @param ratio the mass of the large block divided by that of the small one, from 1 to {@value
   *     #MAX_RATIO}
   * @param small the gap between the wall and the small block, above 0
   * @param large the gap between the wall and the large block minus the width of the small block;
   *     above {@code small}
   * @param speed the speed of the large block towards the wall, in units per second, above 0
   * @throws IllegalArgumentException if a number is out of these ranges
   */
  public ElasticCollisions(double ratio, double small, double large, double speed) {
    require(ratio >= 1 && ratio <= MAX_RATIO, "a ratio of masses from 1 to 1e8", ratio);
    require(small > 0, "a gap at the wall above 0", small);
    require(large > small && large < Double.POSITIVE_INFINITY, "a gap beyond " + small, large);
    require(speed > 0 && speed < Double.POSITIVE_INFINITY, "a speed above 0", speed);
    this.ratio = ratio;
    start = new State(small, large, 0, -speed);
    Collision last = new Collision(0, Partner.BLOCK, start);
    List<Collision> all = new ArrayList<>();
    for (Collision next = after(last); next != null; next = after(next)) {
      all.add(next);
    }
    collisions = List.copyOf(all);
  }

  /** The object that the small block collides with. */
  public enum Partner {
    /** The wall. */
    WALL,
    /** The large block. */
    BLOCK
  }

  /**
   * The positions and velocities of the blocks.
   *
   * @param small the gap between the wall and the small block
   * @param large the gap between the wall and the large block minus the width of the small block
   * @param smallVelocity the velocity of the small block, in units per second; positive is away
   *     from the wall
   * @param largeVelocity the velocity of the large block, in units per second; positive is away
   *     from the wall
   */
  public record State(double small, double large, double smallVelocity, double largeVelocity) {
    private State after(double seconds) {
      return new State(
          small + seconds * smallVelocity,
          large + seconds * largeVelocity,
          smallVelocity,
          largeVelocity);
    }
  }

  /**
   * A collision of the small block.
   *
   * @param time the time in seconds
   * @param partner the object that the small block collides with
   * @param state the state immediately after the collision
   */
  public record Collision(double time, Partner partner, State state) {}

  /** Returns the mass of the large block divided by that of the small one. */
  public double ratio() {
    return ratio;
  }

  /** Returns all collisions, in order. */
  public List<Collision> collisions() {
    return collisions;
  }

  /** Returns the collisions after {@code from} and up to {@code to} seconds, in order. */
  public List<Collision> between(double from, double to) {
    return List.copyOf(collisions.subList(count(from), Math.max(count(from), count(to))));
  }

  /** Returns the number of collisions up to and including {@code time} seconds. */
  public int count(double time) {
    int low = 0;
    int high = collisions.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (collisions.get(middle).time() <= time) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * Returns the state after {@code time} seconds. Negative times extend the initial motion
   * backwards.
   */
  public State at(double time) {
    int count = count(time);
    if (count == 0) {
      return start.after(time);
    }
    Collision last = collisions.get(count - 1);
    return last.state().after(time - last.time());
  }

  /** Returns the next collision, or null if there is none. */
  private Collision after(Collision last) {
    State s = last.state();
    boolean meetsWall = s.smallVelocity() < 0;
    boolean meetsBlock = s.smallVelocity() > s.largeVelocity();
    double toWall = meetsWall ? s.small() / -s.smallVelocity() : Double.POSITIVE_INFINITY;
    double toBlock =
        meetsBlock
            ? (s.large() - s.small()) / (s.smallVelocity() - s.largeVelocity())
            : Double.POSITIVE_INFINITY;
    if (!meetsWall && !meetsBlock) {
      return null;
    }
    if (toWall < toBlock) {
      State now = s.after(toWall);
      State bounced = new State(0, now.large(), -s.smallVelocity(), s.largeVelocity());
      return new Collision(last.time() + toWall, Partner.WALL, bounced);
    }
    return new Collision(last.time() + toBlock, Partner.BLOCK, exchanged(s.after(toBlock)));
  }

  /** Returns the state after a collision of the blocks. Momentum and energy do not change. */
  private State exchanged(State s) {
    double common = 2 * (s.smallVelocity() + ratio * s.largeVelocity()) / (1 + ratio);
    return new State(s.small(), s.small(), common - s.smallVelocity(), common - s.largeVelocity());
  }

  private static void require(boolean holds, String wanted, double given) {
    if (!holds) {
      throw new IllegalArgumentException("colliding blocks need " + wanted + ", not " + given);
    }
  }
}
