package zoetrope.lint;

import java.util.List;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;

/**
 * A fault that one frame shows.
 *
 * @param what the objects and the fault in words; equal in all frames with the same fault
 * @param where the place and the extent in this frame, to be appended
 * @param fix the fix; empty for the usual fix of its kind
 */
record FrameFault(Fault kind, List<FoundObject> objects, String what, String where, String fix) {
  /** Returns the key of a fault with these words. */
  static String key(Fault kind, String what) {
    return kind + what;
  }

  /** Returns a key that is equal in all frames with the same fault. */
  String key() {
    return key(kind, what);
  }

  /** Returns the finding of this fault at a time in seconds. */
  Finding at(PlayRecord play, double seconds) {
    Finding finding = new Finding(kind, play, seconds, seconds, objects, what + where);
    return fix.isEmpty() ? finding : finding.withFix(fix);
  }
}
