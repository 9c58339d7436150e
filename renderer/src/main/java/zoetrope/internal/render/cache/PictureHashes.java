package zoetrope.internal.render.cache;

import java.util.Map;
import java.util.WeakHashMap;
import zoetrope.frame.RasterImage;

/**
 * The hashes of images' pixels, cached as long as the images are in use, because many segments show
 * the same large image. Not thread-safe.
 */
public final class PictureHashes {
  private final Map<RasterImage, SipHash.Sum> known = new WeakHashMap<>();

  /** Returns the hash of the pixels of an image, without its size. */
  SipHash.Sum of(RasterImage picture) {
    return known.computeIfAbsent(picture, PictureHashes::sum);
  }

  private static SipHash.Sum sum(RasterImage picture) {
    SipHash hash = new SipHash();
    hash.putAll(picture.argb());
    return hash.sum();
  }
}
