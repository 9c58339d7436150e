package zoetrope.lint;

import java.util.Optional;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FixEdit;

/**
 * How to remove a fault.
 *
 * @param words the fix in words; empty for the usual fix of the kind of fault
 * @param edit the fix as data; empty if there is no such change of one object
 */
record FaultFix(String words, Optional<FixEdit> edit) {
  static final FaultFix USUAL = of("");

  static FaultFix of(String words) {
    return new FaultFix(words, Optional.empty());
  }

  /** Returns the finding with this fix. */
  Finding of(Finding finding) {
    return words.isEmpty() ? finding : finding.withFix(words, edit);
  }
}
