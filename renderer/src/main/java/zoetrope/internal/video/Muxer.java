package zoetrope.internal.video;

import static org.bytedeco.ffmpeg.global.avcodec.AV_PKT_FLAG_KEY;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avformat.AVIO_FLAG_WRITE;
import static org.bytedeco.ffmpeg.global.avformat.av_write_frame;
import static org.bytedeco.ffmpeg.global.avformat.av_write_trailer;
import static org.bytedeco.ffmpeg.global.avformat.avformat_alloc_output_context2;
import static org.bytedeco.ffmpeg.global.avformat.avformat_free_context;
import static org.bytedeco.ffmpeg.global.avformat.avformat_new_stream;
import static org.bytedeco.ffmpeg.global.avformat.avformat_write_header;
import static org.bytedeco.ffmpeg.global.avformat.avio_closep;
import static org.bytedeco.ffmpeg.global.avformat.avio_open2;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;
import static org.bytedeco.ffmpeg.global.avutil.av_free;
import static org.bytedeco.ffmpeg.global.avutil.av_malloc;
import static org.bytedeco.ffmpeg.global.avutil.av_opt_set_int;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVIOContext;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.javacpp.BytePointer;
import zoetrope.frame.FrameRate;

/**
 * A container file with one video stream, whose times are told in frames. Writes nothing that
 * depends on the time of day or the library's version.
 */
final class Muxer implements AutoCloseable {
  private static final int INITIAL_ROOM = 1 << 16;

  private final Path target;
  private final Container container;
  private final FrameRate rate;
  private AVFormatContext context;
  private AVIOContext output;
  private AVStream stream;
  private AVPacket packet;
  private BytePointer room;

  private Muxer(Path target, Container container, FrameRate rate) {
    this.target = target;
    this.container = container;
    this.rate = rate;
  }

  /**
   * Opens the file for writing.
   *
   * @param target the name for messages
   */
  static Muxer open(AtomicFile file, Path target, Container container, FrameRate rate) {
    Ffmpeg.begin();
    Muxer muxer = new Muxer(target, container, rate);
    String url = "file:" + file.path();
    try (BytePointer name = new BytePointer(url, StandardCharsets.UTF_8);
        BytePointer format = new BytePointer(container.format(), StandardCharsets.UTF_8)) {
      muxer.context = new AVFormatContext(null);
      muxer.check(avformat_alloc_output_context2(muxer.context, null, format, name));
      muxer.context.flags(muxer.context.flags() | AVFormatContext.AVFMT_FLAG_BITEXACT);
      muxer.stream = Ffmpeg.notNull(avformat_new_stream(muxer.context, null), muxer.what());
      muxer.packet = Ffmpeg.notNull(av_packet_alloc(), muxer.what());
      muxer.output = new AVIOContext(null);
      muxer.check(avio_open2(muxer.output, name, AVIO_FLAG_WRITE, null, (AVDictionary) null));
      muxer.context.pb(muxer.output);
      return muxer;
    } catch (RuntimeException | Error e) {
      muxer.close();
      throw e;
    }
  }

  /** What the stream contains, to be filled in before {@link #begin}. */
  AVCodecParameters parameters() {
    return stream.codecpar();
  }

  /** Gives the film chapters, before {@link #begin}. */
  void chapters(List<Chapter> chapters) {
    if (!chapters.isEmpty()) {
      Chapters.add(context, chapters, rate, what());
    }
  }

  /** Writes the head of the file. */
  void begin() {
    stream.time_base().num(rate.denominator()).den(rate.numerator());
    stream.avg_frame_rate().num(rate.numerator()).den(rate.denominator());
    stream.r_frame_rate().num(rate.numerator()).den(rate.denominator());
    stream.sample_aspect_ratio().num(1).den(1);
    AVDictionary options = Ffmpeg.dictionary(container.options(rate));
    try {
      check(avformat_write_header(context, options));
    } finally {
      av_dict_free(options);
    }
  }

  /**
   * Writes a sample.
   *
   * @param shown the frame when it is shown
   * @param decoded the frame when it is decoded, rising from sample to sample
   */
  void write(byte[] data, int from, int length, long shown, long decoded, boolean key) {
    reserve(length);
    room.position(0).put(data, from, length);
    packet.data(room);
    packet.size(length);
    write(packet, shown, decoded, key);
  }

  /**
   * Makes room for a sample. It is the library's memory, as memory of JavaCPP's own is refused when
   * the process is large compared to Java's heap, which encoders make it.
   */
  private void reserve(int length) {
    if (room != null && room.capacity() >= length) {
      return;
    }
    long capacity = Math.max(INITIAL_ROOM, 2L * length);
    av_free(room);
    room = null;
    room = new BytePointer(Ffmpeg.notNull(av_malloc(capacity), what())).capacity(capacity);
  }

  private void write(AVPacket sample, long shown, long decoded, boolean key) {
    sample.stream_index(0);
    sample.pts(ticks(shown));
    sample.dts(ticks(decoded));
    sample.duration(ticks(shown + 1) - ticks(shown));
    sample.flags(key ? AV_PKT_FLAG_KEY : 0);
    check(av_write_frame(context, sample));
  }

  /** Sets an option of the container that counts only at the end. */
  void option(String name, long value) {
    check(av_opt_set_int(context.priv_data(), name, value, 0));
  }

  /** A time in frames, in units of the stream, rounded to the nearest. */
  private long ticks(long frames) {
    long unit = (long) stream.time_base().num() * rate.numerator();
    long scaled = frames * rate.denominator() * stream.time_base().den();
    return Math.floorDiv(2 * scaled + unit, 2 * unit);
  }

  /** Writes the rest and closes the file: afterwards it is whole. */
  void finish() {
    check(av_write_trailer(context));
    AVIOContext closing = output;
    output = null;
    context.pb(null);
    check(avio_closep(closing));
  }

  private int check(int code) {
    return Ffmpeg.check(code, what());
  }

  private String what() {
    return "write " + target;
  }

  @Override
  public void close() {
    if (output != null && !output.isNull()) {
      // Reached only when the file is given up, so that a failure does not matter.
      avio_closep(output);
    }
    output = null;
    if (packet != null) {
      packet.data(null);
      packet.size(0);
      av_packet_free(packet);
      packet = null;
    }
    if (room != null) {
      av_free(room);
      room = null;
    }
    if (context != null) {
      avformat_free_context(context);
      context = null;
    }
  }
}
