package zoetrope.tools;

import zoetrope.frame.Frame;
import zoetrope.internal.render.pipeline.FrameRun;
import zoetrope.internal.render.pipeline.Segmenter;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.SegmentEncoders;
import zoetrope.internal.video.encode.YuvPlanes;
import zoetrope.internal.video.mux.SegmentedFilm;
import zoetrope.internal.video.segment.Segment;

/**
 * Encodes segments as the renderer does, all on one thread, and measures the encoder. How a frame
 * becomes planes is for subclasses to say; as in the renderer, canvas and planes go on from one
 * segment to the next.
 */
abstract class SegmentWork implements Segmenter.Target, AutoCloseable {
  private final VideoSettings settings;
  private final boolean encodeRepeats;
  private final Stopwatch encoding = new Stopwatch();
  private final SegmentedFilm film;
  private final SegmentEncoders encoders = new SegmentEncoders();
  private PictureEncoder encoder;
  private FrameRun last;
  private long encoded;
  private long frames;
  private long bytes;
  private long segments;

  /**
   * Work that writes the segments to {@code film}; to nowhere when it is null.
   *
   * @param encodeRepeats whether repeated frames go through the encoder too, as is common elsewhere
   */
  SegmentWork(VideoSettings settings, SegmentedFilm film, boolean encodeRepeats) {
    this.settings = settings;
    this.encodeRepeats = encodeRepeats;
    this.film = film;
  }

  /** Opens the encoder of a segment: the renderer's own, unless a subclass compares another. */
  PictureEncoder open(VideoSettings settings) {
    return encoders.open(settings);
  }

  /** Takes the next picture. It is to be encoded {@code times}, by {@link #encode}. */
  abstract void picture(Frame frame, long times);

  /** Encodes the pictures that were kept back. */
  abstract void flush();

  @Override
  public final void begin() {
    encoding.start();
    encoder = open(settings);
    encoding.stop();
    last = null;
  }

  @Override
  public final void add(FrameRun run) {
    frames += run.count();
    if (last != null) {
      picture(last.frame(), last.count());
    }
    last = run;
  }

  @Override
  public final void end(String hash) {
    picture(last.frame(), encodeRepeats ? last.count() : 1);
    flush();
    encoding.start();
    encoder.repeatLast(encodeRepeats ? 0 : last.count() - 1);
    Segment segment = encoder.finish();
    encoder.close();
    encoding.stop();
    encoder = null;
    bytes += segment.bytes();
    segments++;
    if (film != null) {
      film.append(segment);
    }
  }

  /** Encodes planes so many times. */
  final void encode(YuvPlanes planes, long times) {
    encoding.start();
    for (long i = 0; i < times; i++) {
      encoder.frame(planes);
    }
    encoding.stop();
    encoded += times;
  }

  /** The time that the encoder took. */
  final Stopwatch.Spent encoding() {
    return encoding.spent();
  }

  /** The frames of the film, held ones included. */
  final long frames() {
    return frames;
  }

  /** The frames that went through the encoder. */
  final long encodedFrames() {
    return encoded;
  }

  /** The segments. */
  final long segments() {
    return segments;
  }

  /** The bytes of the encoded frames. */
  final long bytes() {
    return bytes;
  }

  @Override
  public void close() {
    if (encoder != null) {
      encoder.close();
    }
  }
}
