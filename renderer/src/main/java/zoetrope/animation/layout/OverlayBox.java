package zoetrope.animation.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.processor.Word;

/**
 * Objects in one place, the last in front, such as a text on a card. The whole is as wide as the
 * widest object and as high as the highest.
 *
 * <pre>{@code
 * var card = overlay(roundedRectangle(4, 2, 0.2), text("a card"));
 * }</pre>
 */
public final class OverlayBox extends LayoutBox<OverlayBox> {
  private OverlayBox() {
    super(0);
  }

  /**
   * Returns objects in one place, centred at the origin. {@code align(UL)} puts them into the upper
   * left corner of the whole.
   *
   * @throws IllegalArgumentException if an object occurs twice
   */
  @Word("overlay")
  public static OverlayBox overlay(Mobject<?>... members) {
    return new OverlayBox().filled(Arrays.asList(members));
  }

  @Override
  public String kind() {
    return "Overlay";
  }

  @Override
  Arranged arrange(List<Arranged> parts, EndStates ends) {
    double width = 0;
    double height = 0;
    for (Arranged part : parts) {
      width = Math.max(width, part.width());
      height = Math.max(height, part.height());
    }
    List<Arranged> placed = new ArrayList<>();
    for (Arranged part : parts) {
      double x = side(0) * (width - part.width()) / 2;
      double y = side(1) * (height - part.height()) / 2;
      placed.add(part.moved(Vec.of(x, y)));
    }
    return Arranged.of(width, height, placed);
  }
}
