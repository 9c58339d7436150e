package zoetrope.video;

import java.nio.file.Path;
import zoetrope.raster.Damage;

/**
 * Writes a film frame by frame with one encoder, in any container: the plain path, for what cannot
 * be put together from segments. For one thread at a time. A film that is closed without {@link
 * #finish} leaves nothing behind.
 */
public interface FilmWriter extends AutoCloseable {
  /**
   * Begins a film; the end of the name decides its kind. Throws {@link IllegalArgumentException}
   * for an unknown ending, and {@link VideoException} when nothing can be written there.
   */
  static FilmWriter open(Path target, VideoSettings settings) {
    return Container.of(target) == Container.GIF
        ? GifFilm.open(target, settings)
        : PlainFilm.open(target, settings);
  }

  /**
   * Writes the next frame: {@code 0xAARRGGBB} pixels, of which alpha is ignored.
   *
   * @param damage what changed since the frame before
   */
  void frame(int[] argb, Damage damage);

  /** Shows the last frame {@code repeats} frames longer. */
  void hold(long repeats);

  /** Completes the film and gives it its name; nothing is left behind when that fails. */
  void finish();

  /** Gives the film up unless it is finished. Does nothing the second time. */
  @Override
  void close();
}
