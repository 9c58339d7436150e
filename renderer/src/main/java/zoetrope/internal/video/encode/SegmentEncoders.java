package zoetrope.internal.video.encode;

import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.h264.SequenceParameterSet;
import zoetrope.internal.video.segment.H264Headers;
import zoetrope.output.VideoCodec;

/**
 * Opens segment encoders. The encoders share objects that are expensive to create: delta encoders,
 * which contain three pictures each, and the encoded slices of the last key frame. Safe for several
 * threads.
 */
public final class SegmentEncoders implements PictureEncoder.Factory {
  private final Deque<DeltaPictures> idle = new ConcurrentLinkedDeque<>();
  private final AtomicReference<KeyframeSliceCache> latest = new AtomicReference<>();

  @Override
  public PictureEncoder open(VideoSettings settings) {
    VideoCodec codec = settings.coding().usedCodec();
    return switch (codec) {
      case H264 -> new H264SegmentEncoder(settings, this);
      case VP9 -> new Vp9SegmentEncoder(settings);
      case HEVC, AV1 -> new PlanesEncoder(settings, codec);
      case PRORES, FFV1 -> throw new IllegalArgumentException(codec.label() + " takes pixels");
    };
  }

  /** Returns a delta encoder for one segment, in its initial state. */
  DeltaPictures acquire(VideoSettings settings, SequenceParameterSet sequence) {
    for (DeltaPictures pooled = idle.poll(); pooled != null; pooled = idle.poll()) {
      if (pooled.reset(settings, sequence)) {
        return pooled;
      }
    }
    return new DeltaPictures(settings, sequence);
  }

  /**
   * Returns the slice cache for these settings. If the settings changed since the last call, a new
   * cache is created.
   *
   * @param headers supplies the video's headers for a new cache
   */
  KeyframeSliceCache sliceCache(VideoSettings settings, Supplier<H264Headers> headers) {
    KeyframeSliceCache last = latest.get();
    if (last != null && last.settings().equals(settings)) {
      return last;
    }
    KeyframeSliceCache created = new KeyframeSliceCache(settings, headers.get());
    return latest.accumulateAndGet(
        created, (a, b) -> a != null && a.settings().equals(b.settings()) ? a : b);
  }

  void release(DeltaPictures pictures) {
    idle.push(pictures);
  }
}
