package zoetrope.internal.vector;

import zoetrope.geometry.Vec;

/**
 * A line of text in a frame, in pixels of the frame. The y axis points down.
 *
 * @param text the words, with single spaces between them
 * @param start the point of the baseline where the ink of the first word begins
 * @param length the length from the start to the end of the last word's ink
 * @param size the size of an em
 * @param angle the angle between the baseline and the x axis, in radians, clockwise
 */
public record DrawnLine(String text, Vec start, double length, double size, double angle) {}
