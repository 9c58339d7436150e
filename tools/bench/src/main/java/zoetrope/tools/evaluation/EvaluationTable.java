package zoetrope.tools.evaluation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/**
 * The results of all files and their sum.
 *
 * @param results a result for each file, in the order of their names
 */
public record EvaluationTable(List<FileResult> results) {
  private static final int VERSION = 1;

  public EvaluationTable {
    results = List.copyOf(results);
  }

  /** Returns the table as text, and a line for each file that did not run. */
  public String text() {
    TextTable table =
        new TextTable("file", "compiled", "ran", "errors", "warnings", "notes", "seconds", "kinds");
    results.forEach(result -> row(table, result, yes(result.isCompiled()), yes(result.hasRun())));
    row(table, sum(), count(FileResult::isCompiled) + "", count(FileResult::hasRun) + "");
    String problems =
        results.stream()
            .filter(result -> !result.hasRun())
            .map(result -> result.file() + ": " + result.problem() + "\n")
            .collect(Collectors.joining());
    return table
        + (problems.isEmpty() ? "" : "\n" + problems)
        + String.format(
            Locale.ROOT,
            "%n%d of %d compiled, %d ran, %d are clean%n",
            count(FileResult::isCompiled),
            results.size(),
            count(FileResult::hasRun),
            count(FileResult::isClean));
  }

  private static void row(TextTable table, FileResult result, String compiled, String ran) {
    table.row(
        result.file(),
        compiled,
        ran,
        result.severities().getOrDefault("error", 0) + "",
        result.severities().getOrDefault("warning", 0) + result.warnings() + "",
        result.severities().getOrDefault("note", 0) + "",
        Numbers.fixed(result.seconds(), 1),
        result.findings().entrySet().stream()
            .map(kind -> kind.getKey() + " " + kind.getValue())
            .collect(Collectors.joining(", ")));
  }

  private static String yes(boolean value) {
    return value ? "yes" : "no";
  }

  private long count(Predicate<FileResult> wanted) {
    return results.stream().filter(wanted).count();
  }

  private FileResult sum() {
    return new FileResult(
        results.size() + " files",
        true,
        true,
        results.stream().mapToInt(FileResult::scenes).sum(),
        FileResult.sum(results.stream().map(FileResult::findings)),
        FileResult.sum(results.stream().map(FileResult::severities)),
        results.stream().mapToInt(FileResult::warnings).sum(),
        results.stream().mapToDouble(FileResult::seconds).sum(),
        "");
  }

  /** Returns the results as data for JSON. */
  public Map<String, Object> data() {
    FileResult all = sum();
    Map<String, Object> sum = new LinkedHashMap<>();
    sum.put("files", results.size());
    sum.put("compiled", count(FileResult::isCompiled));
    sum.put("ran", count(FileResult::hasRun));
    sum.put("clean", count(FileResult::isClean));
    sum.put("findings", all.findings());
    sum.put("severities", all.severities());
    sum.put("warnings", all.warnings());
    sum.put("seconds", all.seconds());
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("version", VERSION);
    data.put("files", results.stream().map(FileResult::data).toList());
    data.put("sum", sum);
    return data;
  }
}
