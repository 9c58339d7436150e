package zoetrope.output;

import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * How the frames of a video are encoded.
 *
 * @param codec empty for the default codec of the file's format
 * @param lossless whether decoders return each pixel exactly as it was drawn
 * @param transparent whether the frames have alpha
 */
public record Coding(Optional<VideoCodec> codec, boolean lossless, boolean transparent) {
  /** Opaque frames, encoded with the default codec. */
  public static final Coding DEFAULT = new Coding(Optional.empty(), false, false);

  public Coding {
    Objects.requireNonNull(codec, "codec");
  }

  /** Returns the features that a format and a codec need for this coding. */
  public Set<Feature> features() {
    Set<Feature> features = EnumSet.noneOf(Feature.class);
    if (transparent) {
      features.add(Feature.ALPHA);
    }
    if (lossless) {
      features.add(transparent ? Feature.LOSSLESS_ALPHA : Feature.LOSSLESS);
    }
    return features;
  }

  /** Returns this coding for a file of {@code format}, with a codec if the format has any. */
  public Coding in(OutputFormat format) {
    return new Coding(format.codec(this), lossless, transparent);
  }

  /**
   * Returns this coding for a file of {@code format}, with a codec if the format has any.
   *
   * @param present whether FFmpeg has the encoder of a codec; a codec without an encoder becomes
   *     the default only if no codec has an encoder
   */
  public Coding in(OutputFormat format, Predicate<VideoCodec> present) {
    return new Coding(format.codec(this, present), lossless, transparent);
  }

  /** Returns this coding with the same codec, opaque and possibly lossy. */
  Coding opaque() {
    return new Coding(codec, false, false);
  }

  /** Returns the codec; H.264 if none was chosen yet. */
  public VideoCodec usedCodec() {
    return codec.orElse(VideoCodec.H264);
  }

  /** Whether the encoder takes frames as pixels instead of 4:2:0 planes. */
  public boolean takesPixels() {
    return lossless || transparent || usedCodec().isIntra();
  }
}
