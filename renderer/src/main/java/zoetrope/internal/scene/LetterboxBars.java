package zoetrope.internal.scene;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.DisplayList;
import zoetrope.frame.FrameLayout;
import zoetrope.frame.FrameSize;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.shapes.Rectangle;

/** Bars in the background's colour that hide the parts of the image outside the scene's frame. */
public final class LetterboxBars {
  /**
   * How far the bars extend beyond the image, in scene units, so that no seam shows at its border.
   */
  private static final double MARGIN = 1;

  private Color color;
  private FrameLayout layout;
  private List<Item> bars = List.of();

  /**
   * Returns the items with the bars in front of them. The bars are reused while background and
   * layout are the same.
   */
  public DisplayList before(List<Item> items, FrameLayout now, Color background) {
    Color opaque = background.withAlpha(1);
    if (!now.equals(layout) || !opaque.equals(color)) {
      layout = now;
      color = opaque;
      bars = bars(now.frame(), now.picture(), opaque);
    }
    DisplayList.Builder all = new DisplayList.Builder();
    all.addAll(DisplayList.copyOf(items));
    bars.forEach(all::add);
    return all.build();
  }

  private static List<Item> bars(FrameSize frame, FrameSize picture, Color color) {
    boolean beside = picture.width() > frame.width();
    double thickness =
        MARGIN + (beside ? picture.width() - frame.width() : picture.height() - frame.height()) / 2;
    double width = beside ? thickness : picture.width() + 2 * MARGIN;
    double height = beside ? picture.height() + 2 * MARGIN : thickness;
    Vec middle =
        beside
            ? Vec.of((frame.width() + thickness) / 2, 0)
            : Vec.of(0, (frame.height() + thickness) / 2);
    List<Item> items = new ArrayList<>();
    for (Vec place : List.of(middle, middle.negate())) {
      DisplayListBuilder out = new DisplayListBuilder(Camera.DEFAULT);
      new Rectangle(width, height)
          .setFill(color, 1)
          .setStrokeWidth(0)
          .moveTo(place)
          .fixInFrame()
          .emit(out);
      items.addAll(out.items());
    }
    return List.copyOf(items);
  }
}
