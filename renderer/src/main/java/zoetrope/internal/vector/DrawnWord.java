package zoetrope.internal.vector;

/**
 * A word, number or formula whose glyphs are items of a frame.
 *
 * @param text the text in reading order, with a trailing space if a space follows
 * @param order the position among the words of a frame in reading order
 */
public record DrawnWord(String text, int order) {}
