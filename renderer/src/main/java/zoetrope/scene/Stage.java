package zoetrope.scene;

/** Runs scenes. */
public final class Stage {
  private Stage() {}

  /**
   * Runs {@code scene} on the calling thread and hands the frames of {@code range} to {@code sink}.
   * A scene object can be run once.
   *
   * <p>Stops after the last frame of the range. Throws {@link SceneException} for anything that
   * goes wrong in the scene, unknown or malformed parameters included; what the sink throws comes
   * out as it is. An interrupted thread stops the scene with a {@link
   * java.util.concurrent.CancellationException}.
   */
  public static StageResult run(
      Scene scene, StageSettings settings, FrameRange range, FrameSink sink) {
    throw new UnsupportedOperationException("comes with the stage");
  }
}
