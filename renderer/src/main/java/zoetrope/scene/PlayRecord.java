package zoetrope.scene;

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
    int index, Time start, Time duration, String description, String file, int line) {}
