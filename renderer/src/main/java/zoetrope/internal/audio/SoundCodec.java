package zoetrope.internal.audio;

import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_FLT;
import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_FLTP;
import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_S32;

/** The codecs of soundtracks, stereo at 48 kHz. */
enum SoundCodec {
  /** AAC at 192 kbit/s, which is transparent, for MP4 and its like. */
  AAC("aac", AV_SAMPLE_FMT_FLTP, 192_000, 8192),
  /** Opus at 160 kbit/s, for WebM. */
  OPUS("libopus", AV_SAMPLE_FMT_FLT, 160_000, 0),
  /** MP3 at 256 kbit/s. */
  MP3("libmp3lame", AV_SAMPLE_FMT_FLTP, 256_000, 0),
  /** FLAC of 24 bits. */
  FLAC("flac", AV_SAMPLE_FMT_S32, 0, 0),
  /** Samples of 24 bits as they are. */
  PCM("pcm_s24le", AV_SAMPLE_FMT_S32, 0, 0);

  private final String encoder;
  private final int samples;
  private final int rate;
  private final int context;

  SoundCodec(String encoder, int samples, int rate, int context) {
    this.encoder = encoder;
    this.samples = samples;
    this.rate = rate;
    this.context = context;
  }

  /** FFmpeg's name for the encoder. */
  String encoder() {
    return encoder;
  }

  /** FFmpeg's format of the samples that the encoder takes. */
  int samples() {
    return samples;
  }

  /** Samples of what comes before and after a part that its encoding depends on, in packets. */
  int context() {
    return context;
  }

  /** Bits a second, or 0 where nothing is lost. */
  int rate() {
    return rate;
  }
}
