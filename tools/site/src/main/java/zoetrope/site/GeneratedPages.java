package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import zoetrope.reference.ManimName;
import zoetrope.reference.ManimNames;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** Pages that are made of what the program has: words, names of Manim, examples, errors. */
final class GeneratedPages {
  private static final String ERRORS = "## When something is wrong";

  private final Path root;
  private final SiteFolder site;
  private final Reference reference = Reference.load();
  private final ManimNames names = ManimNames.load();

  GeneratedPages(Path root, SiteFolder site) {
    this.root = root;
    this.site = site;
  }

  /** Every example with its still and source. */
  void gallery(SceneBlocks scenes) throws IOException {
    StringBuilder body = new StringBuilder("<h1>Gallery</h1>\n");
    for (String folder : List.of("examples", "examples/gallery")) {
      for (Path file : MakeSite.sorted(root.resolve(folder), ".java")) {
        String path = folder + "/" + file.getFileName();
        String name = SceneBlocks.name(path);
        // Needs programs of the machine.
        String source = name.equals("TikzPictures") ? Files.readString(file) : scenes.source(path);
        body.append("<h2 id=\"" + name + "\">" + name + "</h2>\n");
        if (!name.equals("TikzPictures")) {
          String picture = "pictures/" + name + ".png";
          body.append("<img loading=\"lazy\" alt=\"" + name + "\" src=\"" + picture + "\">\n");
        }
        body.append("<details><summary>" + path + "</summary>\n<pre>");
        body.append(escape(source)).append("</pre></details>\n");
        site.entry("gallery.html#" + name, name, source);
      }
    }
    site.write("gallery", "Gallery", body.toString());
  }

  /** All words, a page for each first letter. */
  void words() throws IOException {
    Map<String, List<ReferenceEntry>> letters =
        reference.entries().stream()
            .filter(ReferenceEntry::isWord)
            .collect(
                Collectors.groupingBy(
                    e -> e.name().substring(0, 1).toLowerCase(Locale.ROOT),
                    TreeMap::new,
                    Collectors.toList()));
    StringBuilder all = new StringBuilder("<h1>Words</h1>\n");
    for (var letter : letters.entrySet()) {
      String page = "words-" + letter.getKey();
      String title = "Words: " + letter.getKey().toUpperCase(Locale.ROOT);
      StringBuilder body = new StringBuilder("<h1>" + title + "</h1>\n");
      all.append("<p>");
      String last = "";
      for (ReferenceEntry word : letter.getValue()) {
        if (!word.name().equals(last)) {
          last = word.name();
          body.append("<h2 id=\"" + last + "\">" + last + "</h2>\n");
          body.append(calledThere(last));
          all.append("<a href=\"" + page + ".html#" + last + "\">" + last + "</a> ");
          site.entry(page + ".html#" + last, last, word.summary());
        }
        body.append(described(word));
        site.plain(word.signature() + " -> " + word.type() + ": " + word.summary());
      }
      all.append("</p>\n");
      site.write(page, title, body.toString());
    }
    site.write("words", "Words", all.toString());
  }

  private String calledThere(String word) {
    String called =
        names.calledHere(word).stream()
            .map(ManimName::qualified)
            .distinct()
            .collect(Collectors.joining(", "));
    return called.isEmpty() ? "" : "<p>Manim: <code>" + escape(called) + "</code></p>\n";
  }

  private static String described(ReferenceEntry word) {
    StringBuilder html = new StringBuilder();
    html.append("<pre>" + escape(word.type() + " " + word.signature()) + "</pre>\n");
    for (String line : word.description()) {
      boolean code = line.startsWith("    ");
      html.append(code ? "<pre>" : "<p>").append(escape(line)).append(code ? "</pre>\n" : "</p>\n");
    }
    if (!word.parameters().isEmpty()) {
      html.append("<ul>\n");
      word.parameters()
          .forEach(
              (name, text) ->
                  html.append(
                      "<li><code>" + escape(name) + "</code>: " + escape(text) + "</li>\n"));
      html.append("</ul>\n");
    }
    return html.toString();
  }

  /** What each name of Manim is called here. */
  void manim() throws IOException {
    StringBuilder body = new StringBuilder("<h1>Names of Manim</h1>\n");
    body.append("<p>See also <a href=\"differences.html\">what is different on purpose</a>.</p>\n");
    body.append("<div class=\"wide\"><table>\n<tr><th>Manim<th>there<th>here</tr>\n");
    for (ManimName name : names.all()) {
      String row =
          List.of(name.qualified(), name.kind() + ", " + name.dialects(), name.answer()).stream()
              .map(cell -> "<td>" + escape(cell))
              .collect(Collectors.joining());
      body.append("<tr>" + row + "</tr>\n");
      site.entry("manim.html", "Manim: " + name.qualified(), name.answer());
    }
    site.write("manim", "Names of Manim", body.append("</table></div>").toString());
  }

  /**
   * What goes wrong, and what happens then, from the README.
   *
   * @throws IllegalStateException if the README has no such table
   */
  void errors() throws IOException {
    List<String> rows = new ArrayList<>();
    String readme = Files.readString(root.resolve("README.md"));
    int start = readme.indexOf(ERRORS);
    if (start >= 0) {
      readme
          .substring(start)
          .lines()
          .skip(1)
          .takeWhile(line -> !line.startsWith("## "))
          .filter(line -> line.startsWith("| ") && !line.startsWith("| ---"))
          .forEach(line -> rows.add(row(line)));
    }
    if (rows.isEmpty()) {
      throw new IllegalStateException("README.md has no table under \"" + ERRORS + "\"");
    }
    String table = "<div class=\"wide\"><table>\n" + String.join("\n", rows) + "\n</table></div>";
    site.page("errors", "Errors and remedies", "<h1>Errors and remedies</h1>\n" + table);
  }

  private static String row(String line) {
    String cells = escape(line.substring(2, line.length() - 2)).replace(" | ", "</td><td>");
    return "<tr><td>" + cells.replaceAll("`([^`]+)`", "<code>$1</code>") + "</td></tr>";
  }
}
