package zoetrope.scenes.components;

import static zoetrope.Zoetrope.DEGREES;
import static zoetrope.Zoetrope.RUSH_FROM;
import static zoetrope.Zoetrope.SMOOTH;
import static zoetrope.Zoetrope.animate;
import static zoetrope.Zoetrope.animationGroup;
import static zoetrope.Zoetrope.fadeOutToPoint;
import static zoetrope.Zoetrope.vFadeOut;

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

  /** The numbers at each end of a vector into which letters fly. */
  private static final int PLACES = 2;

  /** The factor by which letters shrink on their way. */
  private static final double SHRINK = 0.3;

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
   * the vector. Copies of their letters fly into the numbers. Copies of whole words would cover the
   * words. Letters in the upper half of the words fly above the words into the first numbers, and
   * the others fly below the words into the last ones.
   */
  public static AnimationGroup bakeLetters(
      Mobject<?> words, NumericEmbedding vector, double... values) {
    List<Vec> places = new ArrayList<>();
    vector.numbers().forEach(number -> places.add(number.center()));
    List<Mobject<?>> letters = words.familyWithPoints();
    double middle = words.y();
    double side = Math.signum(words.x() - vector.x());
    List<Animation<?>> flights = new ArrayList<>();
    for (int i = 0; i < letters.size(); i++) {
      Mobject<?> letter = (Mobject<?>) letters.get(i).copy();
      boolean upper = letter.y() > middle;
      int place = i * PLACES / letters.size();
      Vec end = upper ? places.get(place) : places.get(places.size() - PLACES + place);
      var flight = animate(letter, l -> l.scale(SHRINK).moveTo(end));
      flights.add(
          animationGroup(
              flight.pathArc((upper ? ARC : -ARC) * side).rate(RUSH_FROM),
              vFadeOut(letter).timeSpan(0.5, 0.9)));
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
