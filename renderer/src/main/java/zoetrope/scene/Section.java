package zoetrope.scene;

/**
 * A mark that {@code section("name")} set: from here on the scene is in this section, until the
 * next one begins or the scene ends.
 *
 * @param name of one line, which no other section of the scene has
 * @param start from the beginning of the scene
 * @param play the index of the first play or pause after it, which may be one more than there are
 */
public record Section(String name, Time start, int play) {}
