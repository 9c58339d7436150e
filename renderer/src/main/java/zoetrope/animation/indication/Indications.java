package zoetrope.animation.indication;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;
import zoetrope.animation.RateFunctions;
import zoetrope.animation.Succession;
import zoetrope.animation.creation.FadeIn;
import zoetrope.animation.creation.FadeOut;
import zoetrope.animation.creation.ShowCreation;
import zoetrope.animation.movement.Movements;
import zoetrope.animation.transform.ProxyTransform;
import zoetrope.animation.transform.TransformInto;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/** The factory methods of animations that draw attention to a mobject and leave it unchanged. */
public class Indications extends Movements {
  private static final double INDICATED_SCALE = 1.2;

  protected Indications() {}

  // --- the object itself ---

  /** Scales a mobject to 1.2 times its size, turns it yellow, and goes back. */
  public static TransformInto indicate(Mobject<?> mobject) {
    return indicate(mobject, INDICATED_SCALE, Palette.YELLOW);
  }

  /**
   * Scales a mobject to 1.2 times its size about a point, which stays in place, turns it yellow,
   * and goes back. For a vector the point is its start: {@code indicate(v, v.start())}.
   */
  public static TransformInto indicate(Mobject<?> mobject, Vec about) {
    return indicate(mobject, INDICATED_SCALE, Palette.YELLOW, about);
  }

  /**
   * Scales a mobject to {@code scale} times its size about its centre, gives it a colour, and goes
   * back.
   */
  public static TransformInto indicate(Mobject<?> mobject, double scale, Color color) {
    return indicated(mobject, color, m -> m.scale(scale));
  }

  /**
   * Scales a mobject to {@code scale} times its size about a point, which stays in place, gives it
   * a colour, and goes back.
   */
  public static TransformInto indicate(Mobject<?> mobject, double scale, Color color, Vec about) {
    Objects.requireNonNull(about, "there is no point to scale about: null");
    return indicated(mobject, color, m -> m.scale(scale, about));
  }

  private static TransformInto indicated(
      Mobject<?> mobject, Color color, Consumer<Mobject<?>> scaling) {
    return changed(
            "Indicate",
            mobject,
            m -> {
              scaling.accept(m);
              m.setColor(color);
            })
        .rate(RateFunctions.THERE_AND_BACK);
  }

  /** Sends a wave through a mobject, from left to right. */
  public static ApplyWave applyWave(Mobject<?> mobject) {
    return new ApplyWave(mobject);
  }

  /** Scales a mobject up a little, swings it, and goes back. The default run time is 2 s. */
  public static Wiggling wiggleOutThenIn(Mobject<?> mobject) {
    return new Wiggling(mobject);
  }

  /** Swings a mobject; another name of {@link #wiggleOutThenIn}, from Manim CE. */
  public static Wiggling wiggle(Mobject<?> mobject) {
    return wiggleOutThenIn(mobject);
  }

  /** Shows, hides and shows a mobject, for half a second each. */
  public static Blink blink(Mobject<?> mobject) {
    return new Blink(mobject);
  }

  // --- light along paths ---

  /** Moves a visible window along each path of a mobject; its length is a tenth of the path. */
  public static PassingFlash showPassingFlash(Mobject<?> mobject) {
    return new PassingFlash(mobject, false);
  }

  /** Moves a bump of the stroke width along each path of a mobject. */
  public static PassingFlash vShowPassingFlash(Mobject<?> mobject) {
    return new PassingFlash(mobject, true);
  }

  /**
   * Moves a light that tapers at both ends along the paths of a mobject. It consists of eight
   * windows on top of each other.
   */
  public static AnimationGroup showPassingFlashWithThinningStrokeWidth(VMobject<?> mobject) {
    return showPassingFlashWithThinningStrokeWidth(mobject, 10, 0.1);
  }

  /**
   * Moves a light that tapers at both ends along the paths of a mobject. It consists of {@code
   * segments - 2} windows on top of each other; the longer a window is, the thinner is its stroke.
   *
   * @param segments 3 or more
   * @param timeWidth the length of the longest window divided by the length of the path, above 0
   */
  public static AnimationGroup showPassingFlashWithThinningStrokeWidth(
      VMobject<?> mobject, int segments, double timeWidth) {
    Preconditions.require(
        segments >= 3, "a thinning light must have 3 segments or more, not %s", segments);
    double width = mobject.strokeWidth();
    List<Animation<?>> windows = new ArrayList<>();
    for (int i = 1; i < segments - 1; i++) {
      double share = (double) i / (segments - 1);
      Mobject<?> copy = ProxyTransform.copyOf(mobject);
      copy.setStrokeWidth(width * share);
      windows.add(new PassingFlash(copy, false).timeWidth(timeWidth * (1 - share)));
    }
    return new AnimationGroup("ShowPassingFlashWithThinningStrokeWidth", windows, 0);
  }

  /**
   * Draws the paths of a mobject and undraws them from their starts. The mobject is removed at the
   * end.
   */
  public static PassingFlash showCreationThenDestruction(Mobject<?> mobject) {
    return new PassingFlash(mobject, false).timeWidth(2);
  }

  /** Draws the paths of a mobject, then fades it out. The default run time is 2 s. */
  public static Succession showCreationThenFadeOut(Mobject<?> mobject) {
    return new Succession(List.of(new ShowCreation(mobject, false), new FadeOut(mobject)));
  }

  /** Fades a mobject in while a light runs along its outlines. The default run time is 1 s. */
  public static AnimationGroup flashyFadeIn(Mobject<?> mobject) {
    Mobject<?> outline = ProxyTransform.outlinesOf(mobject);
    return new AnimationGroup(
        "FlashyFadeIn",
        List.of(new FadeIn(mobject), new PassingFlash(outline, true).timeWidth(1)),
        0);
  }

  // --- temporary objects at a point or around a mobject ---

  /** Shrinks a large transparent disc to a point. The default run time is 2 s. */
  public static FocusOn focusOn(Vec point) {
    return new FocusOn(point);
  }

  /** Shrinks a large transparent disc to the centre of a mobject. The default run time is 2 s. */
  public static FocusOn focusOn(Mobject<?> mobject) {
    return new FocusOn(mobject);
  }

  /** Shoots short lines out of a point. */
  public static Flash flash(Vec point) {
    return new Flash(point);
  }

  /** Shoots short lines out of the centre of a mobject. */
  public static Flash flash(Mobject<?> mobject) {
    return new Flash(mobject);
  }

  /** Shows a circle around a mobject, which grows, shrinks and vanishes. */
  public static CircleIndicate circleIndicate(Mobject<?> mobject) {
    return new CircleIndicate(mobject);
  }

  /** Moves a line around a mobject. */
  public static Circumscribe circumscribe(Mobject<?> mobject) {
    return new Circumscribe(mobject);
  }

  /** Moves a light that swells and fades along a frame around a mobject. */
  public static AroundFlash flashAround(Mobject<?> mobject) {
    return new AroundFlash(mobject, AroundFlash.Kind.FLASH_AROUND);
  }

  /** Moves a light that swells and fades along a line under a mobject. */
  public static AroundFlash flashUnder(Mobject<?> mobject) {
    return new AroundFlash(mobject, AroundFlash.Kind.FLASH_UNDER);
  }

  /** Moves a short line along a frame around a mobject. */
  public static AroundFlash showPassingFlashAround(Mobject<?> mobject) {
    return new AroundFlash(mobject, AroundFlash.Kind.PASSING_FLASH);
  }

  /** Draws and undraws a frame around a mobject. */
  public static AroundFlash showCreationThenDestructionAround(Mobject<?> mobject) {
    return new AroundFlash(mobject, AroundFlash.Kind.CREATION_THEN_DESTRUCTION);
  }

  /** Draws a frame around a mobject, then fades the frame out. The default run time is 2 s. */
  public static AroundFlash showCreationThenFadeAround(Mobject<?> mobject) {
    return new AroundFlash(mobject, AroundFlash.Kind.CREATION_THEN_FADE);
  }

  /**
   * Lets five circles grow out of a point, one after the other, and fade. The default run time is 3
   * s.
   */
  public static Broadcast broadcast(Vec point) {
    return new Broadcast(point, null);
  }

  /**
   * Lets five copies of a mobject grow out of a point, one after the other, and fade. The default
   * run time is 3 s.
   */
  public static Broadcast broadcast(Mobject<?> mobject, Vec point) {
    return new Broadcast(point, mobject);
  }
}
