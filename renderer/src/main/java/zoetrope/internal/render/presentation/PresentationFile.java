package zoetrope.internal.render.presentation;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import zoetrope.frame.Frame;
import zoetrope.internal.audio.EncodedSound;
import zoetrope.internal.render.part.PartFilms;
import zoetrope.internal.render.part.PartSound;
import zoetrope.internal.render.pipeline.RenderContext;
import zoetrope.internal.render.pipeline.Timings;
import zoetrope.internal.render.plan.FilmPart;
import zoetrope.internal.render.plan.RenderPlan;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.mux.SegmentedFilm;
import zoetrope.internal.video.segment.Segment;
import zoetrope.internal.video.still.Png;
import zoetrope.render.request.Metadata;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.OutputException;

/**
 * Writes a presentation: a page with a video and the last frame of each slide. A slide's video is
 * added to the page when it is complete, so that only one video is in memory. Without {@link
 * #finish}, {@link #close} deletes the page.
 */
public final class PresentationFile implements AutoCloseable {
  private final RenderPlan plan;
  private final VideoSettings video;
  private final PartSound sounds;
  private final Supplier<Frame> lastFrames;
  private final RenderContext painter;
  private final Metadata metadata;
  private final PartFilms films;
  private final SlidePage page;
  private int slide;

  /**
   * Begins a presentation.
   *
   * @param lastFrames supplies the last frame of each slide, in order; called when the slide's
   *     video is complete
   */
  public PresentationFile(
      RenderPlan plan, RenderSession session, PartSound sounds, Supplier<Frame> lastFrames) {
    RenderSettings settings = session.settings();
    this.plan = plan;
    this.video = session.video(plan.request().format());
    this.sounds = sounds;
    this.lastFrames = lastFrames;
    this.films = new PartFilms(plan.parts(), new Maker());
    this.metadata = settings.metadata();
    this.page = new SlidePage(plan, settings, false);
    try {
      this.painter = new RenderContext(settings.width(), settings.height());
    } catch (RuntimeException | Error e) {
      page.close();
      throw e;
    }
  }

  private final class Maker implements PartFilms.Maker {
    @Override
    public EncodedSound sound(FilmPart part) {
      return sounds.of(part);
    }

    /** Opens the video of a slide. Its file name appears in messages only. */
    @Override
    public SegmentedFilm film(FilmPart part, Optional<EncodedSound> sound) {
      Path name = plan.request().target().resolveSibling("slide.mp4");
      SegmentedFilm film = open(name, sound);
      film.tag(metadata.ofPart(part.title()).tags());
      return film;
    }

    private SegmentedFilm open(Path name, Optional<EncodedSound> sound) {
      try {
        return SegmentedFilm.open(name, video, List.of(), sound);
      } catch (VideoException e) {
        String talk = plan.request().target().toString();
        throw new OutputException(e.getMessage().replace(name.toString(), talk), e);
      }
    }

    @Override
    public void take(FilmPart part, SegmentedFilm film) {
      try (film) {
        page.embedFilm(slide, film.path());
        painter.draw(lastFrames.get(), new Timings());
        byte[] png = Png.encode(painter.picture(), video.width(), video.height());
        page.embed("still", slide, new ByteArrayInputStream(png));
        slide++;
      } catch (IOException e) {
        throw OutputException.writing(plan.request().target(), e);
      }
    }
  }

  /** Appends a segment, which must be part of a single slide. */
  public void append(Segment segment) {
    films.append(segment);
  }

  public long frames() {
    return films.frames();
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
  public void close() {
    try {
      films.close();
      painter.close();
    } finally {
      page.close();
    }
  }
}
