package zoetrope.internal.render.pipeline;

import zoetrope.frame.Frame;

/**
 * Consecutive equal frames: the frame, and how long it is shown.
 *
 * @param frame the frame
 * @param number the number of the first of these frames in the scene @param count the number of
 *     these frames, 1 or more
 */
public record FrameRun(Frame frame, long number, long count) {}
