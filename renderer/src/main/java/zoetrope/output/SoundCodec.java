package zoetrope.output;

/** The codecs of soundtracks, stereo at 48 kHz. */
public enum SoundCodec {
  /** AAC at 192 kbit/s, which is transparent, for MP4 and its like. */
  AAC("aac", "fltp", 192_000, 8192),
  /** The same for files that cannot tell players to skip the sound before a part. */
  STREAMED_AAC("aac", "fltp", 192_000, 0),
  /** Opus at 160 kbit/s, for WebM. */
  OPUS("libopus", "flt", 160_000, 0),
  /** MP3 at 256 kbit/s. */
  MP3("libmp3lame", "fltp", 256_000, 0),
  /** FLAC of 24 bits. */
  FLAC("flac", "s32", 0, 0),
  /** Samples of 24 bits as they are. */
  PCM("pcm_s24le", "s32", 0, 0);

  private final String encoder;
  private final String samples;
  private final int rate;
  private final int context;

  SoundCodec(String encoder, String samples, int rate, int context) {
    this.encoder = encoder;
    this.samples = samples;
    this.rate = rate;
    this.context = context;
  }

  /** FFmpeg's name for the encoder. */
  public String encoder() {
    return encoder;
  }

  /** FFmpeg's name for the format of the samples that the encoder takes. */
  public String samples() {
    return samples;
  }

  /** The number of samples before and after a part that its encoding depends on. */
  public int context() {
    return context;
  }

  /** Bits a second, or 0 if nothing is lost. */
  public int rate() {
    return rate;
  }
}
