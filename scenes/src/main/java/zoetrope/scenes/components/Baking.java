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
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.DecimalNumber;

/** Animations that bake objects into the numbers of a vector. */
public final class Baking {
  /** Letters fly to their numbers on arcs of this angle, in radians. */
  private static final double ARC = 100 * DEGREES;

  private Baking() {}

  /**
   * Returns an animation of 2 s. One copy of {@code mobject} flies into each number of {@code
   * vector}; each copy starts shortly after the previous copy. In the second half the numbers
   * become {@code values}. The object itself does not change.
   */
  public static AnimationGroup bake(Mobject<?> mobject, NumericEmbedding vector, double... values) {
    return bake(mobject, vector, ChangeMatrixEntries.to(vector, values));
  }

  /**
   * Returns an animation like {@link #bake(Mobject, NumericEmbedding, double...)}, but with random
   * values, uniform in [-9.9, 9.9].
   */
  public static AnimationGroup bake(Mobject<?> mobject, NumericEmbedding vector, Random random) {
    return bake(mobject, vector, ChangeMatrixEntries.randomly(vector, random));
  }

  /**
   * Returns an animation like {@link #bake(Mobject, NumericEmbedding, double...)} for words beside
   * the vector. Copies of their letters fly into the numbers, in order from the topmost number
   * down. Copies of whole words would cover the words. Letters in the upper half of the words fly
   * above the words, the others below.
   */
  public static AnimationGroup bakeLetters(
      Mobject<?> words, NumericEmbedding vector, double... values) {
    List<DecimalNumber> numbers = new ArrayList<>();
    vector.numbers().forEach(numbers::add);
    List<Mobject<?>> letters = words.familyWithPoints();
    double middle = words.y();
    List<Animation<?>> flights = new ArrayList<>();
    for (int i = 0; i < letters.size(); i++) {
      Mobject<?> letter = (Mobject<?>) letters.get(i).copy();
      Vec place = numbers.get(i * numbers.size() / letters.size()).center();
      double arc = (letter.y() > middle ? ARC : -ARC) * Math.signum(words.x() - vector.x());
      flights.add(fadeOutToPoint(letter, place).pathArc(arc).rate(RUSH_FROM));
    }
    return group(flights, ChangeMatrixEntries.to(vector, values));
  }

  private static AnimationGroup bake(
      Mobject<?> mobject, NumericEmbedding vector, ChangeMatrixEntries change) {
    List<Animation<?>> flights = new ArrayList<>();
    for (DecimalNumber number : vector.numbers()) {
      Mobject<?> copy = (Mobject<?>) mobject.copy();
      // Copies leave fast: slow ones would make the object look doubled.
      flights.add(fadeOutToPoint(copy, number.center()).pathArc(30 * DEGREES).rate(RUSH_FROM));
    }
    return group(flights, change);
  }

  private static AnimationGroup group(List<Animation<?>> flights, ChangeMatrixEntries change) {
    return animationGroup(
        StaggeredMoves.lagged(flights, 0.05).runTime(2).mayCross(),
        change.runTime(2).rate(t -> SMOOTH.at(2 * t - 1)));
  }
}
