package zoetrope.scene;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.internal.files.TextResource;
import zoetrope.internal.scene.CallSite;

/** The time events that a scene has reached. */
final class TimeEvents {
  /** If the files have no time for an event, the event is this long after the scene reaches it. */
  private static final Time DEFAULT = Time.of(1);

  private final Class<?> scene;
  private final String language;
  private final List<TimeEvent> events = new ArrayList<>();

  /**
   * The files with times, read at the first event: the file for the language of the run if it has
   * one, and the file for all languages. The time of an event comes from the first file that
   * contains the event.
   */
  private List<TimeEventFile> files = List.of();

  TimeEvents(Class<?> scene, String language) {
    this.scene = scene;
    this.language = language;
  }

  /** Returns the time of an event that the scene reaches now, and records the event. */
  Time next(String given, Time now) {
    TimeEvent.requireName(given);
    String name = TimeEventFile.composed(given);
    for (TimeEvent other : events) {
      if (other.name().equals(name)) {
        throw new IllegalArgumentException(
            Messages.of(
                "the scene has two time events named '%s', the first in %s: rename one",
                name, other.place().isEmpty() ? "another line" : other.place()));
      }
    }
    if (events.isEmpty()) {
      files = read();
    }
    Optional<Time> known = files.stream().flatMap(f -> f.time(name).stream()).findFirst();
    Time time = known.orElse(now.plus(DEFAULT));
    double late = Math.max(0, now.minus(time).seconds());
    events.add(new TimeEvent(name, time, known.isEmpty(), late, CallSite.place()));
    return time;
  }

  /** Returns the events, ordered as the scene reached them. */
  List<TimeEvent> events() {
    return events;
  }

  /** Returns the name of the file for all languages, which messages ask the author to edit. */
  String fileName() {
    return TimeEventFile.name(scene.getSimpleName(), "");
  }

  /**
   * Returns warnings about new and unused events.
   *
   * @param complete whether the scene ran to its end
   */
  Set<String> notes(boolean complete) {
    Set<String> notes = new LinkedHashSet<>();
    Set<String> unused = new LinkedHashSet<>();
    files.forEach(file -> unused.addAll(file.events()));
    events.forEach(event -> unused.remove(event.name()));
    for (TimeEvent event : events) {
      if (event.isNew()) {
        notes.add(
            Messages.of(
                "%sthe time event '%s' has no time yet and is at %.3f s: to set it, add the line"
                    + " '%.3f %s' to %s in the scene's folder%s",
                CallSite.before(event.place()),
                event.name(),
                event.time().seconds(),
                event.time().seconds(),
                event.name(),
                fileName(),
                Suggestions.question(event.name(), unused).map(q -> "; " + q).orElse("")));
      }
    }
    if (complete && !unused.isEmpty()) {
      notes.add(
          fileName()
              + " has times of events that the scene does not wait for: "
              + String.join(", ", unused)
              + "; delete these lines, or use the names of events of the scene");
    }
    return notes;
  }

  private List<TimeEventFile> read() {
    List<TimeEventFile> read = new ArrayList<>();
    if (!language.isEmpty()) {
      read.add(read(TimeEventFile.name(scene.getSimpleName(), language)));
    }
    read.add(read(fileName()));
    return read;
  }

  private TimeEventFile read(String name) {
    return TextResource.read(scene, name, 1, IllegalArgumentException::new)
        .map(text -> TimeEventFile.parse(name, text))
        .orElse(TimeEventFile.EMPTY);
  }
}
