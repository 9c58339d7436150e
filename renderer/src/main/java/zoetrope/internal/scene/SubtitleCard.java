package zoetrope.internal.scene;

import java.util.List;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.FrameSize;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.ScreenTexts;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;

/** A subtitle in the band at the lower edge of the frame: white text on a translucent black box. */
public final class SubtitleCard {
  /** The font size in a frame whose shorter side is {@link #DEFAULT_HEIGHT}. */
  private static final double FONT_SIZE = 36;

  /** The shorter side, in scene units, of a frame with font size {@link #FONT_SIZE}. */
  private static final double DEFAULT_HEIGHT = 8;

  /** The height of the band, divided by the shorter side of the frame. Two lines fit into it. */
  private static final double BAND = 0.17;

  /** The maximum width of the box, divided by the width of the frame. */
  private static final double MAX_WIDTH = 0.93;

  /** The maximum height of the box as a fraction of the band. */
  private static final double MAX_HEIGHT = 0.92;

  /** The space around the text, divided by the shorter side of the frame. */
  private static final double PADDING = 0.015;

  private static final double BOX_OPACITY = 0.65;

  private String text = "";
  private FrameSize frame;
  private List<Item> items = List.of();

  /** Returns the height of the band in scene units. */
  public static double bandHeight(FrameSize frame) {
    return BAND * side(frame);
  }

  private static double side(FrameSize frame) {
    return Math.min(frame.width(), frame.height());
  }

  /** Returns the items of a subtitle. They are reused while text and frame are the same. */
  public List<Item> items(String newText, FrameSize newFrame) {
    if (!newText.equals(text) || !newFrame.equals(frame)) {
      text = newText;
      frame = newFrame;
      items = draw(newText, newFrame);
    }
    return items;
  }

  private static List<Item> draw(String text, FrameSize frame) {
    double padding = PADDING * side(frame);
    double band = bandHeight(frame);
    Text words =
        ScreenTexts.asWritten(() -> new Text(text))
            .setColor(Palette.WHITE)
            .fontSize(FONT_SIZE * side(frame) / DEFAULT_HEIGHT);
    double fit =
        Math.min(
            (MAX_WIDTH * frame.width() - 2 * padding) / words.width(),
            (MAX_HEIGHT * band - 2 * padding) / words.height());
    words.scale(Math.min(1, fit)).moveTo(Vec.of(0, (band - frame.height()) / 2));
    Rectangle box =
        new Rectangle(words.width() + 2 * padding, words.height() + 2 * padding)
            .setFill(Palette.BLACK, BOX_OPACITY)
            .setStrokeWidth(0)
            .moveTo(words.center());
    DisplayListBuilder out = new DisplayListBuilder(Camera.DEFAULT);
    box.emit(out);
    words.emit(out);
    return List.copyOf(out.items());
  }
}
