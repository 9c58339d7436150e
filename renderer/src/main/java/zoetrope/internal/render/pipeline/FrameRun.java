package zoetrope.internal.render.pipeline;

import zoetrope.frame.Frame;

/**
 * Consecutive equal frames: the frame, and how long it is shown.
 *
 * @param frame the frame
 * @param number of the first of them in the scene
 * @param count of them, 1 or more
 */
public record FrameRun(Frame frame, long number, long count) {}
