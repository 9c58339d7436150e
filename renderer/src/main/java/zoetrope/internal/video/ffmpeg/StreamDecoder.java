package zoetrope.internal.video.ffmpeg;

import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_find_decoder;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_parameters_to_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_frame;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_send_packet;
import static org.bytedeco.ffmpeg.global.avformat.av_read_frame;
import static org.bytedeco.ffmpeg.global.avformat.avformat_close_input;
import static org.bytedeco.ffmpeg.global.avformat.avformat_find_stream_info;
import static org.bytedeco.ffmpeg.global.avformat.avformat_open_input;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EAGAIN;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EOF;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_INVALIDDATA;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_AUDIO;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_VIDEO;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
import zoetrope.internal.video.VideoException;

/**
 * Decodes one stream of a file, frame by frame, with FFmpeg. Call {@link #choose} first, then
 * {@link #openCodec}, then {@link #next} for each frame. Not thread-safe.
 */
public final class StreamDecoder implements AutoCloseable {
  private final String what;
  private AVFormatContext format;
  private AVStream stream;
  private AVCodecContext decoder;
  private AVPacket packet;
  private AVFrame frame;
  private boolean drained;

  private StreamDecoder(String what) {
    this.what = what;
  }

  /**
   * Opens a file.
   *
   * @param what completes "cannot ..." in messages
   * @param options the options of the demuxer, by FFmpeg's names
   * @throws VideoException if FFmpeg does not know the file's format
   */
  public static StreamDecoder open(Path file, String what, Map<String, String> options) {
    Ffmpeg.init();
    StreamDecoder opened = new StreamDecoder(what);
    try {
      opened.openFile(file, options);
      return opened;
    } catch (RuntimeException | Error e) {
      opened.close();
      throw e;
    }
  }

  /**
   * Decodes a video and returns the number of its frames.
   *
   * @throws VideoException if the file contains no video, or is damaged
   */
  public static long countPictures(Path film) {
    try (StreamDecoder decoder = open(film, "read " + film, Map.of())) {
      if (!decoder.choose(AVMEDIA_TYPE_VIDEO) || !decoder.openCodec(Runnable::run)) {
        throw new VideoException("cannot read " + film + ": there is no video in it");
      }
      long pictures = 0;
      while (decoder.next()) {
        pictures++;
      }
      return pictures;
    }
  }

  private void openFile(Path file, Map<String, String> options) {
    AVFormatContext opening = new AVFormatContext(null);
    AVDictionary dictionary = Ffmpeg.dictionary(options);
    try (BytePointer url =
        new BytePointer("file:" + file.toAbsolutePath(), StandardCharsets.UTF_8)) {
      check(avformat_open_input(opening, url, null, dictionary));
    } finally {
      av_dict_free(dictionary);
    }
    format = opening;
    check(avformat_find_stream_info(format, (PointerPointer<?>) null));
  }

  /**
   * Chooses the first stream of a media type; returns whether there is one. {@code mediaType} is a
   * constant of FFmpeg.
   */
  public boolean choose(int mediaType) {
    for (int i = 0; i < format.nb_streams() && stream == null; i++) {
      if (format.streams(i).codecpar().codec_type() == mediaType) {
        stream = format.streams(i);
      }
    }
    return stream != null;
  }

  /**
   * Opens the decoder of the chosen stream; returns whether FFmpeg has one.
   *
   * @param opening called with an action that opens the decoder; it must run this action
   */
  public boolean openCodec(Consumer<Runnable> opening) {
    AVCodec codec = avcodec_find_decoder(stream.codecpar().codec_id());
    if (codec == null || codec.isNull()) {
      return false;
    }
    decoder = Ffmpeg.notNull(avcodec_alloc_context3(codec), what);
    check(avcodec_parameters_to_context(decoder, stream.codecpar()));
    decoder.thread_count(1);
    decoder.pkt_timebase(stream.time_base());
    opening.accept(() -> check(avcodec_open2(decoder, codec, (AVDictionary) null)));
    packet = Ffmpeg.notNull(av_packet_alloc(), what);
    frame = Ffmpeg.notNull(av_frame_alloc(), what);
    return true;
  }

  public AVFrame frame() {
    return frame;
  }

  /**
   * Decodes the next frame; returns false after the last frame.
   *
   * @throws VideoException if the data are damaged
   */
  public boolean next() {
    while (true) {
      int code = avcodec_receive_frame(decoder, frame);
      if (code == AVERROR_EOF()) {
        return false;
      }
      if (code != AVERROR_EAGAIN()) {
        check(code);
        return true;
      }
      feed();
    }
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
        send();
      }
    } finally {
      av_packet_unref(packet);
    }
  }

  /**
   * Sends the current packet to the decoder. Audio packets without sound, such as tags in the
   * middle of a file, are skipped, as in players.
   */
  private void send() {
    int code = avcodec_send_packet(decoder, packet);
    boolean sound = stream.codecpar().codec_type() == AVMEDIA_TYPE_AUDIO;
    if (!(sound && code == AVERROR_INVALIDDATA())) {
      check(code);
    }
  }

  private int check(int code) {
    return Ffmpeg.check(code, what);
  }

  @Override
  public void close() {
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
