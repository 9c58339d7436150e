package zoetrope.scenes.components;

import static zoetrope.Zoetrope.DEGREES;
import static zoetrope.Zoetrope.RUSH_FROM;
import static zoetrope.Zoetrope.SMOOTH;
import static zoetrope.Zoetrope.animationGroup;
import static zoetrope.Zoetrope.fadeOutToPoint;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.DecimalNumber;

/** Something is baked into the numbers of a vector. */
public final class Baking {
  private Baking() {}

  /**
   * Copies of {@code mobject} fly into every number of {@code vector}, one after the other, and in
   * the second half of the 2 s the numbers become {@code values}. The object itself stays as it is.
   */
  public static AnimationGroup bake(Mobject<?> mobject, NumericEmbedding vector, double... values) {
    return bake(mobject, vector, ChangeMatrixEntries.to(vector, values));
  }

  /** The same; the numbers become random ones, uniform in [-9.9, 9.9]. */
  public static AnimationGroup bake(Mobject<?> mobject, NumericEmbedding vector, Random random) {
    return bake(mobject, vector, ChangeMatrixEntries.randomly(vector, random));
  }

  private static AnimationGroup bake(
      Mobject<?> mobject, NumericEmbedding vector, ChangeMatrixEntries change) {
    List<Animation<?>> flights = new ArrayList<>();
    for (DecimalNumber number : vector.numbers()) {
      Mobject<?> copy = (Mobject<?>) mobject.copy();
      // Fast at first: copies that linger would make what they leave look doubled.
      flights.add(fadeOutToPoint(copy, number.center()).pathArc(30 * DEGREES).rate(RUSH_FROM));
    }
    return animationGroup(
        StaggeredMoves.lagged(flights, 0.05).runTime(2).mayCross(),
        change.runTime(2).rate(t -> SMOOTH.at(2 * t - 1)));
  }
}
