package zoetrope.internal.render.sheet;

import java.util.Map;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.internal.vector.DrawnWord;

/**
 * A frame of a storyboard with the text below it.
 *
 * @param frame the frame
 * @param words the words of its glyphs, by identity
 * @param number the number of the play
 * @param time the time of the frame, such as {@code 1:23.4}
 * @param source the source line of the play, such as {@code Opening.java:40}; may be empty
 * @param section the section that begins with this play; empty if none does
 * @param caption the subtitles during the play; may be empty
 * @param happens the description of the play; may be empty
 */
public record SheetCard(
    Frame frame,
    Map<Item, DrawnWord> words,
    String number,
    String time,
    String source,
    String section,
    String caption,
    String happens) {

  /** Returns this card without its source line and the description of the play. */
  SheetCard withoutCode() {
    return new SheetCard(frame, words, number, time, "", section, caption, "");
  }
}
