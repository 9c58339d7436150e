package zoetrope.internal.render.pipeline;

import zoetrope.frame.Frame;

/**
 * A run of consecutive equal frames.
 *
 * @param frame the frame that is repeated
 * @param number the number of the first of these frames in the scene
 * @param count the number of these frames, 1 or more
 */
public record FrameRun(Frame frame, long number, long count) {}
