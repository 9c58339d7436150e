package zoetrope.internal.render.film;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zoetrope.frame.FrameRate;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.internal.audio.SoundtrackFile;
import zoetrope.internal.diagnostics.Json;
import zoetrope.internal.files.WorkFolder;
import zoetrope.internal.render.pipeline.VectorSegmentRenderer;
import zoetrope.internal.vector.film.ImageCodes;
import zoetrope.internal.vector.film.PlayerPage;
import zoetrope.internal.vector.film.VectorFilmFile;
import zoetrope.internal.vector.film.VectorSegment;
import zoetrope.internal.video.encode.SegmentEncoders;
import zoetrope.output.OutputFormat;
import zoetrope.sound.SoundLevels;

/**
 * Writes films of paths.
 *
 * @param inPage whether the film is in a page with the player; otherwise the player's script is
 *     written next to it
 */
record VectorFilmWriter(boolean inPage) implements OutputWriter {
  @Override
  public SegmentKind<VectorSegment> segments(SegmentKind.Tools tools) {
    return vectorSegments(tools);
  }

  static SegmentKind<VectorSegment> vectorSegments(SegmentKind.Tools tools) {
    return SegmentKind.of(
        new VectorSegmentRenderer(
            tools.video(), new ImageCodes(), new SegmentEncoders(), tools.context()),
        VectorSegment.FORM,
        tools);
  }

  @Override
  public Written write(FilmJob job) throws IOException {
    try (VectorFilmTarget target = new VectorFilmTarget(job.target(), inPage)) {
      Optional<SoundLevels> levels;
      try (VectorFilmFile film = new VectorFilmFile(target.data())) {
        levels = add(job, film);
        film.finish(facts(job));
      }
      target.commit(page(job));
      return job.written(levels);
    }
  }

  /** Returns the page for a film. */
  static PlayerPage page(FilmJob job) {
    double aspect = (double) job.settings().width() / job.settings().height();
    return new PlayerPage(title(job), job.language(), aspect);
  }

  /** Renders a film and adds it to a file. */
  static Optional<SoundLevels> add(FilmJob job, VectorFilmFile film) throws IOException {
    try {
      job.run(vectorSegments(job.tools()), segment -> append(film, segment));
      film.texts(job.texts(job.plan().range()));
      Soundtrack track = job.plan().sound().leveled(job.check());
      Optional<SoundLevels> levels = writeSound(job, track, film);
      job.complete(film.frames(), () -> film.complete(factsInTime(job)));
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

  /** Encodes a soundtrack, if it is not empty, and adds it to a film. */
  static Optional<SoundLevels> writeSound(FilmJob job, Soundtrack track, VectorFilmFile film)
      throws IOException {
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

  /** Returns the entries of the index that all variants of a film share. */
  static Map<String, Object> facts(FilmJob job) {
    Map<String, Object> facts = new LinkedHashMap<>();
    FrameRate rate = job.settings().rate();
    facts.put("width", job.settings().width());
    facts.put("height", job.settings().height());
    facts.put("rate", List.of(rate.numerator(), rate.denominator()));
    facts.put("title", title(job));
    facts.put("tags", job.tags());
    facts.put("language", job.language());
    return facts;
  }

  /** Returns the entries of the index that refer to frames or times. */
  private static Map<String, Object> factsInTime(FilmJob job) {
    return Json.object(
        "language",
        job.language(),
        "chapters",
        job.plan().chapters().stream()
            .map(chapter -> List.of(chapter.title(), chapter.from(), chapter.to()))
            .toList(),
        "subtitles",
        job.plan().subtitles().stream()
            .map(cue -> List.of(cue.start(), cue.end(), cue.text()))
            .toList());
  }

  private static String title(FilmJob job) {
    String name = job.plan().request().scene().name();
    return job.settings().metadata().orTitle(name).title().orElseThrow();
  }
}
