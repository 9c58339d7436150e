package zoetrope.internal.video.encode;

import java.io.ByteArrayOutputStream;
import java.util.BitSet;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.h264.BitWriter;
import zoetrope.internal.video.h264.DeltaEncoder;
import zoetrope.internal.video.h264.EncoderSelector;
import zoetrope.internal.video.h264.FrameNumbering;
import zoetrope.internal.video.h264.RepeatFrames;
import zoetrope.internal.video.h264.SequenceParameterSet;
import zoetrope.internal.video.h264.YuvPicture;

/**
 * Encodes, with {@link DeltaEncoder}, those pictures of a segment that change little. For such
 * pictures x264 would be slow, because it always processes the whole picture. An accepted picture
 * is pending until the next picture arrives or the segment ends, because its quantiser depends on
 * whether the next picture repeats it. Not thread-safe.
 */
final class DeltaPictures {
  /**
   * While x264 encodes, this number of pictures is skipped between two comparisons, because
   * comparing takes time. So a comparison finds the changes of several pictures, which are at least
   * the changes of the last one.
   */
  private static final int UNINSPECTED_PICTURES = 3;

  private final DeltaEncoder delta;
  private final MacroblockDiff diff;
  private final BitSet changed = new BitSet();
  private VideoSettings settings;
  private SequenceParameterSet sequence;
  private EncoderSelector selector;
  private boolean started;
  private boolean selected;
  private boolean pending;
  private int uninspected;

  DeltaPictures(VideoSettings settings, SequenceParameterSet sequence) {
    this.delta = new DeltaEncoder(settings.width(), settings.height());
    this.diff = new MacroblockDiff(delta.source());
    reset(settings, sequence);
  }

  /**
   * Resets the state for another segment. Returns false if the segment's pictures have another
   * size.
   */
  boolean reset(VideoSettings newSettings, SequenceParameterSet newSequence) {
    settings = newSettings;
    sequence = newSequence;
    selector = new EncoderSelector(sequence.macroblocks());
    started = false;
    selected = false;
    pending = false;
    uninspected = 0;
    return delta.source().width() == settings.width()
        && delta.source().height() == settings.height();
  }

  /**
   * Accepts the next picture if it changed little, and returns true. Otherwise x264 must encode it.
   * No picture may be pending.
   *
   * @param canTakeOver whether the reconstruction of the last picture is available, if x264 has
   *     encoded that picture
   */
  boolean accept(YuvPlanes planes, boolean canTakeOver) {
    if (uninspected > 0) {
      uninspected--;
      return false;
    }
    BitSet differing = diff.read(planes);
    boolean wasSelected = selected;
    selected = started && selector.selectsDelta(differing.cardinality());
    boolean deferred = selected && !wasSelected && !canTakeOver;
    if (deferred) {
      selector.onX264();
      selected = false;
    }
    uninspected = started && !selected && !deferred ? UNINSPECTED_PICTURES : 0;
    if (!started || wasSelected && !selected) {
      selector.onX264();
    }
    started = true;
    if (selected) {
      changed.clear();
      changed.or(differing);
      pending = true;
    }
    return selected;
  }

  /**
   * Saves the picture of the last {@link #accept} as a key frame, if encoding it in slices is
   * worthwhile. Returns whether it was saved.
   */
  boolean saveKeyFrame() {
    boolean isWorthSlicing = KeyframeSliceCache.isWorthSlicing(delta.source());
    if (isWorthSlicing) {
      delta.scratch().setRows(0, delta.source());
    }
    return isWorthSlicing;
  }

  /** Returns the saved key frame. It must not be modified, and is valid until {@link #begin}. */
  YuvPicture savedKeyFrame() {
    return delta.scratch();
  }

  /** Continues from the last reconstruction of an encoder that was flushed. */
  void begin(CodecEncoder encoder) {
    encoder.readLastReconstruction(delta.decoded());
    delta.begin();
  }

  /**
   * Encodes the saved key frame in slices, appends the slices to {@code sample}, and continues from
   * their reconstruction.
   */
  void begin(KeyframeSliceCache sliceCache, ByteArrayOutputStream sample) {
    delta.begin(sliceCache.encode(delta.scratch(), sample, delta.decoded()));
  }

  boolean hasPending() {
    return pending;
  }

  /**
   * Encodes the pending picture as a NAL unit.
   *
   * @param stays whether the next picture repeats it
   */
  byte[] encodePending(FrameNumbering number, boolean stays) {
    pending = false;
    int moving = settings.coarseQuantizer();
    BitWriter slice = RepeatFrames.begin(sequence, number, moving);
    delta.encode(slice, changed, moving, settings.fineQuantizer(), stays);
    return RepeatFrames.end(slice);
  }

  YuvPicture decoded() {
    return delta.decoded();
  }
}
