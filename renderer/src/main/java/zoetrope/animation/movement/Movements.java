package zoetrope.animation.movement;

import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import zoetrope.animation.creation.Creation;
import zoetrope.geometry.Complex;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/** The factory methods of animations that grow, rotate and move mobjects. */
public class Movements extends Creation {
  protected Movements() {}

  // --- growing ---

  /** Lets a mobject grow out of its centre. */
  public static GrowFromPoint growFromCenter(Mobject<?> mobject) {
    return new GrowFromPoint("GrowFromCenter", mobject, mobject::center);
  }

  /** Lets a mobject grow out of a point. */
  public static GrowFromPoint growFromPoint(Mobject<?> mobject, Vec point) {
    return new GrowFromPoint("GrowFromPoint", mobject, () -> point);
  }

  /**
   * Lets a mobject grow out of the middle of an edge, or out of a corner. Its width and its height
   * grow together. To let a bar grow in one direction, begin with {@code rectangle(0.01, 1)} and
   * use {@code animate(bar, b -> b.stretchToWidth(4, LEFT))}.
   */
  public static GrowFromPoint growFromEdge(Mobject<?> mobject, Vec edge) {
    return new GrowFromPoint("GrowFromEdge", mobject, () -> mobject.corner(edge));
  }

  /** Lets an arrow grow out of its start. */
  public static GrowFromPoint growArrow(VMobject<?> arrow) {
    return new GrowFromPoint("GrowArrow", arrow, arrow::start);
  }

  /** Lets a mobject grow out of its centre while it turns by a quarter of a turn. */
  public static SpinInFromNothing spinInFromNothing(Mobject<?> mobject) {
    return new SpinInFromNothing(mobject);
  }

  // --- turning ---

  /** Rotates a mobject about its centre by half a turn. */
  public static Rotation rotate(Mobject<?> mobject) {
    return rotate(mobject, Math.PI);
  }

  /** Rotates a mobject about its centre by {@code angle} radians, counter-clockwise. */
  public static Rotation rotate(Mobject<?> mobject, double angle) {
    return new Rotation(mobject, angle, false);
  }

  /** Rotates a mobject steadily by a full turn in 5 s. */
  public static Rotation rotating(Mobject<?> mobject) {
    return rotating(mobject, 2 * Math.PI);
  }

  /** Rotates a mobject steadily by {@code angle} radians, counter-clockwise, in 5 s. */
  public static Rotation rotating(Mobject<?> mobject, double angle) {
    return new Rotation(mobject, angle, true);
  }

  // --- moving ---

  /** Moves the centre of a mobject along a path. */
  public static MoveAlongPath moveAlongPath(Mobject<?> mobject, VMobject<?> path) {
    return new MoveAlongPath(mobject, path);
  }

  /**
   * Moves every point by a function of its initial place and the progress, in [0, 1]. The default
   * run time is 3 s.
   */
  public static Homotopy homotopy(Mobject<?> mobject, Homotopy.Motion motion) {
    return new Homotopy(mobject, motion);
  }

  /**
   * Moves the ends of curves like {@link #homotopy}, and draws smooth curves through them. The
   * default run time is 3 s.
   */
  public static Homotopy smoothedVectorizedHomotopy(Mobject<?> mobject, Homotopy.Motion motion) {
    return new Homotopy(mobject, motion).smoothed();
  }

  /**
   * Moves every point by a complex function of its initial place and the progress; z does not
   * change. The default run time is 3 s.
   */
  public static Homotopy complexHomotopy(
      Mobject<?> mobject, BiFunction<Complex, Double, Complex> motion) {
    return new Homotopy(mobject, (p, t) -> complex(z -> motion.apply(z, t)).apply(p));
  }

  /** Moves every point along a velocity field, in scene units per second. */
  public static PhaseFlow phaseFlow(Mobject<?> mobject, UnaryOperator<Vec> velocity) {
    return new PhaseFlow(mobject, velocity);
  }

  /** Keeps the position of a mobject relative to {@code other}, which moves in the same play. */
  public static MaintainPosition maintainPosition(Mobject<?> mobject, Mobject<?> other) {
    return new MaintainPosition(mobject, other);
  }
}
