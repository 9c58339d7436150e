package zoetrope.tools;

import java.nio.file.Path;
import zoetrope.internal.raster.Canvas;
import zoetrope.internal.render.pipeline.FrameRun;
import zoetrope.internal.render.pipeline.Segmenter;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.YuvPlanes;
import zoetrope.readback.FilmReader;
import zoetrope.tools.pictures.PictureQuality;

/**
 * Compares a film with what went into its encoder, which is drawn once more. Held frames do not
 * count: they are the picture before them.
 */
final class QualityCheck implements Segmenter.Target, AutoCloseable {
  private final Canvas canvas;
  private final YuvPlanes planes;
  private final FilmReader film;
  private final PictureQuality quality;
  private FrameRun last;

  QualityCheck(VideoSettings settings, Path file) {
    canvas = new Canvas(settings.width(), settings.height());
    quality = new PictureQuality(settings.width(), settings.height());
    film = FilmReader.open(file);
    planes = new YuvPlanes(settings.width(), settings.height());
  }

  /** What was found. */
  PictureQuality quality() {
    return quality;
  }

  @Override
  public void begin() {
    last = null;
  }

  @Override
  public void add(FrameRun run) {
    if (last != null) {
      compare(last, last.count());
    }
    last = run;
  }

  @Override
  public void end(String hash) {
    compare(last, 1);
    for (long i = 1; i < last.count(); i++) {
      next();
    }
  }

  private void compare(FrameRun run, long times) {
    planes.update(canvas.pixels(), canvas.draw(run.frame()));
    byte[] reference = samples();
    for (long i = 0; i < times; i++) {
      next();
      quality.add(reference, film.planes());
    }
  }

  private byte[] samples() {
    int luma = planes.width() * planes.height();
    byte[] samples = new byte[luma * 3 / 2];
    System.arraycopy(planes.plane(0), 0, samples, 0, luma);
    System.arraycopy(planes.plane(1), 0, samples, luma, luma / 4);
    System.arraycopy(planes.plane(2), 0, samples, luma * 5 / 4, luma / 4);
    return samples;
  }

  private void next() {
    if (!film.next()) {
      throw new VideoException("the film ends before its frames do");
    }
  }

  @Override
  public void close() {
    film.close();
    planes.close();
  }
}
