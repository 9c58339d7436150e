package zoetrope.internal.render.sheet;

import java.util.Map;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.internal.vector.DrawnWord;

/**
 * A picture of a storyboard with what stands below it.
 *
 * @param frame what is seen
 * @param words of its glyphs, by identity
 * @param number what the picture is called, such as that of a play
 * @param time when it is seen, such as {@code 1:23.4}
 * @param source where the author's line is, such as {@code Opening.java:40}; may be empty
 * @param section that begins with this picture; empty within one
 * @param caption what is said or read meanwhile; may be empty
 * @param happens what is played, in words; may be empty
 */
public record SheetCard(
    Frame frame,
    Map<Item, DrawnWord> words,
    String number,
    String time,
    String source,
    String section,
    String caption,
    String happens) {}
