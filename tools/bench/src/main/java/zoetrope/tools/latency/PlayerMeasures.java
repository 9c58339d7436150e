package zoetrope.tools.latency;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import zoetrope.render.Renderer;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.tools.pictures.ComparisonSheet;
import zoetrope.tools.pictures.PngFiles;
import zoetrope.tools.pictures.Similarity;

/**
 * The speed and the fidelity of a page with a player, in a browser without a GPU.
 *
 * @param drawing the median time to draw a frame, in milliseconds
 * @param seek the median time of a seek, in milliseconds
 * @param slowSeek the 95th percentile of the time of a seek, in milliseconds
 * @param frames the compared frames, the least similar one first
 */
public record PlayerMeasures(
    double drawing, double seek, double slowSeek, List<ComparedFrame> frames) {
  /**
   * A frame of the page that was compared with the still of the scene.
   *
   * @param similarity the SSIM
   */
  public record ComparedFrame(long number, double similarity) {}

  private static final Duration PATIENCE = Duration.ofMinutes(3);

  /** Waits for the film, and gives its canvas the size of the film. */
  private static final String OPEN =
      "(async () => { while (!window.openFilm) await new Promise(r => setTimeout(r, 50)); const p ="
          + " window.p = document.querySelector('zoetrope-player'); while (p.readyState < 4 &&"
          + " !p.error) await new Promise(r => setTimeout(r, 50)); if (p.error) throw p.error;"
          + " p.canvas.width = p.film.width; p.canvas.height = p.film.height; return"
          + " p.film.frames; })()";

  private static final String MEASURE =
      "(async () => { const { film, painter, canvas } = p; const times = []; const seeks = [];"
          + " const show = async (f) => { await film.load(f); const at = performance.now(); const"
          + " s = film.loaded(f); s.show(f); painter.draw(s, film);"
          + " canvas.getContext('2d').getImageData(0, 0, 1, 1); return performance.now() - at; };"
          + " for (let k = 1; k < 20; k++) { const f = Math.floor(film.frames * k / 20); for (let i"
          + " = 0; i < 8 && f + i < film.frames; i++) { const time = await show(f + i); if (i)"
          + " times.push(time); } } for (let k = 0; k < 100; k++) { const at = performance.now();"
          + " await show(Math.floor(film.frames * ((k * 37) % 100) / 100));"
          + " seeks.push(performance.now() - at); } const sort = (all) => all.sort((a, b) => a -"
          + " b); sort(times); sort(seeks); return [times[times.length >> 1] ?? 0, seeks[50],"
          + " seeks[95]]; })()";

  private static final String PICTURE =
      "(async () => { const { film, painter, canvas } = p; await film.load(%1$s); const s ="
          + " film.loaded(%1$s); s.show(%1$s); painter.draw(s, film); return"
          + " canvas.toDataURL(); })()";

  /** Opens a page and measures it. */
  public static PlayerMeasures of(
      Path page,
      BrowserSession browser,
      Renderer renderer,
      SceneEntry scene,
      int moments,
      Path folder)
      throws IOException {
    browser.open(page.toUri().toString());
    long frames = browser.evaluate(OPEN, PATIENCE).asLong();
    JsonNode times = browser.evaluate(MEASURE, PATIENCE);
    List<ComparedFrame> compared = new ArrayList<>();
    for (int i = 0; i < moments; i++) {
      long frame = (frames - 1) * (2L * i + 1) / (2L * moments);
      compared.add(compared(frame, browser, renderer, scene, folder, null));
    }
    compared.sort(Comparator.comparingDouble(ComparedFrame::similarity));
    return new PlayerMeasures(
        times.get(0).asDouble(), times.get(1).asDouble(), times.get(2).asDouble(), compared);
  }

  /** Writes a sheet of the least similar frame; its page must be open. */
  public void writeWorst(
      BrowserSession browser, Renderer renderer, SceneEntry scene, Path folder, Path sheet)
      throws IOException {
    compared(frames.get(0).number(), browser, renderer, scene, folder, sheet);
  }

  /** Returns the median of the SSIM. */
  public double similarity() {
    return frames.get(frames.size() / 2).similarity();
  }

  private static ComparedFrame compared(
      long frame,
      BrowserSession browser,
      Renderer renderer,
      SceneEntry scene,
      Path folder,
      Path sheet)
      throws IOException {
    String address = browser.evaluate(PICTURE.formatted(frame), PATIENCE).asText();
    Path seen = folder.resolve("seen.png");
    Path still = folder.resolve("still.png");
    Files.write(seen, Base64.getDecoder().decode(address.substring(address.indexOf(',') + 1)));
    renderer.still(scene, TimePoint.parse("frame:" + frame), still);
    if (sheet != null) {
      ComparisonSheet.write(sheet, PngFiles.read(still), PngFiles.read(seen));
    }
    double similarity = new Similarity(PngFiles.read(seen), PngFiles.read(still)).mean();
    return new ComparedFrame(frame, similarity);
  }
}
