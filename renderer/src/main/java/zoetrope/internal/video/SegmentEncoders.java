package zoetrope.internal.video;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

/**
 * Opens encoders of segments, one after the other or side by side, and keeps what is costly to make
 * for the next: three pictures each, and the slices of one key frame for all. Safe for several
 * threads.
 */
public final class SegmentEncoders implements PictureEncoder.Factory {
  private final Deque<DeltaPictures> idle = new ArrayDeque<>();
  private KeyframeSliceCache keys;

  @Override
  public PictureEncoder open(VideoSettings settings, Container container) {
    return container == Container.WEBM
        ? new Vp9SegmentEncoder(settings)
        : new H264SegmentEncoder(settings, this);
  }

  /** A coder for the pictures of one segment, as if it were new. */
  synchronized DeltaPictures take(VideoSettings settings, SequenceParameters sequence) {
    while (!idle.isEmpty()) {
      DeltaPictures pictures = idle.pop();
      if (pictures.restart(settings, sequence)) {
        return pictures;
      }
    }
    return new DeltaPictures(settings, sequence);
  }

  /**
   * What has been coded of key frames with these settings, if they are those asked for last.
   *
   * @param headers asked for the film's headers where they are not known yet
   */
  synchronized KeyframeSliceCache keys(VideoSettings settings, Supplier<H264Headers> headers) {
    if (keys == null || !keys.settings().equals(settings)) {
      keys = new KeyframeSliceCache(settings, headers.get());
    }
    return keys;
  }

  /** Takes a coder back. */
  synchronized void give(DeltaPictures pictures) {
    idle.push(pictures);
  }
}
