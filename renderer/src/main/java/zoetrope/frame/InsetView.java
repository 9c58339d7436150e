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
