package zoetrope.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.lint.report.Finding;

/**
 * A search for fixes that move one object in opposite directions. The later finding then says so.
 */
final class OpposedFixes {
  private static final Pattern MOVE =
      Pattern.compile("\\bmove (\\w+) (up|down|left|right) by (?:[0-9.]+)(?: and (up|down) by)?");

  private static final Map<String, String> OPPOSITES =
      Map.of("up", "down", "down", "up", "left", "right", "right", "left");

  private OpposedFixes() {}

  /** Returns the findings of a scene, ordered by time, with better fixes. */
  static List<Finding> noted(List<Finding> findings) {
    Map<String, Finding> moves = new HashMap<>();
    List<Finding> noted = new ArrayList<>();
    for (Finding finding : findings) {
      Matcher move = MOVE.matcher(finding.fix());
      Finding opposed = null;
      boolean isKnown = move.find() && !move.group(1).equals("it");
      for (int i = 2; isKnown && i <= 3; i++) {
        String direction = move.group(i);
        if (direction != null) {
          Finding other = moves.get(move.group(1) + " " + OPPOSITES.get(direction));
          opposed = other == null ? opposed : other;
          moves.putIfAbsent(move.group(1) + " " + direction, finding);
        }
      }
      noted.add(opposed == null ? finding : finding.withFix(other(move.group(1), opposed)));
    }
    return noted;
  }

  /** Returns the fix for an object that another fix moves in the opposite direction. */
  private static String other(String variable, Finding opposed) {
    return String.format(
        Locale.ROOT,
        "make %s smaller, or move the other object: the fix of the finding at %.3f s moves %s in"
            + " the opposite direction",
        variable,
        opposed.from(),
        variable);
  }
}
