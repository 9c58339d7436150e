package zoetrope.video;

import java.io.ByteArrayOutputStream;
import zoetrope.video.h264.Samples;

/**
 * Encodes one segment on the calling thread: with an x264 of its own, and pictures of which little
 * changes without it.
 *
 * <pre>{@code
 * try (H264SegmentEncoder encoder = new H264SegmentEncoder(settings)) {
 *   encoder.frame(planes);
 *   encoder.hold(59);
 *   film.append(encoder.finish());
 * }
 * }</pre>
 *
 * <p>The bytes depend on the pictures and the settings alone: a fresh encoder each time, one
 * thread, and none of x264's choices between algorithms by kind of processor.
 */
public final class H264SegmentEncoder extends SegmentEncoder {
  private final H264Headers headers;
  private final SegmentEncoders pool;
  private final ChangePictures changes;
  private CodecEncoder encoder;
  private PictureNumber lastReference;
  private boolean givenBack;

  /** Opens x264. Throws {@link VideoException} when it cannot be opened. */
  public H264SegmentEncoder(VideoSettings settings) {
    this(settings, new SegmentEncoders());
  }

  /**
   * Opens x264, and takes the coder for small changes, if the settings want one, from {@code pool},
   * to be given back.
   *
   * @param pool null to leave every picture to x264
   */
  H264SegmentEncoder(VideoSettings settings, SegmentEncoders pool) {
    super(settings);
    this.pool = settings.codesChanges() ? pool : null;
    this.encoder = openEncoder();
    try {
      this.headers = H264Headers.of(encoder.headers(), encoder.delay());
      this.changes = this.pool == null ? null : this.pool.take(settings, headers.sequence());
    } catch (RuntimeException | Error e) {
      encoder.close();
      throw e;
    }
  }

  private CodecEncoder openEncoder() {
    return CodecEncoder.open(Codec.h264(settings()), settings(), pool != null);
  }

  /** An encoder that leaves every picture to x264, to compare with. */
  public static H264SegmentEncoder x264Only(VideoSettings settings) {
    return new H264SegmentEncoder(settings, null);
  }

  @Override
  void encode(YuvPlanes planes, long number) {
    flushChanges(number, false);
    if (changes == null || !changes.takes(planes, encoder != null && encoder.canShowLast())) {
      if (encoder == null) {
        encoder = openEncoder();
      }
      encoder.encode(planes.frame(), number, this::take);
    } else if (encoder != null) {
      encoder.flush(this::take);
      changes.begin(encoder);
      closeEncoder();
    }
  }

  /** Codes the picture that waits until it is known whether it is to stay. */
  private void flushChanges(long number, boolean stays) {
    if (changes != null && changes.isWaiting()) {
      lastReference = lastReference.next(headers.sequence());
      ByteArrayOutputStream sample = new ByteArrayOutputStream();
      NalUnits.append(sample, changes.code(lastReference, stays));
      add(sample.toByteArray(), number - 1, false);
    }
  }

  /**
   * The last picture as decoders have it, where it was coded without x264; null otherwise. For
   * tests.
   */
  Samples decoded() {
    return encoder == null ? changes.decoded() : null;
  }

  @Override
  void flush(long number, boolean stays) {
    flushChanges(number, stays);
    if (encoder != null) {
      encoder.flush(this::take);
    }
  }

  @Override
  StreamHeaders headers() {
    return headers;
  }

  @Override
  HeldPicture lastPicture() {
    if (lastReference == null) {
      throw new VideoException("x264 gave no picture to go on from; this should not happen");
    }
    return new H264HeldPicture(headers.sequence(), lastReference);
  }

  @Override
  public void close() {
    super.close();
    closeEncoder();
    if (changes != null && !givenBack) {
      givenBack = true;
      pool.give(changes);
    }
  }

  private void closeEncoder() {
    if (encoder != null) {
      encoder.close();
      encoder = null;
    }
  }

  private void take(byte[] stream, long number, boolean key) {
    ByteArrayOutputStream sample = new ByteArrayOutputStream(stream.length + 16);
    if (key) {
      // Segments begin alike, so two key frames in a row could look like one picture to a decoder
      // that gets no word of where samples end; the delimiter tells them apart.
      NalUnits.append(sample, NalUnits.DELIMITER);
    }
    for (byte[] unit : NalUnits.split(stream)) {
      int type = NalUnits.type(unit);
      // The rest is x264's note of its version and options, once a segment: of no use here.
      if (type == NalUnits.SLICE || type == NalUnits.IDR_SLICE) {
        NalUnits.append(sample, unit);
        if (NalUnits.isReference(unit)) {
          lastReference = PictureNumber.of(unit, headers.sequence());
        }
      }
    }
    add(sample.toByteArray(), number, key);
  }
}
