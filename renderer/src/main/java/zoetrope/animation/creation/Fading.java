package zoetrope.animation.creation;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.LooseGroup;
import zoetrope.animation.RateFunctions;
import zoetrope.animation.transform.FadeTransform;
import zoetrope.animation.transform.Transforms;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/** Factory methods of animations that fade mobjects in and out. */
public class Fading extends Transforms {
  /** For subclasses that add methods. */
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

  private static LooseGroup group(Mobject<?> first, Mobject<?> second, Mobject<?>... more) {
    List<Mobject<?>> all = new ArrayList<>(List.of(first, second));
    all.addAll(List.of(more));
    return LooseGroup.of(all);
  }

  /** The object appears, growing out of a point. */
  public static FadeIn fadeInFromPoint(Mobject<?> mobject, Vec point) {
    return new FadeIn(mobject).fromPoint(point);
  }

  /** The object vanishes, shrinking into a point, and leaves the stage. */
  public static FadeOut fadeOutToPoint(Mobject<?> mobject, Vec point) {
    return new FadeOut(mobject).toPoint(point);
  }

  /** Changes only the opacity from 0; combines with another animation of the mobject. */
  public static FadeOpacity vFadeIn(Mobject<?> mobject) {
    return new FadeOpacity("VFadeIn", mobject, true);
  }

  /** Changes only the opacity to 0; combines with another animation of the mobject. */
  public static FadeOpacity vFadeOut(Mobject<?> mobject) {
    return new FadeOpacity("VFadeOut", mobject, false);
  }

  /** Changes only the opacity from 0 and back; the mobject is removed at the end. */
  public static FadeOpacity vFadeInThenOut(Mobject<?> mobject) {
    return new FadeOpacity("VFadeInThenOut", mobject, true)
        .rate(RateFunctions.THERE_AND_BACK)
        .remover(true);
  }

  /** Cross-fades one mobject into another, of any kinds. */
  public static FadeTransform fadeTransform(Mobject<?> source, Mobject<?> target) {
    return new FadeTransform(source, target, false);
  }

  /** Cross-fades one mobject into another, part by part. */
  public static FadeTransform fadeTransformPieces(Mobject<?> source, Mobject<?> target) {
    return new FadeTransform(source, target, true);
  }
}
