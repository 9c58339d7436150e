package zoetrope.internal.vector.film;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.RasterImage;

/** The images of a segment. */
final class ImageTable {
  private final ImageCodes codes;
  private final List<FilmImage> images = new ArrayList<>();
  private final Map<RasterImage, Integer> ids = new IdentityHashMap<>();

  ImageTable(ImageCodes codes) {
    this.codes = codes;
  }

  /** Adds an image if it is new, and returns its index. */
  int index(RasterImage image) {
    Integer known = ids.get(image);
    if (known != null) {
      return known;
    }
    ids.put(image, images.size());
    images.add(codes.of(image));
    return images.size() - 1;
  }

  List<FilmImage> images() {
    return images;
  }
}
