package zoetrope.video;

import static org.bytedeco.ffmpeg.global.avcodec.AV_PKT_FLAG_KEY;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_PAL8;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_get_buffer;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_make_writable;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import zoetrope.frame.FrameRate;
import zoetrope.raster.Damage;

/**
 * An animated GIF. Its clock has hundredths of a second, and viewers slow down whatever asks for
 * less than two of them: so of faster films frames are left out. A hold is one picture that stays.
 */
final class GifFilm implements FilmWriter {
  private static final FrameRate CLOCK = FrameRate.of(100);
  private static final int MIN_DELAY = 2;

  /** A picture's delay has 16 bits. */
  private static final int MAX_DELAY = 60_000;

  private final VideoSettings settings;
  private final EncodedFile file;
  private final GifPalette palette = new GifPalette();
  private final Consumer<AVPacket> sink = this::write;
  private AVFrame frame;
  private long frames;
  private long lastTime = -MIN_DELAY;
  private int[] latest;

  private GifFilm(VideoSettings settings, EncodedFile file) {
    this.settings = settings;
    this.file = file;
  }

  static GifFilm open(Path target, VideoSettings settings) {
    // The encoder and the container count in hundredths.
    VideoSettings clock =
        new VideoSettings(
            settings.width(), settings.height(), CLOCK, settings.crf(), settings.preset());
    GifFilm film = new GifFilm(settings, EncodedFile.open(target, clock, Codec.gif()));
    try {
      film.frame = Ffmpeg.notNull(av_frame_alloc(), "write " + target);
      film.frame.format(AV_PIX_FMT_PAL8).width(settings.width()).height(settings.height());
      Ffmpeg.check(av_frame_get_buffer(film.frame, 0), "write " + target);
      return film;
    } catch (RuntimeException | Error e) {
      film.close();
      throw e;
    }
  }

  @Override
  public void frame(int[] argb, Damage damage) {
    file.requireOpen();
    if (argb.length != settings.width() * settings.height()) {
      throw new IllegalArgumentException(
          argb.length + " pixels for a film of " + settings.width() + " x " + settings.height());
    }
    boolean due = time(frames) - lastTime >= MIN_DELAY;
    if (due) {
      show(argb, time(frames));
      latest = null;
    } else {
      latest = argb.clone();
    }
    frames++;
  }

  @Override
  public void hold(long repeats) {
    file.requireOpen();
    if (frames == 0) {
      throw new IllegalStateException("there is no picture to hold yet");
    }
    if (repeats < 0) {
      throw new IllegalArgumentException("a hold of " + repeats + " frames");
    }
    frames += repeats;
    showLatest();
  }

  /** Shows a frame that was left out, once it turns out to last long enough to be seen. */
  private void showLatest() {
    if (latest != null && time(frames) - lastTime >= 2 * MIN_DELAY) {
      show(latest, lastTime + MIN_DELAY);
      latest = null;
    }
  }

  /** When a frame begins, in hundredths of a second, rounded down. */
  private long time(long number) {
    FrameRate rate = settings.rate();
    return number * CLOCK.numerator() * rate.denominator() / rate.numerator();
  }

  private void show(int[] argb, long time) {
    while (time - lastTime > MAX_DELAY) {
      encode(lastTime + MAX_DELAY);
    }
    Ffmpeg.check(av_frame_make_writable(frame), "encode a GIF");
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
    encode(time);
  }

  private void encode(long time) {
    file.encoder().encode(frame, time, sink);
    lastTime = time;
  }

  private void write(AVPacket packet) {
    boolean key = (packet.flags() & AV_PKT_FLAG_KEY) != 0;
    file.muxer().write(packet, packet.pts(), packet.pts(), key);
  }

  @Override
  public void finish() {
    file.requireOpen();
    showLatest();
    long end = time(frames);
    while (end - lastTime > MAX_DELAY) {
      encode(lastTime + MAX_DELAY);
    }
    file.muxer().option("final_delay", Math.max(MIN_DELAY, end - lastTime));
    file.finish(frames, sink);
    release();
  }

  @Override
  public void close() {
    file.close();
    release();
  }

  private void release() {
    if (frame != null) {
      av_frame_free(frame);
      frame = null;
    }
  }
}
