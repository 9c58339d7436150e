package zoetrope.internal.vector.film;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import zoetrope.frame.RasterImage;
import zoetrope.internal.video.still.Webp;

/** Encodes images, and remembers the latest ones, which several segments may show. Thread-safe. */
public final class ImageCodes {
  private static final int MAX_REMEMBERED = 16;

  /**
   * Images with more colours than this among their samples are encoded with some loss of detail.
   */
  private static final int MAX_LOSSLESS_COLORS = 200;

  private static final int SAMPLES = 4096;
  private static final int LOSSY_QUALITY = 80;

  private final Map<Same, FilmImage.Still> known =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Same, FilmImage.Still> eldest) {
          return size() > MAX_REMEMBERED;
        }
      };

  /** An image that is compared by identity. */
  private record Same(RasterImage image) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Same same && same.image == image;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(image);
    }
  }

  FilmImage.Still of(RasterImage image) {
    Same key = new Same(image);
    synchronized (known) {
      FilmImage.Still found = known.get(key);
      if (found != null) {
        return found;
      }
    }
    FilmImage.Still coded = new FilmImage.Still(image.width(), image.height(), encode(image));
    synchronized (known) {
      known.put(key, coded);
    }
    return coded;
  }

  private static byte[] encode(RasterImage image) {
    int[] argb = image.argb();
    return colors(argb) > MAX_LOSSLESS_COLORS
        ? Webp.encodeLossy(argb, image.width(), image.height(), LOSSY_QUALITY)
        : Webp.encode(argb, image.width(), image.height());
  }

  private static int colors(int[] argb) {
    int step = Math.max(1, argb.length / SAMPLES);
    int[] samples = new int[(argb.length + step - 1) / step];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = argb[i * step];
    }
    return (int) Arrays.stream(samples).distinct().count();
  }
}
