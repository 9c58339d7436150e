package zoetrope.animation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.ObjDoubleConsumer;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.NumberMobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.VMobject;

/** Makes animations; one method each, options follow on what it returns. */
public class Animations {
  /** The base of the author's vocabulary; not to be made. */
  protected Animations() {}

  // --- state to state ---

  /**
   * The mobject gets where {@code change} takes it: the changes are applied to a copy at once, and
   * the object is transformed into the copy. Points travel straight; a rotation wants {@code
   * pathArc} or {@link #rotate}.
   */
  public static <M extends Mobject<M>> TransformInto animate(M mobject, Consumer<M> change) {
    M target = mobject.generateTarget();
    change.accept(target);
    return new TransformInto("animate", mobject, () -> target, null);
  }

  /** {@code mobject} becomes like {@code target}, which is never on the stage itself. */
  public static TransformInto transform(Mobject<?> mobject, Mobject<?> target) {
    return new TransformInto("Transform", mobject, () -> target, null);
  }

  /** {@code mobject} becomes like {@code target} and is replaced by it at the end. */
  public static TransformInto replacementTransform(Mobject<?> mobject, Mobject<?> target) {
    return new TransformInto("ReplacementTransform", mobject, () -> target, target);
  }

  /** {@code target} comes out of a copy of {@code mobject}, which stays. */
  public static TransformInto transformFromCopy(Mobject<?> mobject, Mobject<?> target) {
    Mobject<?> copy = (Mobject<?>) mobject.copy();
    return new TransformInto("TransformFromCopy", copy, () -> target, target);
  }

  /** The object becomes its target; see {@link Mobject#generateTarget}. */
  public static TransformInto moveToTarget(Mobject<?> mobject) {
    Mobject<?> target = (Mobject<?>) mobject.target();
    return new TransformInto("MoveToTarget", mobject, () -> target, null);
  }

  /** The object becomes what it was when its state was saved. */
  public static TransformInto restore(Mobject<?> mobject) {
    Mobject<?> saved = (Mobject<?>) mobject.savedState();
    return new TransformInto("Restore", mobject, () -> saved, null);
  }

  /** Nothing changes; the object comes to the front, or stays there, for 1 s. */
  public static Still still(Mobject<?> mobject) {
    return new Still(mobject);
  }

  // --- fading ---

  /** The object appears from opacity 0. */
  public static FadeIn fadeIn(Mobject<?> mobject) {
    return new FadeIn(mobject);
  }

  /** The object vanishes and leaves the stage. */
  public static FadeOut fadeOut(Mobject<?> mobject) {
    return new FadeOut(mobject);
  }

  /** The object appears, growing out of a point. */
  public static FadeIn fadeInFromPoint(Mobject<?> mobject, Vec point) {
    return new FadeIn(mobject).fromPoint(point);
  }

  /** The object vanishes, shrinking into a point, and leaves the stage. */
  public static FadeOut fadeOutToPoint(Mobject<?> mobject, Vec point) {
    return new FadeOut(mobject).toPoint(point);
  }

  /** Only the opacity grows from 0; goes together with another animation of the object. */
  public static FadeOpacity vFadeIn(Mobject<?> mobject) {
    return new FadeOpacity(mobject, true);
  }

  /** Only the opacity falls to 0; goes together with another animation of the object. */
  public static FadeOpacity vFadeOut(Mobject<?> mobject) {
    return new FadeOpacity(mobject, false);
  }

  /** One object dissolves into another, of any kinds. */
  public static FadeTransform fadeTransform(Mobject<?> source, Mobject<?> target) {
    return new FadeTransform(source, target);
  }

  // --- drawing ---

  /** Paths are drawn from start to end, one member after the other. */
  public static ShowCreation showCreation(Mobject<?> mobject) {
    return new ShowCreation(mobject, false);
  }

  /** Paths are undrawn, and the object leaves the stage. */
  public static ShowCreation uncreate(Mobject<?> mobject) {
    return new ShowCreation(mobject, true);
  }

  /** Outlines are drawn, then become the object; 2 s. */
  public static DrawBorderThenFill drawBorderThenFill(Mobject<?> mobject) {
    return new DrawBorderThenFill(mobject, DrawBorderThenFill.Kind.DRAW_BORDER_THEN_FILL);
  }

  /** The object is written, member by member; 1 s, or 2 s from 15 members on. */
  public static DrawBorderThenFill write(Mobject<?> mobject) {
    return new DrawBorderThenFill(mobject, DrawBorderThenFill.Kind.WRITE);
  }

  /** The object is unwritten and leaves the stage. */
  public static DrawBorderThenFill unwrite(Mobject<?> mobject) {
    return new DrawBorderThenFill(mobject, DrawBorderThenFill.Kind.UNWRITE);
  }

  // --- growing, turning, moving ---

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
    return new Rotation(mobject, 2 * Math.PI, true);
  }

  /** The object keeps its place relative to {@code other}, which moves in the same play. */
  public static MaintainPosition maintainPosition(Mobject<?> mobject, Mobject<?> other) {
    return new MaintainPosition(mobject, other);
  }

  // --- lights ---

  /** A window of a tenth of each path runs along it. */
  public static PassingFlash showPassingFlash(Mobject<?> mobject) {
    return new PassingFlash(mobject, false);
  }

  /** A bump of the stroke's width runs along each path. */
  public static PassingFlash vShowPassingFlash(Mobject<?> mobject) {
    return new PassingFlash(mobject, true);
  }

  // --- numbers ---

  /** The number counts from {@code source} to its own value, linearly. */
  public static NumberChange countInFrom(NumberMobject<?> number, double source) {
    return new NumberChange("CountInFrom", number, own -> NumberChange.between(source, own));
  }

  /** The number counts from its present value to {@code target}, linearly. */
  public static NumberChange changeDecimalToValue(NumberMobject<?> number, double target) {
    return new NumberChange(
        "ChangeDecimalToValue", number, own -> NumberChange.between(own, target));
  }

  /** The number follows a function of the progress. */
  public static NumberChange changingDecimal(NumberMobject<?> number, DoubleUnaryOperator valueAt) {
    return new NumberChange("ChangingDecimal", number, own -> valueAt);
  }

  // --- functions ---

  /** {@code change} is called for every frame. */
  public static <M extends Mobject<?>> UpdateFromFunction updateFromFunction(
      M mobject, Consumer<? super M> change) {
    return UpdateFromFunction.of(mobject, change);
  }

  /** {@code change} is called for every frame with the progress, by the rate function. */
  public static <M extends Mobject<?>> UpdateFromFunction updateFromAlpha(
      M mobject, ObjDoubleConsumer<? super M> change) {
    return UpdateFromFunction.ofAlpha(mobject, change);
  }

  // --- composition ---

  /** All together. */
  public static AnimationGroup animationGroup(Animation<?>... animations) {
    return animationGroup(List.of(animations));
  }

  /** All together. */
  public static AnimationGroup animationGroup(List<? extends Animation<?>> animations) {
    return new AnimationGroup("AnimationGroup", animations, 0);
  }

  /** Each starts 5 % of the one before's time after it; the whole lasts until the last ends. */
  public static AnimationGroup laggedStart(Animation<?>... animations) {
    return laggedStart(List.of(animations));
  }

  /** Each starts 5 % of the one before's time after it; the whole lasts until the last ends. */
  public static AnimationGroup laggedStart(List<? extends Animation<?>> animations) {
    return new AnimationGroup("LaggedStart", animations, 0.05);
  }

  /** {@link #laggedStart(List)} with one animation made from each child of {@code group}. */
  public static <E extends Mobject<?>> AnimationGroup laggedStart(
      TypedGroup<E, ?> group, Function<? super E, ? extends Animation<?>> animation) {
    return laggedStart(each(group, animation));
  }

  /** {@link #laggedStart(TypedGroup, Function)}, rescaled to 2 s. */
  public static <E extends Mobject<?>> AnimationGroup laggedStartMap(
      TypedGroup<E, ?> group, Function<? super E, ? extends Animation<?>> animation) {
    return new AnimationGroup("LaggedStartMap", each(group, animation), 0.05).defaultRunTime(2);
  }

  /** One after the other. */
  public static Succession succession(Animation<?>... animations) {
    return new Succession(List.of(animations));
  }

  /** One after the other. */
  public static Succession succession(List<? extends Animation<?>> animations) {
    return new Succession(animations);
  }

  private static <E extends Mobject<?>> List<Animation<?>> each(
      TypedGroup<E, ?> group, Function<? super E, ? extends Animation<?>> animation) {
    List<Animation<?>> made = new ArrayList<>();
    for (E member : group) {
      made.add(animation.apply(member));
    }
    return made;
  }
}
