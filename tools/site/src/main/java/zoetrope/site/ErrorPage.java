package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;

/**
 * The page of errors: messages that scenes with an error produce now, the tables of {@code
 * errors.md}, and the hints for common compile errors.
 */
final class ErrorPage {
  private static final String ERRORS = MarkdownPages.GUIDES + "errors.md";
  private static final String FAILURES = "tools/site/src/main/failures.txt";
  private static final String SOURCE = "zoetrope/internal/render/source/";
  private static final String MISTAKES = "renderer/src/test/resources/" + SOURCE + "mistakes.tsv";
  private static final String HINTS = "renderer/src/main/resources/" + SOURCE + "hints.tsv";

  /** A title, the body of {@code construct()} and the fix. */
  private static final Pattern FAILURE =
      Pattern.compile("(?m)^== (.+)\n((?:(?!== |-- ).*\n)+)-- (.+)\n");

  /** A line with carets below it, which must stay aligned on narrow pages. */
  private static final Pattern CARET = Pattern.compile("(?m)^(.*\n *\\^+)\n?");

  private static final String SCENE =
      """
      import static zoetrope.Zoetrope.*;

      public class MyScene extends Scene {
        @Override
        protected void construct() {
      %s  }
      }
      """;

  private final Path root;
  private final SiteFolder site;
  private final Renderer renderer = new Renderer(RenderSettings.of(192, 108, FrameRate.of(5)));

  ErrorPage(Path root, SiteFolder site) {
    this.root = root;
    this.site = site;
  }

  /**
   * Writes the page.
   *
   * @throws IllegalStateException if a source of the page has another form than expected, or a
   *     scene with an error does not fail
   */
  void write() throws IOException {
    StringBuilder body = new StringBuilder("<h1>Errors and fixes</h1>\n");
    body.append(
            "<p>A message says where the error is (file and line), what is wrong, and often how to")
        .append(
            " fix it. If one of several scenes fails, Zoetrope still renders the others. The exit")
        .append(" code is 0 if everything was written, 1 if something failed, and 2 if the command")
        .append(
            " line was wrong. See <a href=\"security.html\">Security</a> for what Zoetrope trusts")
        .append(" and what it limits.</p>\n");
    body.append("<h2 id=\"messages\">Error messages</h2>\n<p>Scenes with")
        .append(" an error, and the messages of this version.</p>\n");
    List<MatchResult> failures = FAILURE.matcher(read(FAILURES)).results().toList();
    if (failures.isEmpty()) {
      throw new IllegalStateException(FAILURES + " has no scene");
    }
    failures.forEach(failure -> body.append(failed(failure)));
    body.append(tables());
    body.append(
            "<h2 id=\"hints\">Hints for compile errors</h2>\n<p>Common errors of people who know")
        .append(" Manim or Python, and the hint that each one gets.</p>\n")
        .append(table(hints()));
    site.write("errors", "Errors and fixes", body.toString());
  }

  private String failed(MatchResult failure) {
    String title = failure.group(1);
    String code = failure.group(2).stripTrailing();
    String message = message(title, code);
    String id = id(title);
    site.entry("errors.html#" + id, "error", title, message + " " + failure.group(3));
    return "<h3 id=\"%s\">%s</h3>%n<pre class=\"java\">%s</pre>%n<pre class=\"said\">%s</pre>%n<p>%s</p>%n"
        .formatted(
            id,
            escape(title),
            escape(code.stripIndent()),
            CARET.matcher(escape(message)).replaceAll("<span>$1</span>"),
            code(failure.group(3)))
        .replace("\r", "");
  }

  /** Returns the error message for a scene with this body, without the temporary folder. */
  private String message(String title, String code) {
    try {
      Path folder = Files.createTempDirectory("errors");
      Path file = folder.resolve("MyScene.java");
      try {
        Files.writeString(file, SCENE.formatted(code.indent(4)));
        SceneEntry scene =
            new SourceScenes(Scene.class.getClassLoader()).find(file.toString()).get(0);
        Optional<String> message = failure(scene, folder.resolve("MyScene.mp4"));
        return message
            .orElseThrow(() -> new IllegalStateException("the scene does not fail: " + title))
            .replace(folder + file.getFileSystem().getSeparator(), "")
            .strip();
      } finally {
        Files.deleteIfExists(file);
        Files.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Optional<String> failure(SceneEntry scene, Path film) {
    try {
      renderer.film(scene, film);
      return Optional.empty();
    } catch (SceneException e) {
      String place = e.place();
      return Optional.of(place.isEmpty() ? e.getMessage() : place + ": " + e.getMessage());
    } catch (UsageException e) {
      return Optional.of(e.getMessage());
    }
  }

  /** Returns the tables of {@code errors.md}, each with its heading. */
  private String tables() throws IOException {
    StringBuilder html = new StringBuilder();
    List<String> rows = new ArrayList<>();
    int count = 0;
    String place = "";
    for (String line : (read(ERRORS) + "\n\n## end\n").lines().toList()) {
      if (line.startsWith("## ")) {
        html.append(rows.isEmpty() ? "" : table(rows));
        rows.clear();
        String title = line.substring(3);
        place = id(title);
        html.append(title.equals("end") ? "" : "<h2 id=\"" + place + "\">" + title + "</h2>\n");
      } else if (line.startsWith("| ") && !line.startsWith("| ---")) {
        String[] cells = line.substring(2, line.length() - 2).split(" \\| ");
        if (rows.isEmpty()) {
          rows.add("<tr><th>" + cells[0] + "<th>" + cells[1] + "</tr>");
        } else {
          String anchor = place + "-" + rows.size();
          rows.add(row(anchor, code(cells[0]), code(cells[1])));
          site.entry("errors.html#" + anchor, "error", cells[0], cells[1]);
          count++;
        }
      }
    }
    if (count == 0) {
      throw new IllegalStateException(ERRORS + " has no table");
    }
    return html.toString();
  }

  /** Returns the rows of common errors with their hints, from the table that the tests check. */
  private List<String> hints() throws IOException {
    List<String> all =
        read(HINTS)
            .lines()
            .map(line -> line.split("\t"))
            .filter(cells -> cells.length == 4)
            .map(cells -> cells[3])
            .toList();
    List<String> rows = new ArrayList<>(List.of("<tr><th>code<th>hint</tr>"));
    for (String line : read(MISTAKES).lines().toList()) {
      String[] cells = line.split("\t");
      if (cells.length == 3 && !cells[0].equals("how")) {
        List<String> hints = new ArrayList<>();
        for (String begin : cells[2].split(" \\|\\| ")) {
          hints.add(all.stream().filter(h -> h.contains(begin)).findFirst().orElse(begin + " ..."));
        }
        String anchor = "hint-" + rows.size();
        String hint = String.join("<br>", hints.stream().map(SiteFolder::escape).toList());
        rows.add(row(anchor, "<code>" + escape(cells[1]) + "</code>", hint));
        site.entry("errors.html#" + anchor, "error", cells[1], String.join(" ", hints));
      }
    }
    return rows;
  }

  private String read(String file) throws IOException {
    return Files.readString(root.resolve(file));
  }

  private static String row(String id, String left, String right) {
    return "<tr id=\"" + id + "\"><td>" + left + "<td>" + right + "</tr>";
  }

  private static String table(List<String> rows) {
    return "<div class=\"wide\"><table class=\"pairs\">\n"
        + String.join("\n", rows)
        + "\n</table></div>\n";
  }

  private static String code(String text) {
    return escape(text).replaceAll("`([^`]+)`", "<code>$1</code>");
  }

  private static String id(String title) {
    return title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
  }
}
