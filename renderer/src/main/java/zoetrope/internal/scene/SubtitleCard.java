package zoetrope.internal.scene;

import java.util.List;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.FrameSize;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.ScreenTexts;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;

/** A subtitle at the lower edge of the frame: white text on a translucent black box. */
public final class SubtitleCard {
  /** The font size in a frame whose shorter side is {@link #DEFAULT_HEIGHT}. */
  private static final double FONT_SIZE = 36;

  /** The shorter side, in scene units, of a frame with font size {@link #FONT_SIZE}. */
  private static final double DEFAULT_HEIGHT = 8;

  /**
   * The maximum width of the text and the padding of the box, as fractions of the frame width. The
   * space below the box is a fraction of the frame's height.
   */
  private static final double MAX_WIDTH = 0.9;

  private static final double PADDING = 0.015;
  private static final double BOTTOM_MARGIN = 0.05;
  private static final double BOX_OPACITY = 0.65;

  private String text = "";
  private FrameSize frame;
  private List<Item> items = List.of();

  /** Returns the items of a subtitle. They are reused while text and frame are the same. */
  public List<Item> items(String newText) {
    FrameSize size = CurrentFrame.size();
    if (!newText.equals(text) || !size.equals(frame)) {
      text = newText;
      frame = size;
      items = draw(newText, size);
    }
    return items;
  }

  private static List<Item> draw(String text, FrameSize frame) {
    double side = Math.min(frame.width(), frame.height());
    Text words =
        ScreenTexts.asWritten(() -> new Text(text))
            .setColor(Palette.WHITE)
            .fontSize(FONT_SIZE * side / DEFAULT_HEIGHT);
    if (words.width() > MAX_WIDTH * frame.width()) {
      words.setWidth(MAX_WIDTH * frame.width());
    }
    double padding = PADDING * frame.width();
    double height = words.height() + 2 * padding;
    double middle = -frame.height() / 2 + BOTTOM_MARGIN * frame.height() + height / 2;
    words.moveTo(Vec.of(0, middle)).fixInFrame();
    Rectangle box =
        new Rectangle(words.width() + 2 * padding, height)
            .setFill(Palette.BLACK, BOX_OPACITY)
            .setStrokeWidth(0)
            .moveTo(words.center())
            .fixInFrame();
    DisplayListBuilder out = new DisplayListBuilder(Camera.DEFAULT);
    box.emit(out);
    words.emit(out);
    return List.copyOf(out.items());
  }
}
