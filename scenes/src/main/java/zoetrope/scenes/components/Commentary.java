package zoetrope.scenes.components;

import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import zoetrope.sound.SpokenLine;

/**
 * The spoken lines of a film, one after the other. Each begins when {@link #tell} is called, or
 * when the previous line has ended. Without a voice, lines must be no longer than the animations
 * under them, so that they do not lengthen the film. A slow voice lengthens it.
 *
 * <pre>{@code
 * var narration = new Commentary(this::say, this::time, this::pauseUntil);
 * narration.tell("Every word becomes a vector.");
 * play(...);
 * narration.finish();                               // at the end of the film
 * }</pre>
 */
public final class Commentary {
  private final Function<String, SpokenLine> say;
  private final DoubleSupplier time;
  private final DoubleConsumer pauseUntil;
  private SpokenLine line;

  /**
   * Creates a commentary from methods of a scene.
   *
   * @param say the scene's {@code say}
   * @param time the scene's {@code time}, in seconds
   * @param pauseUntil the scene's {@code pauseUntil}
   */
  public Commentary(
      Function<String, SpokenLine> say, DoubleSupplier time, DoubleConsumer pauseUntil) {
    this.say = say;
    this.time = time;
    this.pauseUntil = pauseUntil;
  }

  /** Says {@code words}. If the previous line has not ended, waits for its end first. */
  public void tell(String words) {
    finish();
    line = say.apply(words);
  }

  /** Waits until the last line has ended. */
  public void finish() {
    if (line != null && line.end() > time.getAsDouble()) {
      pauseUntil.accept(line.end());
    }
  }
}
