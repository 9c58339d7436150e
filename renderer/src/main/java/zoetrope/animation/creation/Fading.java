package zoetrope.animation.creation;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.LooseGroup;
import zoetrope.animation.RateFunctions;
import zoetrope.animation.transform.FadeTransform;
import zoetrope.animation.transform.Transforms;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/** The factory methods of animations that fade mobjects in and out. */
public class Fading extends Transforms {
  protected Fading() {}

  /** Fades a mobject in from opacity 0. */
  public static FadeIn fadeIn(Mobject<?> mobject) {
    return new FadeIn(mobject);
  }

  /** Fades a group of mobjects in together. */
  public static FadeIn fadeIn(Mobject<?> first, Mobject<?> second, Mobject<?>... more) {
    return new FadeIn(group(first, second, more));
  }

  /** Fades a mobject out and removes it from the stage. */
  public static FadeOut fadeOut(Mobject<?> mobject) {
    return new FadeOut(mobject);
  }

  /** Fades mobjects out together and removes them from the stage. */
  public static FadeOut fadeOut(Mobject<?> first, Mobject<?> second, Mobject<?>... more) {
    return new FadeOut(group(first, second, more));
  }

  private static LooseGroup group(Mobject<?> first, Mobject<?> second, Mobject<?>... more) {
    List<Mobject<?>> all = new ArrayList<>(List.of(first, second));
    all.addAll(List.of(more));
    return LooseGroup.of(all);
  }

  /** Fades a mobject in while it grows out of a point. */
  public static FadeIn fadeInFromPoint(Mobject<?> mobject, Vec point) {
    return new FadeIn(mobject).fromPoint(point);
  }

  /** Fades a mobject out while it shrinks into a point, and removes it from the stage. */
  public static FadeOut fadeOutToPoint(Mobject<?> mobject, Vec point) {
    return new FadeOut(mobject).toPoint(point);
  }

  /**
   * Fades a mobject in by its opacity only; can be combined with another animation of the mobject.
   */
  public static FadeOpacity vFadeIn(Mobject<?> mobject) {
    return new FadeOpacity("VFadeIn", mobject, true);
  }

  /**
   * Fades a mobject out by its opacity only; can be combined with another animation of the mobject.
   */
  public static FadeOpacity vFadeOut(Mobject<?> mobject) {
    return new FadeOpacity("VFadeOut", mobject, false);
  }

  /** Fades a mobject in and out by its opacity only, and removes it from the stage. */
  public static FadeOpacity vFadeInThenOut(Mobject<?> mobject) {
    return new FadeOpacity("VFadeInThenOut", mobject, true)
        .rate(RateFunctions.THERE_AND_BACK)
        .remover(true);
  }

  /** Cross-fades a mobject into another of any kind. */
  public static FadeTransform fadeTransform(Mobject<?> source, Mobject<?> target) {
    return new FadeTransform(source, target, false);
  }

  /** Cross-fades a mobject into another, part by part. */
  public static FadeTransform fadeTransformPieces(Mobject<?> source, Mobject<?> target) {
    return new FadeTransform(source, target, true);
  }
}
