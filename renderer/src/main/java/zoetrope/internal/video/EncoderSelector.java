package zoetrope.internal.video;

/**
 * Decides who codes a picture: x264, whose cost is that of the whole picture, or our own coder,
 * whose cost is that of the change. Back to x264 costs a key frame, so it waits until the wrong
 * choice has cost as much (the rule of the ski rental: never more than twice the best). What is
 * decided depends on the numbers of changed macroblocks alone.
 */
final class EncoderSelector {
  private final int level;
  private final int keyFrame;
  private boolean changes;
  private int regret;

  /** A choice for pictures of so many macroblocks. */
  EncoderSelector(int macroblocks) {
    // A changed macroblock costs our coder about eight times what any costs x264.
    level = macroblocks / 8;
    keyFrame = macroblocks / 2;
  }

  /** Says that x264 has begun anew, with a key frame. */
  void keyFrame() {
    changes = false;
    regret = keyFrame;
  }

  /** Says that x264 has to code the picture all the same, and that the next is asked for again. */
  void putOff() {
    changes = false;
    regret = keyFrame;
  }

  /** Whether the next picture, with so many changed macroblocks, is for our own coder. */
  boolean byChanges(int changed) {
    int lost = changes ? changed - level : level - changed;
    regret = Math.max(0, regret + lost);
    if (regret > keyFrame) {
      changes = !changes;
      regret = 0;
    }
    return changes;
  }
}
