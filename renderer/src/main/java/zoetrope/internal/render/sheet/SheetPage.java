package zoetrope.internal.render.sheet;

import java.util.Map;
import zoetrope.frame.Frame;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.internal.vector.DrawnWord;

/**
 * A page as a frame, one unit for each inch.
 *
 * @param words of the glyphs on it, by identity
 * @param pictures the words of its pictures, which may share glyphs; all by identity
 */
public record SheetPage(
    Frame frame, Map<Item, DrawnWord> words, Map<InsetView, Map<Item, DrawnWord>> pictures) {}
