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
 * Guesses the lanes of the timeline from the source before the scene has run. The page reserves
 * space for these lanes, so that the image does not move when they appear.
 */
public final class LaneGuess {
  /** The patterns that find the calls for a lane in a source, by the name of the lane. */
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
   * Returns the lanes of a scene with this source.
   *
   * @param speaks whether a voice speaks the lines
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
      return List.of(); // Without a guess, the image moves when the lanes appear.
    }
  }
}
