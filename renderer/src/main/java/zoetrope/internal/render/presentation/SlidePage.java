package zoetrope.internal.render.presentation;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.stream.Collectors;
import zoetrope.internal.diagnostics.Json;
import zoetrope.internal.render.plan.FilmPart;
import zoetrope.internal.render.plan.RenderPlan;
import zoetrope.internal.video.AtomicFile;
import zoetrope.internal.video.mux.SubtitleCue;
import zoetrope.render.request.Metadata;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.OutputException;
import zoetrope.scene.Slide;
import zoetrope.scene.Time;
import zoetrope.sound.VoiceSettings;

/**
 * Writes the page of a presentation, to which the data of the slides are added one by one. Without
 * {@link #finish}, {@link #close} deletes the page.
 */
final class SlidePage implements AutoCloseable {
  /**
   * The maximum size in bytes of a piece of data in the page. The page's script frees the text of
   * each piece before the browser parses the next piece.
   */
  private static final int PIECE_BYTES = 3 << 20;

  private final RenderPlan plan;
  private final RenderSettings settings;
  private final AtomicFile file;
  private final OutputStream out;
  private boolean closed;

  /**
   * Begins a page.
   *
   * @param ofPaths whether the slides are films of paths instead of videos
   */
  SlidePage(RenderPlan plan, RenderSettings settings, boolean ofPaths) {
    this.plan = plan;
    this.settings = settings;
    this.file = AtomicFile.beside(plan.request().target());
    try {
      this.out = new BufferedOutputStream(Files.newOutputStream(file.path()), 1 << 16);
    } catch (IOException e) {
      file.discard();
      throw OutputException.writing(plan.request().target(), e);
    }
    begin(ofPaths);
  }

  private void begin(boolean ofPaths) {
    try {
      Metadata titled = settings.metadata().orTitle(plan.request().scene().name());
      String language = language(settings.narration().voice());
      write(PresentationPage.head(titled, language, facts(), ofPaths));
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
        "fps", (double) settings.rate().numerator() / settings.rate().denominator(),
        "sound", !plan.sound().isEmpty(),
        "slides", plan.parts().stream().map(this::facts).toList());
  }

  private Map<String, Object> facts(FilmPart part) {
    return Json.object(
        "title", part.title(),
        "frames", part.frames(),
        "seconds", Time.ofFrame(part.frames(), settings.rate()).seconds(),
        "notes",
            part.slides().stream()
                .map(Slide::notes)
                .filter(notes -> !notes.isEmpty())
                .collect(Collectors.joining("\n")),
        "loops", part.slides().stream().anyMatch(Slide::loops),
        "goesOn", part.slides().stream().anyMatch(Slide::goesOn),
        "subtitles", part.subtitles().stream().map(SlidePage::facts).toList());
  }

  private static Map<String, Object> facts(SubtitleCue cue) {
    return Json.object(
        "from", cue.start(),
        "to", cue.end(),
        "text", cue.text());
  }

  /** Adds data of a slide. */
  void embed(String kind, int slide, InputStream content) throws IOException {
    byte[] piece = content.readNBytes(PIECE_BYTES);
    while (piece.length > 0) {
      byte[] next = content.readNBytes(PIECE_BYTES);
      write(PresentationPage.before(kind, slide, next.length == 0));
      out.write(Base64.getEncoder().encode(piece));
      write(PresentationPage.after());
      piece = next;
    }
  }

  /** Adds the data in a file, of any kind, as the film of a slide. */
  void embedFilm(int slide, Path film) throws IOException {
    try (InputStream content = Files.newInputStream(film)) {
      embed("film", slide, content);
    }
  }

  private void write(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Completes the page and renames it to its target.
   *
   * @throws OutputException if the page cannot be written; an older file is then unchanged
   */
  void finish() {
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
