package zoetrope.scene;

import java.util.Objects;

/**
 * A moment that has a name in the scene and its time in a file beside it; see {@link
 * TimeEventFile}.
 *
 * @param name as the scene calls it
 * @param time from the beginning of the scene
 * @param isNew whether no file has its time yet: this is then a second after the scene came to it
 * @param late how much later than that the scene came to it, in seconds; 0 where it was in time
 * @param place the author's line, {@code Scene.java:12}, or an empty string
 */
public record TimeEvent(String name, Time time, boolean isNew, double late, String place) {
  /** Checks that nothing is null. */
  public TimeEvent {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(time, "time");
    Objects.requireNonNull(place, "place");
  }

  /**
   * Checks a name.
   *
   * @throws IllegalArgumentException for one that is empty, begins or ends with a blank, has more
   *     than one line or 80 characters
   */
  static void requireName(String name) {
    if (name == null || name.isBlank() || !name.equals(name.strip())) {
      throw new IllegalArgumentException(
          "a time event needs a name without blanks around it, such as waitUntil(\"impact\")");
    }
    if (name.indexOf('\t') >= 0) {
      throw new IllegalArgumentException(
          "the name of the time event '"
              + name.replace("\t", "\\t")
              + "' has a tabulator in it: write a blank in its place");
    }
    if (name.length() > SceneMarkers.LONGEST || name.chars().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException(
          "the name of the time event '"
              + name.lines().findFirst().orElse("")
              + "' needs one line of at most "
              + SceneMarkers.LONGEST
              + " characters: it is a line of a file");
    }
  }
}
