package zoetrope.scenes.attention.patterns;

import java.util.stream.Stream;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;

/**
 * The part of the stage that a frontal camera shows.
 *
 * @param center the middle of the part, in units of the stage
 * @param height the height, in units of the stage; the width is 16/9 of it
 */
record View(Vec center, double height) {
  private static final double ASPECT = 16.0 / 9;

  /** The margin at each side, a fraction of the height. */
  private static final double MARGIN = 0.04;

  static View at(double x, double y, double height) {
    return new View(Vec.of(x, y), height);
  }

  /**
   * Returns a view that also contains {@code mobjects}. It moves and widens no more than necessary.
   */
  View including(Mobject<?>... mobjects) {
    return Stream.of(mobjects)
        .filter(mobject -> !mobject.familyWithPoints().isEmpty())
        .map(Mobject::bounds)
        .reduce(Bounds::union)
        .map(this::including)
        .orElse(this);
  }

  private View including(Bounds box) {
    Vec size = box.size();
    double needed = Math.max(size.x() / (ASPECT - 2 * MARGIN), size.y() / (1 - 2 * MARGIN));
    double wider = Math.max(height, needed);
    return new View(
        Vec.of(
            near(center.x(), box.min().x(), box.max().x(), (ASPECT / 2 - MARGIN) * wider),
            near(center.y(), box.min().y(), box.max().y(), (0.5 - MARGIN) * wider)),
        wider);
  }

  /**
   * Returns the coordinate nearest to {@code middle} that is at most {@code reach} away from {@code
   * low} and {@code high}.
   */
  private static double near(double middle, double low, double high, double reach) {
    return Math.max(high - reach, Math.min(low + reach, middle));
  }

  /** Moves the camera to this view. */
  CameraFrame applyTo(CameraFrame camera) {
    return camera.setHeight(height).moveTo(center);
  }
}
