package zoetrope.studio.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Which lanes a scene's timeline is likely to have, by the words of its source, before the scene
 * has run: a page leaves room for them, so that its picture stays where it is when they come.
 */
public final class LaneGuess {
  /** By the names that the page has for lanes. */
  private static final Map<String, Pattern> WORDS =
      Map.of(
          "sections", calls("section"),
          "subtitles", calls("subtitle|say"),
          "effects", calls("sound"),
          "music", calls("music"),
          "events", calls("waitUntil|durationUntil"));

  private static final Pattern LINES = calls("say");

  private LaneGuess() {}

  private static Pattern calls(String words) {
    return Pattern.compile("(?<![\\w$])(?:" + words + ")\\s*\\(");
  }

  /**
   * The lanes of a scene with this source.
   *
   * @param speaks whether lines are spoken by a voice
   */
  public static List<String> of(Path source, boolean speaks) {
    try {
      String text = Files.readString(source);
      List<String> found =
          WORDS.entrySet().stream()
              .filter(lane -> lane.getValue().matcher(text).find())
              .map(Map.Entry::getKey)
              .sorted()
              .collect(Collectors.toCollection(ArrayList::new));
      if (speaks && LINES.matcher(text).find()) {
        found.add("voice");
      }
      return found;
    } catch (IOException e) {
      return List.of(); // Then the picture moves a little.
    }
  }
}
