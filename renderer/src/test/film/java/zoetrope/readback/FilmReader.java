package zoetrope.readback;

import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.javacv.FFmpegFrameGrabber;
import org.bytedeco.javacv.Frame;
import org.bytedeco.javacv.FrameGrabber;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.internal.video.ffmpeg.PixelReader;

/**
 * Reads a video frame by frame with JavaCV's grabber. Not thread-safe. The grabber silently skips
 * damaged packets; {@code StreamDecoder} reports them.
 *
 * <pre>{@code
 * try (FilmReader film = FilmReader.open(path)) {
 *   while (film.next()) {
 *     compare(film.index(), film.argb());
 *   }
 * }
 * }</pre>
 */
public final class FilmReader implements AutoCloseable {
  private final Path path;
  private final FFmpegFrameGrabber grabber;
  private AVStream stream;
  private AVFrame picture;

  private FilmReader(Path path, FFmpegFrameGrabber grabber) {
    this.path = path;
    this.grabber = grabber;
  }

  /**
   * Opens a video.
   *
   * @throws VideoException if it is missing or is not a video
   */
  public static FilmReader open(Path path) {
    return open(path, null);
  }

  /**
   * Opens a video with the decoder of this name, such as {@code libopenh264}; null for the default
   * one.
   *
   * @throws VideoException if it is missing or is not a video
   */
  public static FilmReader open(Path path, String decoder) {
    Ffmpeg.init();
    FFmpegFrameGrabber grabber = new FFmpegFrameGrabber(path.toFile());
    FilmReader reader = new FilmReader(path, grabber);
    grabber.setCharset(StandardCharsets.UTF_8);
    grabber.setVideoCodecName(decoder);
    // The grabber's own conversion assumes BT.601 for every video.
    grabber.setImageMode(FrameGrabber.ImageMode.RAW);
    try {
      reader.attempt(
          () -> {
            grabber.start();
            return null;
          });
      if (grabber.getVideoStream() < 0) {
        throw new VideoException("cannot read " + path + ": there is no video in it");
      }
      reader.stream = grabber.getFormatContext().streams(grabber.getVideoStream());
      return reader;
    } catch (RuntimeException | Error e) {
      reader.close();
      throw e;
    }
  }

  /** Returns the width in pixels. */
  public int width() {
    return stream.codecpar().width();
  }

  /** Returns the height in pixels. */
  public int height() {
    return stream.codecpar().height();
  }

  /** Returns the frames per second. */
  public FrameRate rate() {
    return new FrameRate(stream.avg_frame_rate().num(), stream.avg_frame_rate().den());
  }

  /** Returns the duration in seconds that the file states. */
  public double seconds() {
    return grabber.getLengthInTime() / 1e6;
  }

  /** Returns the metadata of the file, by FFmpeg's names in lower case. */
  public Map<String, String> tags() {
    return grabber.getMetadata().entrySet().stream()
        .collect(Collectors.toMap(e -> e.getKey().toLowerCase(Locale.ROOT), Map.Entry::getValue));
  }

  /** Returns the number of frames that the file states, or 0 if it does not. */
  public long pictures() {
    return stream.nb_frames();
  }

  /** Decodes the next frame; false after the last. */
  public boolean next() {
    Frame frame = attempt(grabber::grabImage);
    picture = frame == null ? null : (AVFrame) frame.opaque;
    return picture != null;
  }

  /** Returns the presentation time of the current frame, in seconds. */
  public double time() {
    long stamp = picture().best_effort_timestamp();
    return (double) stamp * stream.time_base().num() / stream.time_base().den();
  }

  /** Returns the number of the current frame, counted from 0, by its time and the frame rate. */
  public long index() {
    return Math.round(time() * rate().perSecond());
  }

  /** Returns the current frame's pixels, {@code 0xAARRGGBB}; a new array. */
  public int[] argb() {
    return PixelReader.argb(picture());
  }

  /**
   * Returns the current frame's samples: luma, then blue differences, then red differences, row by
   * row without gaps; a new array.
   *
   * @throws VideoException if the video is not 4:2:0 with 8 bits
   */
  public byte[] planes() {
    if (picture().format() != AV_PIX_FMT_YUV420P) {
      throw new VideoException("cannot read planes from " + path + ": it is not 4:2:0 of 8 bits");
    }
    int chromaWidth = (picture.width() + 1) / 2;
    int chromaHeight = (picture.height() + 1) / 2;
    ByteBuffer samples =
        ByteBuffer.allocate(picture.width() * picture.height() + 2 * chromaWidth * chromaHeight);
    for (int i = 0; i < 3; i++) {
      byte[] row = new byte[i == 0 ? picture.width() : chromaWidth];
      int rows = i == 0 ? picture.height() : chromaHeight;
      int stride = picture.linesize(i);
      ByteBuffer plane = picture.data(i).capacity((long) stride * rows).asByteBuffer();
      for (int y = 0; y < rows; y++) {
        plane.get(y * stride, row);
        samples.put(row);
      }
    }
    return samples.array();
  }

  /**
   * Seeks to a frame and decodes it; false if the video ends before. If the file stores one picture
   * for several frames, this is the first picture at or after the frame's time.
   */
  public boolean seek(long index) {
    attempt(
        () -> {
          grabber.setVideoFrameNumber(Math.toIntExact(index));
          return null;
        });
    while (next()) {
      if (index() >= index) {
        return true;
      }
    }
    return false;
  }

  private AVFrame picture() {
    if (picture == null) {
      throw new IllegalStateException("there is no image: call next() first");
    }
    return picture;
  }

  private interface Attempt<T> {
    T run() throws FrameGrabber.Exception;
  }

  private <T> T attempt(Attempt<T> attempt) {
    try {
      return attempt.run();
    } catch (FrameGrabber.Exception e) {
      throw new VideoException("cannot read " + path + ": " + e.getMessage(), e);
    }
  }

  @Override
  public void close() {
    picture = null;
    attempt(
        () -> {
          grabber.close();
          return null;
        });
  }
}
