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
 * Encodes those pictures of a segment that change little with {@link DeltaEncoder}. For such
 * pictures x264 would be slow, because it always processes the whole picture. One picture is
 * pending until the next arrives or the segment ends, because its quantiser depends on whether it
 * is repeated. Not thread-safe.
 */
final class DeltaPictures {
  /**
   * The number of pictures that are skipped between two comparisons while x264 encodes, because
   * comparing takes time. So the changes of several pictures are compared together. They are an
   * upper bound of the changes of one picture.
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

  /** Resets the state for another segment; false if its pictures have another size. */
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
   * Accepts the next picture if it changed little; otherwise x264 must encode it. No picture may be
   * pending.
   *
   * @param canTakeOver whether the reconstruction of the last picture is available, if x264 encoded
   *     it
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
      selector.onDeferred();
      selected = false;
    }
    uninspected = started && !selected && !deferred ? UNINSPECTED_PICTURES : 0;
    if (!started || wasSelected && !selected) {
      selector.onKeyFrame();
    }
    started = true;
    if (selected) {
      changed.clear();
      changed.or(differing);
      pending = true;
    }
    return selected;
  }

  /** Saves the picture compared last as a key frame, if encoding it in slices is worthwhile. */
  boolean saveKeyFrame() {
    boolean isWorthSlicing = KeyframeSliceCache.isWorthSlicing(delta.source());
    if (isWorthSlicing) {
      delta.scratch().setRows(0, delta.source());
    }
    return isWorthSlicing;
  }

  /** Returns the saved key frame, which must not be modified; valid until {@link #begin}. */
  YuvPicture savedKeyFrame() {
    return delta.scratch();
  }

  /** Continues from the last reconstruction of an encoder that was flushed. */
  void begin(CodecEncoder encoder) {
    encoder.readLastReconstruction(delta.decoded());
    delta.begin();
  }

  /**
   * Encodes the saved key frame in slices, appends them to {@code sample}, and continues from it.
   */
  void begin(KeyframeSliceCache sliceCache, ByteArrayOutputStream sample) {
    delta.begin(sliceCache.encode(delta.scratch(), sample, delta.decoded()));
  }

  /** Whether an accepted picture is not encoded yet. */
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

  /** Returns the reconstruction of the last picture. */
  YuvPicture decoded() {
    return delta.decoded();
  }
}
