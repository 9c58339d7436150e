package zoetrope.internal.video;

import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_VIDEO;
import static org.bytedeco.ffmpeg.global.avutil.AV_NOPTS_VALUE;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_iterate;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVDictionaryEntry;
import org.bytedeco.ffmpeg.avutil.AVRational;
import zoetrope.frame.FrameRate;

/**
 * Reads a film picture by picture, for tests and tools. For one thread at a time.
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
  private final StreamDecoder decoder;
  private final PixelReader pixels = new PixelReader();
  private boolean hasPicture;

  private FilmReader(Path path, StreamDecoder decoder) {
    this.path = path;
    this.decoder = decoder;
  }

  /**
   * Opens a film.
   *
   * @throws VideoException if it is missing or is no film
   */
  public static FilmReader open(Path path) {
    return open(path, null);
  }

  /**
   * Opens a film for a decoder of this name, such as {@code libopenh264}; null for the usual one.
   *
   * @throws VideoException if it is missing, or is no film, or there is no such decoder
   */
  public static FilmReader open(Path path, String decoder) {
    if (!Files.isRegularFile(path)) {
      throw new VideoException("cannot read " + path + ": there is no such file");
    }
    StreamDecoder stream = StreamDecoder.open(path, "read " + path, Map.of());
    try {
      if (!stream.choose(AVMEDIA_TYPE_VIDEO)) {
        throw new VideoException("cannot read " + path + ": there is no video in it");
      }
      if (!stream.openCodec(decoder, Runnable::run)) {
        throw new VideoException("cannot read " + path + ": its codec is not known");
      }
      return new FilmReader(path, stream);
    } catch (RuntimeException | Error e) {
      stream.close();
      throw e;
    }
  }

  /** The width in pixels. */
  public int width() {
    return decoder.stream().codecpar().width();
  }

  /** The height in pixels. */
  public int height() {
    return decoder.stream().codecpar().height();
  }

  /** Frames a second. */
  public FrameRate rate() {
    AVRational rate = decoder.stream().avg_frame_rate();
    return new FrameRate(rate.num(), rate.den());
  }

  /** The duration in seconds that the file states. */
  public double seconds() {
    return decoder.format().duration() / 1e6;
  }

  /** What the file tells of itself, by FFmpeg's names in small letters. */
  public Map<String, String> tags() {
    Map<String, String> tags = new LinkedHashMap<>();
    AVDictionary dictionary = decoder.format().metadata();
    AVDictionaryEntry entry = av_dict_iterate(dictionary, null);
    while (entry != null && !entry.isNull()) {
      String name = entry.key().getString(StandardCharsets.UTF_8);
      tags.put(name.toLowerCase(Locale.ROOT), entry.value().getString(StandardCharsets.UTF_8));
      entry = av_dict_iterate(dictionary, entry);
    }
    return tags;
  }

  /** The number of pictures that the file states, or 0 if it does not. */
  public long pictures() {
    return decoder.stream().nb_frames();
  }

  /**
   * Decodes the next picture; false after the last.
   *
   * @throws VideoException if the data are damaged
   */
  public boolean next() {
    hasPicture = decoder.next();
    return hasPicture;
  }

  /** The presentation time of the current picture, in seconds. */
  public double time() {
    requirePicture();
    long stamp = decoder.frame().best_effort_timestamp();
    if (stamp == AV_NOPTS_VALUE) {
      throw new VideoException("cannot read " + path + ": a picture has no time");
    }
    return (double) stamp * decoder.stream().time_base().num() / decoder.stream().time_base().den();
  }

  /** The number of the current picture, counted from 0, by its time and the frame rate. */
  public long index() {
    return Math.round(time() * rate().perSecond());
  }

  /** The current picture's pixels, {@code 0xAARRGGBB}; a new array. */
  public int[] argb() {
    requirePicture();
    return pixels.argb(decoder.frame());
  }

  /**
   * The current picture's samples, all of luma, then blue differences, then red differences, row by
   * row without gaps; a new array.
   *
   * @throws VideoException if the film is not 4:2:0 of 8 bits
   */
  public byte[] planes() {
    requirePicture();
    if (decoder.frame().format() != AV_PIX_FMT_YUV420P) {
      throw new VideoException("cannot read planes from " + path + ": it is not 4:2:0 of 8 bits");
    }
    int chromaWidth = (decoder.frame().width() + 1) / 2;
    int chromaHeight = (decoder.frame().height() + 1) / 2;
    byte[] samples =
        new byte
            [decoder.frame().width() * decoder.frame().height() + 2 * chromaWidth * chromaHeight];
    int at = 0;
    for (int i = 0; i < 3; i++) {
      int columns = i == 0 ? decoder.frame().width() : chromaWidth;
      int rows = i == 0 ? decoder.frame().height() : chromaHeight;
      int stride = decoder.frame().linesize(i);
      ByteBuffer plane = Ffmpeg.plane(decoder.frame(), i, rows);
      for (int y = 0; y < rows; y++, at += columns) {
        plane.get(y * stride, samples, at, columns);
      }
    }
    return samples;
  }

  /**
   * Seeks to a frame and decodes it; false if the film ends before. Where a film shows a picture
   * for more than one frame, this is the first picture at or after the frame's time.
   */
  public boolean seek(long index) {
    AVRational base = decoder.stream().time_base();
    // The middle of the frame is robust against rounding.
    double seconds = (index + 0.5) / rate().perSecond();
    long stamp = (long) (seconds * base.den() / base.num());
    decoder.seek(stamp);
    while (next()) {
      if (index() >= index) {
        return true;
      }
    }
    return false;
  }

  private void requirePicture() {
    if (!hasPicture) {
      throw new IllegalStateException("there is no picture: call next() first");
    }
  }

  @Override
  public void close() {
    hasPicture = false;
    pixels.close();
    decoder.close();
  }
}
