package zoetrope.mcp;

import java.util.List;
import java.util.stream.Stream;
import zoetrope.mcp.ToolArguments.Argument;

/**
 * An argument of a tool that stands for an option of the command line.
 *
 * @param argument the argument, whose value goes to the option with the same name
 * @param isList whether the argument is a list of values with commas between them; then the option
 *     is repeated for each value
 */
record CommandOption(Argument argument, boolean isList) {
  /** The options of all tools that run a scene. */
  static final List<CommandOption> OF_ALL =
      List.of(
          text("aspect", "Aspect ratio, such as 9:16 (default: 16:9)"),
          text("resolution", "Size in pixels, such as 1080x1080 (default: by quality)"),
          text("fps", "Frames per second (default: by quality)"),
          text(
              "fit",
              "How a scene for 16:9 fills another aspect ratio: expand (default), letterbox or"
                  + " height"),
          text("look", "screen (default), or print: dark ink on white paper"),
          text("seed", "Seed of the random numbers (default: 0)"),
          text("language", "Language of spoken lines and subtitles, such as de"),
          flag("burn_subtitles", "Draw the subtitles into the frames"));

  static final List<CommandOption> OF_CHECK =
      List.of(
          flag("strict", "Also report notes, such as small or faint texts"),
          text("ignore", "Leave out findings that match this regular expression"));

  static final List<CommandOption> OF_SHEET =
      List.of(
          text(
              "every",
              "Seconds between frames: show frames at this interval, instead of one for each play"),
          list("at", "Show the frames at these times instead, such as 1,2.5,frame:90,end"),
          flag("boxes", "Number the objects in the findings of 'check'; needs 'every' or 'at'"),
          text("columns", "Images in a row, 1 to 8 (default: 2)"),
          flag("portrait", "Use pages in portrait format"),
          text("title", "Title of the storyboard (default: the scene's name)"),
          flag("no_code", "Leave out source lines and names of animations"));

  /** Options that choose a part of a scene. */
  static final List<CommandOption> OF_PART =
      List.of(
          text("from", "Start at this time: seconds, or frame:N (default: the beginning)"),
          text("to", "Stop before the frame at this time (default: the end)"),
          text("section", "Render only the section with this name"),
          text("play", "Render only play N, plays N-M, or N- to the end, counted from 0"),
          text("line", "Render only the plays of this source line"));

  private static CommandOption text(String name, String description) {
    return new CommandOption(new Argument(name, description), false);
  }

  private static CommandOption list(String name, String description) {
    return new CommandOption(new Argument(name, description), true);
  }

  private static CommandOption flag(String name, String description) {
    return new CommandOption(new Argument(name, "boolean", description), false);
  }

  static List<Argument> arguments(List<CommandOption> options) {
    return options.stream().map(CommandOption::argument).toList();
  }

  /** Returns the words of the command line for given arguments. */
  Stream<String> words(ToolArguments given) {
    String option = "--" + argument.name().replace('_', '-');
    if (argument.type().equals("boolean")) {
      return given.isSet(argument.name()) ? Stream.of(option) : Stream.empty();
    }
    return given.text(argument.name()).stream()
        .flatMap(text -> isList ? Stream.of(text.strip().split("\\s*,\\s*")) : Stream.of(text))
        .map(value -> option + "=" + value);
  }
}
