package zoetrope.scene;

import zoetrope.internal.scene.CallSite;

/**
 * A call of play or pause.
 *
 * @param index the number of the call, from 0
 * @param start the time from the beginning of the scene
 * @param duration the duration of the call
 * @param description the animations, such as {@code FadeIn(Text), Write(Tex)}, or {@code pause}
 * @param file the author's source file, or an empty string if unknown
 * @param line the line in the file, or 0 if unknown
 * @param caller the place where {@code construct()} called the author's method with this line, such
 *     as {@code Scene.java:12}; empty if the line is in {@code construct()} itself
 */
public record PlayRecord(
    int index,
    Time start,
    Time duration,
    String description,
    String file,
    int line,
    String caller) {

  /** Returns a record of a call that starts now, with the author's line from the current stack. */
  static PlayRecord here(int index, Time start, Time duration, String description) {
    StackTraceElement place = CallSite.ofCaller();
    boolean known = place != null && place.getFileName() != null;
    return new PlayRecord(
        index,
        start,
        duration,
        description,
        known ? place.getFileName() : "",
        place == null ? 0 : Math.max(0, place.getLineNumber()),
        CallSite.placeOfHelperCall());
  }

  /** Returns the place of the call, {@code Scene.java:12}, or an empty string if it is unknown. */
  public String place() {
    return file.isEmpty() ? "" : file + ":" + line;
  }
}
