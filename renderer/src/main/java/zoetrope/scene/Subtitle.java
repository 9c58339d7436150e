package zoetrope.scene;

/**
 * A subtitle, set by {@code subtitle("text", seconds)}.
 *
 * @param text lines separated by {@code \n}; no line is empty
 * @param start the time from the beginning of the scene
 * @param duration 0.001 s or more; may reach beyond the end of the scene
 */
public record Subtitle(String text, Time start, Time duration) {
  /** Returns the end of the subtitle, from the beginning of the scene. */
  public Time end() {
    return start.plus(duration);
  }
}
