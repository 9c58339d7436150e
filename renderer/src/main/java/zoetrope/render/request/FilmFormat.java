package zoetrope.render.request;

import java.util.Objects;
import java.util.Optional;
import zoetrope.output.VideoCodec;

/**
 * The encoding of a video.
 *
 * @param codec empty for the default codec of the file's format
 * @param lossless whether decoders reproduce each pixel exactly
 */
public record FilmFormat(Optional<VideoCodec> codec, boolean lossless) {
  /** The default codec of the file's format, with barely visible losses. */
  public static final FilmFormat DEFAULT = new FilmFormat(Optional.empty(), false);

  public FilmFormat {
    Objects.requireNonNull(codec, "codec");
  }

  public FilmFormat withCodec(VideoCodec newCodec) {
    return new FilmFormat(Optional.of(newCodec), lossless);
  }

  public FilmFormat withoutLoss() {
    return new FilmFormat(codec, true);
  }
}
