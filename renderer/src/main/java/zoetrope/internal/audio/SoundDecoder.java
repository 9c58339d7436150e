package zoetrope.internal.audio;

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
import static org.bytedeco.ffmpeg.global.avutil.av_dict_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
import zoetrope.internal.video.Ffmpeg;
import zoetrope.internal.video.VideoException;
import zoetrope.sound.SoundException;

/**
 * Decodes the sound of a file from its beginning to its end, as stereo at 48 kHz. Of a file with
 * several streams of sound it is the first one. For one thread at a time.
 */
final class SoundDecoder implements AutoCloseable {
  /** What a sound file may be; lists of other files are none. */
  private static final String FORMATS =
      "wav,w64,aiff,au,caf,flac,mp3,ogg,aac,matroska,webm,mov,mp4,m4a";

  private final String name;
  private AVFormatContext format;
  private AVCodecContext decoder;
  private AVPacket packet;
  private AVFrame frame;
  private Resampler resampler;
  private int stream = -1;
  private boolean drained;

  /** Samples that were decoded and not asked for yet. */
  private float[] ready = new float[0];

  private int next;
  private int limit;

  private SoundDecoder(String name) {
    this.name = name;
  }

  /**
   * Opens a sound file.
   *
   * @param name what messages call it
   * @param speed how much faster it is than recorded
   * @throws SoundException if it is none, or broken
   */
  static SoundDecoder open(Path file, String name, double speed) {
    SoundDecoder opened = new SoundDecoder(name);
    try {
      Ffmpeg.init();
      opened.openFile(file);
      opened.openDecoder();
      opened.resampler = new Resampler(speed);
      return opened;
    } catch (VideoException e) {
      opened.close();
      throw broken(name, e);
    } catch (RuntimeException | Error e) {
      opened.close();
      throw e;
    }
  }

  private static SoundException broken(String name, VideoException e) {
    return new SoundException(
        "the sound "
            + name
            + " is broken, or no sound file that is known ("
            + e.getMessage()
            + "): save it again as WAV, FLAC, MP3, OGG or M4A",
        e);
  }

  private void openFile(Path file) {
    AVFormatContext opening = new AVFormatContext(null);
    AVDictionary options =
        Ffmpeg.dictionary(Map.of("format_whitelist", FORMATS, "protocol_whitelist", "file"));
    try (BytePointer url = new BytePointer("file:" + file, StandardCharsets.UTF_8)) {
      check(avformat_open_input(opening, url, null, options));
    } finally {
      av_dict_free(options);
    }
    format = opening;
    check(avformat_find_stream_info(format, (PointerPointer<?>) null));
    for (int i = 0; i < format.nb_streams() && stream < 0; i++) {
      if (format.streams(i).codecpar().codec_type() == AVMEDIA_TYPE_AUDIO) {
        stream = i;
      }
    }
    if (stream < 0) {
      throw new SoundException("there is no sound in " + name + ": name a file that has some");
    }
  }

  private void openDecoder() {
    AVStream sound = format.streams(stream);
    AVCodec codec = avcodec_find_decoder(sound.codecpar().codec_id());
    if (codec == null || codec.isNull()) {
      throw new SoundException(
          "the codec of the sound " + name + " is not known: save it as WAV, FLAC, MP3 or OGG");
    }
    decoder = Ffmpeg.notNull(avcodec_alloc_context3(codec), what());
    check(avcodec_parameters_to_context(decoder, sound.codecpar()));
    decoder.thread_count(1);
    decoder.pkt_timebase(sound.time_base());
    PortableDsp.during(() -> check(avcodec_open2(decoder, codec, (AVDictionary) null)));
    packet = Ffmpeg.notNull(av_packet_alloc(), what());
    frame = Ffmpeg.notNull(av_frame_alloc(), what());
  }

  /**
   * Decodes on, and returns how many samples of each channel there were, 0 only at the end.
   *
   * @param to gets the samples, left and right in turns
   * @param at the first sample of each channel in it to write
   * @param samples how many of each channel are wanted at most
   * @throws SoundException if the file is broken
   */
  int read(float[] to, int at, int samples) {
    while (next == limit) {
      if (!decode()) {
        return 0;
      }
    }
    int count = Math.min(samples, limit - next);
    System.arraycopy(ready, 2 * next, to, 2 * at, 2 * count);
    next += count;
    return count;
  }

  /** Leaves out samples; fewer where it ends before. */
  void skip(long samples) {
    long left = samples;
    while (left > 0 && (next < limit || decode())) {
      int count = (int) Math.min(left, limit - next);
      next += count;
      left -= count;
    }
  }

  /** Decodes the next frame; false after the last. */
  private boolean decode() {
    try {
      next = 0;
      limit = 0;
      while (limit == 0) {
        if (resampler.isDrained()) {
          return false;
        }
        if (!receive()) {
          keep(resampler.drain());
        }
      }
      return true;
    } catch (VideoException e) {
      throw broken(name, e);
    }
  }

  /** Receives a frame of the decoder; false after the last. */
  private boolean receive() {
    while (true) {
      int code = avcodec_receive_frame(decoder, frame);
      if (code == AVERROR_EOF()) {
        return false;
      }
      if (code == AVERROR_EAGAIN()) {
        feed();
      } else {
        check(code);
        keep(resampler.convert(frame));
        return true;
      }
    }
  }

  private void keep(float[] samples) {
    ready = samples;
    limit = samples.length / 2;
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
      if (packet.stream_index() == stream) {
        int sent = avcodec_send_packet(decoder, packet);
        // Players pass over packets that hold no sound, such as pictures of covers or tags.
        if (sent != AVERROR_INVALIDDATA()) {
          check(sent);
        }
      }
    } finally {
      av_packet_unref(packet);
    }
  }

  private int check(int code) {
    return Ffmpeg.check(code, what());
  }

  private String what() {
    return "read " + name;
  }

  @Override
  public void close() {
    if (resampler != null) {
      resampler.close();
      resampler = null;
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
