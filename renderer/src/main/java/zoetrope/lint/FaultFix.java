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

  /** Returns the usual fix in words, with a change that does it. */
  static FaultFix usual(FixEdit edit) {
    return new FaultFix("", Optional.of(edit));
  }

  static FaultFix of(String words) {
    return new FaultFix(words, Optional.empty());
  }

  /** Returns the finding with this fix. */
  Finding of(Finding finding) {
    return finding.withFix(words.isEmpty() ? finding.fix() : words, edit);
  }
}
