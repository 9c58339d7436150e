package zoetrope.render.voice;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import zoetrope.internal.files.BoundedFile;
import zoetrope.internal.files.TextResource;
import zoetrope.render.request.ClassScene;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.OutputException;
import zoetrope.scene.TimeEvent;
import zoetrope.scene.TimeEventFile;

/** A writer of time events to the file next to a scene's source; see {@link TimeEventFile}. */
public final class TimeEventWriter {
  private TimeEventWriter() {}

  /** Returns the file with the time events of a scene; empty if its source is unknown. */
  public static Optional<Path> file(SceneEntry scene) {
    String name = TimeEventFile.name(ClassScene.simpleName(scene.className()), "");
    return scene.source().map(source -> source.toAbsolutePath().resolveSibling(name));
  }

  /**
   * Writes the events of a scene that are not in the file yet, with their current times.
   *
   * @return the file; empty if there was nothing to write, or nowhere to write it
   * @throws OutputException if it cannot be written; the older file stays
   */
  public static Optional<Path> writeNew(SceneEntry scene, List<TimeEvent> events) {
    List<TimeEvent> fresh = events.stream().filter(TimeEvent::isNew).toList();
    Optional<Path> file = fresh.isEmpty() ? Optional.empty() : file(scene);
    file.ifPresent(path -> write(path, fresh));
    return file;
  }

  private static void write(Path file, List<TimeEvent> events) {
    TimeEventFile times = read(file);
    for (TimeEvent event : events) {
      times =
          times.time(event.name()).isPresent()
              ? times
              : times.with(event.name(), event.time().seconds());
    }
    OutputFiles.write(file, times.text().getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Changes the time of an event.
   *
   * @param seconds the new time in seconds from the beginning of the scene
   * @throws IllegalArgumentException for a name or time that no event can have, or an error in the
   *     file
   * @throws OutputException if it cannot be written; the older file stays
   */
  public static void write(Path file, String event, double seconds) {
    String text = read(file).with(event, seconds).text();
    OutputFiles.write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  private static TimeEventFile read(Path file) {
    if (!Files.exists(file)) {
      return TimeEventFile.EMPTY;
    }
    try {
      String name = file.getFileName().toString();
      byte[] bytes = BoundedFile.read(file, 1);
      return TimeEventFile.parse(
          name, TextResource.decode(name, bytes, IllegalArgumentException::new));
    } catch (IOException e) {
      throw new OutputException(
          "cannot read " + file + ", which is to be changed: " + BoundedFile.reason(e), e);
    }
  }
}
