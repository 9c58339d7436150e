package zoetrope.animation.indication;

import java.util.ArrayList;
import java.util.List;
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
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/** Factory methods of animations that draw attention to something and leave it as it was. */
public class Indications extends Movements {
  private static final double INDICATED_SCALE = 1.2;

  /** For subclasses that add methods. */
  protected Indications() {}

  // --- the object itself ---

  /** The object grows to 1.2 of its size, turns yellow, and goes back. */
  public static TransformInto indicate(Mobject<?> mobject) {
    return indicate(mobject, INDICATED_SCALE, Palette.YELLOW);
  }

  /** The object grows to {@code scale} of its size, takes a colour, and goes back. */
  public static TransformInto indicate(Mobject<?> mobject, double scale, Color color) {
    return changed(
            "Indicate",
            mobject,
            m -> {
              m.scale(scale);
              m.setColor(color);
            })
        .rate(RateFunctions.THERE_AND_BACK);
  }

  /** A wave runs through the object. */
  public static ApplyWave applyWave(Mobject<?> mobject) {
    return new ApplyWave(mobject);
  }

  /** The object grows a little, swings, and goes back; 2 s. */
  public static Wiggling wiggleOutThenIn(Mobject<?> mobject) {
    return new Wiggling(mobject);
  }

  /** {@link #wiggleOutThenIn} by the name of the community's Manim. */
  public static Wiggling wiggle(Mobject<?> mobject) {
    return wiggleOutThenIn(mobject);
  }

  /** The object is visible, hidden and visible again: half a second each. */
  public static Blink blink(Mobject<?> mobject) {
    return new Blink(mobject);
  }

  // --- light along paths ---

  /** A window of a tenth of each path runs along it. */
  public static PassingFlash showPassingFlash(Mobject<?> mobject) {
    return new PassingFlash(mobject, false);
  }

  /** A bump of the stroke's width runs along each path. */
  public static PassingFlash vShowPassingFlash(Mobject<?> mobject) {
    return new PassingFlash(mobject, true);
  }

  /** A passing flash that tapers at both ends: ten windows on top of each other. */
  public static AnimationGroup showPassingFlashWithThinningStrokeWidth(VMobject<?> mobject) {
    return showPassingFlashWithThinningStrokeWidth(mobject, 10, 0.1);
  }

  /**
   * A passing flash that tapers at both ends: {@code segments} windows, at least 3, from the
   * longest of width 0 to the widest of length 0.
   *
   * @param timeWidth the longest window, as a share of the path, above 0
   */
  public static AnimationGroup showPassingFlashWithThinningStrokeWidth(
      VMobject<?> mobject, int segments, double timeWidth) {
    if (segments < 3) {
      throw new IllegalArgumentException(
          "a thinning light has 3 segments or more, not " + segments);
    }
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

  /** Paths are drawn and undrawn from their starts; the object is gone at the end. */
  public static PassingFlash showCreationThenDestruction(Mobject<?> mobject) {
    return new PassingFlash(mobject, false).timeWidth(2);
  }

  /** Paths are drawn, then the object fades out; 2 s. */
  public static Succession showCreationThenFadeOut(Mobject<?> mobject) {
    return new Succession(List.of(new ShowCreation(mobject, false), new FadeOut(mobject)));
  }

  /** The object fades in while a light runs along the outlines of its family; 1 s. */
  public static AnimationGroup flashyFadeIn(Mobject<?> mobject) {
    Mobject<?> outline = ProxyTransform.outlinesOf(mobject);
    return new AnimationGroup(
        "FlashyFadeIn",
        List.of(new FadeIn(mobject), new PassingFlash(outline, true).timeWidth(1)),
        0);
  }

  // --- things around ---

  /** A large transparent disc shrinks to a point; 2 s. */
  public static FocusOn focusOn(Vec point) {
    return new FocusOn(() -> point);
  }

  /** A large transparent disc shrinks to the centre of an object; 2 s. */
  public static FocusOn focusOn(Mobject<?> mobject) {
    return new FocusOn(mobject::center);
  }

  /** Short lines shoot out of a point. */
  public static Flash flash(Vec point) {
    return new Flash(() -> point);
  }

  /** Short lines shoot out of the centre of an object. */
  public static Flash flash(Mobject<?> mobject) {
    return new Flash(mobject::center);
  }

  /** A circle appears around the object and vanishes. */
  public static CircleIndicate circleIndicate(Mobject<?> mobject) {
    return new CircleIndicate(mobject);
  }

  /** A line runs around the object. */
  public static Circumscribe circumscribe(Mobject<?> mobject) {
    return new Circumscribe(mobject);
  }

  /** A light swells and fades on a frame around the object. */
  public static AroundFlash flashAround(Mobject<?> mobject) {
    return new AroundFlash(mobject, AroundFlash.Kind.FLASH_AROUND);
  }

  /** A light swells and fades on a line under the object. */
  public static AroundFlash flashUnder(Mobject<?> mobject) {
    return new AroundFlash(mobject, AroundFlash.Kind.FLASH_UNDER);
  }

  /** A short line runs along a frame around the object. */
  public static AroundFlash showPassingFlashAround(Mobject<?> mobject) {
    return new AroundFlash(mobject, AroundFlash.Kind.PASSING_FLASH);
  }

  /** A frame around the object is drawn and undrawn. */
  public static AroundFlash showCreationThenDestructionAround(Mobject<?> mobject) {
    return new AroundFlash(mobject, AroundFlash.Kind.CREATION_THEN_DESTRUCTION);
  }

  /** A frame around the object is drawn, then fades out; 2 s. */
  public static AroundFlash showCreationThenFadeAround(Mobject<?> mobject) {
    return new AroundFlash(mobject, AroundFlash.Kind.CREATION_THEN_FADE);
  }

  /** Five circles grow out of a point, one after the other, and fade; 3 s. */
  public static Broadcast broadcast(Vec point) {
    return new Broadcast(point, null);
  }

  /** Five copies of an object grow out of a point, one after the other, and fade; 3 s. */
  public static Broadcast broadcast(Mobject<?> mobject, Vec point) {
    return new Broadcast(point, mobject);
  }
}
