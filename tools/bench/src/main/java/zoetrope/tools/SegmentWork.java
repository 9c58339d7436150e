package zoetrope.tools;

import zoetrope.frame.Frame;
import zoetrope.internal.render.pipeline.FrameRun;
import zoetrope.internal.render.pipeline.Segmenter;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.SegmentEncoders;
import zoetrope.internal.video.encode.YuvPlanes;

/**
 * Encodes segments on one thread as the renderer does, and measures the encoder. Subclasses decide
 * how a frame becomes planes. As in the renderer, canvas and planes are reused from segment to
 * segment.
 */
abstract class SegmentWork implements Segmenter.Target, AutoCloseable {
  private final VideoSettings settings;
  private final boolean encodeRepeats;
  private final Stopwatch encoding = new Stopwatch();
  private final SegmentEncoders encoders = new SegmentEncoders();
  private PictureEncoder encoder;
  private FrameRun last;
  private long encoded;
  private long frames;

  /**
   * Creates work that discards the encoded segments.
   *
   * @param encodeRepeats whether the repeats of a segment's last frame are encoded, as other
   *     programs do; otherwise the encoder is told to repeat the frame
   */
  SegmentWork(VideoSettings settings, boolean encodeRepeats) {
    this.settings = settings;
    this.encodeRepeats = encodeRepeats;
  }

  /** Opens the renderer's encoder for a segment. A subclass may open another encoder. */
  PictureEncoder open(VideoSettings settings) {
    return encoders.open(settings);
  }

  /**
   * Takes the next frame. It must be encoded {@code times} times, either now or in {@link #flush}.
   */
  abstract void picture(Frame frame, long times);

  /** Encodes the frames that {@link #picture} has not encoded yet. */
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
    encoder.finish();
    encoder.close();
    encoding.stop();
    encoder = null;
  }

  /** Encodes planes this many times. */
  final void encode(YuvPlanes planes, long times) {
    encoding.start();
    for (long i = 0; i < times; i++) {
      encoder.frame(planes);
    }
    encoding.stop();
    encoded += times;
  }

  /** Returns the CPU seconds spent in the encoder. */
  final double encoding() {
    return encoding.seconds();
  }

  /** Returns the number of frames of the video, including repeated ones. */
  final long frames() {
    return frames;
  }

  final long encodedFrames() {
    return encoded;
  }

  @Override
  public void close() {
    if (encoder != null) {
      encoder.close();
    }
  }
}
