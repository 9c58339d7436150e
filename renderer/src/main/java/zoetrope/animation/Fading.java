package zoetrope.animation;

import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;

/** Makes animations that let things appear and vanish by their opacity. */
public class Fading extends Transforms {
  /** The base of the author's vocabulary; not to be made. */
  protected Fading() {}

  /** The object appears from opacity 0. */
  public static FadeIn fadeIn(Mobject<?> mobject) {
    return new FadeIn(mobject);
  }

  /** The objects appear together, as a group. */
  public static FadeIn fadeIn(Mobject<?> first, Mobject<?> second, Mobject<?>... more) {
    return new FadeIn(group(first, second, more));
  }

  /** The object vanishes and leaves the stage. */
  public static FadeOut fadeOut(Mobject<?> mobject) {
    return new FadeOut(mobject);
  }

  /** The objects vanish together and leave the stage. */
  public static FadeOut fadeOut(Mobject<?> first, Mobject<?> second, Mobject<?>... more) {
    return new FadeOut(group(first, second, more));
  }

  private static Group<Mobject<?>> group(Mobject<?> first, Mobject<?> second, Mobject<?>... more) {
    return new Group<Mobject<?>>(first, second).add(more);
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
    return new FadeOpacity("VFadeIn", mobject, true);
  }

  /** Only the opacity falls to 0; goes together with another animation of the object. */
  public static FadeOpacity vFadeOut(Mobject<?> mobject) {
    return new FadeOpacity("VFadeOut", mobject, false);
  }

  /** Only the opacity grows from 0 and falls again; the object leaves the stage at the end. */
  public static FadeOpacity vFadeInThenOut(Mobject<?> mobject) {
    return new FadeOpacity("VFadeInThenOut", mobject, true)
        .rate(RateFunctions.THERE_AND_BACK)
        .remover(true);
  }

  /** One object dissolves into another, of any kinds. */
  public static FadeTransform fadeTransform(Mobject<?> source, Mobject<?> target) {
    return new FadeTransform(source, target, false);
  }

  /** One object dissolves into another, part by part. */
  public static FadeTransform fadeTransformPieces(Mobject<?> source, Mobject<?> target) {
    return new FadeTransform(source, target, true);
  }
}
