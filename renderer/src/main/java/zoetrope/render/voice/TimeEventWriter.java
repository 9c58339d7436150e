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

/** Writes times of events to the file beside a scene's source; see {@link TimeEventFile}. */
public final class TimeEventWriter {
  private TimeEventWriter() {}

  /** The file of a scene's time events; empty for one whose source is not known. */
  public static Optional<Path> file(SceneEntry scene) {
    String name = TimeEventFile.name(ClassScene.simpleName(scene.className()), "");
    return scene.source().map(source -> source.toAbsolutePath().resolveSibling(name));
  }

  /**
   * Gives the new ones of a scene's events the times that they have.
   *
   * @return the file; empty when there was nothing to write, or it has no place
   * @throws OutputException when it cannot be written; what was there before stays
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
   * Gives an event another time.
   *
   * @param seconds from the beginning of the scene
   * @throws IllegalArgumentException for a name or a time that no event can have, and for a file
   *     with a mistake
   * @throws OutputException when it cannot be written; what was there before stays
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
