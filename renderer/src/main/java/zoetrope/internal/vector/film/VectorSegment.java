package zoetrope.internal.vector.film;

import java.util.List;
import zoetrope.internal.video.segment.SegmentForm;

/**
 * An encoded segment of a film of paths, which refers to no other segment.
 *
 * @param frames the number of its frames
 * @param changes the changes from frame to frame: paints and pens, then the columns
 * @param paths the paths that the changes refer to by their indices
 * @param images the images that the changes refer to by their indices
 * @param clips the videos that images refer to: the decoder's configuration and the packets
 */
public record VectorSegment(
    long frames,
    List<byte[]> changes,
    List<byte[]> paths,
    List<FilmImage> images,
    List<byte[]> clips) {
  public static final SegmentForm<VectorSegment> FORM = new VectorSegmentFile();

  public VectorSegment {
    changes = List.copyOf(changes);
    paths = List.copyOf(paths);
    images = List.copyOf(images);
    clips = List.copyOf(clips);
  }
}
