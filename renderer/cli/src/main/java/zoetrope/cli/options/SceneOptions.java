package zoetrope.cli.options;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.UsageException;
import zoetrope.sound.VoiceSettings;

/** The options that change the run of a scene, such as its parameters and the seed. */
public final class SceneOptions {
  /**
   * The default time limit of each scene with {@code --all}. It is about ten times the time that
   * Zoetrope's longest scene needs.
   */
  private static final Duration TIMEOUT_WITH_ALL = Duration.ofHours(1);

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "Seed of the random numbers (default: 0)")
  private long seed;

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = "Set a parameter of the scene ('render info SCENE' lists them)")
  private Map<String, String> parameters = new LinkedHashMap<>();

  @Option(
      names = "--timeout",
      paramLabel = "DURATION",
      description =
          "Time limit for each scene, such as 90s or 1h30m, or none (default: none; 1h with --all)")
  private Duration timeout;

  @Option(
      names = "--voice",
      paramLabel = "VOICE",
      description =
          "none (silence, default), recorded (your files in voice/SCENE), or a command such as"
              + " \"espeak-ng -w {out} {text}\"")
  private String voice;

  @Option(
      names = "--words-per-minute",
      paramLabel = "N",
      converter = Converters.OfWordsAMinute.class,
      description = "Speaking rate of lines without a recording (default: 150)")
  private Double wordsAMinute;

  @Option(
      names = "--language",
      paramLabel = "LANG[,LANG...]",
      hideParamSyntax = true,
      split = ",",
      description =
          "Languages of the spoken lines and the texts on the screen, such as en,de,fr; each gets"
              + " its own video (default: as written in the scene)")
  private List<String> languages = List.of();

  @Option(
      names = "--original-language",
      paramLabel = "LANG",
      defaultValue = VoiceSettings.DEFAULT_ORIGINAL,
      description = "Original language of the scenes (default: en)")
  private String original;

  @Option(names = "--burn-subtitles", description = "Draw the subtitles into the frames")
  private boolean burnsSubtitles;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** Returns the languages; empty for the language of the scene. */
  public List<String> languages() {
    return languages;
  }

  /**
   * Returns settings with these options.
   *
   * @param all whether all scenes are rendered
   * @throws UsageException for values out of range
   */
  public RenderSettings settings(PictureOptions picture, int jobs, boolean all) {
    try {
      RenderSettings settings =
          RenderSettings.of(picture.width(), picture.height(), picture.rate())
              .withJobs(jobs)
              .withSeed(seed)
              .withParameters(parameters)
              .withFit(picture.fit())
              .withLight(picture.isForPrint())
              .withTimeout(timeout(all).orElse(null))
              .withVoice(voice());
      return burnsSubtitles ? settings.withBurntSubtitles() : settings;
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private VoiceSettings voice() {
    VoiceSettings spoken =
        voice == null ? VoiceSettings.NONE : given("--voice", () -> VoiceSettings.parse(voice));
    VoiceSettings chosen = given("--original-language", () -> spoken.withOriginal(original));
    VoiceSettings fast = wordsAMinute == null ? chosen : chosen.withWordsAMinute(wordsAMinute);
    VoiceSettings last = fast;
    for (String language : languages) {
      last = given("--language", () -> fast.withLanguage(language));
    }
    return languages.size() == 1 ? last : fast;
  }

  /**
   * Returns the result of {@code parser}, which reads the value of an option.
   *
   * @throws UsageException if the parser refuses the value; the message names the settings file if
   *     the option is set there
   */
  private <T> T given(String option, Supplier<T> parser) {
    try {
      return parser.get();
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage() + placeOf(option));
    }
  }

  /**
   * Returns the suffix of a message that names the place of a rejected value; empty for the command
   * line.
   */
  public String placeOf(String option) {
    return command.commandLine().getDefaultValueProvider() instanceof ProjectSettings settings
        ? settings.placeOf(command.findOption(option))
        : "";
  }

  private Optional<Duration> timeout(boolean all) {
    Duration limit = timeout == null && all ? TIMEOUT_WITH_ALL : timeout;
    return Optional.ofNullable(limit).filter(duration -> !duration.isZero());
  }
}
