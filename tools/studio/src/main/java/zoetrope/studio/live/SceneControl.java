package zoetrope.studio.live;

import java.time.Duration;
import java.util.Optional;
import zoetrope.render.Renderer;
import zoetrope.render.request.Cancellation;
import zoetrope.render.request.RunActivity;

/** Shows what the code of a scene does, and stops it, also while the scene is being opened. */
public final class SceneControl {
  private final Cancellation cancellation = new Cancellation();
  private final RunActivity activity = new RunActivity();

  /** Returns a renderer whose runs this object shows and stops. */
  Renderer of(Renderer renderer) {
    return renderer.withCancellation(cancellation).withActivity(activity);
  }

  /** Returns the line that the scene executes if it has not advanced for {@code patience}. */
  public Optional<RunActivity.Stall> stalled(Duration patience) {
    return activity.stalled(patience);
  }

  /** Stops all runs of the scene. */
  public void stop() {
    cancellation.cancel();
  }

  public boolean isStopped() {
    return cancellation.isCancelled();
  }
}
