package zoetrope.animation.indication;

import zoetrope.animation.ProceduralAnimation;
import zoetrope.animation.RateFunctions;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;

/**
 * An animation that shows a mobject and hides it, again and again, by default for half a second
 * each.
 */
public final class Blink extends ProceduralAnimation<Blink> {
  private double timeOn = 0.5;
  private double timeOff = 0.5;
  private int blinks = 1;
  private boolean hiddenAtEnd;

  Blink(Mobject<?> mobject) {
    super(mobject);
    rate(RateFunctions.LINEAR);
  }

  /** Sets how long the mobject is visible each time, in seconds, above 0; 0.5 by default. */
  public Blink timeOn(double seconds) {
    timeOn = Preconditions.requireAbove("the time of a blink", seconds, 0);
    return this;
  }

  /** Sets how long the mobject is hidden each time, in seconds, above 0; 0.5 by default. */
  public Blink timeOff(double seconds) {
    timeOff = Preconditions.requireAbove("the time of a blink", seconds, 0);
    return this;
  }

  /** Sets how often the mobject is hidden, at least once; 1 by default. */
  public Blink blinks(int count) {
    blinks = Preconditions.requireAtLeast("the number of blinks", count, 1);
    return this;
  }

  /** Hides the mobject at the end, instead of showing it once more. */
  public Blink hideAtEnd() {
    hiddenAtEnd = true;
    return this;
  }

  @Override
  protected double defaultRunTime() {
    return blinks * (timeOn + timeOff) + (hiddenAtEnd ? 0 : timeOn);
  }

  @Override
  protected void show(double alpha) {
    reset();
    double time = progress(alpha, 0, 1) * defaultRunTime();
    double cycle = timeOn + timeOff;
    int done = (int) Math.floor(time / cycle);
    boolean last = done >= blinks;
    if (last ? hiddenAtEnd : time - done * cycle >= timeOn) {
      mobject().setOpacity(0);
    }
  }
}
