package zoetrope.scene;

import zoetrope.frame.Frame;

/** Takes the frames of a scene, in order, on the stage's thread. */
@FunctionalInterface
public interface FrameSink {
  /**
   * Takes {@code frame}, which stands for {@code count} frames (1 or more) that all show the same.
   * May block, which holds the stage back. An exception stops the scene and comes out of {@link
   * Stage#run}.
   */
  void accept(Frame frame, long count);
}
