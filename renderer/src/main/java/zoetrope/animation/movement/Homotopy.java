package zoetrope.animation.movement;

import zoetrope.animation.ProceduralAnimation;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.VMobject;

/**
 * An animation that moves every point of a mobject by a function of its initial place and of the
 * progress: {@code homotopy}, {@code complexHomotopy} and {@code smoothedVectorizedHomotopy}. The
 * default run time is 3 s.
 */
public final class Homotopy extends ProceduralAnimation<Homotopy> {
  private final Motion motion;
  private boolean smoothed;

  /** A motion of all points of space. */
  @FunctionalInterface
  public interface Motion {
    /**
     * Returns the place at progress {@code t}, in [0, 1], of the point that started at {@code
     * point}.
     */
    Vec at(Vec point, double t);
  }

  public Homotopy(Mobject<?> mobject, Motion motion) {
    super(mobject);
    this.motion = motion;
  }

  /** Draws smooth curves through the moved ends of curves instead of moving the control points. */
  public Homotopy smoothed() {
    smoothed = true;
    return this;
  }

  @Override
  protected double defaultRunTime() {
    return 3;
  }

  @Override
  protected void interpolateSubmobject(Mobject<?> member, Mobject<?> start, double progress) {
    MobjectTrees.mapAlone(member, p -> motion.at(p, progress));
    if (smoothed && member instanceof VMobject<?> v && !v.localPath().isEmpty()) {
      v.setPath(Paths.smooth(v.path()));
    }
  }
}
