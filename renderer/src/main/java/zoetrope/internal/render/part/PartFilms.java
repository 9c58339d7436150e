package zoetrope.internal.render.part;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import zoetrope.internal.audio.EncodedSound;
import zoetrope.internal.render.plan.FilmPart;
import zoetrope.internal.video.mux.SegmentedFilm;
import zoetrope.internal.video.segment.Segment;

/**
 * Muxes the segments of a video into a separate video for each part, such as a section or a slide.
 * No segment may extend past the end of a part.
 */
public final class PartFilms implements AutoCloseable {
  private final Iterator<FilmPart> parts;
  private final Maker maker;
  private long frames;
  private FilmPart part;
  private EncodedSound sound;
  private SegmentedFilm film;

  /** Creates the sound and the file of each part, and receives the complete files. */
  public interface Maker {
    /** Returns the sound of a part, which is closed when the part is complete; null for none. */
    EncodedSound sound(FilmPart part);

    SegmentedFilm film(FilmPart part, Optional<EncodedSound> sound);

    /** Receives the {@linkplain SegmentedFilm#complete complete} video of a part. */
    void take(FilmPart part, SegmentedFilm film);
  }

  public PartFilms(List<FilmPart> parts, Maker maker) {
    this.parts = parts.iterator();
    this.maker = maker;
  }

  public long frames() {
    return frames;
  }

  /** Appends a segment. Segments after the last part are only counted. */
  public void append(Segment segment) {
    frames += segment.frames();
    if (film == null && parts.hasNext()) {
      part = parts.next();
      sound = maker.sound(part);
      film = maker.film(part, Optional.ofNullable(sound));
    }
    if (film == null) {
      return;
    }
    film.append(segment);
    if (film.frames() >= part.frames()) {
      film.complete();
      SegmentedFilm complete = film;
      film = null;
      closeSound();
      maker.take(part, complete);
    }
  }

  private void closeSound() {
    if (sound != null) {
      sound.close();
      sound = null;
    }
  }

  @Override
  public void close() {
    closeSound();
    if (film != null) {
      film.close();
      film = null;
    }
  }
}
