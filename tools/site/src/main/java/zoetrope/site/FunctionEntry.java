package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import zoetrope.reference.ReferenceEntry;

/** The description of a function in HTML: its overloads, each with parameters and errors. */
final class FunctionEntry {
  private final ApiPages types;
  private final FunctionDefaults defaults;
  private final Meanings meanings;

  /** Reads the default values of parameters. */
  FunctionEntry(Path root, ApiPages types, Meanings meanings) throws IOException {
    this.types = types;
    this.meanings = meanings;
    this.defaults = new FunctionDefaults(root.resolve("renderer/src/main/java"));
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
   * Returns the paragraphs to write above all signatures. For several overloads, these are the
   * paragraphs that all of them share. For a single overload, this is its last paragraph if the
   * function is named after the class that it creates, and nothing for other functions.
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
    List<SignatureParameter> parameters = SignatureParameter.of(function);
    String names = String.join(" ", parameters.stream().map(SignatureParameter::name).toList());
    StringBuilder rows = new StringBuilder();
    boolean isKnown = false;
    for (SignatureParameter parameter : parameters) {
      String name = parameter.name();
      String meaning = meanings.of(function, parameter);
      String value = defaults.of(function.name(), names, name);
      isKnown |= !meaning.isEmpty() || !value.isEmpty();
      rows.append("<tr><td><code>" + name + "</code><td>" + types.link(parameter.type()))
          .append("<td>" + meaning + (meaning.isEmpty() || value.isEmpty() ? "" : "; "))
          .append(value.isEmpty() ? "" : "default: <code>" + escape(value) + "</code>")
          .append("</tr>\n");
    }
    return isKnown ? "<table class=\"parameters\">\n" + rows + "</table>\n" : "";
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
