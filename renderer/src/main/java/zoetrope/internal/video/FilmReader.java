package zoetrope.internal.video;

import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_decoder;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_decoder_by_name;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_flush_buffers;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_parameters_to_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_frame;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_send_packet;
import static org.bytedeco.ffmpeg.global.avformat.AVSEEK_FLAG_BACKWARD;
import static org.bytedeco.ffmpeg.global.avformat.av_read_frame;
import static org.bytedeco.ffmpeg.global.avformat.av_seek_frame;
import static org.bytedeco.ffmpeg.global.avformat.avformat_close_input;
import static org.bytedeco.ffmpeg.global.avformat.avformat_find_stream_info;
import static org.bytedeco.ffmpeg.global.avformat.avformat_open_input;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EAGAIN;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EOF;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_VIDEO;
import static org.bytedeco.ffmpeg.global.avutil.AV_NOPTS_VALUE;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.ffmpeg.avutil.AVRational;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
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
  private AVFormatContext format;
  private AVCodecContext decoder;
  private AVPacket packet;
  private AVFrame frame;
  private PixelReader pixels;
  private AVStream stream;
  private boolean hasPicture;
  private boolean drained;

  private FilmReader(Path path) {
    this.path = path;
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
    Ffmpeg.init();
    FilmReader reader = new FilmReader(path);
    try {
      reader.openFile();
      reader.openDecoder(decoder);
      return reader;
    } catch (RuntimeException | Error e) {
      reader.close();
      throw e;
    }
  }

  private void openFile() {
    AVFormatContext opening = new AVFormatContext(null);
    String url = "file:" + path.toAbsolutePath();
    try (BytePointer name = new BytePointer(url, StandardCharsets.UTF_8)) {
      check(avformat_open_input(opening, name, null, (AVDictionary) null));
    }
    format = opening;
    check(avformat_find_stream_info(format, (PointerPointer<?>) null));
    for (int i = 0; i < format.nb_streams() && stream == null; i++) {
      if (format.streams(i).codecpar().codec_type() == AVMEDIA_TYPE_VIDEO) {
        stream = format.streams(i);
      }
    }
    if (stream == null) {
      throw new VideoException("cannot read " + path + ": there is no video in it");
    }
  }

  private void openDecoder(String name) {
    AVCodec codec =
        name == null
            ? avcodec_find_decoder(stream.codecpar().codec_id())
            : avcodec_find_decoder_by_name(name);
    if (codec == null || codec.isNull()) {
      throw new VideoException("cannot read " + path + ": its codec is not known");
    }
    decoder = Ffmpeg.notNull(avcodec_alloc_context3(codec), what());
    check(avcodec_parameters_to_context(decoder, stream.codecpar()));
    decoder.thread_count(1);
    check(avcodec_open2(decoder, codec, (AVDictionary) null));
    packet = Ffmpeg.notNull(av_packet_alloc(), what());
    frame = Ffmpeg.notNull(av_frame_alloc(), what());
    pixels = new PixelReader();
  }

  /** The width in pixels. */
  public int width() {
    return stream.codecpar().width();
  }

  /** The height in pixels. */
  public int height() {
    return stream.codecpar().height();
  }

  /** Frames a second. */
  public FrameRate rate() {
    AVRational rate = stream.avg_frame_rate();
    return new FrameRate(rate.num(), rate.den());
  }

  /** The duration in seconds that the file states. */
  public double seconds() {
    return format.duration() / 1e6;
  }

  /** The number of pictures that the file states, or 0 if it does not. */
  public long pictures() {
    return stream.nb_frames();
  }

  /**
   * Decodes the next picture; false after the last.
   *
   * @throws VideoException if the data are damaged
   */
  public boolean next() {
    hasPicture = false;
    while (!hasPicture) {
      int code = avcodec_receive_frame(decoder, frame);
      if (code == AVERROR_EOF()) {
        return false;
      }
      if (code == AVERROR_EAGAIN()) {
        feed();
      } else {
        check(code);
        hasPicture = true;
      }
    }
    return true;
  }

  private void feed() {
    int code = drained ? AVERROR_EOF() : av_read_frame(format, packet);
    if (code == AVERROR_EOF()) {
      drained = true;
      check(avcodec_send_packet(decoder, null));
      return;
    }
    check(code);
    try {
      if (packet.stream_index() == stream.index()) {
        check(avcodec_send_packet(decoder, packet));
      }
    } finally {
      av_packet_unref(packet);
    }
  }

  /** The presentation time of the current picture, in seconds. */
  public double time() {
    requirePicture();
    long stamp = frame.best_effort_timestamp();
    if (stamp == AV_NOPTS_VALUE) {
      throw new VideoException("cannot read " + path + ": a picture has no time");
    }
    return (double) stamp * stream.time_base().num() / stream.time_base().den();
  }

  /** The number of the current picture, counted from 0, by its time and the frame rate. */
  public long index() {
    return Math.round(time() * rate().perSecond());
  }

  /** The current picture's pixels, {@code 0xAARRGGBB}; a new array. */
  public int[] argb() {
    requirePicture();
    return pixels.argb(frame);
  }

  /**
   * The current picture's samples, all of luma, then blue differences, then red differences, row by
   * row without gaps; a new array.
   *
   * @throws VideoException if the film is not 4:2:0 of 8 bits
   */
  public byte[] planes() {
    requirePicture();
    if (frame.format() != AV_PIX_FMT_YUV420P) {
      throw new VideoException("cannot read planes from " + path + ": it is not 4:2:0 of 8 bits");
    }
    int chromaWidth = (frame.width() + 1) / 2;
    int chromaHeight = (frame.height() + 1) / 2;
    byte[] samples = new byte[frame.width() * frame.height() + 2 * chromaWidth * chromaHeight];
    int at = 0;
    for (int i = 0; i < 3; i++) {
      int columns = i == 0 ? frame.width() : chromaWidth;
      int rows = i == 0 ? frame.height() : chromaHeight;
      int stride = frame.linesize(i);
      ByteBuffer plane = Ffmpeg.plane(frame, i, rows);
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
    AVRational base = stream.time_base();
    // The middle of the frame is robust against rounding.
    double seconds = (index + 0.5) / rate().perSecond();
    long stamp = (long) (seconds * base.den() / base.num());
    check(av_seek_frame(format, stream.index(), stamp, AVSEEK_FLAG_BACKWARD));
    avcodec_flush_buffers(decoder);
    drained = false;
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

  private int check(int code) {
    return Ffmpeg.check(code, what());
  }

  private String what() {
    return "read " + path;
  }

  @Override
  public void close() {
    hasPicture = false;
    if (pixels != null) {
      pixels.close();
      pixels = null;
    }
    if (frame != null) {
      av_frame_free(frame);
      frame = null;
    }
    if (packet != null) {
      av_packet_free(packet);
      packet = null;
    }
    if (decoder != null) {
      avcodec_free_context(decoder);
      decoder = null;
    }
    if (format != null) {
      avformat_close_input(format);
      format = null;
    }
  }
}
