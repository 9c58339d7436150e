package zoetrope.scene;

import zoetrope.internal.scene.CallSite;

/**
 * One call of play or pause.
 *
 * @param index from 0
 * @param start from the beginning of the scene
 * @param duration of the call
 * @param description the animations, such as {@code FadeIn(Text), Write(Tex)}, or {@code pause}
 * @param file the author's source file, or an empty string when unknown
 * @param line the line in it, or 0
 */
public record PlayRecord(
    int index, Time start, Time duration, String description, String file, int line) {

  /** A call that the author's code makes now. */
  static PlayRecord here(int index, Time start, Time duration, String description) {
    StackTraceElement place = CallSite.ofCaller();
    boolean known = place != null && place.getFileName() != null;
    return new PlayRecord(
        index,
        start,
        duration,
        description,
        known ? place.getFileName() : "",
        place == null ? 0 : Math.max(0, place.getLineNumber()));
  }
}
