package zoetrope;

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
 * <p>A scene's own method hides all words of the same name, whatever its parameters; the scenes
 * here have methods for the words that theirs would hide.
 */
@Vocabulary
public final class Zoetrope extends GeneratedWords implements Directions, Palette {
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

  /** 0.5 units: the distance from the edge of the frame. */
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

  /** Colours as the community's Manim has them; see {@link zoetrope.color.CommunityPalette}. */
  public interface CommunityPalette extends zoetrope.color.CommunityPalette {}

  /** A scene; see {@link zoetrope.scene.Scene}. It is here so that one import is enough. */
  public abstract static class Scene extends zoetrope.scene.Scene {
    /** A scene with an empty stage, black background and the default camera. */
    protected Scene() {}
  }

  /**
   * A part of a long scene; see {@link zoetrope.scene.Act}.
   *
   * @param <R> what the act returns; {@link Void} for nothing
   */
  public abstract static class Act<R> extends zoetrope.scene.Act<R> {
    /** An act that is yet to be performed. */
    protected Act() {}
  }

  /** A scene in space; see {@link zoetrope.scene.ThreeDScene}. */
  public abstract static class ThreeDScene extends zoetrope.scene.ThreeDScene {
    /** A scene seen from above. */
    protected ThreeDScene() {}
  }

  /** A scene in space with usual settings; see {@link zoetrope.scene.SpecialThreeDScene}. */
  public abstract static class SpecialThreeDScene extends zoetrope.scene.SpecialThreeDScene {
    /** A scene seen from above. */
    protected SpecialThreeDScene() {}
  }

  /** A scene with a magnifying glass; see {@link zoetrope.scene.ZoomedScene}. */
  public abstract static class ZoomedScene extends zoetrope.scene.ZoomedScene {
    /** A display in the upper right corner. */
    protected ZoomedScene() {}
  }

  /** A scene of vectors; see {@link zoetrope.scene.VectorScene}. */
  public abstract static class VectorScene extends zoetrope.scene.VectorScene {
    /** A scene with an empty stage. */
    protected VectorScene() {}
  }

  /** A scene of maps; see {@link zoetrope.scene.LinearTransformationScene}. */
  public abstract static class LinearTransformationScene
      extends zoetrope.scene.LinearTransformationScene {
    /** A scene with planes and basis vectors. */
    protected LinearTransformationScene() {}
  }

  /** {@code amount} units up. */
  public static Vec up(double amount) {
    return UP.times(amount);
  }

  /** {@code amount} units down. */
  public static Vec down(double amount) {
    return DOWN.times(amount);
  }

  /** {@code amount} units to the left. */
  public static Vec left(double amount) {
    return LEFT.times(amount);
  }

  /** {@code amount} units to the right. */
  public static Vec right(double amount) {
    return RIGHT.times(amount);
  }

  /** {@code amount} units towards the viewer. */
  public static Vec out(double amount) {
    return OUT.times(amount);
  }

  /** The point (x, y) in the plane z = 0. */
  public static Vec at(double x, double y) {
    return Vec.of(x, y);
  }

  /** The point (x, y, z). */
  public static Vec at(double x, double y, double z) {
    return Vec.of(x, y, z);
  }

  /**
   * The width of the scene's frame in units: 14.22, or more if {@code --fit} lets the frame grow to
   * the aspect ratio of the output.
   */
  public static double frameWidth() {
    return CurrentFrame.size().width();
  }

  /**
   * The height of the scene's frame in units: 8, or more if {@code --fit} lets the frame grow to
   * the aspect ratio of the output.
   */
  public static double frameHeight() {
    return CurrentFrame.size().height();
  }

  /**
   * A point of the scene's frame by the signs of {@code direction}: {@code frameCorner(UL)} is its
   * upper left corner, {@code frameCorner(UP)} the middle of its upper edge.
   */
  public static Vec frameCorner(Vec direction) {
    return Vec.of(
        Math.signum(direction.x()) * CurrentFrame.xRadius(),
        Math.signum(direction.y()) * CurrentFrame.yRadius());
  }

  /** The middle of the frame's left edge: Manim's LEFT_SIDE. */
  public static Vec leftSide() {
    return frameCorner(LEFT);
  }

  /** The middle of the frame's right edge: Manim's RIGHT_SIDE. */
  public static Vec rightSide() {
    return frameCorner(RIGHT);
  }

  /** The middle of the frame's upper edge: Manim's TOP. */
  public static Vec topSide() {
    return frameCorner(UP);
  }

  /** The middle of the frame's lower edge: Manim's BOTTOM. */
  public static Vec bottomSide() {
    return frameCorner(DOWN);
  }

  /** Options for a whole play: a run time in seconds for each of its animations. */
  public static PlayOptions lasting(double seconds) {
    return PlayOptions.NONE.runTime(seconds);
  }
}
