package zoetrope.internal.render.presentation;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import zoetrope.frame.Frame;
import zoetrope.internal.audio.EncodedSound;
import zoetrope.internal.diagnostics.Json;
import zoetrope.internal.render.part.PartFilms;
import zoetrope.internal.render.part.PartSound;
import zoetrope.internal.render.pipeline.RenderContext;
import zoetrope.internal.render.pipeline.Timings;
import zoetrope.internal.render.plan.FilmPart;
import zoetrope.internal.render.plan.RenderPlan;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.internal.video.AtomicFile;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.mux.SegmentedFilm;
import zoetrope.internal.video.mux.SubtitleCue;
import zoetrope.internal.video.segment.Segment;
import zoetrope.internal.video.still.Png;
import zoetrope.render.request.Metadata;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.OutputException;
import zoetrope.scene.Slide;
import zoetrope.scene.Time;
import zoetrope.sound.VoiceSettings;

/**
 * Writes a presentation: a page with a video and the last frame of each slide. A slide's video is
 * added to the page when it is complete, so that only one video is in memory. Without {@link
 * #finish}, {@link #close} deletes the page.
 */
public final class PresentationFile implements AutoCloseable {
  /**
   * The maximum size in bytes of a piece of data in the page. The page's script frees the text of
   * each piece before the browser parses the next piece.
   */
  private static final int PIECE_BYTES = 3 << 20;

  private final RenderPlan plan;
  private final VideoSettings video;
  private final PartSound sounds;
  private final Supplier<Frame> lastFrames;
  private final RenderContext painter;
  private final Metadata metadata;
  private final PartFilms films;
  private final AtomicFile file;
  private final OutputStream out;
  private boolean closed;
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
    this.file = AtomicFile.beside(plan.request().target());
    try {
      this.metadata = settings.metadata();
      this.painter = new RenderContext(settings.width(), settings.height());
      this.out = new BufferedOutputStream(Files.newOutputStream(file.path()), 1 << 16);
    } catch (IOException e) {
      file.discard();
      throw OutputException.writing(plan.request().target(), e);
    } catch (RuntimeException | Error e) {
      file.discard();
      throw e;
    }
    begin(settings);
  }

  private void begin(RenderSettings settings) {
    try {
      Metadata titled = metadata.orTitle(plan.request().scene().name());
      write(PresentationPage.head(titled, language(settings.narration().voice()), facts()));
    } catch (IOException e) {
      close();
      throw OutputException.writing(plan.request().target(), e);
    } catch (RuntimeException | Error e) {
      close();
      throw e;
    }
  }

  /**
   * Returns the language of the presentation; empty if the author names none, because scenes are
   * English only by assumption.
   */
  private static String language(VoiceSettings voice) {
    boolean isAssumed = voice.original().equals(VoiceSettings.DEFAULT_ORIGINAL);
    return isAssumed ? voice.language() : voice.spokenLanguage();
  }

  private Map<String, Object> facts() {
    return Json.object(
        "fps", (double) video.rate().numerator() / video.rate().denominator(),
        "sound", !plan.sound().isEmpty(),
        "slides", plan.parts().stream().map(this::facts).toList());
  }

  private Map<String, Object> facts(FilmPart part) {
    return Json.object(
        "title", part.title(),
        "frames", part.frames(),
        "seconds", Time.ofFrame(part.frames(), video.rate()).seconds(),
        "notes",
            part.slides().stream()
                .map(Slide::notes)
                .filter(notes -> !notes.isEmpty())
                .collect(Collectors.joining("\n")),
        "loops", part.slides().stream().anyMatch(Slide::loops),
        "goesOn", part.slides().stream().anyMatch(Slide::goesOn),
        "subtitles", part.subtitles().stream().map(PresentationFile::facts).toList());
  }

  private static Map<String, Object> facts(SubtitleCue cue) {
    return Json.object(
        "from", cue.start(),
        "to", cue.end(),
        "text", cue.text());
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
      try (film;
          InputStream content = Files.newInputStream(film.path())) {
        embed("film", content);
        painter.draw(lastFrames.get(), new Timings());
        byte[] png = Png.encode(painter.picture(), video.width(), video.height());
        embed("still", new ByteArrayInputStream(png));
        slide++;
      } catch (IOException e) {
        throw OutputException.writing(plan.request().target(), e);
      }
    }
  }

  private void embed(String kind, InputStream content) throws IOException {
    byte[] piece = content.readNBytes(PIECE_BYTES);
    while (piece.length > 0) {
      byte[] next = content.readNBytes(PIECE_BYTES);
      write(PresentationPage.before(kind, slide, next.length == 0));
      out.write(Base64.getEncoder().encode(piece));
      write(PresentationPage.after());
      piece = next;
    }
  }

  private void write(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
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
    try {
      write(PresentationPage.end());
      closed = true;
      out.close();
      file.commit();
    } catch (IOException e) {
      throw OutputException.writing(plan.request().target(), e);
    }
  }

  @Override
  public void close() {
    try {
      films.close();
      painter.close();
      if (!closed) {
        closed = true;
        out.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      file.discard();
    }
  }
}
