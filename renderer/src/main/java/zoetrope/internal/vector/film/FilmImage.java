package zoetrope.internal.vector.film;

/** An image of a film. */
public sealed interface FilmImage {
  int width();

  int height();

  /**
   * An image with its own file.
   *
   * @param file the image as a WebP file
   */
  record Still(int width, int height, byte[] file) implements FilmImage {}

  /**
   * A box of a picture of a clip.
   *
   * @param clip the index of the clip in its segment
   * @param picture the index of the picture in the clip, in the order of presentation
   */
  record Part(int clip, int picture, int x, int y, int width, int height) implements FilmImage {}
}
