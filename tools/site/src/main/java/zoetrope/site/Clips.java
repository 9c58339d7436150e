package zoetrope.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.RenderResult;

/**
 * Short videos of one size, which are rendered together: while one scene still runs, all processors
 * draw others. Segments that an earlier build drew come from the user's cache.
 */
final class Clips {
  /** The extensions of the videos of a scene: H.264, and VP9 for browsers without H.264. */
  static final List<String> EXTENSIONS = List.of("mp4", "webm");

  /** The quality of the videos, which keeps the site small: 0 is lossless, and 51 is worst. */
  private static final double CRF = 34;

  /**
   * The maximum number of videos that are rendered together, so that their frames fit in memory.
   */
  private static final int MAX_TOGETHER = 16;

  /** The user's cache of segments and compiled classes. */
  static final SegmentCache CACHE = SegmentCache.ofUser(SegmentCache.DEFAULT_BYTES);

  private final Renderer renderer;
  private final List<RenderRequest> requests = new ArrayList<>();

  /** Creates an empty list of videos of a size in pixels. */
  Clips(int width, int height, int framesPerSecond) {
    this.renderer = renderer(width, height, framesPerSecond);
  }

  /** Returns a renderer that takes the segments of earlier videos from the user's cache. */
  static Renderer renderer(int width, int height, int framesPerSecond) {
    RenderSettings settings = RenderSettings.of(width, height, FrameRate.of(framesPerSecond));
    return new Renderer(settings.withEncoding(CRF, RenderSettings.DEFAULT_PRESET)).withCache(CACHE);
  }

  /** Adds a video of a scene. */
  void add(SceneEntry scene, Path file) {
    requests.add(RenderRequest.film(scene, file));
  }

  /**
   * Renders the videos that were added.
   *
   * @throws zoetrope.scene.SceneException if a scene fails
   */
  void render() {
    for (int i = 0; i < requests.size(); i += MAX_TOGETHER) {
      var together = requests.subList(i, Math.min(requests.size(), i + MAX_TOGETHER));
      renderer.render(together).forEach(RenderResult::orThrow);
    }
    requests.clear();
  }
}
