package zoetrope.scene;

import zoetrope.frame.Frame;

/** A receiver of the frames of a scene, in order, on the stage's thread. */
@FunctionalInterface
public interface FrameSink {
  /**
   * Receives {@code frame}, which stands for {@code count} equal frames, 1 or more. The call may
   * block, which delays the stage. An exception stops the scene: {@link Stage#run} throws it even
   * if the scene catches it, and the sink receives no further frames.
   */
  void accept(Frame frame, long count);
}
