package zoetrope.internal.video.encode;

import java.io.ByteArrayOutputStream;
import java.util.Optional;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.ffmpeg.PlanarFrame;
import zoetrope.internal.video.h264.FrameNumbering;
import zoetrope.internal.video.h264.NalUnits;
import zoetrope.internal.video.h264.YuvPicture;
import zoetrope.internal.video.segment.H264Headers;
import zoetrope.internal.video.segment.H264RepeatedPicture;
import zoetrope.internal.video.segment.RepeatedPicture;
import zoetrope.internal.video.segment.StreamHeaders;

/**
 * Encodes one segment on the calling thread, with its own instance of x264. Pictures that change
 * little are encoded with {@code DeltaEncoder}.
 *
 * <pre>{@code
 * try (H264SegmentEncoder encoder = new H264SegmentEncoder(settings)) {
 *   encoder.frame(planes);
 *   encoder.repeatLast(59);
 *   film.append(encoder.finish());
 * }
 * }</pre>
 *
 * <p>The output depends only on the pictures and the settings: each segment opens a new instance of
 * x264, with one thread and without processor-specific algorithms.
 */
public final class H264SegmentEncoder extends SegmentEncoder {
  private final H264Headers headers;
  private final SegmentEncoders pool;
  private final KeyframeSliceCache sliceCache;
  private final DeltaPictures delta;

  /**
   * Whether the first picture is saved and not encoded yet. The next picture decides how it is
   * encoded.
   */
  private boolean firstPending;

  private CodecEncoder encoder;
  private FrameNumbering lastReference;

  /** Whether the segment was completed. If not, its delta encoder is not reused. */
  private boolean isComplete;

  /** Opens x264. */
  public H264SegmentEncoder(VideoSettings settings) {
    this(settings, new SegmentEncoders());
  }

  /**
   * Creates an encoder. If the settings allow a delta encoder, it is taken from {@code pool} and
   * returned there by {@link #close}.
   *
   * @param pool null to encode every picture with x264
   */
  H264SegmentEncoder(VideoSettings settings, SegmentEncoders pool) {
    super(settings);
    this.pool = settings.usesDeltaEncoder() ? pool : null;
    try {
      this.sliceCache = this.pool == null ? null : pool.sliceCache(settings, this::openHeaders);
      this.headers = sliceCache == null ? openHeaders() : sliceCache.headers();
      this.delta = sliceCache == null ? null : pool.acquire(settings, headers.sequence());
    } catch (RuntimeException | Error e) {
      closeEncoder();
      throw e;
    }
  }

  /**
   * Opens x264 and returns the headers that it writes. This instance of x264 then encodes the first
   * pictures.
   */
  private H264Headers openHeaders() {
    encoder = openEncoder();
    return H264Headers.of(encoder.headers(), encoder.delay());
  }

  private CodecEncoder openEncoder() {
    return CodecEncoder.open(Codec.h264(settings()), settings(), pool != null);
  }

  /** Returns an encoder that encodes every picture with x264, for comparisons. */
  public static H264SegmentEncoder x264Only(VideoSettings settings) {
    return new H264SegmentEncoder(settings, null);
  }

  @Override
  void encode(YuvPlanes planes, long number) {
    flushPending(number, false);
    if (delta == null || !delta.accept(planes, canTakeOver())) {
      if (number == 0 && delta != null && delta.saveKeyFrame()) {
        firstPending = true;
      } else {
        encodeWithX264(planes, number);
      }
    } else if (firstPending) {
      encodeSlices();
    } else if (encoder != null) {
      encoder.flush(this::take);
      delta.begin(encoder);
      closeEncoder();
    }
  }

  private boolean canTakeOver() {
    return firstPending || encoder != null && encoder.hasLastReconstruction();
  }

  private void encodeWithX264(YuvPlanes planes, long number) {
    if (encoder == null) {
      encoder = openEncoder();
    }
    if (firstPending) {
      try (PlanarFrame frame =
          PlanarFrame.copy(delta.savedKeyFrame(), settings().width(), settings().height())) {
        encoder.encode(frame.frame(), 0, this::take);
      }
      firstPending = false;
    }
    encoder.encode(planes.frame(), number, this::take);
  }

  private void encodeSlices() {
    closeEncoder();
    ByteArrayOutputStream sample = newKeyFrame();
    delta.begin(sliceCache, sample);
    add(sample.toByteArray(), 0, true);
    lastReference = FrameNumbering.FIRST;
    firstPending = false;
  }

  /**
   * Returns a buffer for a key frame that contains an access unit delimiter. The headers of two
   * successive key frames can be equal. Without a delimiter, a decoder that does not know the
   * packets would treat them as one picture.
   */
  private static ByteArrayOutputStream newKeyFrame() {
    ByteArrayOutputStream sample = new ByteArrayOutputStream(1 << 14);
    NalUnits.append(sample, NalUnits.DELIMITER);
    return sample;
  }

  private void flushPending(long number, boolean stays) {
    if (delta != null && delta.hasPending()) {
      lastReference = lastReference.next(headers.sequence());
      ByteArrayOutputStream sample = new ByteArrayOutputStream();
      NalUnits.append(sample, delta.encodePending(lastReference, stays));
      add(sample.toByteArray(), number - 1, false);
    }
  }

  /** Returns the reconstruction of the last picture if the delta encoder encoded it. */
  @Override
  public Optional<YuvPicture> reconstruction() {
    return encoder == null ? Optional.of(delta.decoded()) : Optional.empty();
  }

  @Override
  void flush(long number, boolean stays) {
    flushPending(number, stays);
    if (firstPending) {
      encodeSlices();
    }
    if (encoder != null) {
      encoder.flush(this::take);
    }
    isComplete = true;
  }

  @Override
  StreamHeaders headers() {
    return headers;
  }

  @Override
  RepeatedPicture lastPicture() {
    if (lastReference == null) {
      throw new VideoException("x264 gave no reference picture; this should not happen");
    }
    return new H264RepeatedPicture(headers.sequence(), lastReference);
  }

  @Override
  public void close() {
    super.close();
    closeEncoder();
    if (delta != null && isComplete) {
      isComplete = false;
      pool.release(delta);
    }
  }

  private void closeEncoder() {
    if (encoder != null) {
      encoder.close();
      encoder = null;
    }
  }

  private void take(byte[] stream, long number, boolean key) {
    ByteArrayOutputStream sample = key ? newKeyFrame() : new ByteArrayOutputStream();
    for (byte[] unit : NalUnits.split(stream)) {
      int type = NalUnits.type(unit);
      // All other units are x264's SEI messages with its version and options, which are dropped.
      if (type == NalUnits.SLICE || type == NalUnits.IDR_SLICE) {
        NalUnits.append(sample, unit);
        if (NalUnits.isReference(unit)) {
          lastReference = FrameNumbering.of(unit, headers.sequence());
        }
      }
    }
    add(sample.toByteArray(), number, key);
  }
}
