package zoetrope.output;

/** The codecs of soundtracks, stereo at 48 kHz. */
public enum SoundCodec {
  /** AAC at 192 kbit/s, which sounds like the original; for MP4 and similar formats. */
  AAC("aac", "fltp", 192_000, 8192),
  /** AAC at 192 kbit/s, for formats that cannot mark samples which players must skip. */
  STREAMED_AAC("aac", "fltp", 192_000, 0),
  /** Opus at 160 kbit/s, for WebM. */
  OPUS("libopus", "flt", 160_000, 0),
  /** MP3 at 256 kbit/s. */
  MP3("libmp3lame", "fltp", 256_000, 0),
  FLAC("flac", "s32", 0, 0),
  /** Uncompressed samples of 24 bits. */
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

  /** Returns FFmpeg's name of the encoder. */
  public String encoder() {
    return encoder;
  }

  /** Returns FFmpeg's name of the sample format that the encoder takes. */
  public String samples() {
    return samples;
  }

  /** Returns the number of samples before and after a range that influence its encoding. */
  public int context() {
    return context;
  }

  /** Returns the bits per second, or 0 if it is lossless. */
  public int rate() {
    return rate;
  }
}
