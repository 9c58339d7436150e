package zoetrope.cli.options;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;

/** Names of commands and options in the previous version, which still work in this one. */
public final class FormerNames {
  private static final Map<String, String> COMMANDS = Map.of("words", "doc");

  private static final Map<String, String> OPTIONS =
      Map.of(
          "--talk", "--presentation",
          "--words-a-minute", "--words-per-minute",
          "--picture-scale", "--raster-scale");

  private static final Set<String> BEFORE_COMMANDS = Set.of("help", "--stacktrace");

  private FormerNames() {}

  /** Returns a command line with the current names. */
  public static String[] current(String... args) {
    String[] current = Arrays.stream(args).map(FormerNames::option).toArray(String[]::new);
    int command = args.length > 1 && BEFORE_COMMANDS.contains(args[0]) ? 1 : 0;
    if (command < args.length) {
      current[command] = COMMANDS.getOrDefault(args[command], current[command]);
    }
    return current;
  }

  private static String option(String arg) {
    int end = arg.indexOf('=');
    String name = end < 0 ? arg : arg.substring(0, end);
    return OPTIONS.getOrDefault(name, name) + arg.substring(name.length());
  }

  /** Returns the current name of a setting, which is an option without its dashes. */
  static String setting(String name) {
    return option("--" + name).substring(2);
  }
}
