package zoetrope.scene;

import java.util.Map;
import java.util.Objects;
import zoetrope.frame.FrameRate;
import zoetrope.frame.PictureShape;
import zoetrope.sound.VoiceSettings;

/**
 * The settings of a run of a scene. With the scene's code, they determine its frames.
 *
 * @param rate frames a second
 * @param seed of the scene's random source
 * @param parameters values for the scene's parameters, by name, as text
 * @param picture the shape of the pictures, and how the scene's frame fits into it
 * @param voice what says the lines of the scene
 * @param burnsSubtitles whether subtitles are drawn into the frames
 * @param transparent whether frames have no background, whatever the scene sets
 */
public record StageSettings(
    FrameRate rate,
    long seed,
    Map<String, String> parameters,
    PictureShape picture,
    VoiceSettings voice,
    boolean burnsSubtitles,
    boolean transparent) {
  /** Copies the map. */
  public StageSettings {
    Objects.requireNonNull(rate, "rate");
    Objects.requireNonNull(picture, "picture");
    Objects.requireNonNull(voice, "voice");
    parameters = Map.copyOf(parameters);
  }

  /** With silent lines, no subtitles in the frames, and the scene's background. */
  public StageSettings(
      FrameRate rate, long seed, Map<String, String> parameters, PictureShape picture) {
    this(rate, seed, parameters, picture, VoiceSettings.NONE, false, false);
  }

  /** For pictures of 16:9. */
  public StageSettings(FrameRate rate, long seed, Map<String, String> parameters) {
    this(rate, seed, parameters, PictureShape.WIDE);
  }

  /** The same settings, which draw no subtitles into the frames. */
  public StageSettings withoutSubtitles() {
    return new StageSettings(rate, seed, parameters, picture, voice, false, transparent);
  }

  /** 60 frames a second, seed 0, every parameter at its default. */
  public static StageSettings defaults() {
    return new StageSettings(FrameRate.of(60), 0, Map.of());
  }
}
