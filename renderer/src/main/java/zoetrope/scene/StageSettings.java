package zoetrope.scene;

import java.util.Map;
import java.util.Objects;
import zoetrope.frame.FrameRate;
import zoetrope.frame.PictureShape;
import zoetrope.sound.VoiceSettings;

/**
 * The settings of a run of a scene. Together with the scene's code, they determine its frames.
 *
 * @param seed the seed of all random numbers of the scene
 * @param parameters the parameter values, by name, as text; the scene need not have all of them
 * @param picture the aspect ratio of the frames, and how the scene's frame fits into it
 * @param voice the voice that speaks the scene's lines
 * @param burnsSubtitles whether subtitles are drawn into the frames
 * @param transparent whether frames have no background, even if the scene sets one
 * @param light whether frames are dark ink on a light background, as with {@link
 *     zoetrope.color.Theme#LIGHT}
 */
public record StageSettings(
    FrameRate rate,
    long seed,
    Map<String, String> parameters,
    PictureShape picture,
    VoiceSettings voice,
    boolean burnsSubtitles,
    boolean transparent,
    boolean light) {
  public StageSettings {
    Objects.requireNonNull(rate, "rate");
    Objects.requireNonNull(picture, "picture");
    Objects.requireNonNull(voice, "voice");
    parameters = Map.copyOf(parameters);
  }

  /**
   * Returns settings with a frame rate, seed 0, an aspect ratio of 16:9 and defaults for the rest.
   */
  public static StageSettings of(FrameRate rate) {
    return new StageSettings(
        rate, 0, Map.of(), PictureShape.WIDE, VoiceSettings.NONE, false, false, false);
  }

  public StageSettings withoutSubtitles() {
    return new StageSettings(rate, seed, parameters, picture, voice, false, transparent, light);
  }

  public StageSettings withParameters(Map<String, String> newParameters) {
    return new StageSettings(
        rate, seed, newParameters, picture, voice, burnsSubtitles, transparent, light);
  }
}
