package zoetrope.scene;

import zoetrope.internal.diagnostics.Preconditions;

/**
 * A named moment of a scene. Its time is stored in a file in the scene's folder; see {@link
 * TimeEventFile}.
 *
 * @param name the name in the scene
 * @param time the time from the beginning of the scene
 * @param isNew whether no file has a time for the event; the event is then one second after the
 *     scene reached it
 * @param late how late the scene reached the event, in seconds; 0 if it was not late
 * @param place the author's line, such as {@code Scene.java:12}, or an empty string
 */
public record TimeEvent(String name, Time time, boolean isNew, double late, String place) {
  /**
   * Checks a name.
   *
   * @throws IllegalArgumentException if it is empty, begins or ends with a blank, contains a tab or
   *     a line end, or has more than 80 characters
   */
  static void requireName(String name) {
    Preconditions.require(
        name != null && !name.isBlank() && name.equals(name.strip()),
        "a time event needs a name without blanks around it, such as waitUntil(\"impact\")");
    Preconditions.require(
        name.indexOf('\t') < 0,
        "the name of the time event '%s' contains a tab: use a blank instead",
        name.replace("\t", "\\t"));
    Preconditions.require(
        name.length() <= SceneMarkers.MAX_NAME_LENGTH
            && !name.chars().anyMatch(Character::isISOControl),
        "the name of the time event '%s' must be one line of at most %s characters, because it"
            + " becomes a line of a file",
        name.lines().findFirst().orElse(""),
        SceneMarkers.MAX_NAME_LENGTH);
  }
}
