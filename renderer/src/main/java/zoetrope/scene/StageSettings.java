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

  /** Settings with this frame rate, seed 0, 16:9, and everything else at its default. */
  public static StageSettings of(FrameRate rate) {
    return new StageSettings(
        rate, 0, Map.of(), PictureShape.WIDE, VoiceSettings.NONE, false, false);
  }

  /** Settings with 60 frames per second and everything else at its default. */
  public static StageSettings defaults() {
    return of(FrameRate.of(60));
  }

  /** A copy that draws no subtitles into the frames. */
  public StageSettings withoutSubtitles() {
    return new StageSettings(rate, seed, parameters, picture, voice, false, transparent);
  }

  /** A copy with another seed. */
  public StageSettings withSeed(long newSeed) {
    return new StageSettings(
        rate, newSeed, parameters, picture, voice, burnsSubtitles, transparent);
  }

  /** A copy with other values of scene parameters. */
  public StageSettings withParameters(Map<String, String> newParameters) {
    return new StageSettings(
        rate, seed, newParameters, picture, voice, burnsSubtitles, transparent);
  }

  /** A copy with another shape of the pictures. */
  public StageSettings withPicture(PictureShape newPicture) {
    return new StageSettings(
        rate, seed, parameters, newPicture, voice, burnsSubtitles, transparent);
  }
}
