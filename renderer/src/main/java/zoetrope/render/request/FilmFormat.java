package zoetrope.render.request;

import java.util.Objects;
import java.util.Optional;
import zoetrope.output.VideoCodec;

/**
 * How films are encoded.
 *
 * @param codec empty for the default codec of the file's format
 * @param lossless whether the film gives back each pixel as it was drawn
 */
public record FilmFormat(Optional<VideoCodec> codec, boolean lossless) {
  /** The default codec of the file's format, which loses what is hardly visible. */
  public static final FilmFormat USUAL = new FilmFormat(Optional.empty(), false);

  /** Checks that nothing is null. */
  public FilmFormat {
    Objects.requireNonNull(codec, "codec");
  }

  /** The same with another codec. */
  public FilmFormat withCodec(VideoCodec newCodec) {
    return new FilmFormat(Optional.of(newCodec), lossless);
  }

  /** The same without any loss. */
  public FilmFormat withoutLoss() {
    return new FilmFormat(codec, true);
  }
}
