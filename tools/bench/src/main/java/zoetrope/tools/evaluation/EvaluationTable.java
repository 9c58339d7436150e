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
    results.forEach(
        result ->
            row(
                table,
                result.file(),
                yes(result.isCompiled()),
                yes(result.hasRun()),
                result.severities(),
                result.warnings(),
                result.seconds(),
                result.findings()));
    row(
        table,
        results.size() + " files",
        count(FileResult::isCompiled) + "",
        count(FileResult::hasRun) + "",
        severities(),
        warnings(),
        seconds(),
        findings());
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

  private static void row(
      TextTable table,
      String file,
      String compiled,
      String ran,
      Map<String, Integer> severities,
      int warnings,
      double seconds,
      Map<String, Integer> findings) {
    table.row(
        file,
        compiled,
        ran,
        severities.getOrDefault("error", 0) + "",
        severities.getOrDefault("warning", 0) + warnings + "",
        severities.getOrDefault("note", 0) + "",
        Numbers.fixed(seconds, 1),
        findings.entrySet().stream()
            .map(kind -> kind.getKey() + " " + kind.getValue())
            .collect(Collectors.joining(", ")));
  }

  private static String yes(boolean value) {
    return value ? "yes" : "no";
  }

  private long count(Predicate<FileResult> wanted) {
    return results.stream().filter(wanted).count();
  }

  private Map<String, Integer> severities() {
    return FileResult.sum(results.stream().map(FileResult::severities));
  }

  private Map<String, Integer> findings() {
    return FileResult.sum(results.stream().map(FileResult::findings));
  }

  private int warnings() {
    return results.stream().mapToInt(FileResult::warnings).sum();
  }

  private double seconds() {
    return results.stream().mapToDouble(FileResult::seconds).sum();
  }

  /** Returns the results as data for JSON. */
  public Map<String, Object> data() {
    Map<String, Object> sum = new LinkedHashMap<>();
    sum.put("files", results.size());
    sum.put("compiled", count(FileResult::isCompiled));
    sum.put("ran", count(FileResult::hasRun));
    sum.put("clean", count(FileResult::isClean));
    sum.put("findings", findings());
    sum.put("severities", severities());
    sum.put("warnings", warnings());
    sum.put("seconds", seconds());
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("version", VERSION);
    data.put("files", results.stream().map(FileResult::data).toList());
    data.put("sum", sum);
    return data;
  }
}
