package zoetrope.scene;

import zoetrope.animation.Animation;
import zoetrope.animation.transform.Transforms;
import zoetrope.frame.FrameLayout;
import zoetrope.geometry.Directions;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.mobject.camera.CameraDisplay;
import zoetrope.mobject.shapes.Rectangle;

/**
 * Manim CE's {@code ZoomedScene}: a frame on the stage and, in a corner, a magnified display of
 * what lies within it. Both are mobjects like any other.
 *
 * <pre>{@code
 * zoomedFrame().moveTo(dot);
 * activateZooming(true);
 * play(animate(zoomedFrame(), f -> f.shift(RIGHT)));
 * }</pre>
 *
 * <p>For a wider display: {@code zoomedDisplay().stretchToWidth(6)}, then {@link #setZoomFactor}.
 */
public abstract class ZoomedScene extends Scene {
  private static final double SIZE = 3;
  private static final double ZOOM_FACTOR = 0.15;
  private static final double FRAME_STROKE_WIDTH = 2;

  private final Rectangle frame;
  private final CameraDisplay display;
  private boolean active;

  /** A display of 3 x 3 units in the upper right corner; its frame is 0.15 times as large. */
  protected ZoomedScene() {
    frame = new Rectangle(SIZE, SIZE).setStrokeWidth(FRAME_STROKE_WIDTH);
    display = new CameraDisplay(frame).setHeight(SIZE).addDisplayFrame().toCorner(Directions.UR);
    setZoomFactor(ZOOM_FACTOR);
  }

  /** The frame on the stage: what lies within it is seen on the display. */
  protected final Rectangle zoomedFrame() {
    return frame;
  }

  /** The display; its border is {@code zoomedDisplay().displayFrame()}. */
  protected final CameraDisplay zoomedDisplay() {
    return display;
  }

  /** Puts frame and display on the stage, in front of everything, also of what comes later. */
  protected final void activateZooming() {
    activateZooming(false);
  }

  /**
   * Puts frame and display on the stage, in front of everything, also of what comes later.
   *
   * @param animate whether the frame first shrinks from the whole picture, in two seconds, and the
   *     display then moves out of it, in one
   */
  protected final void activateZooming(boolean animate) {
    if (animate) {
      play(zoomInAnimation());
      play(zoomedDisplayPopOutAnimation());
    }
    active = true;
    addForegroundMobjects(frame, display);
  }

  /** Whether {@link #activateZooming()} was called. */
  protected final boolean isZoomActivated() {
    return active;
  }

  /** How large the frame is, compared to the display: 0.15 at first. */
  protected final double zoomFactor() {
    return frame.height() / display.height();
  }

  /**
   * Sets the size of the frame to {@code factor} times that of the display; its centre stays.
   *
   * @throws IllegalArgumentException if the factor is not above 0
   */
  protected final void setZoomFactor(double factor) {
    if (!(factor > 0 && factor < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the zoom factor is " + factor + ", not above 0");
    }
    frame.stretchToWidth(factor * display.width()).stretchToHeight(factor * display.height());
  }

  /** The frame shrinks from the whole picture to where it is, in two seconds. */
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

  /** The display moves from the frame to its place. */
  protected final Animation<?> zoomedDisplayPopOutAnimation() {
    display.saveState();
    display.replaceStretched(frame);
    return Transforms.restore(display);
  }
}
