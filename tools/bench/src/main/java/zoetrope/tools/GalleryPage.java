package zoetrope.tools;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zoetrope.tools.Gallery.Exhibit;

/** The gallery's pages: one file each, without scripts, with links to files beside it only. */
final class GalleryPage {
  private static final String STYLE =
      """
      :root { color-scheme: dark; }
      body { background: #111; color: #ddd; font: 16px/1.5 sans-serif; margin: 0 auto;
        max-width: 1400px; padding: 1rem 2rem; }
      a { color: #58c4dd; text-decoration: none; }
      nav a { display: inline-block; margin-right: 1rem; white-space: nowrap; }
      h2 { border-bottom: 1px solid #444; margin-top: 3rem; }
      h2::first-letter, nav a::first-letter { text-transform: uppercase; }
      article { display: grid; gap: 0 2rem; grid-template-columns: 480px minmax(0, 1fr);
        margin: 2rem 0; }
      article > * { margin: 0; }
      article video { background: #000; display: block; margin-top: .5rem; width: 480px; }
      pre { background: #1a1a1a; font-size: 13px; line-height: 1.4; max-height: 420px;
        overflow: auto; padding: 1rem; }
      article .d { color: #aaa; font-size: 14px; margin-top: .5rem; }
      .c { color: #888; } .s { color: #a3c585; } .k { color: #d59ecb; }
      @media (max-width: 900px) { article { grid-template-columns: minmax(0, 1fr); }
        article video { width: 100%; } }
      """;
  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<c>/\\*.*?\\*/|//[^\\n]*)|(?<s>\"(?:\\\\.|[^\"\\\\])*\")"
              + "|(?<k>\\b(?:import|static|public|protected|private|final|class|extends|void|var"
              + "|new|for|if|else|return|int|double)\\b)",
          Pattern.DOTALL);

  private GalleryPage() {}

  /** The page, with picture, clip and source of each exhibit. */
  static String html(List<Exhibit> exhibits) {
    StringBuilder page = new StringBuilder();
    page.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        .append("<meta name=\"viewport\" content=\"width=device-width\">\n")
        .append("<title>Zoetrope: examples</title>\n<style>\n")
        .append(STYLE)
        .append("</style>\n</head>\n<body>\n<h1>Examples</h1>\n<nav>\n");
    Map<String, List<Exhibit>> groups = groups(exhibits);
    groups.keySet().forEach(g -> page.append(link("#" + anchor(g), g)).append('\n'));
    page.append("</nav>\n");
    groups.forEach(
        (group, members) -> {
          page.append("<section id=\"" + anchor(group) + "\">\n<h2>" + escape(group) + "</h2>\n");
          members.forEach(exhibit -> page.append(article(exhibit)));
          page.append("</section>\n");
        });
    return page.append("</body>\n</html>\n").toString();
  }

  /** A list of the same in Markdown. */
  static String markdown(List<Exhibit> exhibits) {
    StringBuilder page = new StringBuilder("# Examples\n");
    groups(exhibits)
        .forEach(
            (group, members) -> {
              page.append("\n## " + group + "\n");
              for (Exhibit e : members) {
                page.append("\n### " + e.name() + "\n\n" + e.summary() + "\n\n");
                e.description().forEach(paragraph -> page.append(paragraph + "\n\n"));
                page.append("[![" + e.name() + "](pictures/" + e.name() + ".png)]");
                page.append("(clips/" + e.name() + ".mp4)\n\n```java\n" + e.source() + "```\n");
              }
            });
    return page.toString();
  }

  private static Map<String, List<Exhibit>> groups(List<Exhibit> exhibits) {
    Map<String, List<Exhibit>> groups = new LinkedHashMap<>();
    exhibits.forEach(e -> groups.computeIfAbsent(e.group(), g -> new ArrayList<>()).add(e));
    return groups;
  }

  private static String article(Exhibit exhibit) {
    String name = escape(exhibit.name());
    return "<article id=\""
        + name
        + "\">\n<div>\n<h3>"
        + link("#" + name, exhibit.name())
        + "</h3>\n<p>"
        + escape(exhibit.summary())
        + "</p>\n"
        + paragraphs(exhibit)
        + "<video controls loop muted playsinline preload=\"none\" poster=\"pictures/"
        + name
        + ".png\" src=\"clips/"
        + name
        + ".mp4\"></video>\n<p><code>./render examples/"
        + escape(exhibit.path())
        + "</code></p>\n</div>\n<pre><code>"
        + highlight(exhibit.source())
        + "</code></pre>\n</article>\n";
  }

  private static String paragraphs(Exhibit exhibit) {
    return exhibit.description().stream()
        .map(paragraph -> "<p class=\"d\">" + escape(paragraph) + "</p>\n")
        .collect(Collectors.joining());
  }

  private static String link(String target, String text) {
    return "<a href=\"" + escape(target) + "\">" + escape(text) + "</a>";
  }

  private static String anchor(String group) {
    return group.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
  }

  /** The source with its comments, strings and keywords marked. */
  private static String highlight(String source) {
    StringBuilder marked = new StringBuilder();
    Matcher token = TOKEN.matcher(source);
    int done = 0;
    while (token.find()) {
      String kind = token.group("c") != null ? "c" : token.group("s") != null ? "s" : "k";
      marked.append(escape(source.substring(done, token.start())));
      marked.append("<span class=\"" + kind + "\">" + escape(token.group()) + "</span>");
      done = token.end();
    }
    return marked.append(escape(source.substring(done))).toString();
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
