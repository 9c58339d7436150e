package zoetrope.lint.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zoetrope.geometry.Vec;

/**
 * A search for fixes that move one object in opposite directions. The later finding then says so.
 */
public final class OpposedFixes {
  private OpposedFixes() {}

  /** Returns the findings of a scene, ordered by time, with better fixes. */
  public static List<Finding> noted(List<Finding> findings) {
    Map<String, List<Finding>> moves = new HashMap<>();
    List<Finding> noted = new ArrayList<>();
    for (Finding finding : findings) {
      FixEdit.Shift move = shift(finding);
      if (move == null || move.object().variable().isEmpty()) {
        noted.add(finding);
        continue;
      }
      String variable = move.object().variable();
      List<Finding> earlier = moves.computeIfAbsent(variable, v -> new ArrayList<>());
      noted.add(
          earlier.stream()
              .filter(other -> areOpposed(shift(other).by(), move.by()))
              .findFirst()
              .map(other -> finding.withFix(otherFix(variable, other)))
              .orElse(finding));
      earlier.add(finding);
    }
    return noted;
  }

  /** Returns the move that fixes a finding; null if there is none. */
  private static FixEdit.Shift shift(Finding finding) {
    return finding.edit().orElse(null) instanceof FixEdit.Shift move ? move : null;
  }

  private static boolean areOpposed(Vec a, Vec b) {
    return a.x() * b.x() < 0 || a.y() * b.y() < 0;
  }

  /** Returns the fix for an object that another fix moves in the opposite direction. */
  private static String otherFix(String variable, Finding opposed) {
    return String.format(
        Locale.ROOT,
        "make %s smaller, or move the other object: the fix of the finding at %.3f s moves %s in"
            + " the opposite direction",
        variable,
        opposed.from(),
        variable);
  }
}
