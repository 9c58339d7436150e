package zoetrope.animation.movement;

import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import zoetrope.animation.creation.Creation;
import zoetrope.geometry.Complex;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/** Factory methods of animations that grow, rotate and move mobjects. */
public class Movements extends Creation {
  /** For subclasses that add methods. */
  protected Movements() {}

  // --- growing ---

  /** The object grows out of its centre. */
  public static GrowFromPoint growFromCenter(Mobject<?> mobject) {
    return new GrowFromPoint("GrowFromCenter", mobject, mobject::center);
  }

  /** The object grows out of a point. */
  public static GrowFromPoint growFromPoint(Mobject<?> mobject, Vec point) {
    return new GrowFromPoint("GrowFromPoint", mobject, () -> point);
  }

  /** The object grows out of the middle of an edge, or a corner. */
  public static GrowFromPoint growFromEdge(Mobject<?> mobject, Vec edge) {
    return new GrowFromPoint("GrowFromEdge", mobject, () -> mobject.corner(edge));
  }

  /** An arrow grows out of its start. */
  public static GrowFromPoint growArrow(VMobject<?> arrow) {
    return new GrowFromPoint("GrowArrow", arrow, arrow::start);
  }

  /** The object grows out of its centre, turning by a quarter of a turn. */
  public static SpinInFromNothing spinInFromNothing(Mobject<?> mobject) {
    return new SpinInFromNothing(mobject);
  }

  // --- turning ---

  /** The object turns by half a turn about its centre. */
  public static Rotation rotate(Mobject<?> mobject) {
    return rotate(mobject, Math.PI);
  }

  /** The object turns by {@code angle} radians, counter-clockwise. */
  public static Rotation rotate(Mobject<?> mobject, double angle) {
    return new Rotation(mobject, angle, false);
  }

  /** The object turns steadily by a full turn in 5 s. */
  public static Rotation rotating(Mobject<?> mobject) {
    return rotating(mobject, 2 * Math.PI);
  }

  /** The object turns steadily by {@code angle} radians, counter-clockwise, in 5 s. */
  public static Rotation rotating(Mobject<?> mobject, double angle) {
    return new Rotation(mobject, angle, true);
  }

  // --- moving ---

  /** The object's centre runs along a path. */
  public static MoveAlongPath moveAlongPath(Mobject<?> mobject, VMobject<?> path) {
    return new MoveAlongPath(mobject, path);
  }

  /** Every point moves by a function of its place and the progress; 3 s. */
  public static Homotopy homotopy(Mobject<?> mobject, Homotopy.Motion motion) {
    return new Homotopy(mobject, motion);
  }

  /** {@link #homotopy} of the anchors, with smooth curves through them. */
  public static Homotopy smoothedVectorizedHomotopy(Mobject<?> mobject, Homotopy.Motion motion) {
    return new Homotopy(mobject, motion).smoothed();
  }

  /** {@link #homotopy} by a function of a complex number and the progress; depths stay. */
  public static Homotopy complexHomotopy(
      Mobject<?> mobject, BiFunction<Complex, Double, Complex> motion) {
    return new Homotopy(mobject, (p, t) -> complex(z -> motion.apply(z, t)).apply(p));
  }

  /** Every point follows a velocity field, in scene units a second. */
  public static PhaseFlow phaseFlow(Mobject<?> mobject, UnaryOperator<Vec> velocity) {
    return new PhaseFlow(mobject, velocity);
  }

  /** The object keeps its place relative to {@code other}, which moves in the same play. */
  public static MaintainPosition maintainPosition(Mobject<?> mobject, Mobject<?> other) {
    return new MaintainPosition(mobject, other);
  }
}
