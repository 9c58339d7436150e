package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.frameHeight;
import static zoetrope.Zoetrope.frameWidth;

import java.util.stream.Stream;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.scenes.components.FrameShape;

/**
 * The part of the stage that a frontal camera shows. In a landscape frame it is the part that the
 * film names, moved and widened if necessary. In other frames it is centred on what it includes.
 *
 * @param center the middle of the part, in units of the stage
 * @param height the height, in units of the stage
 * @param included the bounds of what the view includes, or null
 */
record View(Vec center, double height, Bounds included) {
  /** The margin at each side, a fraction of the height. */
  private static final double MARGIN = 0.04;

  /** The margin at each side in a portrait or square frame, a fraction of the width. */
  private static final double NARROW_MARGIN = 0.05;

  /** The smallest width in a portrait or square frame, in units. */
  private static final double MIN_WIDTH = 8;

  private static final double ASPECT = 16.0 / 9;

  static View at(double x, double y, double height) {
    return new View(Vec.of(x, y), height, null);
  }

  /**
   * Returns a view that also contains {@code mobjects}. It moves and widens no more than necessary.
   */
  View including(Mobject<?>... mobjects) {
    return Stream.of(mobjects)
        .filter(mobject -> !mobject.familyWithPoints().isEmpty())
        .map(Mobject::bounds)
        .reduce(Bounds::union)
        .map(FrameShape.current() == FrameShape.LANDSCAPE ? this::including : this::centeredOn)
        .orElse(this);
  }

  /**
   * Returns a view that also contains {@code mobjects} in a portrait or square frame. A landscape
   * frame shows as much of them as the film needs without that.
   */
  View withNarrow(Mobject<?>... mobjects) {
    return FrameShape.current() == FrameShape.LANDSCAPE ? this : including(mobjects);
  }

  private View including(Bounds box) {
    Vec size = box.size();
    double needed = Math.max(size.x() / (ASPECT - 2 * MARGIN), size.y() / (1 - 2 * MARGIN));
    double wider = Math.max(height, needed);
    return new View(
        Vec.of(
            near(center.x(), box.min().x(), box.max().x(), (ASPECT / 2 - MARGIN) * wider),
            near(center.y(), box.min().y(), box.max().y(), (0.5 - MARGIN) * wider)),
        wider,
        box);
  }

  private View centeredOn(Bounds box) {
    Bounds all = included == null ? box : included.union(box);
    double width = Math.max(all.size().x() / (1 - 2 * NARROW_MARGIN), MIN_WIDTH);
    double needed =
        Math.max(
            width * frameHeight() / frameWidth(),
            all.size().y() / (1 - 2 * NARROW_MARGIN * frameWidth() / frameHeight()));
    return new View(all.center(), needed, all);
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
