package zoetrope.internal.video.h264;

/**
 * Selects the encoder of a picture: x264, whose cost depends on the size of the picture, or {@link
 * DeltaEncoder}, whose cost depends on the size of the changes. Switching back to x264 needs a key
 * frame. So the selector switches only when the wrong choice has cost as much time as a key frame.
 * By this rule, which is known from the ski rental problem, the total cost is at most twice the
 * optimum. The choice depends only on the numbers of changed macroblocks.
 */
public final class EncoderSelector {
  private final int breakEven;
  private final int keyFrame;
  private boolean delta;
  private int regret;

  /** Creates a selector for pictures with this number of macroblocks. */
  public EncoderSelector(int macroblocks) {
    // The delta encoder takes about eight times as long for a changed macroblock as x264 takes for
    // any macroblock.
    breakEven = macroblocks / 8;
    keyFrame = macroblocks / 2;
  }

  /**
   * Must be called when x264 begins with a key frame, or has to encode the picture although the
   * delta encoder was selected.
   */
  public void onX264() {
    delta = false;
    regret = keyFrame;
  }

  /**
   * Returns whether the delta encoder is selected for the next picture.
   *
   * @param changed the number of changed macroblocks in the next picture
   */
  public boolean selectsDelta(int changed) {
    int lost = delta ? changed - breakEven : breakEven - changed;
    regret = Math.max(0, regret + lost);
    if (regret > keyFrame) {
      delta = !delta;
      regret = 0;
    }
    return delta;
  }
}
