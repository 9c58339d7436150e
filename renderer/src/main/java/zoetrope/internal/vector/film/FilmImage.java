package zoetrope.internal.vector.film;

/**
 * An image of a film.
 *
 * @param file the image as a WebP file
 */
public record FilmImage(int width, int height, byte[] file) {}
