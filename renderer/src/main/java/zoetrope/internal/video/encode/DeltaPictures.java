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
 * Encodes, with {@link DeltaEncoder}, the pictures of a segment that change so little that x264,
 * whose cost is that of the whole picture, would be wasteful. One picture is kept pending until the
 * next arrives or the segment ends: whether it is repeated decides on its quantiser. For one thread
 * at a time.
 */
final class DeltaPictures {
  /**
   * While x264 encodes, only every fourth picture is compared with the one compared last, as
   * comparing takes time. Changes since then are an upper bound of those of one picture.
   */
  private static final int UNINSPECTED = 3;

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

  /** Prepares for another segment; false if its pictures have another size. */
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
   * Accepts the next picture if it changed little; otherwise x264 has to encode it. None may be
   * pending.
   *
   * @param canTakeOver whether, if x264 encoded the last picture, its reconstruction is available
   */
  boolean accept(YuvPlanes planes, boolean canTakeOver) {
    if (uninspected > 0) {
      uninspected--;
      return false;
    }
    BitSet now = diff.read(planes);
    boolean before = selected;
    selected = started && selector.selectsDelta(now.cardinality());
    boolean deferred = selected && !before && !canTakeOver;
    if (deferred) {
      selector.onDeferred();
      selected = false;
    }
    uninspected = started && !selected && !deferred ? UNINSPECTED : 0;
    if (!started || before && !selected) {
      selector.onKeyFrame();
    }
    started = true;
    if (selected) {
      changed.clear();
      changed.or(now);
      pending = true;
    }
    return selected;
  }

  /** Saves the picture compared last as a key frame, if it is worth slicing. */
  boolean saveKeyFrame() {
    boolean suits = KeyframeSliceCache.isWorthSlicing(delta.source());
    if (suits) {
      delta.scratch().setRows(0, delta.source());
    }
    return suits;
  }

  /** The saved key frame, until {@link #begin}; to be read only. */
  YuvPicture savedKeyFrame() {
    return delta.scratch();
  }

  /** Continues from the last reconstruction of an encoder that was flushed. */
  void begin(CodecEncoder encoder) {
    encoder.readLastReconstruction(delta.decoded());
    delta.begin();
  }

  /**
   * Encodes the saved key frame in slices, which it appends to {@code sample}, and continues from
   * it.
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

  /** The reconstruction of the last picture. */
  YuvPicture decoded() {
    return delta.decoded();
  }
}
