package zoetrope.scene;

/**
 * A section of a scene, from a call of {@code section("name")} to the next one or the end of the
 * scene.
 *
 * @param name of one line, unique in the scene
 * @param start from the beginning of the scene
 * @param play the index of the first play or pause in it; the number of plays if there is none
 */
public record Section(String name, Time start, int play) {}
