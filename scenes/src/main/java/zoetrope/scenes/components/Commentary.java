package zoetrope.scenes.components;

import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import zoetrope.sound.SpokenLine;

/**
 * The lines that tell a film, one after the other: each begins where it is told, or when the line
 * before it has been said. In silence no line is longer than what it is said to, so that the film
 * is as long as without; a slow voice stretches it.
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
   * A commentary by the methods of a scene.
   *
   * @param say of the scene
   * @param time of the scene, in seconds
   * @param pauseUntil of the scene
   */
  public Commentary(
      Function<String, SpokenLine> say, DoubleSupplier time, DoubleConsumer pauseUntil) {
    this.say = say;
    this.time = time;
    this.pauseUntil = pauseUntil;
  }

  /** Says {@code words} from now on, or from when the line before it has been said. */
  public void tell(String words) {
    finish();
    line = say.apply(words);
  }

  /** Waits until the last line has been said. */
  public void finish() {
    if (line != null && line.end() > time.getAsDouble()) {
      pauseUntil.accept(line.end());
    }
  }
}
