package zoetrope.scene;

import zoetrope.animation.Animation;
import zoetrope.animation.transform.Transforms;
import zoetrope.frame.FrameLayout;
import zoetrope.geometry.Directions;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.mobject.camera.CameraDisplay;
import zoetrope.mobject.shapes.Rectangle;

/**
 * A scene with a magnifier, like Manim CE's {@code ZoomedScene}: a frame on the stage, and a
 * display in a corner that magnifies the content of the frame. Both are ordinary mobjects.
 *
 * <pre>{@code
 * zoomedFrame().moveTo(dot);
 * activateZooming(true);
 * play(animate(zoomedFrame(), f -> f.shift(RIGHT)));
 * }</pre>
 *
 * <p>For a wider display, call {@code zoomedDisplay().stretchToWidth(6)}, then {@link
 * #setZoomFactor}.
 */
public abstract class ZoomedScene extends Scene {
  private static final double DISPLAY_SIZE = 3;
  private static final double ZOOM_FACTOR = 0.15;
  private static final double FRAME_STROKE_WIDTH = 2;

  private final Rectangle frame;
  private final CameraDisplay display;

  /**
   * Creates a scene whose display has 3 x 3 units, in the upper right corner. Its frame is 0.15
   * times as large.
   */
  protected ZoomedScene() {
    frame = new Rectangle(DISPLAY_SIZE, DISPLAY_SIZE).setStrokeWidth(FRAME_STROKE_WIDTH);
    display =
        new CameraDisplay(frame).setHeight(DISPLAY_SIZE).addDisplayFrame().toCorner(Directions.UR);
    setZoomFactor(ZOOM_FACTOR);
  }

  /** Returns the frame on the stage. The display shows the content of this frame. */
  protected final Rectangle zoomedFrame() {
    return frame;
  }

  /** Returns the display. Its border is {@code zoomedDisplay().displayFrame()}. */
  protected final CameraDisplay zoomedDisplay() {
    return display;
  }

  /**
   * Puts the frame and the display on the stage, in front of everything, including mobjects that
   * are added later.
   */
  protected final void activateZooming() {
    activateZooming(false);
  }

  /**
   * Puts the frame and the display on the stage, in front of everything, including mobjects that
   * are added later.
   *
   * @param animate whether the frame first shrinks from the whole camera frame, in two seconds, and
   *     the display then moves out of it, in one second
   */
  protected final void activateZooming(boolean animate) {
    if (animate) {
      play(zoomInAnimation());
      play(zoomedDisplayPopOutAnimation());
    }
    addForegroundMobjects(frame, display);
  }

  /** Returns the size of the frame divided by that of the display; 0.15 by default. */
  protected final double zoomFactor() {
    return frame.height() / display.height();
  }

  /**
   * Sets the size of the frame to {@code factor} times that of the display. The centre of the frame
   * does not change.
   *
   * @throws IllegalArgumentException if the factor is not a finite number above 0
   */
  protected final void setZoomFactor(double factor) {
    Preconditions.requireAbove("the zoom factor", factor, 0);
    frame.stretchToWidth(factor * display.width()).stretchToHeight(factor * display.height());
  }

  /**
   * Returns an animation that shrinks the frame from the whole camera frame to its place, in two
   * seconds.
   */
  protected final Animation<?> zoomInAnimation() {
    frame.saveState();
    FrameLayout layout = CurrentFrame.layout();
    double across = layout.frame().width() / layout.camera().width();
    double up = layout.frame().height() / layout.camera().height();
    frame
        .stretchToWidth(camera().width() * across)
        .stretchToHeight(camera().height() * up)
        .moveTo(camera())
        .setStrokeWidth(0);
    return Transforms.restore(frame).runTime(2);
  }

  /** Returns an animation that moves the display from the frame to its place, in one second. */
  protected final Animation<?> zoomedDisplayPopOutAnimation() {
    display.saveState();
    display.replaceStretched(frame);
    return Transforms.restore(display);
  }
}
