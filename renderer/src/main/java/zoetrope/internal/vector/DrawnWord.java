package zoetrope.internal.vector;

/**
 * A word, number or formula whose glyphs are items of a frame.
 *
 * @param text as it is read, with a blank behind it where one follows
 * @param order among the words of a frame: those with a lower one are read first
 */
public record DrawnWord(String text, int order) {}
