package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zoetrope.reference.ManimName;
import zoetrope.reference.ManimNames;

/** The gallery of examples and the table of Manim names. */
final class GeneratedPages {
  private final Path root;
  private final SiteFolder site;
  private final Map<String, String> examples = new TreeMap<>();

  GeneratedPages(Path root, SiteFolder site) {
    this.root = root;
    this.site = site;
  }

  /** Returns the sources of the examples that have an image, by name. */
  Map<String, String> examples() {
    return examples;
  }

  /** Writes the page of examples, each with its video and source. */
  void gallery(SceneBlocks scenes) throws IOException {
    ExampleSubjects subjects = new ExampleSubjects(root);
    List<Path> files = new ArrayList<>(MakeSite.sorted(root.resolve("examples"), ".java"));
    files.addAll(MakeSite.sorted(root.resolve("examples/gallery"), ".java"));
    files.sort(Comparator.comparing(file -> subjects.rank(SceneBlocks.name(file.toString()))));
    StringBuilder body = new StringBuilder("<h1>Gallery</h1>\n");
    body.append("<p>Each example is one file. Run it with <code>render NAME</code>, or copy its")
        .append(" file. The scenes of Manim Community's example gallery have that dialect's look")
        .append(" (<code>theme(COMMUNITY)</code>).</p>\n")
        .append(subjects.buttons(files.size()))
        .append("<p id=\"count\" role=\"status\"></p>\n<div class=\"gallery\">\n");
    for (Path file : files) {
      String path = root.relativize(file).toString().replace('\\', '/');
      body.append(example(scenes, path, subjects.of(SceneBlocks.name(path))));
    }
    site.write("gallery", "Gallery", body + "</div>\n<script src=\"gallery.js\"></script>");
  }

  private String example(SceneBlocks scenes, String path, String subjects) throws IOException {
    String name = SceneBlocks.name(path);
    boolean drawn = !name.equals("TikzPictures"); // This example needs an installed LaTeX.
    String source = drawn ? scenes.source(path) : Files.readString(root.resolve(path));
    String summary = SceneBlocks.summary(source);
    String says = summary.isEmpty() ? "From the example gallery of Manim Community." : summary;
    if (drawn) {
      examples.put(name, source);
      scenes.film(path);
    }
    site.entry("gallery.html#" + name, "example", name, says + " " + source);
    return """
    <article id="%s" data-subject="%s">
    %s
    <h2><a href="#%1$s">%s</a></h2>
    <p>%s</p>
    <details><summary>Code <small>%s</small></summary><pre class="java">%s</pre></details>
    </article>
    """
        .formatted(
            name,
            subjects,
            drawn ? scenes.video(path, source) : "<p class=\"none\">Needs LaTeX</p>",
            escape(title(name, source)),
            escape(says),
            path,
            escape(source));
  }

  /**
   * Returns the words of a class name as a title: {@code BayesByAreas} is "Bayes by areas", because
   * the source writes Bayes with a capital letter within a sentence.
   */
  static String title(String name, String source) {
    StringBuilder title = new StringBuilder();
    for (String word : name.split("(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z0-9])(?=[A-Z][a-z])")) {
      boolean isName =
          word.matches("[A-Z0-9]{2,}")
              || Pattern.compile("[a-z,] " + word + "\\b(?!\\()").matcher(source).find();
      title.append(title.isEmpty() || isName ? word : word.toLowerCase(Locale.ROOT)).append(' ');
    }
    return title.toString().strip();
  }

  /** Writes the table of Manim names with their counterparts. */
  void manim() throws IOException {
    StringBuilder rows = new StringBuilder();
    Map<String, List<ManimName>> same =
        ManimNames.load().all().stream()
            .collect(
                Collectors.groupingBy(
                    ManimName::qualified, LinkedHashMap::new, Collectors.toList()));
    int count = 0;
    for (var entry : same.entrySet()) {
      String anchor = escape(entry.getKey());
      String id = " id=\"" + anchor + "\"";
      String answers = "";
      // If a name has the same counterpart in both dialects, it has one row.
      Map<String, List<ManimName>> answered =
          entry.getValue().stream()
              .collect(
                  Collectors.groupingBy(
                      ManimName::answer, LinkedHashMap::new, Collectors.toList()));
      for (var answer : answered.entrySet()) {
        String there =
            answer.getValue().stream()
                .map(ManimName::kind)
                .distinct()
                .collect(Collectors.joining(", "));
        rows.append("<tr" + id + "><td>" + anchor + "<td>" + there + ", ")
            .append(dialects(answer.getValue()))
            .append("<td>" + escape(answer.getKey()) + "</tr>\n");
        id = "";
        answers += answer.getKey() + " ";
      }
      count += answered.size();
      site.entry("manim.html#" + entry.getKey(), "Manim", entry.getKey(), answers);
    }
    String body =
        "<h1>Names of Manim</h1>\n"
            + "<p>The names of Manim Community and of manimgl (3Blue1Brown's Manim) with their"
            + " counterparts in Zoetrope. See also <a href=\"from-manim.html\">Coming from"
            + " Manim</a> and the <a href=\"zoetrope-to-manim.html\">reverse table</a>. In a"
            + " terminal: <code>render doc --manim NAME</code>.</p>\n"
            + "<input id=\"filter\" type=\"search\" aria-label=\"Show names with\""
            + " placeholder=\"Show names with ...\">\n"
            + "<p id=\"count\" role=\"status\">%s names</p>\n"
            + "<div class=\"wide\"><table class=\"names\">\n"
            + "<thead><tr><th>Manim<th>kind and dialect<th>Zoetrope</tr></thead>\n"
            + "<tbody>\n"
            + "%s</tbody></table></div>\n"
            + "<script src=\"filter.js\"></script>";
    site.write("manim", "Names of Manim", body.formatted(count, rows));
  }

  private static String dialects(List<ManimName> names) {
    return names.stream()
                .map(ManimName::dialects)
                .flatMap(d -> List.of(d.split(" ")).stream())
                .distinct()
                .count()
            > 1
        ? "both"
        : names.get(0).dialects().equals("ce") ? "Community" : "manimgl";
  }
}
