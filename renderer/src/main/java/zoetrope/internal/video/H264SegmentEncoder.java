package zoetrope.internal.video;

import java.io.ByteArrayOutputStream;
import zoetrope.internal.video.h264.YuvPicture;

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
  private final KeyframeSliceCache keys;
  private final DeltaPictures changes;

  /** Whether the first picture is put aside until it is known how it is coded. */
  private boolean begins;

  private CodecEncoder encoder;
  private FrameNumbering lastReference;
  private boolean givenBack;

  /** Opens x264. Throws {@link VideoException} when it cannot be opened. */
  public H264SegmentEncoder(VideoSettings settings) {
    this(settings, new SegmentEncoders());
  }

  /**
   * Takes what codes small changes, if the settings want that, from {@code pool}, to be given back.
   *
   * @param pool null to leave every picture to x264
   */
  H264SegmentEncoder(VideoSettings settings, SegmentEncoders pool) {
    super(settings);
    this.pool = settings.codesChanges() ? pool : null;
    try {
      this.keys = this.pool == null ? null : pool.keys(settings, this::openHeaders);
      this.headers = keys == null ? openHeaders() : keys.headers();
      this.changes = keys == null ? null : pool.take(settings, headers.sequence());
    } catch (RuntimeException | Error e) {
      closeEncoder();
      throw e;
    }
  }

  /** Opens x264 to be told the film's headers; it is there for the pictures then. */
  private H264Headers openHeaders() {
    encoder = openEncoder();
    return H264Headers.of(encoder.headers(), encoder.delay());
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
    if (changes == null || !changes.takes(planes, canBegin())) {
      if (number == 0 && changes != null && changes.putsAside()) {
        begins = true;
      } else {
        encodeWhole(planes, number);
      }
    } else if (begins) {
      encodeSlices();
    } else if (encoder != null) {
      encoder.flush(this::take);
      changes.begin(encoder);
      closeEncoder();
    }
  }

  private boolean canBegin() {
    return begins || encoder != null && encoder.canShowLast();
  }

  /** Gives a picture to x264, behind the first if that was put aside. */
  private void encodeWhole(YuvPlanes planes, long number) {
    if (encoder == null) {
      encoder = openEncoder();
    }
    if (begins) {
      try (PlanarFrame frame =
          PlanarFrame.copy(changes.aside(), settings().width(), settings().height())) {
        encoder.encode(frame.frame(), 0, this::take);
      }
      begins = false;
    }
    encoder.encode(planes.frame(), number, this::take);
  }

  /** Codes the first picture as one that our own coder goes on from. */
  private void encodeSlices() {
    closeEncoder();
    ByteArrayOutputStream sample = beginKeyFrame();
    changes.begin(keys, sample);
    add(sample.toByteArray(), 0, true);
    lastReference = FrameNumbering.FIRST;
    begins = false;
  }

  /**
   * A sample to be. Segments begin alike, so two key frames in a row could look like one picture to
   * a decoder that gets no word of where samples end; the delimiter tells them apart.
   */
  private static ByteArrayOutputStream beginKeyFrame() {
    ByteArrayOutputStream sample = new ByteArrayOutputStream(1 << 14);
    NalUnits.append(sample, NalUnits.DELIMITER);
    return sample;
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
  YuvPicture decoded() {
    return encoder == null ? changes.decoded() : null;
  }

  @Override
  void flush(long number, boolean stays) {
    flushChanges(number, stays);
    if (begins) {
      encodeSlices();
    }
    if (encoder != null) {
      encoder.flush(this::take);
    }
  }

  @Override
  StreamHeaders headers() {
    return headers;
  }

  @Override
  RepeatedPicture lastPicture() {
    if (lastReference == null) {
      throw new VideoException("x264 gave no picture to go on from; this should not happen");
    }
    return new H264RepeatedPicture(headers.sequence(), lastReference);
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
    ByteArrayOutputStream sample = key ? beginKeyFrame() : new ByteArrayOutputStream();
    for (byte[] unit : NalUnits.split(stream)) {
      int type = NalUnits.type(unit);
      // The rest is x264's note of its version and options, once a segment: of no use here.
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
