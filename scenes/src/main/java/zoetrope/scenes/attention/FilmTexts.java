package zoetrope.scenes.attention;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Texts of the films: UTF-8, with an empty line between blocks. */
final class FilmTexts {
  /** "The Road Not Taken" by Robert Frost, 1915: four stanzas of five lines. */
  static final String POEM = "the_road_not_taken.txt";

  /** A short crime story in eight paragraphs, written for the film. */
  static final String STORY = "a_drop_too_much.txt";

  private FilmTexts() {}

  /**
   * Returns the blocks of the text {@code file}: stanzas or paragraphs, with the lines of the file.
   */
  static List<String> blocks(String file) {
    try (InputStream in = FilmTexts.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("the text " + file + " is missing in this build");
      }
      String all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return Arrays.asList(all.strip().split("\\R\\s*\\R"));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
