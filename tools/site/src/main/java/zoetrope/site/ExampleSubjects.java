package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The subjects of the examples, as {@code examples/subjects.txt} lists them. */
final class ExampleSubjects {
  private final Map<String, List<String>> examples = new LinkedHashMap<>();

  /** Reads the list. */
  ExampleSubjects(Path root) throws IOException {
    for (String line : Files.readAllLines(root.resolve("examples/subjects.txt"))) {
      if (!line.startsWith("#")) {
        String[] parts = line.split(": ", 2);
        examples.put(parts[0], List.of(parts[1].split(" ")));
      }
    }
  }

  /** Returns the identifiers of the subjects of an example, separated by blanks. */
  String of(String example) {
    String found =
        examples.entrySet().stream()
            .filter(subject -> subject.getValue().contains(example))
            .map(subject -> id(subject.getKey()))
            .collect(Collectors.joining(" "));
    if (found.isEmpty()) {
      throw new IllegalStateException("examples/subjects.txt lacks " + example);
    }
    return found;
  }

  /** Returns an example's place in the list. */
  int rank(String example) {
    return examples.values().stream().flatMap(List::stream).distinct().toList().indexOf(example);
  }

  /** Returns a button for all examples and one for each subject, each with its count. */
  String buttons(int all) {
    StringBuilder html = new StringBuilder("<div id=\"subjects\" role=\"group\"");
    html.append(" aria-label=\"Subjects\">").append(button("", "All", all));
    examples.forEach((subject, names) -> html.append(button(id(subject), subject, names.size())));
    return html.append("</div>\n").toString();
  }

  private static String button(String id, String title, int count) {
    return "<button type=\"button\" data-subject=\"%s\" aria-pressed=\"%s\">%s <small>%s</small></button> "
        .formatted(id, id.isEmpty(), SiteFolder.escape(title), count);
  }

  /** Returns a subject as it appears in the page's address. */
  private static String id(String subject) {
    return subject.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
  }
}
