package zoetrope.frame;

import java.util.List;
import java.util.Objects;
import zoetrope.color.Color;

/**
 * The content of an {@link Item.Inset}.
 *
 * @param items from back to front, as in a {@link Frame}
 * @param camera the camera that sees the items; its frame height fills the inset
 * @param fixedCamera the camera that sees the items that are fixed in the frame
 * @param aspect width divided by height of the view in scene units, above 0
 * @param strokeScale the factor of stroke widths, before perspective, above 0
 * @param background the colour behind the items
 */
public record InsetView(
    List<Item> items,
    Camera camera,
    Camera fixedCamera,
    double aspect,
    double strokeScale,
    Color background) {
  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException for an aspect or scale that is not above 0 and finite
   * @throws NullPointerException for null
   */
  public InsetView {
    items = DisplayList.copyOf(items);
    Objects.requireNonNull(camera);
    Objects.requireNonNull(fixedCamera);
    Objects.requireNonNull(background);
    if (!(aspect > 0 && aspect < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the aspect of a view is " + aspect + ", not above 0");
    }
    if (!(strokeScale > 0 && strokeScale < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("strokes cannot be " + strokeScale + " times as wide");
    }
  }

  /**
   * Returns the view of a whole frame.
   *
   * @param scale the factor of stroke widths
   */
  public static InsetView of(Frame frame, double scale) {
    FrameSize size = frame.size();
    return new InsetView(
        frame.items(),
        ofInset(frame.camera(), size),
        ofInset(Camera.DEFAULT, size),
        size.aspect(),
        scale,
        frame.background());
  }

  /**
   * Returns the camera for an inset that shows a frame of this size. An inset assumes a frame
   * height of 8 units, so the camera is changed if the frame has another height.
   */
  private static Camera ofInset(Camera camera, FrameSize size) {
    double more = size.height() / Camera.FRAME_HEIGHT;
    if (more == 1) {
      return camera;
    }
    double half = StrictMath.tan(camera.fieldOfView() / 2) * more;
    return new Camera(
        camera.center(), camera.height() * more, camera.orientation(), 2 * StrictMath.atan(half));
  }

  /**
   * Whether {@code other} certainly looks the same. Items are compared by reference, so equal views
   * may be missed.
   */
  public boolean showsSameAs(InsetView other) {
    return camera.equals(other.camera)
        && fixedCamera.equals(other.fixedCamera)
        && aspect == other.aspect
        && strokeScale == other.strokeScale
        && background.equals(other.background)
        && DisplayList.same(items, other.items);
  }
}
