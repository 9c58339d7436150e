package zoetrope.internal.render.sheet;

import java.util.Map;
import zoetrope.frame.Frame;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.internal.vector.DrawnWord;

/**
 * A page of a storyboard as a frame; one unit is an inch.
 *
 * @param words the word of each glyph in the text of the page; glyphs are compared by identity
 * @param pictures the words in each inset that shows a frame of the scene; insets are compared by
 *     identity, because they may share glyphs
 */
public record SheetPage(
    Frame frame, Map<Item, DrawnWord> words, Map<InsetView, Map<Item, DrawnWord>> pictures) {}
