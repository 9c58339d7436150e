package zoetrope.internal.video.gif;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_GIF;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_VIDEO;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_PAL8;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.mux.FilmFile;
import zoetrope.internal.video.mux.Muxer;
import zoetrope.output.OutputFormat;

/**
 * Muxes an animated GIF from segments. Not thread-safe. A file that is closed without {@link
 * #finish} is deleted.
 */
public final class GifFilm implements AutoCloseable {
  private final GifTiming clock;
  private final byte[] head;
  private final FilmFile file;
  private long frames;
  private long lastTime;
  private boolean empty = true;

  private GifFilm(VideoSettings settings, FilmFile file) {
    this.clock = new GifTiming(settings.rate());
    this.head = GifFrameEncoder.header(settings.width(), settings.height());
    this.file = file;
  }

  /** Starts a file. */
  public static GifFilm open(Path target, VideoSettings settings) {
    FilmFile file = FilmFile.open(target, OutputFormat.GIF, GifTiming.UNITS);
    try {
      Muxer muxer = file.muxer();
      muxer.parameters().codec_type(AVMEDIA_TYPE_VIDEO).codec_id(AV_CODEC_ID_GIF);
      muxer.parameters().width(settings.width()).height(settings.height());
      muxer.parameters().format(AV_PIX_FMT_PAL8);
      muxer.writeHeader(Map.of());
      return new GifFilm(settings, file);
    } catch (RuntimeException | Error e) {
      file.close();
      throw e;
    }
  }

  /** Appends a segment. */
  public void append(GifSegment segment) {
    Muxer muxer = file.muxer();
    long start = clock.time(frames - frames % clock.period());
    segment
        .packets()
        .forEach((data, from, length, time, key) -> write(muxer, data, from, length, start + time));
    frames += segment.frames();
  }

  private void write(Muxer muxer, byte[] data, int from, int length, long time) {
    byte[] sample = Arrays.copyOfRange(data, from, from + length);
    if (empty) {
      sample = ByteBuffer.allocate(head.length + length).put(head).put(sample).array();
    }
    muxer.write(sample, 0, sample.length, time, time, true);
    empty = false;
    lastTime = time;
  }

  /** Returns the number of frames appended so far, including those that the GIF drops. */
  public long frames() {
    return frames;
  }

  /**
   * Completes the file and renames it to its target.
   *
   * @throws VideoException if the file cannot be written or there are no frames. Then {@link
   *     #close} deletes the file
   */
  public void finish() {
    long delay = Math.max(GifTiming.MIN_DELAY, clock.time(frames) - lastTime);
    file.muxer().option("final_delay", delay);
    file.finish(empty);
  }

  @Override
  public void close() {
    file.close();
  }
}
