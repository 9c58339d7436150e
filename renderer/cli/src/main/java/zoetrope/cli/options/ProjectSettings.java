package zoetrope.cli.options;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import zoetrope.render.result.UsageException;

/**
 * The defaults of a project: the file {@code zoetrope.properties} in the current folder. It names
 * options as on the command line, as in {@code quality=low}. Command-line options take precedence.
 */
public final class ProjectSettings implements IDefaultValueProvider {
  static final String FILE = "zoetrope.properties";

  /**
   * The options that the file may set. Options that select scenes, parts or output files are not
   * among them.
   */
  private static final List<String> NAMES =
      List.of(
          "quality",
          "resolution",
          "aspect",
          "fps",
          "fit",
          "seed",
          "voice",
          "words-per-minute",
          "language",
          "original-language",
          "burn-subtitles",
          "crf",
          "preset",
          "codec",
          "lossless",
          "title",
          "author",
          "comment",
          "date",
          "loudness",
          "cache-size");

  /** The options that {@code --quality} on the command line overrides, too. */
  private static final List<String> SET_BY_QUALITY = List.of("resolution", "fps");

  private static final int MAX_BYTES = 1 << 20;

  private final Properties values;

  private ProjectSettings(Properties values) {
    this.values = values;
  }

  /**
   * Returns the settings of a folder for a command line.
   *
   * @throws UsageException if the file cannot be read or has an unknown setting
   */
  public static ProjectSettings of(Path folder, String... args) {
    Properties values = new Properties();
    if (Files.exists(folder.resolve(FILE))) {
      load(folder.resolve(FILE), values);
    }
    for (String name : values.stringPropertyNames()) {
      values.setProperty(FormerNames.setting(name), (String) values.remove(name));
    }
    for (String name : values.stringPropertyNames()) {
      if (!NAMES.contains(name)) {
        throw new UsageException(
            "unknown setting '" + name + "' in " + FILE + ": expected " + String.join(", ", NAMES));
      }
    }
    for (String arg : args) {
      if (arg.startsWith("-q") || arg.equals("--quality") || arg.startsWith("--quality=")) {
        SET_BY_QUALITY.forEach(values::remove);
      }
    }
    return new ProjectSettings(values);
  }

  private static void load(Path file, Properties values) {
    try {
      if (!Files.isRegularFile(file) || Files.size(file) > MAX_BYTES) {
        throw new UsageException(FILE + " is not a settings file: it is a folder, or too large");
      }
      values.load(new StringReader(Files.readString(file).replaceFirst("^\uFEFF", "")));
    } catch (CharacterCodingException e) {
      throw new UsageException(FILE + " is not in UTF-8: save it as UTF-8");
    } catch (AccessDeniedException e) {
      throw new UsageException(FILE + " cannot be read: no permission");
    } catch (IOException | IllegalArgumentException e) {
      throw new UsageException(FILE + " cannot be read: " + e.getMessage());
    }
  }

  @Override
  public String defaultValue(ArgSpec option) {
    return option instanceof OptionSpec named ? values.getProperty(nameOf(named)) : null;
  }

  /**
   * Returns the suffix of a message that names the place of a rejected value; empty for the command
   * line.
   */
  public String placeOf(ArgSpec refused) {
    return refused instanceof OptionSpec option
            && values.containsKey(nameOf(option))
            && option.stringValues().isEmpty()
        ? " (in " + FILE + ")"
        : "";
  }

  private static String nameOf(OptionSpec option) {
    return option.longestName().replaceFirst("^-+", "");
  }
}
