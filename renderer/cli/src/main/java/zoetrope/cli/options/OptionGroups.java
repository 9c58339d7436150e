package zoetrope.cli.options;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The lists of options and operands in the help of commands. */
public final class OptionGroups {
  public static final int WIDTH = 80;

  private static final int MAX_UNGROUPED = 6;
  private static final int DESCRIPTION_COLUMN = 29;
  private static final String EOL = System.lineSeparator();
  private static final String OTHER = "Options";
  private static final Map<String, List<String>> GROUPS = new LinkedHashMap<>();

  static {
    add(
        "Output",
        "out frames presentation presentation-type sections thumbnail thumbnail-type json dry-run");
    add("Output", "script translation sheet-type paper portrait columns");
    add("Output", "at still-type raster-scale");
    add("Selection", "all shard section play line from to");
    add("Scene", "set batch batch-name vary seed timeout");
    add("Video", "quality resolution aspect fps fit look burn-subtitles transparent");
    add("Video", "codec lossless crf preset");
    add("Sound", "voice language original-language words-per-minute loudness stems");
    add("Metadata", "title author comment date");
    add("Cache", "no-cache check-cache cache-size");
    add("Cluster", "farm farm-conf farm-cache");
    add("General", "jobs watch progress stacktrace help version");
  }

  private OptionGroups() {}

  private static void add(String group, String options) {
    List<String> names = GROUPS.computeIfAbsent(group, g -> new ArrayList<>());
    for (String option : options.split(" ")) {
      names.add("--" + option);
    }
  }

  /** Returns the option list of a command's help. A list of few options has no groups. */
  public static String list(Help help) {
    List<OptionSpec> options =
        help.commandSpec().options().stream().filter(option -> !option.hidden()).toList();
    if (options.isEmpty()) {
      return "";
    }
    boolean isShort = options.size() <= MAX_UNGROUPED;
    Function<OptionSpec, String> groupOf =
        option -> isShort ? OTHER : groupOf(option.longestName());
    Map<String, List<OptionSpec>> grouped = new LinkedHashMap<>();
    grouped.put(OTHER, new ArrayList<>());
    GROUPS.keySet().forEach(group -> grouped.put(group, new ArrayList<>()));
    options.forEach(option -> grouped.get(groupOf.apply(option)).add(option));
    return grouped.entrySet().stream()
        .filter(group -> !group.getValue().isEmpty())
        .map(group -> section(group.getKey(), group.getValue()))
        .collect(Collectors.joining());
  }

  private static String section(String group, List<OptionSpec> members) {
    List<String> order = GROUPS.getOrDefault(group, List.of());
    return members.stream()
        .sorted((a, b) -> order.indexOf(a.longestName()) - order.indexOf(b.longestName()))
        .map(option -> row(names(option), option))
        .collect(Collectors.joining("", EOL + group + ":" + EOL, ""));
  }

  private static String names(OptionSpec option) {
    String all = String.join(", ", option.names());
    String value = option.arity().max() == 0 ? "" : "=" + option.paramLabel();
    return (all.startsWith("--") ? "      " : "  ") + all + value;
  }

  /** Returns the list of operands of a command's help. */
  public static String operands(Help help) {
    String rows =
        help.commandSpec().positionalParameters().stream()
            .map(operand -> row("      " + label(operand), operand))
            .collect(Collectors.joining());
    return rows.isEmpty() ? "" : EOL + rows;
  }

  private static String label(ArgSpec operand) {
    String label = operand.paramLabel() + (operand.arity().max() > 1 ? "..." : "");
    return operand.arity().min() == 0 ? "[" + label + "]" : label;
  }

  /**
   * Returns the lines for an option or operand. They are broken only at blanks; picocli would also
   * break them within names of files.
   */
  private static String row(String name, ArgSpec described) {
    StringBuilder rows = new StringBuilder();
    StringBuilder row = new StringBuilder(name);
    boolean wide = name.length() >= DESCRIPTION_COLUMN;
    if (!wide) {
      row.append(" ".repeat(DESCRIPTION_COLUMN - 1 - name.length()));
    }
    for (String word : String.join(" ", described.description()).split(" ")) {
      if (wide || row.length() + 1 + word.length() > WIDTH) {
        rows.append(row).append(EOL);
        row = new StringBuilder(" ".repeat(DESCRIPTION_COLUMN - (wide ? 1 : -1)));
        wide = false;
      }
      row.append(' ').append(word);
    }
    return rows.append(row).append(EOL).toString();
  }

  /**
   * Returns the name of the group that lists an option. Options that no group lists are in the
   * group {@value #OTHER}.
   */
  public static String groupOf(String option) {
    return GROUPS.entrySet().stream()
        .filter(group -> group.getValue().contains(option))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(OTHER);
  }
}
