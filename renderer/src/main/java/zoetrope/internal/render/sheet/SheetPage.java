package zoetrope.internal.render.sheet;

import java.util.Map;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.internal.vector.Word;

/**
 * A page as a frame, one unit for each inch.
 *
 * @param words of all glyphs on it, by identity
 */
public record SheetPage(Frame frame, Map<Item, Word> words) {}
