package zoetrope.internal.video;

import java.io.ByteArrayOutputStream;
import java.util.BitSet;
import zoetrope.internal.video.h264.BitWriter;
import zoetrope.internal.video.h264.DeltaEncoder;
import zoetrope.internal.video.h264.YuvPicture;

/**
 * The pictures of a segment of which so little changes that x264, which looks at all of a picture,
 * would be a waste. One picture waits until the next is there: only then is it known whether it is
 * to stay, which decides how finely it is coded. For one thread at a time.
 */
final class DeltaPictures {
  /**
   * While x264 is at work, so many pictures are not looked at between two that are: looking takes
   * time, and what has changed since the last look is more than what changes in a picture.
   */
  private static final int UNSEEN = 3;

  private final DeltaEncoder coder;
  private final MacroblockDiff reader;
  private final BitSet changed = new BitSet();
  private VideoSettings settings;
  private SequenceParameters sequence;
  private EncoderSelector choice;
  private boolean begun;
  private boolean mine;
  private boolean waiting;
  private int unseen;

  DeltaPictures(VideoSettings settings, SequenceParameters sequence) {
    this.coder = new DeltaEncoder(settings.width(), settings.height());
    this.reader = new MacroblockDiff(coder.source());
    restart(settings, sequence);
  }

  /** Begins another segment; false when its pictures have another size. */
  boolean restart(VideoSettings newSettings, SequenceParameters newSequence) {
    settings = newSettings;
    sequence = newSequence;
    choice = new EncoderSelector(sequence.macroblocks());
    begun = false;
    mine = false;
    waiting = false;
    unseen = 0;
    return coder.source().width() == settings.width()
        && coder.source().height() == settings.height();
  }

  /**
   * Takes the next picture if little changed; otherwise x264 must. None may be waiting.
   *
   * @param canBegin whether, if x264 had the last picture, this one can go on from it
   */
  boolean takes(YuvPlanes planes, boolean canBegin) {
    if (unseen > 0) {
      unseen--;
      return false;
    }
    BitSet now = reader.read(planes);
    boolean before = mine;
    mine = begun && choice.byChanges(now.cardinality());
    boolean putOff = mine && !before && !canBegin;
    if (putOff) {
      choice.putOff();
      mine = false;
    }
    unseen = begun && !mine && !putOff ? UNSEEN : 0;
    if (!begun || before && !mine) {
      choice.keyFrame();
    }
    begun = true;
    if (mine) {
      changed.clear();
      changed.or(now);
      waiting = true;
    }
    return mine;
  }

  /** Puts the picture aside that was taken last, if slices suit it. */
  boolean putsAside() {
    boolean suits = KeyframeSliceCache.suit(coder.source());
    if (suits) {
      coder.aside().setRows(0, coder.source());
    }
    return suits;
  }

  /** What was put aside, until our own coder begins; to be read only. */
  YuvPicture aside() {
    return coder.aside();
  }

  /** Goes on from the last picture of an encoder that was flushed. */
  void begin(CodecEncoder encoder) {
    encoder.readLastPicture(coder.decoded());
    coder.begin();
  }

  /** Goes on from the picture that was put aside, as a key frame, whose slices it appends. */
  void begin(KeyframeSliceCache keys, ByteArrayOutputStream sample) {
    coder.begin(keys.code(coder.aside(), sample, coder.decoded()));
  }

  /** Whether a picture was taken that is not coded yet. */
  boolean isWaiting() {
    return waiting;
  }

  /**
   * Codes the picture that waits, as a unit of the stream.
   *
   * @param stays whether it is held
   */
  byte[] code(FrameNumbering number, boolean stays) {
    waiting = false;
    int moving = settings.movingQuantizer();
    BitWriter slice = RepeatFrames.begin(sequence, number, moving);
    coder.code(slice, changed, moving, settings.restingQuantizer(), stays);
    return RepeatFrames.end(slice);
  }

  /** The last picture as decoders have it. */
  YuvPicture decoded() {
    return coder.decoded();
  }
}
