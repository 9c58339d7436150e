package zoetrope.internal.audio;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_FLAG_BITEXACT;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_FLAG_GLOBAL_HEADER;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_alloc_context3;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_free_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_open2;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_parameters_from_context;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_receive_packet;
import static org.bytedeco.ffmpeg.global.avcodec.avcodec_send_frame;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EAGAIN;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EOF;
import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_S32;
import static org.bytedeco.ffmpeg.global.avutil.av_channel_layout_default;
import static org.bytedeco.ffmpeg.global.avutil.av_get_sample_fmt;

import java.util.Arrays;
import org.bytedeco.ffmpeg.avcodec.AVCodec;
import org.bytedeco.ffmpeg.avcodec.AVCodecContext;
import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avutil.AVDictionary;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import zoetrope.internal.video.ffmpeg.Encoders;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.internal.video.mux.AudioTrack;
import zoetrope.output.SoundCodec;

/**
 * A soundtrack that is mixed, encoded and measured while its packets are read. The same soundtrack
 * gives the same packets. Must be closed.
 */
public final class EncodedSound implements AudioTrack {
  private final SoundCodec codec;
  private final MixedSound mix;
  private final LevelMeter meter;
  private final PcmFrame frame;

  /** The number of samples that are also encoded before the range, and after it. */
  private final int lead;

  private final long samples;
  private AVCodecContext context;
  private AVPacket packet;
  private float[] block;
  private boolean pending;
  private long sent;
  private boolean drained;

  private EncodedSound(SoundCodec codec, MixedSound mix, LevelMeter meter, int lead, long samples) {
    this.codec = codec;
    this.mix = mix;
    this.meter = meter;
    this.lead = lead;
    this.samples = samples;
    this.sent = -lead;
    this.frame = new PcmFrame(samplesOf(codec));
  }

  /** Opens the sound of a video. {@code meter} measures it and is not closed with it. */
  public static EncodedSound open(
      Soundtrack track, SoundCodec codec, LevelMeter meter, Runnable check) {
    return open(track, 0, codec, meter, check);
  }

  /**
   * Opens the sound of a range of a video. The encoder also gets the samples before and after the
   * range, so that ranges can be played one after another: a sound that started abruptly would
   * click.
   */
  public static EncodedSound openPart(
      Soundtrack track, SoundCodec codec, LevelMeter meter, Runnable check) {
    return open(track, codec.context(), codec, meter, check);
  }

  private static EncodedSound open(
      Soundtrack track, int context, SoundCodec codec, LevelMeter meter, Runnable check) {
    Ffmpeg.init();
    MixedSound mix = track.part(track.from() - context, track.to() + context).mix(check);
    EncodedSound sound = null;
    try {
      sound = new EncodedSound(codec, mix, meter, context, track.samples());
      sound.openEncoder();
      return sound;
    } catch (RuntimeException | Error e) {
      if (sound == null) {
        mix.close();
      } else {
        sound.close();
      }
      throw e;
    }
  }

  private static int samplesOf(SoundCodec codec) {
    return av_get_sample_fmt(codec.samples());
  }

  private void openEncoder() {
    AVCodec found = Encoders.named(codec.encoder());
    context = Ffmpeg.notNull(avcodec_alloc_context3(found), what());
    context.sample_rate(SAMPLE_RATE);
    context.sample_fmt(samplesOf(codec));
    context.bits_per_raw_sample(samplesOf(codec) == AV_SAMPLE_FMT_S32 ? 24 : 0);
    context.time_base().num(1).den(SAMPLE_RATE);
    av_channel_layout_default(context.ch_layout(), 2);
    context.bit_rate(codec.rate());
    context.thread_count(1);
    context.flags(context.flags() | AV_CODEC_FLAG_GLOBAL_HEADER | AV_CODEC_FLAG_BITEXACT);
    PortableDsp.run(() -> Ffmpeg.check(avcodec_open2(context, found, (AVDictionary) null), what()));
    packet = Ffmpeg.notNull(av_packet_alloc(), what());
    int size = context.frame_size();
    block = new float[2 * (size == 0 ? MixedSound.BLOCK : size)];
  }

  @Override
  public void describe(AVCodecParameters parameters) {
    Ffmpeg.check(avcodec_parameters_from_context(parameters, context), what());
    parameters.initial_padding(parameters.initial_padding() + lead);
  }

  @Override
  public void packetsBefore(long sample, Sink sink) {
    while (pending || receive()) {
      pending = true;
      if (packet.pts() >= sample) {
        return;
      }
      sink.take(packet);
      av_packet_unref(packet);
      pending = false;
    }
  }

  private boolean receive() {
    while (true) {
      int code = avcodec_receive_packet(context, packet);
      if (code == AVERROR_EOF()) {
        meter.addReduction(mix.reduction());
        return false;
      }
      if (code != AVERROR_EAGAIN()) {
        Ffmpeg.check(code, what());
        return isWithin();
      }
      send();
    }
  }

  /** Shortens a packet that extends past the end. Returns false for a packet after the end. */
  private boolean isWithin() {
    if (lead > 0 && packet.pts() >= samples) {
      av_packet_unref(packet);
      return false;
    }
    if (lead > 0) {
      packet.duration(Math.min(packet.duration(), samples - packet.pts()));
    }
    return true;
  }

  private void send() {
    int n = drained ? 0 : mix.read(block);
    if (n == 0) {
      drained = true;
      Ffmpeg.check(avcodec_send_frame(context, (AVFrame) null), what());
      return;
    }
    int from = (int) Math.min(n, Math.max(0, -sent));
    int to = (int) Math.max(from, Math.min(n, samples - sent));
    meter.add(from == 0 ? block : Arrays.copyOfRange(block, 2 * from, 2 * to), to - from);
    Ffmpeg.check(avcodec_send_frame(context, frame.fill(block, n, sent)), what());
    sent += n;
  }

  private String what() {
    return "encode sound with " + codec.encoder();
  }

  @Override
  public void close() {
    mix.close();
    frame.close();
    if (packet != null) {
      av_packet_free(packet);
      packet = null;
    }
    if (context != null) {
      avcodec_free_context(context);
      context = null;
    }
  }
}
