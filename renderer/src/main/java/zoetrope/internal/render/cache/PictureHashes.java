package zoetrope.internal.render.cache;

import java.util.Map;
import java.util.WeakHashMap;
import zoetrope.frame.RasterImage;

/**
 * The hashes of pictures' pixels, each reckoned once while the picture is in use: segment after
 * segment shows the same ones, which have many pixels. For one thread at a time.
 */
public final class PictureHashes {
  /** By identity, which is what pictures are equal by. */
  private final Map<RasterImage, SipHash.Sum> known = new WeakHashMap<>();

  /** The hash of a picture's pixels, without its size. */
  SipHash.Sum of(RasterImage picture) {
    return known.computeIfAbsent(picture, PictureHashes::sum);
  }

  private static SipHash.Sum sum(RasterImage picture) {
    SipHash hash = new SipHash();
    hash.putAll(picture.argb());
    return hash.sum();
  }
}
