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
 * The commands by name, in the order of the help. A command line loads only the commands that it
 * needs, because reading the options of all commands takes longer than running one command.
 */
final class Commands {
  private static final Map<String, Class<?>> ALL = new LinkedHashMap<>();

  static {
    ALL.put("studio", StudioCommand.class);
    ALL.put("new", NewCommand.class);
    ALL.put("list", ListCommand.class);
    ALL.put("info", InfoCommand.class);
    ALL.put("doc", DocCommand.class);
    ALL.put("docs", DocsCommand.class);
    ALL.put("check", CheckCommand.class);
    ALL.put("lint", CheckCommand.class);
    ALL.put("objects", ObjectsCommand.class);
    ALL.put("mcp", McpCommand.class);
    ALL.put("notebook", NotebookCommand.class);
    ALL.put("voice", VoiceCommand.class);
    ALL.put("cache", CacheCommand.class);
    ALL.put("sheet", SheetCommand.class);
    ALL.put("model", ModelCommand.class);
    ALL.put("doctor", DoctorCommand.class);
    ALL.put("completion", CompletionCommand.class);
    ALL.put("help", CommandLine.HelpCommand.class);
  }

  /** The commands that need the definitions of all other commands. */
  private static final Set<String> NEED_ALL_COMMANDS = Set.of("completion", "help");

  private static final Set<String> HELP_OPTIONS = Set.of("-h", "--help");

  private Commands() {}

  static boolean isCommand(String word) {
    return ALL.containsKey(word);
  }

  /** Returns the command that the arguments begin with, if it needs no other command. */
  static Optional<String> alone(String... args) {
    return args.length > 0 && ALL.containsKey(args[0]) && !NEED_ALL_COMMANDS.contains(args[0])
        ? Optional.of(args[0])
        : Optional.empty();
  }

  /** Whether the arguments begin with a scene and need no command. */
  static boolean isOfScenes(String... args) {
    List<String> words = Arrays.asList(args);
    return args.length > 0
        && !args[0].startsWith("-")
        && Collections.disjoint(words, ALL.keySet())
        && Collections.disjoint(words, HELP_OPTIONS);
  }

  static void add(String name, CommandLine line, CommandLine.IFactory factory) {
    CommandLine command = new CommandLine(ALL.get(name), factory);
    if (name.equals("help")) {
      command.getCommandSpec().usageMessage().header("Show the help of a command").description();
    }
    if (name.equals("lint")) {
      command.getCommandSpec().name(name).usageMessage().hidden(true);
    }
    line.addSubcommand(name, command);
  }

  static void addAll(CommandLine line, CommandLine.IFactory factory) {
    ALL.keySet().forEach(name -> add(name, line, factory));
  }
}
