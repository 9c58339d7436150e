package zoetrope.studio;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import zoetrope.frame.Frame;
import zoetrope.lint.Finding;
import zoetrope.lint.Lint;
import zoetrope.render.Preview;
import zoetrope.render.RenderSettings;
import zoetrope.render.Renderer;
import zoetrope.render.SceneEntry;
import zoetrope.render.TimePoint;
import zoetrope.scene.Parameter;
import zoetrope.scene.StageResult;

/**
 * A scene with its settings while windows show it: its frames, what comes of running it, and what
 * lint finds.
 */
final class LiveScene implements AutoCloseable {
  /** Bytes for frames: with them, pictures and encoders the server stays below 1 GB. */
  private static final long ROOM = 192L << 20;

  private final SceneEntry entry;
  private final RenderSettings settings;
  private final List<Parameter<?>> parameters;
  private final Preview preview;
  private final Executor executor;
  private CompletableFuture<StageResult> whole;
  private CompletableFuture<List<Finding>> findings;

  /**
   * Begins to run a scene.
   *
   * @param asked settings; parameters that the scene does not have are left out
   * @throws zoetrope.scene.SceneException when the scene cannot be made
   * @throws zoetrope.render.UsageException for a value that a parameter cannot read
   */
  LiveScene(SceneEntry entry, RenderSettings asked, Executor executor) {
    this.entry = entry;
    this.executor = executor;
    this.parameters = entry.create().parameters();
    Map<String, String> known = new LinkedHashMap<>();
    for (Parameter<?> parameter : parameters) {
      String value = asked.parameters().get(parameter.name());
      if (value != null) {
        known.put(parameter.name(), value);
      }
    }
    this.settings = asked.withParameters(known);
    this.preview = new Renderer(settings).preview(entry, ROOM);
  }

  SceneEntry entry() {
    return entry;
  }

  RenderSettings settings() {
    return settings;
  }

  List<Parameter<?>> parameters() {
    return parameters;
  }

  /**
   * A frame before it is drawn.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene up to there
   */
  Frame frame(long number) {
    return preview.frameAt(new TimePoint.FrameNumber(number));
  }

  /** What comes of running the scene to its end. */
  synchronized CompletableFuture<StageResult> whole() {
    if (whole == null) {
      whole = CompletableFuture.supplyAsync(preview::whole, executor);
    }
    return whole;
  }

  /** What lint finds, looked for once the scene has run. */
  synchronized CompletableFuture<List<Finding>> findings() {
    if (findings == null) {
      findings = whole().thenApplyAsync(result -> Lint.check(entry, settings), executor);
    }
    return findings;
  }

  @Override
  public void close() {
    preview.close();
  }
}
