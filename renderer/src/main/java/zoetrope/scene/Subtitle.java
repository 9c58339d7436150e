package zoetrope.scene;

/**
 * A subtitle, set by {@code subtitle("text", seconds)}.
 *
 * @param text lines with {@code \n} between them, none of them empty
 * @param start from the beginning of the scene
 * @param duration a thousandth of a second or more; it may reach beyond the end of the scene
 */
public record Subtitle(String text, Time start, Time duration) {
  /** Its end, from the beginning of the scene. */
  public Time end() {
    return start.plus(duration);
  }
}
