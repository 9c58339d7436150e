package zoetrope.internal.render.part;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import zoetrope.internal.audio.EncodedSound;
import zoetrope.internal.render.plan.FilmPart;
import zoetrope.internal.video.mux.SegmentedFilm;
import zoetrope.internal.video.segment.Segment;

/**
 * Muxes the segments of a film, which are cut where its parts end, into a film for each part. To be
 * closed.
 */
public final class PartFilms implements AutoCloseable {
  private final Iterator<FilmPart> parts;
  private final Maker maker;
  private long frames;
  private FilmPart part;
  private EncodedSound sound;
  private SegmentedFilm film;

  /** Makes what films consist of, and takes them. */
  public interface Maker {
    /** The sound of a part, which is closed when the part is complete; null for none. */
    EncodedSound sound(FilmPart part);

    /** Begins the film of a part. */
    SegmentedFilm film(FilmPart part, Optional<EncodedSound> sound);

    /** Takes the film of a part, which is {@linkplain SegmentedFilm#complete complete}. */
    void take(FilmPart part, SegmentedFilm film);
  }

  public PartFilms(List<FilmPart> parts, Maker maker) {
    this.parts = parts.iterator();
    this.maker = maker;
  }

  /** The frames of all segments. */
  public long frames() {
    return frames;
  }

  /** Appends a segment; those beyond the last part are counted only. */
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

  /** Deletes a film that is not complete. */
  @Override
  public void close() {
    closeSound();
    if (film != null) {
      film.close();
      film = null;
    }
  }
}
