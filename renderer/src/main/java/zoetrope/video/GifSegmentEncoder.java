package zoetrope.video;

import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_PAL8;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_get_buffer;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_make_writable;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import zoetrope.frame.FrameRate;

/**
 * Encodes one part of an animated GIF on the calling thread. Of films with more than 50 frames a
 * second some are left out ({@link GifClock}); a hold is one picture that stays.
 */
public final class GifSegmentEncoder implements AutoCloseable {
  private static final String TASK = "encode a GIF";

  /** A picture's delay has 16 bits: what stays longer is shown again. */
  private static final int MAX_DELAY = 60_000;

  private final VideoSettings settings;
  private final GifClock clock;
  private final Packets.Builder packets = new Packets.Builder();
  private final GifPalette palette = new GifPalette();
  private final CodecEncoder encoder;
  private AVFrame frame;
  private long frames;

  /** Opens the encoder. Throws {@link VideoException} when it cannot be opened. */
  public GifSegmentEncoder(VideoSettings settings) {
    this.settings = settings;
    this.clock = new GifClock(settings.rate());
    VideoSettings hundredths =
        new VideoSettings(
            settings.width(),
            settings.height(),
            FrameRate.of(100),
            settings.crf(),
            settings.preset());
    this.encoder = CodecEncoder.open(Codec.gif(), hundredths, false);
    try {
      frame = Ffmpeg.notNull(av_frame_alloc(), TASK);
      frame.format(AV_PIX_FMT_PAL8).width(settings.width()).height(settings.height());
      Ffmpeg.check(av_frame_get_buffer(frame, 0), TASK);
    } catch (RuntimeException | Error e) {
      close();
      throw e;
    }
  }

  /**
   * Whether anything will be seen of a picture that is {@code count} frames from {@code number}.
   */
  public boolean shows(long number, long count) {
    return clock.firstShown(number, count) >= 0;
  }

  /** Counts frames that are not shown. */
  public void skip(long count) {
    frames += count;
  }

  /**
   * Shows a picture that is {@code count} frames of the film, from {@code number} on.
   *
   * @param argb {@code 0xAARRGGBB} pixels, of which alpha is ignored
   */
  public void picture(int[] argb, long number, long count) {
    if (frame == null) {
      throw new IllegalStateException("this part of a GIF is finished");
    }
    if (argb.length != settings.width() * settings.height()) {
      throw new IllegalArgumentException(
          argb.length + " pixels for a film of " + settings.width() + " x " + settings.height());
    }
    fill(argb);
    long end = clock.time(number + count);
    long at = clock.shownAt(clock.firstShown(number, count));
    do {
      encoder.encode(frame, at, this::take);
      at += MAX_DELAY;
    } while (at < end);
    frames += count;
  }

  private void fill(int[] argb) {
    Ffmpeg.check(av_frame_make_writable(frame), TASK);
    palette.choose(argb);
    ByteBuffer colors = frame.data(1).capacity(4L * GifPalette.SIZE).asByteBuffer();
    colors.order(ByteOrder.nativeOrder()).asIntBuffer().put(palette.colors());
    int width = settings.width();
    int stride = frame.linesize(0);
    ByteBuffer plane = frame.data(0).capacity((long) stride * settings.height()).asByteBuffer();
    byte[] row = new byte[width];
    for (int y = 0; y < settings.height(); y++) {
      palette.indices(argb, y * width, row);
      plane.put(y * stride, row);
    }
  }

  private void take(AVPacket packet) {
    byte[] picture = new byte[packet.size()];
    packet.data().get(picture);
    packets.add(picture, packet.pts(), true);
  }

  /** Ends the part. The encoder is of no use afterwards, but has to be closed. */
  public GifSegment finish() {
    encoder.flush(this::take);
    return new GifSegment(packets.build(), frames);
  }

  /** Frees the encoder. Does nothing the second time. */
  @Override
  public void close() {
    encoder.close();
    if (frame != null) {
      av_frame_free(frame);
      frame = null;
    }
  }
}
