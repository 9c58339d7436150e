package zoetrope.scene;

import java.util.Map;
import java.util.Objects;
import zoetrope.frame.FrameRate;

/**
 * The settings of a run of a scene. With the scene's code, they determine its frames.
 *
 * @param rate frames a second
 * @param seed of the scene's random source
 * @param parameters values for the scene's parameters, by name, as text
 */
public record StageSettings(FrameRate rate, long seed, Map<String, String> parameters) {
  /** Copies the map. */
  public StageSettings {
    Objects.requireNonNull(rate, "rate");
    parameters = Map.copyOf(parameters);
  }

  /** 60 frames a second, seed 0, every parameter at its default. */
  public static StageSettings defaults() {
    return new StageSettings(FrameRate.of(60), 0, Map.of());
  }
}
