package zoetrope.internal.render.sheet;

import java.util.Map;
import zoetrope.frame.Frame;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.internal.vector.DrawnWord;

/**
 * A page as a frame, with one unit per inch.
 *
 * @param words the words of the glyphs on the page, by identity
 * @param pictures the words of each inset, by identity; insets may share glyphs
 */
public record SheetPage(
    Frame frame, Map<Item, DrawnWord> words, Map<InsetView, Map<Item, DrawnWord>> pictures) {}
