package zoetrope.animation.transform;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import zoetrope.animation.Animation;
import zoetrope.animation.LooseGroup;
import zoetrope.color.Color;
import zoetrope.color.Theme;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Complex;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.FunctionProbe;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.text.StringMobject;

/** The factory methods of transforms from one state, or one mobject, to another. */
public class Transforms {
  private static final double POINTWISE_TIME = 3;

  protected Transforms() {}

  // --- state to state ---

  /**
   * Applies {@code change} to a copy, and transforms the mobject into the copy. Points move on
   * straight lines, except that {@code rotate} is shown as a rotation: {@code animate(a, x ->
   * x.rotate(2 * PI))} is a full turn. Several {@code animate} of one mobject in one play add up.
   *
   * <p>{@code change} is called at once, and again in a {@code succession} if an earlier child has
   * changed the mobject. It must change only its argument: {@code animate(a, x -> x.shift(UP))}. A
   * change of another mobject, as in {@code animate(a, x -> b.shift(UP))}, takes effect immediately
   * and is not animated. Use one {@code animate} for each mobject, or animate their group. Targets
   * and saved states are copied too, so {@code x.restore()} and {@code x.target()} work in {@code
   * change}.
   */
  @SuppressWarnings("unchecked") // a copy has its original's class
  public static <M extends Mobject<?>> TransformInto animate(
      M mobject, Consumer<? super M> change) {
    Supplier<M> changed =
        () -> {
          M copy = (M) MobjectTrees.copyWithStates(mobject);
          FunctionProbe.call(() -> change.accept(copy));
          return copy;
        };
    M target = changed.get();
    return new TransformInto("animate", mobject, () -> target, null).renewedBy(changed);
  }

  /**
   * Transforms {@code mobject} into the state of {@code target}, which is not added to the stage.
   */
  public static TransformInto transform(Mobject<?> mobject, Mobject<?> target) {
    return new TransformInto("Transform", mobject, to(target), null).looksAs(target);
  }

  /** Transforms {@code mobject} into {@code target}, which replaces it at the end. */
  public static TransformInto replacementTransform(Mobject<?> mobject, Mobject<?> target) {
    return new TransformInto("ReplacementTransform", mobject, to(target), target);
  }

  /**
   * Transforms a copy of {@code mobject} into {@code target}. The mobject itself stays on the
   * stage.
   */
  public static TransformInto transformFromCopy(Mobject<?> mobject, Mobject<?> target) {
    Mobject<?> copy = (Mobject<?>) mobject.copy();
    return new TransformInto("TransformFromCopy", copy, to(target), target).ofCopy(mobject);
  }

  /** Transforms a mobject like {@link #transform}, on half circles, clockwise. */
  public static TransformInto clockwiseTransform(Mobject<?> mobject, Mobject<?> target) {
    return new TransformInto("ClockwiseTransform", mobject, to(target), null).pathArc(-Math.PI);
  }

  /** Transforms a mobject like {@link #transform}, on half circles, counter-clockwise. */
  public static TransformInto counterclockwiseTransform(Mobject<?> mobject, Mobject<?> target) {
    return new TransformInto("CounterclockwiseTransform", mobject, to(target), null)
        .pathArc(Math.PI);
  }

  /** Transforms a mobject into its target; see {@link Mobject#generateTarget}. */
  public static TransformInto moveToTarget(Mobject<?> mobject) {
    return new TransformInto("MoveToTarget", mobject, copyOf((Mobject<?>) mobject.target()), null);
  }

  /** Transforms a mobject back to its saved state; see {@link Mobject#saveState}. */
  public static TransformInto restore(Mobject<?> mobject) {
    return new TransformInto("Restore", mobject, copyOf((Mobject<?>) mobject.savedState()), null);
  }

  /** Blends from one animation to another while both run. */
  public static TransformAnimations transformAnimations(Animation<?> first, Animation<?> second) {
    return new TransformAnimations(first, second);
  }

  // --- one change ---

  /** Moves every point straight to its image under a function. The default run time is 3 s. */
  public static TransformInto applyPointwiseFunction(
      Mobject<?> mobject, UnaryOperator<Vec> function) {
    return changed("ApplyPointwiseFunction", mobject, m -> m.applyFunction(function))
        .runTime(POINTWISE_TIME);
  }

  /**
   * Moves a mobject to the image of its centre under a function, without deforming it. The default
   * run time is 3 s.
   */
  public static TransformInto applyPointwiseFunctionToCenter(
      Mobject<?> mobject, UnaryOperator<Vec> function) {
    return changed(
            "ApplyPointwiseFunctionToCenter", mobject, m -> m.moveTo(function.apply(m.center())))
        .runTime(POINTWISE_TIME);
  }

  /**
   * Applies a matrix about the origin. The default run time is 3 s.
   *
   * @param rows the rows of a 2 x 2 or 3 x 3 matrix
   */
  public static TransformInto applyMatrix(Mobject<?> mobject, double[][] rows) {
    return applyMatrix(mobject, rows, Vec.ZERO);
  }

  /**
   * Applies a matrix about a point. The default run time is 3 s.
   *
   * @param rows the rows of a 2 x 2 or 3 x 3 matrix
   */
  public static TransformInto applyMatrix(Mobject<?> mobject, double[][] rows, Vec about) {
    return changed(
            "ApplyMatrix",
            mobject,
            m -> {
              m.transform(Affine.translation(about.negate()));
              m.applyMatrix(rows);
              m.transform(Affine.translation(about));
            })
        .runTime(POINTWISE_TIME);
  }

  /**
   * Treats every point as a complex number and moves it to its image under a function; z does not
   * change. Points move on arcs whose angle is the argument of the image of 1, except in the theme
   * {@link Theme#COMMUNITY}.
   */
  public static TransformInto applyComplexFunction(
      Mobject<?> mobject, UnaryOperator<Complex> function) {
    double arc = Theme.isCommunity() ? 0 : function.apply(Complex.ONE).arg();
    return changed("ApplyComplexFunction", mobject, m -> m.applyComplexFunction(function))
        .pathArc(Double.isFinite(arc) ? arc : 0);
  }

  /** Returns the function of points for a complex function; z does not change. */
  protected static UnaryOperator<Vec> complex(UnaryOperator<Complex> function) {
    return p -> function.apply(Complex.of(p)).toVec().with(2, p.z());
  }

  /** Scales a mobject about its centre. */
  public static TransformInto scaleInPlace(Mobject<?> mobject, double factor) {
    return changed("ScaleInPlace", mobject, m -> m.scale(factor));
  }

  /** Shrinks a mobject to its centre. It stays on the stage. */
  public static TransformInto shrinkToCenter(Mobject<?> mobject) {
    return changed("ShrinkToCenter", mobject, m -> m.scale(0));
  }

  /** Changes the colour of a mobject gradually. */
  public static TransformInto fadeToColor(Mobject<?> mobject, Color color) {
    Objects.requireNonNull(color, "there is no colour to fade to: null");
    return changed("FadeToColor", mobject, m -> m.setColor(color));
  }

  /** Reverses every path of a mobject, on quarter circles. */
  public static TransformInto turnInsideOut(Mobject<?> mobject) {
    return changed("TurnInsideOut", mobject, Transforms::reverse).pathArc(Math.PI / 2);
  }

  private static void reverse(Mobject<?> mobject) {
    mobject.visit(
        m -> {
          if (m instanceof VMobject<?> v) {
            v.reversePoints();
          }
        });
  }

  private static Supplier<Mobject<?>> to(Mobject<?> target) {
    Objects.requireNonNull(target, "there is no target to transform into: null");
    return copyOf(target);
  }

  /**
   * Returns a supplier of a copy of {@code target} as it is when the animation begins. The
   * animation may add members to the copy.
   */
  private static Supplier<Mobject<?>> copyOf(Mobject<?> target) {
    return () -> (Mobject<?>) target.copy();
  }

  /**
   * Returns a transform into a copy that is created when the animation begins and changed by {@code
   * change}.
   */
  protected static TransformInto changed(
      String name, Mobject<?> mobject, Consumer<Mobject<?>> change) {
    return new TransformInto(
        name,
        mobject,
        () -> {
          Mobject<?> target = (Mobject<?>) mobject.copy();
          change.accept(target);
          return target;
        },
        null);
  }

  // --- changing places ---

  /**
   * Moves each mobject to the place of the next, and the last to that of the first, on quarter
   * circles.
   */
  public static TransformInto cyclicReplace(Mobject<?>... mobjects) {
    return cyclic("CyclicReplace", Arrays.asList(mobjects));
  }

  /** Swaps the places of two mobjects, on quarter circles. */
  public static TransformInto swap(Mobject<?> a, Mobject<?> b) {
    return cyclic("Swap", List.of(a, b));
  }

  private static TransformInto cyclic(String name, List<Mobject<?>> mobjects) {
    Preconditions.require(!mobjects.isEmpty(), "%s got no objects to change places", name);
    return changed(name, LooseGroup.of(mobjects), Transforms::cycle).pathArc(Math.PI / 2);
  }

  private static void cycle(Mobject<?> group) {
    List<Mobject<?>> members = group.children();
    List<Vec> places = new ArrayList<>();
    members.forEach(m -> places.add(m.center()));
    for (int i = 0; i < members.size(); i++) {
      members.get(i).moveTo(places.get((i + 1) % members.size()));
    }
  }

  // --- part by part ---

  /**
   * Moves parts with the same outline to their new places and fades the rest. The default run time
   * is 2 s.
   */
  public static MatchingTransform transformMatchingShapes(Mobject<?> source, Mobject<?> target) {
    return new MatchingTransform("TransformMatchingShapes", source, target);
  }

  /**
   * Moves matching parts to their new places; another name of {@link #transformMatchingShapes}. Use
   * {@code matchedPair} to pair parts.
   */
  public static MatchingTransform transformMatchingParts(Mobject<?> source, Mobject<?> target) {
    return new MatchingTransform("TransformMatchingParts", source, target);
  }

  /**
   * Moves equal runs of letters to their new places and fades the rest. The default run time is 2
   * s.
   */
  public static MatchingTransform transformMatchingStrings(
      StringMobject<?> source, StringMobject<?> target) {
    return new MatchingTransform("TransformMatchingStrings", source, target);
  }

  /**
   * Moves equal runs of symbols to their new places and fades the rest. The default run time is 2
   * s.
   */
  public static MatchingTransform transformMatchingTex(
      StringMobject<?> source, StringMobject<?> target) {
    return new MatchingTransform("TransformMatchingTex", source, target);
  }

  /**
   * Moves the symbols of formulas in groups: those with the same outline move to their new places,
   * and the rest fades. The default run time is 2 s.
   */
  public static MatchingTransform transformMatchingTex(Mobject<?> source, Mobject<?> target) {
    return new MatchingTransform("TransformMatchingTex", source, target);
  }
}
