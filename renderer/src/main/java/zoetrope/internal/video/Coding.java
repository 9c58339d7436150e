package zoetrope.internal.video;

import java.util.Objects;
import java.util.Optional;

/**
 * How the pictures of a film are coded.
 *
 * @param codec empty for the usual one of the container
 * @param lossless whether nothing may be lost: then decoders give back each pixel as it was drawn
 * @param transparent whether pictures have alpha
 */
public record Coding(Optional<VideoCodec> codec, boolean lossless, boolean transparent) {
  /** Opaque, by the usual codec of the container. */
  public static final Coding USUAL = new Coding(Optional.empty(), false, false);

  private static final String OF_ALPHA =
      "name a .mov (ProRes 4444), .webm (VP9), .mkv (FFV1), .apng or .webp, or take a sequence of"
          + " pictures";

  /** Checks that nothing is null. */
  public Coding {
    Objects.requireNonNull(codec, "codec");
  }

  /** The codec of films in a container; for one that holds none it says nothing. */
  public VideoCodec in(Container container) {
    return codec.orElseGet(
        () ->
            switch (container) {
              case WEBM -> VideoCodec.VP9;
              case MOV -> transparent ? VideoCodec.PRORES : VideoCodec.H264;
              case MKV -> transparent || lossless ? VideoCodec.FFV1 : VideoCodec.H264;
              default -> VideoCodec.H264;
            });
  }

  /** Whether pictures go to the encoder as pixels, and not as planes of 4:2:0. */
  public boolean takesPixels(Container container) {
    VideoCodec coder = in(container);
    return lossless || transparent || coder == VideoCodec.PRORES || coder == VideoCodec.FFV1;
  }

  /** Whether each picture stands by itself. */
  public boolean isIntra(Container container) {
    VideoCodec coder = in(container);
    return coder == VideoCodec.PRORES || coder == VideoCodec.FFV1;
  }

  /** What it becomes in a container, for messages. */
  public String label(Container container) {
    return in(container).label() + (lossless ? ", lossless" : "") + (transparent ? ", alpha" : "");
  }

  /**
   * Checks that a film can be coded so.
   *
   * @param film its file, for the message
   * @throws IllegalArgumentException that says what cannot be, and what to take instead
   */
  public void requireIn(Container container, Object film) {
    String why = container.segmented() ? refusal(container) : refusalOfPictures(container);
    if (!why.isEmpty()) {
      throw new IllegalArgumentException(film + " " + why);
    }
  }

  private String refusalOfPictures(Container container) {
    if (codec.isPresent()) {
      return "holds pictures of its own kind, no " + codec.get().label() + ": " + instead();
    }
    if (container != Container.GIF) {
      return "";
    }
    return transparent
        ? "cannot hold transparent pictures: " + OF_ALPHA
        : lossless
            ? "has 256 colours a picture, so it loses some: name a .mkv (FFV1), .apng or .webp"
            : "";
  }

  private String instead() {
    return "name a " + codec.orElseThrow().endings();
  }

  private String refusal(Container container) {
    VideoCodec coder = in(container);
    if (!coder.containers().contains(container)) {
      return "cannot hold "
          + coder.label()
          + ": "
          + instead()
          + ", or take "
          + VideoCodec.in(container);
    }
    if (transparent && !coder.hasAlpha(container)) {
      return "cannot hold transparent pictures"
          + (codec.isPresent() ? " as " + coder.label() : "")
          + ": "
          + OF_ALPHA;
    }
    if (lossless && !coder.isLossless()) {
      return "would lose something as "
          + coder.label()
          + ": take FFV1 (.mkv), or H.264, HEVC or VP9, which can be lossless";
    }
    if (lossless && transparent && coder != VideoCodec.FFV1) {
      return "would lose something of its alpha as " + coder.label() + ": name a .mkv (FFV1)";
    }
    return "";
  }
}
