package zoetrope.internal.video.mux;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_MJPEG;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_PNG;
import static org.bytedeco.ffmpeg.global.avcodec.AV_PKT_DATA_MATROSKA_BLOCKADDITIONAL;
import static org.bytedeco.ffmpeg.global.avcodec.AV_PKT_FLAG_KEY;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free_side_data;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_new_side_data;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_rescale_ts;
import static org.bytedeco.ffmpeg.global.avformat.AVIO_FLAG_WRITE;
import static org.bytedeco.ffmpeg.global.avformat.AV_DISPOSITION_ATTACHED_PIC;
import static org.bytedeco.ffmpeg.global.avformat.av_write_frame;
import static org.bytedeco.ffmpeg.global.avformat.av_write_trailer;
import static org.bytedeco.ffmpeg.global.avformat.avformat_alloc_output_context2;
import static org.bytedeco.ffmpeg.global.avformat.avformat_free_context;
import static org.bytedeco.ffmpeg.global.avformat.avformat_new_stream;
import static org.bytedeco.ffmpeg.global.avformat.avformat_write_header;
import static org.bytedeco.ffmpeg.global.avformat.avio_closep;
import static org.bytedeco.ffmpeg.global.avformat.avio_open2;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_ATTACHMENT;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_VIDEO;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_set;
import static org.bytedeco.ffmpeg.global.avutil.av_free;
import static org.bytedeco.ffmpeg.global.avutil.av_malloc;
import static org.bytedeco.ffmpeg.global.avutil.av_opt_set_int;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVIOContext;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVRational;
import org.bytedeco.javacpp.BytePointer;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.AtomicFile;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.internal.video.segment.H264Headers;
import zoetrope.internal.video.still.Cover;

/**
 * An FFmpeg muxer with a video stream, a sound stream, or both. The unit of time is a frame in the
 * video stream and a sample in the sound stream. The output does not depend on the time of day or
 * the library's version.
 */
public final class Muxer implements AutoCloseable {
  private static final int INITIAL_CAPACITY = 1 << 16;

  private final Path target;
  private final FrameRate rate;
  private AVFormatContext context;
  private AVIOContext output;
  private AVStream stream;
  private AVStream sound;
  private AVStream subtitles;
  private AVStream picture;
  private AVPacket packet;
  private BytePointer buffer;

  private Muxer(Path target, FrameRate rate) {
    this.target = target;
    this.rate = rate;
  }

  /**
   * Opens the file for writing.
   *
   * @param target the final path of the file, for messages
   * @param name FFmpeg's name of the format
   * @param rate the frames per second of the video stream
   */
  static Muxer open(AtomicFile file, Path target, String name, FrameRate rate) {
    Muxer muxer = open(file, target, name, new Muxer(target, rate));
    try {
      muxer.stream = Ffmpeg.notNull(avformat_new_stream(muxer.context, null), muxer.what());
      return muxer;
    } catch (RuntimeException | Error e) {
      muxer.close();
      throw e;
    }
  }

  /** Opens the file for sound alone; see {@link #addSound}. */
  static Muxer openForSound(AtomicFile file, Path target, String name) {
    return open(file, target, name, new Muxer(target, null));
  }

  private static Muxer open(AtomicFile file, Path target, String formatName, Muxer muxer) {
    Ffmpeg.init();
    String url = "file:" + file.path();
    try (BytePointer name = new BytePointer(url, StandardCharsets.UTF_8);
        BytePointer format = new BytePointer(formatName, StandardCharsets.UTF_8)) {
      muxer.context = new AVFormatContext(null);
      muxer.check(avformat_alloc_output_context2(muxer.context, null, format, name));
      muxer.context.flags(muxer.context.flags() | AVFormatContext.AVFMT_FLAG_BITEXACT);
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

  /** Returns the video stream's codec parameters, to be filled in before {@link #writeHeader}. */
  public AVCodecParameters parameters() {
    return stream.codecpar();
  }

  /** Adds a sound stream, before {@link #writeHeader}; returns its codec parameters. */
  AVCodecParameters addSound() {
    sound = Ffmpeg.notNull(avformat_new_stream(context, null), what());
    sound.time_base().num(1).den(AudioTrack.SAMPLE_RATE);
    return sound.codecpar();
  }

  /**
   * Adds a stream of subtitles, before {@link #writeHeader}.
   *
   * @param scale the number of time units in a second, for formats that let the writer choose
   */
  void addSubtitles(SubtitleTrack track, int scale) {
    subtitles = Ffmpeg.notNull(avformat_new_stream(context, null), what());
    subtitles.time_base().num(1).den(scale);
    subtitles.metadata(Ffmpeg.dictionary(Map.of("language", track.languageCode())));
    track.describe(subtitles.codecpar(), what());
  }

  /** Writes a subtitle; its times are in milliseconds. */
  void writeSubtitle(byte[] data, long start, long duration) {
    reserve(data.length);
    buffer.position(0).put(data, 0, data.length);
    packet.data(buffer);
    packet.size(data.length);
    packet.stream_index(subtitles.index());
    packet.pts(start);
    packet.dts(start);
    packet.duration(duration);
    packet.flags(AV_PKT_FLAG_KEY);
    av_packet_rescale_ts(packet, new AVRational().num(1).den(1000), subtitles.time_base());
    check(av_write_frame(context, packet));
  }

  /**
   * Adds a cover. Must be called after all other streams are added and before {@link #writeHeader}.
   * In MP4 and QuickTime, the cover is a stream, whose image {@link #writeCover} writes. In
   * Matroska it is an attachment.
   */
  void addCover(Cover cover, boolean quickTime) {
    AVStream added = Ffmpeg.notNull(avformat_new_stream(context, null), what());
    AVCodecParameters parameters = added.codecpar();
    parameters.codec_id(cover.jpeg() ? AV_CODEC_ID_MJPEG : AV_CODEC_ID_PNG);
    if (!quickTime) {
      parameters.codec_type(AVMEDIA_TYPE_ATTACHMENT);
      H264Headers.addExtra(parameters, cover.file(), what());
      Map<String, String> names =
          cover.jpeg()
              ? Map.of("filename", "cover.jpg", "mimetype", "image/jpeg")
              : Map.of("filename", "cover.png", "mimetype", "image/png");
      added.metadata(Ffmpeg.dictionary(names));
      return;
    }
    parameters.codec_type(AVMEDIA_TYPE_VIDEO).width(cover.width()).height(cover.height());
    added.disposition(AV_DISPOSITION_ATTACHED_PIC);
    picture = added;
  }

  /**
   * Writes the image of a cover if the cover is a stream; otherwise does nothing. Must be called
   * before other packets are written.
   */
  void writeCover(Cover cover) {
    if (picture == null) {
      return;
    }
    reserve(cover.file().length);
    buffer.position(0).put(cover.file(), 0, cover.file().length);
    packet.data(buffer);
    packet.size(cover.file().length);
    packet.stream_index(picture.index());
    packet.pts(0);
    packet.dts(0);
    packet.duration(0);
    packet.flags(AV_PKT_FLAG_KEY);
    check(av_write_frame(context, packet));
  }

  /** Adds chapters. Must be called before {@link #writeHeader}. */
  void chapters(List<Chapter> chapters) {
    if (!chapters.isEmpty()) {
      Chapters.add(context, chapters, rate, what());
    }
  }

  /** Sets the metadata, by FFmpeg's names. Must be called before {@link #writeHeader}. */
  void tags(Map<String, String> tags) {
    if (!tags.isEmpty()) {
      context.metadata(Ffmpeg.dictionary(tags));
    }
  }

  public void writeHeader(Map<String, String> muxerOptions) {
    if (stream != null) {
      stream.time_base().num(rate.denominator()).den(rate.numerator());
      stream.avg_frame_rate().num(rate.numerator()).den(rate.denominator());
      stream.r_frame_rate().num(rate.numerator()).den(rate.denominator());
      stream.sample_aspect_ratio().num(1).den(1);
    }
    AVDictionary options = Ffmpeg.dictionary(muxerOptions);
    try {
      check(avformat_write_header(context, options));
    } finally {
      av_dict_free(options);
    }
  }

  /**
   * Writes a packet.
   *
   * @param pts the presentation time in frames
   * @param dts the decoding time in frames, increasing from packet to packet
   */
  public void write(byte[] data, int from, int length, long pts, long dts, boolean key) {
    write(data, from, length, null, pts, dts, key);
  }

  /**
   * Writes a packet together with a separate packet for its alpha. {@code alpha} is null if there
   * is none.
   */
  public void write(
      byte[] data, int from, int length, byte[] alpha, long pts, long dts, boolean key) {
    reserve(length);
    buffer.position(0).put(data, from, length);
    packet.data(buffer);
    packet.size(length);
    packet.stream_index(0);
    packet.pts(ticks(pts));
    packet.dts(ticks(dts));
    packet.duration(ticks(pts + 1) - ticks(pts));
    packet.flags(key ? AV_PKT_FLAG_KEY : 0);
    if (alpha != null) {
      addAlpha(alpha);
    }
    try {
      check(av_write_frame(context, packet));
    } finally {
      av_packet_free_side_data(packet);
    }
  }

  /** Adds alpha to the packet. In Matroska it becomes a BlockAdditional with the id 1. */
  private void addAlpha(byte[] alpha) {
    long length = Long.BYTES + alpha.length;
    BytePointer room =
        new BytePointer(
            Ffmpeg.notNull(
                av_packet_new_side_data(packet, AV_PKT_DATA_MATROSKA_BLOCKADDITIONAL, length),
                what()));
    byte[] block = ByteBuffer.allocate((int) length).putLong(1).put(alpha).array();
    room.capacity(length).put(block, 0, block.length);
  }

  /** Declares that the video stream has alpha in separate packets. */
  void markAlpha() {
    AVDictionary tags = new AVDictionary(null);
    check(av_dict_set(tags, "alpha_mode", "1", 0));
    stream.metadata(tags);
  }

  /** Writes a packet of the sound; its times are samples. */
  void writeSound(AVPacket samples) {
    AVRational sample = new AVRational().num(1).den(AudioTrack.SAMPLE_RATE);
    av_packet_rescale_ts(samples, sample, sound.time_base());
    samples.stream_index(sound.index());
    check(av_write_frame(context, samples));
  }

  /** Returns the number of the first sample at or after the beginning of a frame. */
  long sampleOf(long frame) {
    long scaled = frame * rate.denominator() * AudioTrack.SAMPLE_RATE;
    return -Math.floorDiv(-scaled, (long) rate.numerator());
  }

  /** Returns the time of the beginning of a frame in milliseconds, rounded down. */
  long millisOf(long frame) {
    return Math.floorDiv(frame * rate.denominator() * 1000, (long) rate.numerator());
  }

  /**
   * Makes the buffer large enough for a packet. FFmpeg allocates the memory. JavaCPP would refuse
   * to allocate it, because with encoders the process is much larger than Java's heap.
   */
  private void reserve(int length) {
    if (buffer != null && buffer.capacity() >= length) {
      return;
    }
    long capacity = Math.max(INITIAL_CAPACITY, 2L * length);
    av_free(buffer);
    buffer = null;
    buffer = new BytePointer(Ffmpeg.notNull(av_malloc(capacity), what())).capacity(capacity);
  }

  /** Sets an option that the muxer reads when the trailer is written. */
  public void option(String name, long value) {
    check(av_opt_set_int(context.priv_data(), name, value, 0));
  }

  /** Converts a time in frames to ticks of the stream's time base, rounded to the nearest. */
  private long ticks(long frames) {
    long unit = (long) stream.time_base().num() * rate.numerator();
    long scaled = frames * rate.denominator() * stream.time_base().den();
    return Math.floorDiv(2 * scaled + unit, 2 * unit);
  }

  /** Writes the trailer and closes the file, which is then complete. */
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
      // The output is still open only if the file is abandoned, so an error does not matter.
      avio_closep(output);
    }
    output = null;
    if (packet != null) {
      packet.data(null);
      packet.size(0);
      av_packet_free(packet);
      packet = null;
    }
    if (buffer != null) {
      av_free(buffer);
      buffer = null;
    }
    if (context != null) {
      avformat_free_context(context);
      context = null;
    }
  }
}
