package zoetrope.scene;

import zoetrope.frame.Frame;

/** Receives the frames of a scene, in order, on the stage's thread. */
@FunctionalInterface
public interface FrameSink {
  /**
   * Receives {@code frame}, which stands for {@code count} equal frames (1 or more). May block,
   * which delays the stage. An exception stops the scene and is thrown by {@link Stage#run}, also
   * when the scene catches it. Nothing is received after it.
   */
  void accept(Frame frame, long count);
}
