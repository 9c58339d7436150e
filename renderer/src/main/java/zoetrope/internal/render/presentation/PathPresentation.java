package zoetrope.internal.render.presentation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Map;
import zoetrope.internal.files.WorkFolder;
import zoetrope.internal.render.plan.FilmPart;
import zoetrope.internal.render.plan.RenderPlan;
import zoetrope.internal.vector.film.VectorFilmFile;
import zoetrope.internal.vector.film.VectorSegment;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.OutputException;

/**
 * Writes a presentation whose slides are films of paths. The film of a slide is added to the page
 * when it is complete. Without {@link #finish}, {@link #close} deletes the page.
 */
public final class PathPresentation implements AutoCloseable {
  private final RenderPlan plan;
  private final Completion completion;
  private final Map<String, Object> facts;
  private final Iterator<FilmPart> parts;
  private final WorkFolder folder;
  private final SlidePage page;
  private FilmPart part;
  private VectorFilmFile film;
  private long frames;
  private int slide;

  /** Adds texts and sound to the film of a slide. */
  @FunctionalInterface
  public interface Completion {
    void complete(FilmPart part, VectorFilmFile film) throws IOException;
  }

  /**
   * Begins a presentation.
   *
   * @param facts entries of the index that all films of slides share
   */
  public PathPresentation(
      RenderPlan plan, RenderSettings settings, Map<String, Object> facts, Completion completion)
      throws IOException {
    this.plan = plan;
    this.facts = facts;
    this.completion = completion;
    this.parts = plan.parts().iterator();
    this.page = new SlidePage(plan, settings, true);
    this.folder = WorkFolder.create("slides");
  }

  private Path file() {
    return folder.path().resolve("slide.zvf");
  }

  /** Appends a segment, which must be part of a single slide. */
  public void append(VectorSegment segment) {
    try {
      frames += segment.frames();
      if (film == null && parts.hasNext()) {
        part = parts.next();
        film = new VectorFilmFile(file());
      }
      if (film != null) {
        film.append(segment);
        if (film.frames() >= part.frames()) {
          complete();
        }
      }
    } catch (IOException e) {
      throw OutputException.writing(plan.request().target(), e);
    }
  }

  private void complete() throws IOException {
    completion.complete(part, film);
    film.complete(Map.of());
    film.finish(facts);
    film = null;
    page.embedFilm(slide++, file());
    Files.delete(file());
  }

  public long frames() {
    return frames;
  }

  /**
   * Completes the page and renames it to its target.
   *
   * @throws OutputException if the page cannot be written; an older file is then unchanged
   */
  public void finish() {
    page.finish();
  }

  @Override
  public void close() throws IOException {
    try {
      if (film != null) {
        film.close();
      }
      folder.close();
    } finally {
      page.close();
    }
  }
}
