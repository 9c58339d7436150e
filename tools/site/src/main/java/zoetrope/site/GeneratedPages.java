package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zoetrope.reference.ManimName;
import zoetrope.reference.ManimNames;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** Pages that are made of what the program has: words, names of Manim, examples, errors. */
final class GeneratedPages {
  private static final String ERRORS = "tools/site/src/main/errors.md";

  private static final String MISTAKES =
      "renderer/src/test/resources/zoetrope/internal/render/source/mistakes.tsv";

  private final Path root;
  private final SiteFolder site;
  private final Map<String, String> examples = new TreeMap<>();
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
          examples.put(name, source);
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

  /**
   * All words, a page for each first letter, each with a picture: of what it makes, else of the
   * shortest example that says it.
   */
  void words(WordPictures pictures) throws IOException {
    Map<String, List<ReferenceEntry>> overloads =
        reference.entries().stream()
            .filter(ReferenceEntry::isWord)
            .collect(Collectors.groupingBy(ReferenceEntry::name));
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
          if (word.kind() == ReferenceEntry.Kind.WORD) {
            body.append(picture(last, pictures.of(overloads.get(last))));
          }
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

  private String picture(String word, Optional<Path> picture) {
    String image = "<img class=\"word\" loading=\"lazy\" alt=\"%s\" src=\"pictures/%s\">";
    if (picture.isPresent()) {
      return image.formatted(word, picture.get().getFileName()) + "\n";
    }
    Pattern use = Pattern.compile("(?<![.\\w])" + Pattern.quote(word) + "\\b");
    return examples.entrySet().stream()
        .filter(example -> use.matcher(example.getValue()).find())
        .min(Comparator.comparingInt(example -> example.getValue().length()))
        .map(Map.Entry::getKey)
        .map(
            name ->
                "<p><a href=\"gallery.html#"
                    + name
                    + "\">"
                    + image.formatted(word, name + ".png")
                    + "<br>in the example "
                    + name
                    + "</a></p>\n")
        .orElse("");
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
    body.append("<div class=\"wide\"><table class=\"names\">\n");
    body.append("<tr><th>Manim<th>there<th>here</tr>\n");
    Set<String> anchors = new HashSet<>();
    for (ManimName name : names.all()) {
      String anchor = escape(name.qualified());
      String row =
          List.of(name.qualified(), name.kind() + ", " + name.dialects(), name.answer()).stream()
              .map(cell -> "<td>" + escape(cell))
              .collect(Collectors.joining());
      String id = anchors.add(anchor) ? " id=\"" + anchor + "\"" : "";
      body.append("<tr" + id + ">" + row + "</tr>\n");
      site.entry("manim.html#" + anchor, "Manim: " + name.qualified(), name.answer());
    }
    site.write("manim", "Names of Manim", body.append("</table></div>").toString());
  }

  /**
   * What goes wrong, and what happens then, and what hints compile errors get.
   *
   * @throws IllegalStateException if a file that tells it has no table
   */
  void errors() throws IOException {
    List<String> rows =
        Files.readString(root.resolve(ERRORS))
            .lines()
            .filter(line -> line.startsWith("| ") && !line.startsWith("| ---"))
            .map(GeneratedPages::row)
            .toList();
    if (rows.isEmpty()) {
      throw new IllegalStateException(ERRORS + " has no table");
    }
    site.page(
        "errors",
        "Errors and remedies",
        "<h1>Errors and remedies</h1>\n"
            + table(rows)
            + "<h2 id=\"hints\">Hints of the compiler</h2>\n<p>What people who know Manim or Python"
            + " write, and what is said then. A hint stands under the place of the mistake.</p>\n"
            + table(hints()));
  }

  private static String table(List<String> rows) {
    return "<div class=\"wide\"><table>\n" + String.join("\n", rows) + "\n</table></div>\n";
  }

  /** Mistakes with their hints, as the test of the compiler's hints holds them. */
  private List<String> hints() throws IOException {
    List<String> rows = new ArrayList<>(List.of("<tr><th>what is written<th>what helps</tr>"));
    for (String line : Files.readAllLines(root.resolve(MISTAKES))) {
      String[] cells = line.split("\t");
      if (cells.length == 3 && !cells[0].equals("how")) {
        String hint = escape(cells[2]).replace(" || ", "<br>");
        rows.add("<tr><td><code>" + escape(cells[1]) + "</code></td><td>" + hint + "</td></tr>");
      }
    }
    return rows;
  }

  private static String row(String line) {
    String cells = escape(line.substring(2, line.length() - 2)).replace(" | ", "</td><td>");
    return "<tr><td>" + cells.replaceAll("`([^`]+)`", "<code>$1</code>") + "</td></tr>";
  }
}
