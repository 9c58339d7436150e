package zoetrope.internal.vector.film;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.RasterImage;
import zoetrope.internal.vector.Mark;

/** The images of a segment. */
final class ImageTable {
  private final ImageCodes codes;
  private final ClipEncoder clips;
  private final List<FilmImage> images = new ArrayList<>();
  private final Map<RasterImage, Integer> stills = new IdentityHashMap<>();
  private final Map<Step, Integer> parts = new IdentityHashMap<>();

  ImageTable(ImageCodes codes, ClipEncoder clips) {
    this.codes = codes;
    this.clips = clips;
  }

  /** Adds the image of a step if it is new, and returns its index. */
  int index(Step step) {
    Mark.Picture picture = (Mark.Picture) step.mark();
    Integer known = step.color() == null ? stills.get(picture.source()) : parts.get(step);
    if (known != null) {
      return known;
    }
    if (step.color() == null) {
      stills.put(picture.source(), images.size());
      images.add(codes.of(picture.source()));
    } else {
      parts.put(step, images.size());
      images.add(clips.add(picture, step.color()));
    }
    return images.size() - 1;
  }

  List<FilmImage> images() {
    return images;
  }
}
