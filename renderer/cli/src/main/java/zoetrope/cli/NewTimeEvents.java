package zoetrope.cli;

import java.nio.file.Path;
import java.util.List;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.OutputException;
import zoetrope.render.voice.TimeEventWriter;
import zoetrope.scene.TimeEvent;

/** Writes the times of new time events to a file and reports the file. */
final class NewTimeEvents {
  private NewTimeEvents() {}

  /**
   * Writes the events to a file next to the source of a scene, if the source is known. If that
   * fails, only prints a warning.
   */
  static void write(Console console, SceneEntry scene, List<TimeEvent> events) {
    if (console.run() == null) {
      writeNow(console, scene, events);
    } else if (!events.isEmpty()) {
      console.run().later(() -> writeNow(console, scene, events));
    }
  }

  private static void writeNow(Console console, SceneEntry scene, List<TimeEvent> events) {
    try {
      TimeEventWriter.writeNew(scene, events).ifPresent(file -> report(console, file));
    } catch (OutputException e) {
      console.warnings(scene.name(), List.of(e.getMessage()));
    }
  }

  private static void report(Console console, Path file) {
    console.err().println(file + ": added the times of new events");
    if (console.run() != null) {
      console.run().wrote(file);
    }
  }
}
