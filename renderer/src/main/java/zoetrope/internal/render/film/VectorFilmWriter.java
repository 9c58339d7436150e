package zoetrope.internal.render.film;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zoetrope.frame.FrameRate;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.internal.audio.SoundtrackFile;
import zoetrope.internal.files.WorkFolder;
import zoetrope.internal.render.pipeline.VectorSegmentRenderer;
import zoetrope.internal.vector.film.ImageCodes;
import zoetrope.internal.vector.film.PlayerPage;
import zoetrope.internal.vector.film.PlayerScript;
import zoetrope.internal.vector.film.VectorFilmFile;
import zoetrope.internal.vector.film.VectorSegment;
import zoetrope.internal.video.AtomicFile;
import zoetrope.internal.video.encode.SegmentEncoders;
import zoetrope.output.OutputFormat;
import zoetrope.render.request.OutputFiles;
import zoetrope.sound.SoundLevels;

/**
 * Writes films of paths.
 *
 * @param inPage whether the film is in a page with the player; otherwise the player's script is
 *     written next to it
 */
record VectorFilmWriter(boolean inPage) implements OutputWriter {
  /** The file next to a film of paths that defines the player. */
  private static final String SCRIPT = "zoetrope-player.js";

  @Override
  public SegmentKind<VectorSegment> segments(SegmentKind.Tools tools) {
    return SegmentKind.of(
        new VectorSegmentRenderer(
            tools.video(), new ImageCodes(), new SegmentEncoders(), tools.context()),
        VectorSegment.FORM,
        tools);
  }

  @Override
  public Written write(FilmJob job) throws IOException {
    AtomicFile target = AtomicFile.beside(job.target());
    AtomicFile data = inPage ? AtomicFile.beside(job.target()) : target;
    try {
      Optional<SoundLevels> levels = writeData(job, data.path());
      if (inPage) {
        double aspect = (double) job.settings().width() / job.settings().height();
        new PlayerPage(title(job), job.language(), aspect).write(target.path(), data.path());
      }
      target.commit();
      if (!inPage) {
        writeScript(job.target().resolveSibling(SCRIPT));
      }
      return job.written(levels);
    } finally {
      data.discard();
      target.discard();
    }
  }

  private static void writeScript(Path file) throws IOException {
    byte[] script = PlayerScript.text().getBytes(StandardCharsets.UTF_8);
    if (!Files.exists(file) || !Arrays.equals(script, Files.readAllBytes(file))) {
      OutputFiles.write(file, script);
    }
  }

  private Optional<SoundLevels> writeData(FilmJob job, Path file) throws IOException {
    try (VectorFilmFile film = new VectorFilmFile(file)) {
      job.run(segments(job.tools()), segment -> append(film, segment));
      film.texts(job.texts());
      Optional<SoundLevels> levels = writeSound(job, film);
      job.complete(film.frames(), () -> finish(film, facts(job)));
      return levels;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static void append(VectorFilmFile film, VectorSegment segment) {
    try {
      film.append(segment);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void finish(VectorFilmFile film, Map<String, Object> facts) {
    try {
      film.finish(facts);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<SoundLevels> writeSound(FilmJob job, VectorFilmFile film)
      throws IOException {
    Soundtrack track = job.plan().sound().leveled(job.check());
    if (track.isEmpty()) {
      return Optional.empty();
    }
    try (WorkFolder folder = WorkFolder.create("sound")) {
      Path file = folder.path().resolve("sound.m4a");
      SoundLevels levels =
          SoundtrackFile.write(OutputFormat.M4A, file, track, Map.of(), job.check());
      film.sound(Files.readAllBytes(file), OutputFormat.M4A.mediaType());
      return Optional.of(levels);
    }
  }

  private static Map<String, Object> facts(FilmJob job) {
    Map<String, Object> facts = new LinkedHashMap<>();
    FrameRate rate = job.settings().rate();
    facts.put("width", job.settings().width());
    facts.put("height", job.settings().height());
    facts.put("rate", List.of(rate.numerator(), rate.denominator()));
    facts.put("title", title(job));
    facts.put("tags", job.tags());
    facts.put("language", job.language());
    facts.put(
        "chapters",
        job.plan().chapters().stream()
            .map(chapter -> List.of(chapter.title(), chapter.from(), chapter.to()))
            .toList());
    facts.put(
        "subtitles",
        job.plan().subtitles().stream()
            .map(cue -> List.of(cue.start(), cue.end(), cue.text()))
            .toList());
    return facts;
  }

  private static String title(FilmJob job) {
    String name = job.plan().request().scene().name();
    return job.settings().metadata().orTitle(name).title().orElseThrow();
  }
}
