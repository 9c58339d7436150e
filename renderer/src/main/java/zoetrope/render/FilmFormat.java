package zoetrope.render;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import zoetrope.internal.video.Coding;
import zoetrope.internal.video.Container;

/**
 * How films are coded.
 *
 * @param codec empty for the usual one of the file's kind
 * @param lossless whether the film gives back each pixel as it was drawn
 */
public record FilmFormat(Optional<FilmCodec> codec, boolean lossless) {
  /** The usual codec of the file's kind, which loses what is hardly seen. */
  public static final FilmFormat USUAL = new FilmFormat(Optional.empty(), false);

  /** Checks that nothing is null. */
  public FilmFormat {
    Objects.requireNonNull(codec, "codec");
  }

  /**
   * How films end that nobody has named, such as {@code .mp4}.
   *
   * @param transparent whether they have no background
   */
  public String ending(boolean transparent) {
    return codec.map(FilmCodec::ending).orElse(lossless ? ".mkv" : transparent ? ".mov" : ".mp4");
  }

  /**
   * The codec of a film.
   *
   * @param film its file, or a folder of films, or null: then its name ends as {@link #ending} says
   * @param transparent whether it has no background
   */
  public FilmCodec codecOf(Path film, boolean transparent) {
    Path named = Path.of("film" + ending(transparent));
    Coding coding = coding(transparent);
    try {
      return FilmCodec.of(coding.in(Container.of(film == null ? named : film)));
    } catch (IllegalArgumentException e) {
      return FilmCodec.of(coding.in(Container.of(named)));
    }
  }

  Coding coding(boolean transparent) {
    return new Coding(codec.map(FilmCodec::codec), lossless, transparent);
  }

  /** The same by another codec. */
  public FilmFormat withCodec(FilmCodec newCodec) {
    return new FilmFormat(Optional.of(newCodec), lossless);
  }

  /** The same, which loses nothing. */
  public FilmFormat withoutLoss() {
    return new FilmFormat(codec, true);
  }
}
