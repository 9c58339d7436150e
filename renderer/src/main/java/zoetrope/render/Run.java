package zoetrope.render;

import zoetrope.frame.Frame;

/**
 * A frame and how long it is shown.
 *
 * @param number of its first frame in the scene
 * @param count of the frames that show it, 1 or more
 */
public record Run(Frame frame, long number, long count) {}
