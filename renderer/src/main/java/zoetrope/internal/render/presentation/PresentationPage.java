package zoetrope.internal.render.presentation;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Json;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.files.ContentKey;
import zoetrope.internal.files.TextResource;
import zoetrope.internal.vector.XmlText;
import zoetrope.internal.vector.film.PlayerScript;
import zoetrope.render.request.Metadata;

/**
 * The page of a presentation without its videos: styles and scripts from the resources in {@code
 * page}, and data about the slides. A content security policy permits only these scripts and
 * styles, and no resources from other servers.
 */
final class PresentationPage {
  private static final String FOLDER = "page/";
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)}");
  private static final Pattern EXPORT =
      Pattern.compile("(?m)^export (?:async )?(?:const|function) (\\w+)");

  /** The script that follows each piece of data and reads it. */
  private static final String READ_PIECE = "take()";

  /** The elements that show the slides. */
  private static final String VIDEO_SCREEN =
      "<video playsinline preload=\"auto\" tabindex=\"-1\" aria-hidden=\"true\"></video>";

  private static final String PATH_SCREEN = "<zoetrope-player tabindex=\"-1\"></zoetrope-player>";

  private static final String END = "</body>\n</html>\n";

  private PresentationPage() {}

  /**
   * Returns the page up to the first piece of data.
   *
   * @param metadata the metadata of the page; must contain a title
   * @param language the language of the presentation, as in the {@code lang} attribute of HTML
   * @param facts the data for the scripts, as JSON values
   * @param ofPaths whether the slides are films of paths instead of videos
   */
  static String head(
      Metadata metadata, String language, Map<String, Object> facts, boolean ofPaths) {
    Map<String, String> words = words(language);
    Map<String, Object> data = new LinkedHashMap<>(facts);
    if (!words.isEmpty()) {
      data.put("words", words);
    }
    String style = read("page.css");
    String script = (ofPaths ? PlayerScript.text() : "") + script();
    String policy =
        Messages.of(
            "default-src 'none'; script-src %s %s; style-src %s; media-src blob:; img-src"
                + " blob:; base-uri 'none'; form-action 'none'",
            hash(script), hash(READ_PIECE), hash(style));
    Map<String, String> values = new LinkedHashMap<>();
    values.put("language", XmlText.of(language));
    values.put("policy", policy);
    values.put("title", XmlText.of(metadata.title().orElseThrow()));
    values.put("metadata", metadata(metadata));
    values.put("style", style);
    values.put("screen", ofPaths ? PATH_SCREEN : VIDEO_SCREEN);
    values.put("script", script);
    values.put("facts", Json.write(data).replace("<", "\\u003c"));
    // All placeholders are replaced in one pass, so that inserted text is not searched.
    return PLACEHOLDER
        .matcher(read("page.html"))
        .replaceAll(place -> Matcher.quoteReplacement(values.get(place.group(1))));
  }

  /**
   * Returns the page's words in a language, by the English words; empty if there are none.
   *
   * @param language the language as in the {@code lang} attribute of HTML, such as {@code de-AT}
   */
  private static Map<String, String> words(String language) {
    List<String[]> rows = Stream.of(read("words.tsv").split("\n")).map(r -> r.split("\t")).toList();
    int column = List.of(rows.get(0)).indexOf(language.replaceFirst("[-_].*", ""));
    Map<String, String> words = new LinkedHashMap<>();
    if (column > 0) {
      rows.stream().skip(1).forEach(row -> words.put(row[0], row[column]));
    }
    return words;
  }

  private static String metadata(Metadata metadata) {
    StringBuilder lines = new StringBuilder();
    metadata.author().ifPresent(text -> append(lines, "author", text));
    metadata.comment().ifPresent(text -> append(lines, "description", text));
    metadata.date().ifPresent(text -> append(lines, "date", text));
    return lines.toString();
  }

  private static void append(StringBuilder lines, String name, String text) {
    lines.append("\n<meta name=\"" + name + "\" content=\"" + XmlText.of(text) + "\">");
  }

  /** Returns the text before a piece of data in Base64. */
  static String before(String kind, int slide, boolean last) {
    return Messages.of(
        "<script type=\"text/plain\" data-kind=\"%s\" data-slide=\"%s\"%s>",
        kind, slide, last ? " data-last" : "");
  }

  static String after() {
    return "</script><script>" + READ_PIECE + "</script>\n";
  }

  static String end() {
    return END;
  }

  /**
   * Returns all modules as one script, in the order of the resource {@code files}, because a page
   * in a single file cannot import modules.
   */
  private static String script() {
    return Stream.of(read("files").split("\n"))
        .map(name -> asFunction(read(name)))
        .collect(Collectors.joining("\n", "(() => {\n'use strict';\n", "})();\n"));
  }

  /**
   * Returns a module as a function that returns its exports. In the script, the functions of
   * imported modules must come before this function.
   */
  private static String asFunction(String module) {
    String names =
        EXPORT
            .matcher(module)
            .results()
            .map(name -> name.group(1))
            .collect(Collectors.joining(", "));
    String body = module.replaceAll("(?m)^import .*\n", "").replaceAll("(?m)^export ", "");
    return "const { " + names + " } = (() => {\n" + body + "return { " + names + " };\n})();\n";
  }

  private static String read(String name) {
    return TextResource.read(PresentationPage.class, FOLDER + name, 1, IllegalStateException::new)
        .orElseThrow(() -> new IllegalStateException("no resource " + FOLDER + name));
  }

  private static String hash(String content) {
    byte[] digest = ContentKey.sha256().digest(content.getBytes(StandardCharsets.UTF_8));
    return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
  }
}
