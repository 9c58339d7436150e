package zoetrope.cli;

import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_OPTION_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_OPTION_LIST_HEADING;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_PARAMETER_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_PARAMETER_LIST_HEADING;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.LongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import zoetrope.cli.options.Converters;
import zoetrope.cli.options.FormatNames;
import zoetrope.cli.options.FormerNames;
import zoetrope.cli.options.OptionGroups;
import zoetrope.cli.options.ProjectSettings;
import zoetrope.cli.service.Studio;
import zoetrope.cli.sources.EarlyScenes;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.render.Renderer;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;

/** The command line. Results go to {@code out}; progress, notes and errors go to {@code err}. */
public final class CommandLineTool {
  /** The exit code if everything was done. */
  static final int DONE = 0;

  /** The exit code if a scene or another step failed. */
  static final int FAILED = 1;

  /** The exit code if the command line is wrong. */
  static final int USAGE = 2;

  /** The arguments that make a command line draw no frame. */
  private static final Set<String> WITHOUT_RENDERING =
      Set.of("--dry-run", "-h", "--help", "-V", "--version", "help", "completion");

  /** The message of picocli about a wrong value of an enum. */
  private static final Pattern WRONG_CHOICE =
      Pattern.compile("(.*)expected one of \\[(.*)\\] \\(case-insensitive\\) but was '(.*)'");

  private final Console console;

  /** Whether a word at the beginning of a command line is the name of a command. */
  public static boolean isCommand(String word) {
    return Commands.isCommand(word);
  }

  /** Creates a command line without a cache. */
  public CommandLineTool(PrintStream out, PrintStream err) {
    this(out, err, Path.of(""));
  }

  /** Creates a command line that runs in {@code folder} instead of the working directory. */
  public CommandLineTool(PrintStream out, PrintStream err, Path folder) {
    this(out, err, folder, bytes -> SegmentCache.none());
  }

  /** Creates a command line. {@code caches} opens the cache with a maximum size in bytes. */
  public CommandLineTool(
      PrintStream out, PrintStream err, Path folder, LongFunction<SegmentCache> caches) {
    this.console = new Console(out, err, folder, caches, null);
  }

  /** Runs the command line and returns the exit code: 0 done, 1 something failed, 2 wrong usage. */
  public int run(String... line) {
    String[] args = FormerNames.current(line);
    warmUp(args);
    int code = execute(args);
    return console.out().checkError() ? reportUnwritable(code) : code;
  }

  private int execute(String... args) {
    try {
      CommandLine line = commandLine(console, early(args), args);
      line.setDefaultValueProvider(ProjectSettings.of(console.folder(), args));
      return line.execute(args);
    } catch (UsageException e) {
      console.failure("", Failure.of(e), false);
      return USAGE;
    } catch (Error e) { // picocli handles the exceptions.
      console.failure("", Failure.of(e), false);
      return FAILED;
    }
  }

  /** Reports that standard output could not be written, and returns the exit code. */
  private int reportUnwritable(int code) {
    console
        .err()
        .println(
            "error: standard output could not be written completely: free some space, or redirect"
                + " it elsewhere");
    return code == DONE ? FAILED : code;
  }

  /**
   * Loads classes that the command line will probably need, on another thread, before picocli
   * parses it.
   */
  private static void warmUp(String... args) {
    List<String> words = List.of(args);
    if (!words.isEmpty()
        && words.get(0).equals("studio")
        && Collections.disjoint(words, WITHOUT_RENDERING)) {
      warmUpStudio();
    } else if (words.stream().anyMatch(word -> word.equals("--at") || word.startsWith("--at="))) {
      Renderer.warmUp();
    } else if (!words.isEmpty() && !words.get(0).startsWith("-") && drawsScenes(args)) {
      Renderer.warmUpForFilms();
    }
  }

  /** Begins to compile the scenes of a command line before it is parsed. */
  private EarlyScenes early(String... args) {
    return drawsScenes(args) && !List.of(args).contains("--watch")
        ? EarlyScenes.of(console.scenes(), console.caches(), List.of(args))
        : EarlyScenes.NONE;
  }

  /** Whether the arguments render scenes and name no command. */
  private static boolean drawsScenes(String... args) {
    return Commands.alone(args).isEmpty() && Collections.disjoint(List.of(args), WITHOUT_RENDERING);
  }

  private static void warmUpStudio() {
    Thread thread = new Thread(() -> Studio.find().ifPresent(Studio::warmUp), "studio-warm-up");
    thread.setDaemon(true);
    thread.start();
  }

  /** Returns a command line with all commands and without a cache. */
  static CommandLine commandLine(PrintStream out, PrintStream err) {
    return commandLine(new CommandLineTool(out, err).console, EarlyScenes.NONE);
  }

  /** Returns a command line with the commands that these arguments may need. */
  private static CommandLine commandLine(Console console, EarlyScenes early, String... args) {
    Factory factory = new Factory(console);
    CommandLine line =
        Commands.alone(args)
            .map(command -> only(command, factory))
            .orElseGet(() -> render(new RenderCommand(console, early), factory, args));
    line.setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8));
    line.setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setExpandAtFiles(false);
    line.setResourceBundle(new FormatNames());
    line.setUsageHelpWidth(OptionGroups.WIDTH);
    Converters.register(line);
    showGroups(line);
    line.setExecutionStrategy(CommandLineTool::execute);
    line.setParameterExceptionHandler(CommandLineTool::badUsage);
    line.setExecutionExceptionHandler((e, command, parsed) -> failed(e, command, console));
    return line;
  }

  /** Adds the help option to a command and its subcommands, and sets the form of the help. */
  private static void showGroups(CommandLine line) {
    CommandSpec spec = line.getCommandSpec();
    spec.usageMessage().abbreviateSynopsis(true);
    if (spec.findOption("--help") == null) {
      OptionSpec.Builder help = OptionSpec.builder("-h", "--help").usageHelp(true);
      spec.addOption(help.description("Show this help").build());
    }
    line.getHelpSectionMap().put(SECTION_KEY_PARAMETER_LIST_HEADING, help -> "");
    line.getHelpSectionMap().put(SECTION_KEY_PARAMETER_LIST, OptionGroups::operands);
    line.getHelpSectionMap().put(SECTION_KEY_OPTION_LIST_HEADING, help -> "");
    line.getHelpSectionMap().put(SECTION_KEY_OPTION_LIST, OptionGroups::list);
    line.getSubcommands().values().forEach(CommandLineTool::showGroups);
  }

  private static CommandLine render(RenderCommand command, Factory factory, String... args) {
    CommandLine line = new CommandLine(command, factory);
    if (!Commands.isOfScenes(args)) {
      Commands.addAll(line, factory);
    }
    return line;
  }

  private static CommandLine only(String command, Factory factory) {
    CommandLine root =
        new CommandLine(
            CommandSpec.create().name(RenderCommand.class.getAnnotation(Command.class).name()),
            factory);
    Commands.add(command, root, factory);
    return root;
  }

  /**
   * Runs the parsed command. Refuses options before its name, because the command would ignore
   * them.
   */
  private static int execute(ParseResult parsed) {
    boolean help = parsed.isUsageHelpRequested() || parsed.isVersionHelpRequested();
    if (parsed.hasSubcommand() && !help) {
      CommandLine command = parsed.subcommand().commandSpec().commandLine();
      for (ArgSpec given : parsed.matchedArgs()) {
        if (!isAllowedBeforeCommands(given)) {
          throw new ParameterException(
              command,
              "options must follow '" + command.getCommandName() + "': write them after it");
        }
      }
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  private static boolean isAllowedBeforeCommands(ArgSpec given) {
    return given instanceof OptionSpec option && option.longestName().equals("--stacktrace");
  }

  private static int badUsage(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    PrintWriter writer = command.getErr();
    String message = e.getMessage().lines().findFirst().orElse("bad usage");
    String place =
        command.getDefaultValueProvider() instanceof ProjectSettings settings
            ? settings.placeOf(e.getArgSpec())
            : "";
    writer.println("error: " + readable(message) + place);
    String near =
        e instanceof UnmatchedArgumentException unmatched
            ? Suggestions.question(unmatched.getSuggestions()).map(q -> q + " ").orElse("")
            : "";
    writer.println(
        Messages.of(
            "  hint: %s'%s --help' lists the options",
            near, command.getCommandSpec().qualifiedName()));
    return USAGE;
  }

  /** Rewrites a message of picocli in the style of this program. */
  private static String readable(String message) {
    String text =
        message
            .replace("option option", "option")
            .replaceFirst("^Unmatched argument at index \\d+: ", "Unexpected argument ")
            .replaceFirst("^(Unknown subcommand .*)\\.$", "$1")
            .replaceFirst("' is not an? (?:int|long)$", "' is not a whole number")
            .replaceFirst(
                "^Value for (option '.*') \\((.*)\\) should be in .* but was (.*)$",
                "Invalid value for $1: '$3' is not $2");
    Matcher choice = WRONG_CHOICE.matcher(text);
    if (choice.matches()) {
      String choices = choice.group(2).toLowerCase(Locale.ROOT);
      text = choice.group(1) + "'" + choice.group(3) + "' is not one of " + choices;
    }
    return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }

  private static int failed(Exception e, CommandLine command, Console console) {
    if (e instanceof CancellationException) {
      return FAILED;
    }
    Failure failure = Failure.of(e);
    RenderCommand root =
        command.getCommandSpec().root().userObject() instanceof RenderCommand r ? r : null;
    console.failure("", failure, root != null && root.stackTraces());
    return failure.kind() == Failure.Kind.USAGE ? USAGE : FAILED;
  }

  /** A factory that creates commands and gives them the console. */
  private record Factory(Console console) implements CommandLine.IFactory {
    @Override
    public <K> K create(Class<K> type) throws Exception {
      K created = CommandLine.defaultFactory().create(type);
      if (created instanceof ConsoleCommand command) {
        command.console = console;
      }
      return created;
    }
  }
}
