package zoetrope.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.FrameRate;
import zoetrope.output.OutputFormat;
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

  /** The quality of H.264, which keeps the site small: 0 is lossless, and 51 is worst. */
  private static final double CRF = 34;

  /** The quality of VP9, on the same scale. VP9 looks better than H.264 at the same number. */
  private static final double WEBM_CRF = 40;

  /**
   * The maximum number of videos that are rendered together, so that their frames fit in memory.
   */
  private static final int MAX_TOGETHER = 16;

  /** The frame rate of scenes of which only stills are drawn. */
  private static final int STILL_RATE = 15;

  /** The user's cache of segments and compiled classes. */
  static final SegmentCache CACHE = SegmentCache.ofUser(SegmentCache.DEFAULT_BYTES);

  private final Map<String, Renderer> renderers = new LinkedHashMap<>();
  private final Map<String, List<RenderRequest>> requests = new LinkedHashMap<>();

  /** Creates an empty list of videos of a size in pixels. */
  Clips(int width, int height, int framesPerSecond) {
    for (String extension : EXTENSIONS) {
      boolean isWebm = extension.equals("webm");
      // Each picture is drawn for H.264, and encoded for both.
      SegmentCache cache = isWebm ? CACHE : CACHE.alsoFor(OutputFormat.WEBM, WEBM_CRF);
      double crf = isWebm ? WEBM_CRF : CRF;
      renderers.put(extension, renderer(width, height, framesPerSecond, crf).withCache(cache));
      requests.put(extension, new ArrayList<>());
    }
  }

  /** Returns a renderer of stills. */
  static Renderer renderer(int width, int height) {
    return renderer(width, height, STILL_RATE, CRF);
  }

  /** Returns a renderer that takes the segments of earlier videos from the user's cache. */
  private static Renderer renderer(int width, int height, int framesPerSecond, double crf) {
    RenderSettings settings = RenderSettings.of(width, height, FrameRate.of(framesPerSecond));
    return new Renderer(settings.withEncoding(crf, RenderSettings.DEFAULT_PRESET)).withCache(CACHE);
  }

  /**
   * Adds a video of a scene.
   *
   * @param extension one of {@link #EXTENSIONS}, which the name of the file has
   */
  void add(SceneEntry scene, Path file, String extension) {
    requests.get(extension).add(RenderRequest.film(scene, file));
  }

  /**
   * Renders the videos that were added.
   *
   * @throws zoetrope.scene.SceneException if a scene fails
   */
  void render() {
    requests.forEach(
        (extension, all) -> {
          for (int i = 0; i < all.size(); i += MAX_TOGETHER) {
            var together = all.subList(i, Math.min(all.size(), i + MAX_TOGETHER));
            renderers.get(extension).render(together).forEach(RenderResult::orThrow);
          }
          all.clear();
        });
  }
}
