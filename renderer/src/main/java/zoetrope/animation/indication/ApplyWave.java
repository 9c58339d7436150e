package zoetrope.animation.indication;

import java.util.function.UnaryOperator;
import zoetrope.animation.Host;
import zoetrope.animation.ProceduralAnimation;
import zoetrope.animation.RateFunction;
import zoetrope.animation.RateFunctions;
import zoetrope.color.Theme;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * A wave that runs through a mobject from left to right.
 *
 * <p>By default every point is lifted once, and points on the left are lifted earlier. The lift is
 * {@code thereAndBack(t^(e^(2u - 1)))} of the amplitude, where u is 0 on the left and 1 on the
 * right. {@link #ripples} selects the wave of Manim CE, a train of ripples of a given width. The
 * theme {@link Theme#COMMUNITY} selects it, too.
 */
public final class ApplyWave extends ProceduralAnimation<ApplyWave> {
  private Vec direction = new Vec(0, 1, 0);
  private double amplitude = 0.2;
  private int ripples = Theme.isCommunity() ? 1 : 0;
  private double timeWidth = 1;
  private RateFunction shape = RateFunctions.SMOOTH;
  private boolean tangents = Theme.isCommunity();
  private double left;
  private double right;

  ApplyWave(Mobject<?> mobject) {
    super(mobject);
  }

  /** Sets the direction of the lift; up by default. */
  public ApplyWave direction(Vec v) {
    direction = v;
    return this;
  }

  /** Sets how far points are lifted, in scene units; 0.2 by default. */
  public ApplyWave amplitude(double units) {
    amplitude = units;
    return this;
  }

  /**
   * Sets the number of ripples, at least 1. Upward and downward ripples alternate. The run time
   * becomes 2 s by default.
   */
  public ApplyWave ripples(int count) {
    ripples = Preconditions.requireAtLeast("the number of ripples", count, 1);
    return this;
  }

  /** Sets the length of the train of ripples, in widths of the mobject, above 0; 1 by default. */
  public ApplyWave timeWidth(double width) {
    timeWidth = Preconditions.requireAbove("the time width", width, 0);
    return this;
  }

  /** Sets the shape of the flanks of a ripple; smooth by default. */
  public ApplyWave flank(RateFunction function) {
    shape = function;
    return this;
  }

  /**
   * Moves the ends of curves together with their tangents, as Manim CE does, instead of moving all
   * control points. The shape of a long side then depends only on the wave at its two ends.
   */
  public ApplyWave byTangents() {
    tangents = true;
    return this;
  }

  @Override
  protected double defaultRunTime() {
    return ripples == 0 ? 1 : 2;
  }

  @Override
  protected void start(Host host) {
    super.start(host);
    Bounds box = before().bounds();
    left = box.isEmpty() ? 0 : box.min().x();
    right = box.isEmpty() ? 0 : box.max().x();
  }

  @Override
  protected void interpolateSubmobject(Mobject<?> member, Mobject<?> start, double t) {
    if (t > 0 && t < 1) {
      UnaryOperator<Vec> wave = p -> lifted(p, t);
      if (tangents) {
        MobjectTrees.mapTangentsAlone(member, wave);
      } else {
        MobjectTrees.mapAlone(member, wave);
      }
    }
  }

  private Vec lifted(Vec p, double t) {
    double u = right > left ? (p.x() - left) / (right - left) : 0.5;
    double lift = ripples == 0 ? swell(u, t) : train(u, t);
    return p.plus(direction.times(amplitude * lift));
  }

  private double swell(double u, double t) {
    double power = StrictMath.exp(2 * (u - 0.5));
    return RateFunctions.THERE_AND_BACK.at(StrictMath.pow(t, power));
  }

  private double train(double u, double t) {
    return wave(1 - ((1 + timeWidth) * t - u) / timeWidth);
  }

  /**
   * Returns the height of the train at the share {@code q} of its length, in [0, 1]. The train
   * begins with a rise from 0 to a crest, then goes from crest to trough and back, and ends with a
   * return to 0.
   */
  private double wave(double q) {
    if (!(q > 0 && q < 1)) {
      return 0;
    }
    int phases = 2 * ripples;
    int phase = Math.min(phases - 1, (int) (q * phases));
    if (phase == 0) {
      return shape.at(q * phases);
    }
    int sign = ripples % 2 == 1 ? 1 : -1;
    if (phase == phases - 1) {
      return sign * (1 - shape.at(q * phases - phase));
    }
    int k = (phase - 1) / 2;
    double inside = (q - (2 * k + 1.0) / phases) * ripples;
    return (k % 2 == 0 ? 1 : -1) * (1 - 2 * shape.at(inside));
  }
}
