package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import zoetrope.render.FramePainter;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.UsageException;
import zoetrope.studio.live.LiveScene;
import zoetrope.studio.stream.PictureCode;

/** The call for small images of frames. */
final class ThumbnailCalls implements AutoCloseable {
  /** The width of a thumbnail in pixels. */
  private static final int WIDTH = 192;

  private static final int MAX_FRAMES = 24;

  private final Supplier<LiveScene> scene;

  /** Guarded by this object's lock; null until the first call. */
  private FramePainter painter;

  ThumbnailCalls(Supplier<LiveScene> scene) {
    this.scene = scene;
  }

  void addTo(CallTable calls) {
    calls.with("thumbnail", this::thumbnail);
  }

  /**
   * Returns a small image of the first of the {@code frames} that shows more than one colour, or of
   * the last one if all are blank.
   */
  private synchronized Map<String, Object> thumbnail(JsonNode call) {
    LiveScene shown = scene.get();
    List<Long> frames = new ArrayList<>();
    call.path("frames").forEach(frame -> frames.add(Math.max(0, frame.asLong())));
    UsageException.require(
        !frames.isEmpty() && frames.size() <= MAX_FRAMES,
        "a thumbnail needs 1 to %s frames",
        MAX_FRAMES);
    resize(shown.settings());
    long found = frames.get(0);
    int[] pixels = painter.paint(shown.frame(found));
    for (int i = 1; i < frames.size() && isBlank(pixels); i++) {
      found = frames.get(i);
      pixels = painter.paint(shown.frame(found));
    }
    PictureCode code = new PictureCode(painter.width(), painter.height());
    return Map.of(
        "frame",
        found,
        "blank",
        isBlank(pixels),
        "image",
        Base64.getEncoder().encodeToString(code.encode(0, found, pixels).array()));
  }

  private void resize(RenderSettings settings) {
    int height = Math.max(1, Math.round((float) WIDTH * settings.height() / settings.width()));
    if (painter == null || painter.height() != height) {
      close();
      painter = new FramePainter(WIDTH, height);
    }
  }

  private static boolean isBlank(int[] pixels) {
    for (int pixel : pixels) {
      if (pixel != pixels[0]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public synchronized void close() {
    if (painter != null) {
      painter.close();
      painter = null;
    }
  }
}
