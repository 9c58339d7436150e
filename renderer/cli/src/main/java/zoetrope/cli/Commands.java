package zoetrope.cli;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;

/**
 * The commands by their names, in the order of the help, and which of them a line needs: to look at
 * the options of all of them would take longer than to start one.
 */
final class Commands {
  private static final Map<String, Class<?>> ALL = new LinkedHashMap<>();

  static {
    ALL.put("studio", StudioCommand.class);
    ALL.put("new", NewCommand.class);
    ALL.put("list", ListCommand.class);
    ALL.put("info", InfoCommand.class);
    ALL.put("doc", DocCommand.class);
    ALL.put("lint", LintCommand.class);
    ALL.put("voice", VoiceCommand.class);
    ALL.put("cache", CacheCommand.class);
    ALL.put("sheet", SheetCommand.class);
    ALL.put("model", ModelCommand.class);
    ALL.put("doctor", DoctorCommand.class);
    ALL.put("completion", CompletionCommand.class);
    ALL.put("help", CommandLine.HelpCommand.class);
  }

  /** The commands that tell of others. */
  private static final Set<String> KNOW_ALL = Set.of("completion", "help");

  private static final Set<String> ASK_FOR_HELP = Set.of("-h", "--help");

  private Commands() {}

  /** The name of the command that a line begins with, when it does without the others. */
  static Optional<String> alone(String... args) {
    return args.length > 0 && ALL.containsKey(args[0]) && !KNOW_ALL.contains(args[0])
        ? Optional.of(args[0])
        : Optional.empty();
  }

  /** Whether a line begins with a scene and tells of no command, so that it does without any. */
  static boolean isOfScenes(String... args) {
    List<String> words = Arrays.asList(args);
    return args.length > 0
        && !args[0].startsWith("-")
        && Collections.disjoint(words, ALL.keySet())
        && Collections.disjoint(words, ASK_FOR_HELP);
  }

  /** Adds a command. */
  static void add(String name, CommandLine line, CommandLine.IFactory factory) {
    CommandLine command = new CommandLine(ALL.get(name), factory);
    if (name.equals("help")) {
      command.getCommandSpec().usageMessage().header("Show the help of a command").description();
    }
    line.addSubcommand(name, command);
  }

  /** Adds all commands. */
  static void addAll(CommandLine line, CommandLine.IFactory factory) {
    ALL.keySet().forEach(name -> add(name, line, factory));
  }
}
