package zoetrope.cli;

import java.util.List;
import zoetrope.render.OutputException;
import zoetrope.render.SceneEntry;
import zoetrope.render.TimeEventWriter;
import zoetrope.scene.TimeEvent;

/** Writes down the times of new time events, and says so. */
final class NewTimeEvents {
  private NewTimeEvents() {}

  /** Writes them beside the source of a scene, where that is known. A failure is a warning. */
  static void write(Console console, SceneEntry scene, List<TimeEvent> events) {
    try {
      TimeEventWriter.writeNew(scene, events)
          .ifPresent(file -> console.err().println(file + ": times of new events written"));
    } catch (OutputException e) {
      console.warnings(scene.name(), List.of(e.getMessage()));
    }
  }
}
