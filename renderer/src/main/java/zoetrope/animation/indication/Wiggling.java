package zoetrope.animation.indication;

import zoetrope.animation.ProceduralAnimation;
import zoetrope.animation.RateFunction;
import zoetrope.animation.RateFunctions;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * An animation that scales a mobject up a little, swings it about its centre and goes back. The
 * default run time is 2 s.
 */
public final class Wiggling extends ProceduralAnimation<Wiggling> {
  private double scale = 1.1;
  private double angle = 0.01 * 2 * Math.PI;
  private double swings = 6;
  private RateFunction envelope = RateFunctions.THERE_AND_BACK;
  private Vec scaleAbout;
  private Vec rotateAbout;

  Wiggling(Mobject<?> mobject) {
    super(mobject);
  }

  /** Sets the largest scale; 1.1 by default. */
  public Wiggling scale(double factor) {
    scale = factor;
    return this;
  }

  /** Sets the largest angle of the swing, in radians; {@code 0.01 * TAU} by default. */
  public Wiggling angle(double radians) {
    angle = Degrees.check(radians);
    return this;
  }

  /** Sets the number of half swings; 6 by default. */
  public Wiggling swings(double count) {
    swings = count;
    return this;
  }

  /**
   * Sets the amplitude of growth and swing as a function of the progress; there and back by
   * default.
   */
  public Wiggling envelope(RateFunction function) {
    envelope = function;
    return this;
  }

  /**
   * Sets the centre of the scaling; the centre of the mobject by default. An object is scaled about
   * a point with {@code m.scale(factor, point)}.
   */
  public Wiggling scaleAbout(Vec point) {
    scaleAbout = point;
    return this;
  }

  /** Sets the centre of the swing; the centre of the mobject by default. */
  public Wiggling rotateAbout(Vec point) {
    rotateAbout = point;
    return this;
  }

  @Override
  protected double defaultRunTime() {
    return 2;
  }

  @Override
  protected void interpolateSubmobject(Mobject<?> member, Mobject<?> start, double progress) {
    double up = envelope.at(progress);
    if (up == 0) {
      return;
    }
    Vec center = before().center();
    Vec about = scaleAbout != null ? scaleAbout : center;
    Affine grown = Affine.scaling(1 + (scale - 1) * up).about(about);
    double turn = up * StrictMath.sin(swings * Math.PI * progress) * angle;
    Vec pivot = rotateAbout != null ? rotateAbout : center;
    Affine turned = Affine.rotation(turn, new Vec(0, 0, 1)).about(pivot);
    MobjectTrees.transformAlone(member, grown.then(turned));
  }
}
