package zoetrope.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;
import zoetrope.render.RenderSettings;
import zoetrope.render.UsageException;

/** What a scene's run depends on. */
final class SceneOptions {
  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      converter = Converters.OfSeed.class,
      description = "the seed of the scenes' random numbers; 0 by default")
  private long seed;

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = "sets a parameter of the scene; 'render info SCENE' lists them")
  private Map<String, String> parameters = new LinkedHashMap<>();

  /**
   * Settings with these options.
   *
   * @throws UsageException for values out of range
   */
  RenderSettings settings(PictureOptions picture, Double crf, String preset, int jobs) {
    try {
      return new RenderSettings(
          picture.width(),
          picture.height(),
          picture.rate(),
          crf == null ? RenderSettings.DEFAULT_CRF : crf,
          preset == null ? RenderSettings.DEFAULT_PRESET : preset,
          jobs,
          seed,
          parameters,
          picture.fit());
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }
}
