package zoetrope;

import zoetrope.animation.RateConstants;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.frame.Resampling;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.processor.Vocabulary;
import zoetrope.scene.PlayOptions;
import zoetrope.vocabulary.GeneratedWords;

/**
 * All functions and constants for authors, in one static import: scenes, mobjects, animations,
 * directions, colours, rate functions.
 *
 * <pre>{@code
 * import static zoetrope.Zoetrope.*;
 *
 * class Hello extends Scene {
 *   protected void construct() {
 *     var name = text("Hello").setColor(YELLOW);
 *     play(write(name), drawBorderThenFill(circle(2)));
 *     pause();
 *   }
 * }
 * }</pre>
 *
 * <p>In a scene, a method hides all functions of this class with the same name, even if the
 * parameters differ. The scene classes therefore repeat each function that one of their methods
 * would hide.
 */
@Vocabulary
public final class Zoetrope extends GeneratedWords implements Directions, Palette, RateConstants {
  /** Half a turn in radians. */
  public static final double PI = Math.PI;

  /** A full turn in radians. */
  public static final double TAU = 2 * Math.PI;

  /** One degree in radians. */
  public static final double DEGREES = Math.PI / 180;

  /** One degree in radians: {@link #DEGREES}. */
  public static final double DEG = DEGREES;

  /** One radian. */
  public static final double RADIANS = 1;

  /** 0.1 units: the gap of surrounding rectangles. */
  public static final double SMALL_BUFF = 0.1;

  /** 0.25 units: the gap of {@code nextTo}. */
  public static final double MED_SMALL_BUFF = 0.25;

  /**
   * 0.5 units: the distance from the edge of the frame after {@code toEdge} and {@code toCorner}.
   */
  public static final double MED_LARGE_BUFF = 0.5;

  /** 1 unit. */
  public static final double LARGE_BUFF = 1;

  /**
   * Draws the pixels of an enlarged image as squares with sharp edges: {@link Resampling#NEAREST}.
   */
  public static final Resampling NEAREST = Resampling.NEAREST;

  /** Interpolates linearly between the pixels of an enlarged image: {@link Resampling#BILINEAR}. */
  public static final Resampling BILINEAR = Resampling.BILINEAR;

  /** Interpolates smoothly between the pixels of an enlarged image: {@link Resampling#BICUBIC}. */
  public static final Resampling BICUBIC = Resampling.BICUBIC;

  /** The look of the community's Manim: {@code theme(COMMUNITY)}; see {@link Theme}. */
  public static final Theme COMMUNITY = Theme.COMMUNITY;

  /** Dark ink on a white background: {@code theme(LIGHT)}; see {@link Theme}. */
  public static final Theme LIGHT = Theme.LIGHT;

  private Zoetrope() {}

  /** The colours of the community's Manim; see {@link zoetrope.color.CommunityPalette}. */
  public interface CommunityPalette extends zoetrope.color.CommunityPalette {}

  /** A scene; see {@link zoetrope.scene.Scene}. With this class, one import is enough. */
  public abstract static class Scene extends zoetrope.scene.Scene {
    /** Creates a scene with an empty stage, a black background and the default camera. */
    protected Scene() {}
  }

  /**
   * A part of a long scene; see {@link zoetrope.scene.Act}.
   *
   * @param <R> the type of the act's result; {@link Void} for none
   */
  public abstract static class Act<R> extends zoetrope.scene.Act<R> {
    /** Creates an act, which {@code perform} runs. */
    protected Act() {}
  }

  /** A scene in space; see {@link zoetrope.scene.ThreeDScene}. */
  public abstract static class ThreeDScene extends zoetrope.scene.ThreeDScene {
    /** Creates a scene whose camera looks from above. */
    protected ThreeDScene() {}
  }

  /**
   * A scene in space with default axes, sphere and camera; see {@link
   * zoetrope.scene.SpecialThreeDScene}.
   */
  public abstract static class SpecialThreeDScene extends zoetrope.scene.SpecialThreeDScene {
    /** Creates a scene whose camera looks from above. */
    protected SpecialThreeDScene() {}
  }

  /** A scene with a magnifying glass; see {@link zoetrope.scene.ZoomedScene}. */
  public abstract static class ZoomedScene extends zoetrope.scene.ZoomedScene {
    /** Creates a scene whose display is in the upper right corner. */
    protected ZoomedScene() {}
  }

  /** A scene of vectors; see {@link zoetrope.scene.VectorScene}. */
  public abstract static class VectorScene extends zoetrope.scene.VectorScene {
    /** Creates a scene with an empty stage. */
    protected VectorScene() {}
  }

  /**
   * A scene about linear maps of the plane; see {@link zoetrope.scene.LinearTransformationScene}.
   */
  public abstract static class LinearTransformationScene
      extends zoetrope.scene.LinearTransformationScene {
    /** Creates a scene with planes and basis vectors. */
    protected LinearTransformationScene() {}
  }

  /** Returns the vector of {@code amount} units up. */
  public static Vec up(double amount) {
    return UP.times(amount);
  }

  /** Returns the vector of {@code amount} units down. */
  public static Vec down(double amount) {
    return DOWN.times(amount);
  }

  /** Returns the vector of {@code amount} units to the left. */
  public static Vec left(double amount) {
    return LEFT.times(amount);
  }

  /** Returns the vector of {@code amount} units to the right. */
  public static Vec right(double amount) {
    return RIGHT.times(amount);
  }

  /** Returns the vector of {@code amount} units towards the viewer. */
  public static Vec out(double amount) {
    return OUT.times(amount);
  }

  /** Returns the point (x, y) in the plane z = 0. */
  public static Vec at(double x, double y) {
    return Vec.of(x, y);
  }

  /** Returns the point (x, y, z). */
  public static Vec at(double x, double y, double z) {
    return Vec.of(x, y, z);
  }

  /**
   * Returns the frame width in scene units, 14.22 by default. With {@code --fit expand} it is
   * larger if the aspect ratio of the output is wider.
   */
  public static double frameWidth() {
    return CurrentFrame.size().width();
  }

  /**
   * Returns the frame height in scene units, 8 by default. With {@code --fit expand} it is larger
   * if the aspect ratio of the output is taller.
   */
  public static double frameHeight() {
    return CurrentFrame.size().height();
  }

  /**
   * Returns the corner, or the middle of the edge, of the scene's frame in a direction: {@code
   * frameCorner(UL)} is the upper left corner, {@code frameCorner(UP)} the middle of the upper
   * edge. Only the signs of {@code direction} count.
   */
  public static Vec frameCorner(Vec direction) {
    return Vec.of(
        Math.signum(direction.x()) * CurrentFrame.xRadius(),
        Math.signum(direction.y()) * CurrentFrame.yRadius());
  }

  /** Returns the middle of the left edge of the frame, Manim's LEFT_SIDE. */
  public static Vec leftSide() {
    return frameCorner(LEFT);
  }

  /** Returns the middle of the right edge of the frame, Manim's RIGHT_SIDE. */
  public static Vec rightSide() {
    return frameCorner(RIGHT);
  }

  /** Returns the middle of the upper edge of the frame, Manim's TOP. */
  public static Vec topSide() {
    return frameCorner(UP);
  }

  /** Returns the middle of the lower edge of the frame, Manim's BOTTOM. */
  public static Vec bottomSide() {
    return frameCorner(DOWN);
  }

  /**
   * Returns options for a whole play that give each of its animations this run time, in seconds.
   */
  public static PlayOptions lasting(double seconds) {
    return PlayOptions.NONE.runTime(seconds);
  }
}
