package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.reference.ReferenceEntry;

/** The description of a function in HTML: its overloads, each with parameters and errors. */
final class FunctionEntry {
  private static final Pattern PARAMETER = Pattern.compile("(.+?) (\\w+)(?:, (?![^<]*>)|$)");

  private final ApiPages types;
  private final FunctionDefaults defaults;
  private final List<String[]> meanings = new ArrayList<>();

  /** Reads the default values and the meanings of parameters. */
  FunctionEntry(Path root, ApiPages types) throws IOException {
    this.types = types;
    this.defaults = new FunctionDefaults(root.resolve("renderer/src/main/java"));
    Path table = root.resolve("tools/site/src/main/parameters.tsv");
    Files.readAllLines(table).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t"))
        .forEach(meanings::add);
  }

  String overloads(String name, List<ReferenceEntry> overloads) {
    Set<String> shared = sharedParagraphs(name, overloads);
    StringBuilder html = new StringBuilder(paragraphs(List.copyOf(shared)));
    for (ReferenceEntry each : overloads) {
      html.append("<pre class=\"java signature\">")
          .append(escape(each.type() + " " + each.signature()))
          .append("</pre>\n");
      List<String> other = each.description().stream().filter(l -> !shared.contains(l)).toList();
      html.append(paragraphs(other)).append(parameters(each)).append(errors(each));
    }
    return html.toString();
  }

  /**
   * Returns the paragraphs to write above all signatures. These are the paragraphs that all
   * overloads share. If there is only one overload, and the function is named after the class that
   * it creates, this is the last paragraph.
   */
  private static Set<String> sharedParagraphs(String name, List<ReferenceEntry> overloads) {
    List<String> first = overloads.get(0).description();
    if (overloads.size() == 1) {
      boolean made = overloads.get(0).type().replaceAll("<.*", "").equalsIgnoreCase(name);
      return made && first.size() > 1 ? Set.of(first.get(first.size() - 1)) : Set.of();
    }
    Set<String> shared = new LinkedHashSet<>(first);
    overloads.forEach(each -> shared.retainAll(each.description()));
    return shared;
  }

  /** Returns the paragraphs of a comment; indented lines are code. */
  static String paragraphs(List<String> lines) {
    StringBuilder html = new StringBuilder();
    for (String line : lines) {
      if (line.startsWith("    ")) {
        html.append("<pre class=\"java\">" + escape(line.replaceFirst("^ {4} ?", "")) + "</pre>\n");
      } else if (!line.isBlank()) {
        html.append("<p>" + escape(line) + "</p>\n");
      }
    }
    return html.toString().replace("</pre>\n<pre class=\"java\">", "\n");
  }

  private String parameters(ReferenceEntry function) {
    int open = function.signature().indexOf('(');
    if (open < 0) {
      return "";
    }
    String list = function.signature().substring(open + 1, function.signature().length() - 1);
    List<String[]> parameters = new ArrayList<>();
    Matcher next = PARAMETER.matcher(list);
    while (next.find()) {
      parameters.add(new String[] {next.group(1), next.group(2)});
    }
    String names = String.join(" ", parameters.stream().map(parameter -> parameter[1]).toList());
    StringBuilder rows = new StringBuilder();
    boolean isKnown = false;
    for (String[] parameter : parameters) {
      String said = function.parameters().getOrDefault(parameter[1], "");
      String meaning = said.isEmpty() ? meaning(parameter[0], parameter[1]) : escape(said);
      String value = defaults.of(function.name(), names, parameter[1]);
      isKnown |= !meaning.isEmpty() || !value.isEmpty();
      rows.append("<tr><td><code>" + parameter[1] + "</code><td>" + types.link(parameter[0]))
          .append("<td>" + meaning + (meaning.isEmpty() || value.isEmpty() ? "" : "; "))
          .append(value.isEmpty() ? "" : "default: <code>" + escape(value) + "</code>")
          .append("</tr>\n");
    }
    return isKnown ? "<table class=\"parameters\">\n" + rows + "</table>\n" : "";
  }

  private String meaning(String type, String name) {
    return meanings.stream()
        .filter(row -> type.matches(row[0]) && name.matches(row[1]))
        .map(row -> row[2])
        .findFirst()
        .orElse("");
  }

  static String errors(ReferenceEntry function) {
    StringBuilder html = new StringBuilder();
    for (String line : function.comment()) {
      if (line.startsWith("@throws ")) {
        String[] parts = line.split(" ", 3);
        html.append("<p class=\"error\">Error: " + escape(parts.length > 2 ? parts[2] : parts[1]))
            .append(" <small>" + escape(parts[1]) + "</small></p>\n");
      }
    }
    return html.toString();
  }
}
