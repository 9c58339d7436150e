package zoetrope.output;

import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * How the pictures of a film are encoded.
 *
 * @param codec empty for the default codec of the file's format
 * @param lossless whether decoders give back each pixel as it was drawn
 * @param transparent whether the pictures have alpha
 */
public record Coding(Optional<VideoCodec> codec, boolean lossless, boolean transparent) {
  /** Opaque pictures, encoded with the default codec. */
  public static final Coding DEFAULT = new Coding(Optional.empty(), false, false);

  /** Checks that nothing is null. */
  public Coding {
    Objects.requireNonNull(codec, "codec");
  }

  /** What a format and a codec must hold. */
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

  /** The same in a file of {@code format}, with a codec if the format has any. */
  public Coding in(OutputFormat format) {
    return new Coding(format.codec(this), lossless, transparent);
  }

  /**
   * The same in a file of {@code format}, with a codec if the format has any.
   *
   * @param present whether there is an encoder for a codec, which may become the default then
   */
  public Coding in(OutputFormat format, Predicate<VideoCodec> present) {
    return new Coding(format.codec(this, present), lossless, transparent);
  }

  /** The same codec for pictures that are opaque and may lose something. */
  Coding opaque() {
    return new Coding(codec, false, false);
  }

  /** The codec; H.264 if none was chosen yet. */
  public VideoCodec usedCodec() {
    return codec.orElse(VideoCodec.H264);
  }

  /** Whether pictures go to the encoder as pixels, and not as planes of 4:2:0. */
  public boolean takesPixels() {
    return lossless || transparent || usedCodec().isIntra();
  }
}
