package zoetrope.scene;

/**
 * A section of a scene. It lasts from a call of {@code section("name")} to the next call or to the
 * end of the scene.
 *
 * @param name a unique name on one line
 * @param start the time from the beginning of the scene
 * @param play the index of the first play or pause; if there is none, the number of plays and
 *     pauses before the section
 */
public record Section(String name, Time start, int play) {}
