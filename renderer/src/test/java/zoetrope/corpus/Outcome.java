package zoetrope.corpus;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import zoetrope.lint.report.Finding;

/**
 * The findings of the check about a case.
 *
 * @param finding the finding of the seeded fault; null if it was missed or if there is none
 * @param isNamed whether the finding names the right objects
 * @param isTimed whether the finding begins at the right time, to a frame
 * @param others the other findings
 */
record Outcome(Finding finding, boolean isNamed, boolean isTimed, List<Finding> others) {
  /**
   * The duration of a frame at low quality, in seconds, with some room for the rounding of times.
   */
  private static final double FRAME = 1.05 / 15;

  /**
   * Returns the outcome of findings about a scene with an expected fault, or with null for a clean
   * scene.
   */
  static Outcome of(Seeded expected, List<Finding> findings) {
    Finding best =
        expected == null
            ? null
            : findings.stream()
                .filter(finding -> expected.value().faults.contains(finding.kind().name()))
                .max(Comparator.comparingInt(finding -> score(expected, finding)))
                .orElse(null);
    List<Finding> others = new ArrayList<>(findings);
    others.remove(best);
    boolean isFound = best != null;
    return new Outcome(
        best, isFound && names(expected, best), isFound && beginsInTime(expected, best), others);
  }

  private static int score(Seeded expected, Finding finding) {
    return (names(expected, finding) ? 2 : 0) + (beginsInTime(expected, finding) ? 1 : 0);
  }

  private static boolean names(Seeded expected, Finding finding) {
    return Stream.of(expected.object().split(" "))
        .filter(name -> !name.isEmpty())
        .allMatch(
            name ->
                finding.objects().stream().anyMatch(o -> o.variable().matches(name))
                    || finding.what().matches("(?s).*\\bof (" + name + ")\\b.*"));
  }

  private static boolean beginsInTime(Seeded expected, Finding finding) {
    double latest = Math.max(expected.from(), expected.by());
    return expected.from() < 0
        || finding.from() > expected.from() - FRAME - 1e-6
            && finding.from() < latest + FRAME + 1e-6;
  }
}
