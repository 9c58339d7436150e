package zoetrope.internal.vector;

/**
 * A word, number or formula whose glyphs are items of a frame.
 *
 * @param text the text in reading order, with a trailing space if a space follows
 * @param order the index of the word in the frame's reading order
 */
public record DrawnWord(String text, int order) {}
