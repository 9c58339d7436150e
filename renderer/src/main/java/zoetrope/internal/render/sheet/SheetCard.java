package zoetrope.internal.render.sheet;

import java.util.List;
import java.util.Map;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.internal.vector.DrawnWord;
import zoetrope.render.request.SheetFrames.Mark;

/**
 * A frame of a storyboard with the text below it.
 *
 * @param frame the frame of the scene
 * @param words the word that each glyph of the frame belongs to; glyphs are compared by identity
 * @param number the number of the play, or of the frame
 * @param time the time of the frame, such as {@code 1:23.4}
 * @param source the source line of the play, such as {@code Opening.java:40}; may be empty
 * @param section the section that begins with this play; empty if none does
 * @param caption the subtitles during the play; may be empty
 * @param happens the description of the play; may be empty
 * @param marks the marks on the frame; if there are any, their texts replace caption and
 *     description
 */
public record SheetCard(
    Frame frame,
    Map<Item, DrawnWord> words,
    String number,
    String time,
    String source,
    String section,
    String caption,
    String happens,
    List<Mark> marks) {

  /**
   * Whether the text below the frame is a caption or belongs to marks, rather than being the
   * description of the play.
   */
  boolean hasCaption() {
    return !caption.isEmpty() || !marks.isEmpty();
  }

  /** Returns this card without its source line and the description of the play. */
  SheetCard withoutCode() {
    return new SheetCard(frame, words, number, time, "", section, caption, "", marks);
  }

  /** Returns this card with a frame that looks the same and has no words. */
  SheetCard withFrame(Frame other) {
    return new SheetCard(other, Map.of(), number, time, source, section, caption, happens, marks);
  }
}
