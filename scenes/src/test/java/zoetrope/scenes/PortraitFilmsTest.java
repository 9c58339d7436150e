package zoetrope.scenes;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.frame.FrameRate;
import zoetrope.frame.RasterImage;
import zoetrope.render.Preview;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;

/**
 * Checks that films use the height of a portrait frame. A film that only shows its landscape frame
 * there has content in the middle third, and perhaps a title at an edge.
 */
class PortraitFilmsTest {
  private static final int WIDTH = 90;
  private static final int HEIGHT = 160;
  private static final int BANDS = 16;

  /** The mean share of the bands of the frame that must have content. */
  private static final double MIN_FILLED = 0.5;

  /** The difference from the background, from 0 to 255, at which a pixel counts as content. */
  private static final int MIN_CONTRAST = 24;

  /** The moments to check, as shares of the film's duration. */
  private static final double[] MOMENTS = {0.15, 0.35, 0.55, 0.75, 0.95};

  static List<SceneEntry> all() {
    return SceneCatalogue.of(PortraitFilmsTest.class.getClassLoader()).all();
  }

  @ParameterizedTest
  @MethodSource("all")
  void fillsAPortraitFrame(SceneEntry film) {
    double filled = meanShareOfFilledBands(film);
    assertTrue(
        filled >= MIN_FILLED,
        () ->
            "%s has content in only %.0f %% of the height of a frame of 9:16"
                .formatted(film.name(), 100 * filled));
  }

  private static double meanShareOfFilledBands(SceneEntry film) {
    var renderer = new Renderer(RenderSettings.of(WIDTH, HEIGHT, FrameRate.of(2)));
    double sum = 0;
    try (Preview preview = renderer.preview(film)) {
      long frames = preview.whole().frames();
      for (double moment : MOMENTS) {
        long frame = (long) (moment * frames);
        sum += shareOfFilledBands(preview.at(new TimePoint.FrameNumber(frame)));
      }
    }
    return sum / MOMENTS.length;
  }

  /** Returns the share of the horizontal bands of equal height that have content. */
  private static double shareOfFilledBands(RasterImage image) {
    int background = mostCommonColor(image);
    int filled = 0;
    int bandPixels = image.argb().length / BANDS;
    for (int band = 0; band < BANDS; band++) {
      boolean empty = true;
      for (int i = band * bandPixels; empty && i < (band + 1) * bandPixels; i++) {
        empty = contrast(image.argb()[i], background) < MIN_CONTRAST;
      }
      filled += empty ? 0 : 1;
    }
    return (double) filled / BANDS;
  }

  private static int mostCommonColor(RasterImage image) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int color : image.argb()) {
      counts.merge(color, 1, Integer::sum);
    }
    return counts.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
  }

  private static int contrast(int color, int other) {
    int greatest = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      greatest = Math.max(greatest, Math.abs((color >> shift & 255) - (other >> shift & 255)));
    }
    return greatest;
  }
}
