package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zoetrope.color.Color;
import zoetrope.reference.ManimName;
import zoetrope.reference.ManimNames;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/**
 * Pages of all functions: one for each first letter, and one by subject. Each function has an image
 * of its result, or of the shortest example that calls it.
 */
final class FunctionPages {
  /**
   * The maximum number of Manim names in the entry of a function. The table of Manim names lists
   * all names.
   */
  private static final int MANIM_NAMES = 6;

  private final SiteFolder site;
  private final Reference reference;
  private final ManimNames names;
  private final FunctionPictures pictures;
  private final Map<String, String> examples;

  /** The image file of each function. */
  private final Map<String, String> shown = new TreeMap<>();

  /**
   * Creates the pages of all functions.
   *
   * @param examples the sources of the examples by name; an image has the name of its example
   */
  FunctionPages(
      SiteFolder site,
      Reference reference,
      ManimNames names,
      FunctionPictures pictures,
      Map<String, String> examples) {
    this.site = site;
    this.reference = reference;
    this.names = names;
    this.pictures = pictures;
    this.examples = examples;
  }

  void write() throws IOException {
    Map<String, List<ReferenceEntry>> functions =
        reference.entries().stream()
            .filter(ReferenceEntry::isWord)
            .collect(
                Collectors.groupingBy(
                    ReferenceEntry::name, LinkedHashMap::new, Collectors.toList()));
    Map<String, StringBuilder> letters = new TreeMap<>();
    for (var function : functions.entrySet()) {
      StringBuilder letter =
          letters.computeIfAbsent(
              letter(function.getKey()),
              l -> new StringBuilder("<h1>Functions: " + l.toUpperCase(Locale.ROOT) + "</h1>\n"));
      letter.append(described(function.getKey(), function.getValue()));
      String text = String.join(" ", function.getValue().get(0).description());
      site.entry(page(function.getKey()), "function", function.getKey(), text);
    }
    String all = all(letters.keySet());
    for (var letter : letters.entrySet()) {
      String title = "Functions: " + letter.getKey().toUpperCase(Locale.ROOT);
      site.write("functions-" + letter.getKey(), title, letter.getValue() + all);
    }
    site.write("functions", "Functions", bySubject(functions, all));
  }

  private static String letter(String function) {
    return function.substring(0, 1).toLowerCase(Locale.ROOT);
  }

  private static String page(String function) {
    return "functions-" + letter(function) + ".html#" + function;
  }

  /** Returns links to the pages of all letters. */
  private static String all(Set<String> letters) {
    return letters.stream()
        .map(l -> "<a href=\"functions-" + l + ".html\">" + l.toUpperCase(Locale.ROOT) + "</a>")
        .collect(
            Collectors.joining(
                " ", "<p class=\"letters\"><a href=\"functions.html\">By subject</a> ", "</p>\n"));
  }

  private String bySubject(Map<String, List<ReferenceEntry>> functions, String letters) {
    FunctionSubjects subjects = new FunctionSubjects(reference);
    Map<String, List<String>> groups = new LinkedHashMap<>();
    FunctionSubjects.ALL.forEach(subject -> groups.put(subject, new ArrayList<>()));
    functions.forEach((name, all) -> groups.get(subjects.of(all.get(0))).add(name));
    StringBuilder body = new StringBuilder("<h1>Functions</h1>\n");
    body.append(
            "<p>All functions that a scene can call after <code>import static"
                + " zoetrope.Zoetrope.*;</code>")
        .append(", by subject. <code>render doc NAME</code> prints the same in a terminal.")
        .append(" For the methods of the objects that they return, see <a")
        .append(" href=\"methods.html\">Methods</a>.</p>")
        .append(letters);
    groups.forEach(
        (subject, all) -> {
          String id = subject.toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", "-");
          body.append("<h2 id=\"" + id + "\">" + subject + "</h2>\n");
          all.stream().filter(shown::containsKey).map(this::card).forEach(body::append);
          body.append("<p>");
          all.stream()
              .filter(function -> !shown.containsKey(function))
              .map(
                  function ->
                      "<a href=\"" + page(function) + "\">" + swatch(function) + function + "</a> ")
              .forEach(body::append);
          body.append("</p>\n");
        });
    return body.toString();
  }

  private String card(String function) {
    return "<a class=\"card\" href=\"%s\"><img loading=\"lazy\" alt=\"\" src=\"pictures/%s\">%s</a>%n"
        .formatted(page(function), shown.get(function), function)
        .replace("\r", "");
  }

  /** Returns the HTML of a function with its image, its names in Manim, and all its overloads. */
  private String described(String name, List<ReferenceEntry> overloads) throws IOException {
    StringBuilder html = new StringBuilder("<h2 id=\"" + name + "\">" + name + "</h2>\n");
    html.append(swatch(name));
    html.append(picture(name, pictures.of(overloads)));
    html.append(manimNames(name));
    Set<String> shared = sharedParagraphs(name, overloads);
    html.append(paragraphs(List.copyOf(shared)));
    for (ReferenceEntry each : overloads) {
      html.append("<pre class=\"java signature\">")
          .append(escape(each.type() + " " + each.signature()))
          .append("</pre>\n");
      html.append(
          paragraphs(each.description().stream().filter(l -> !shared.contains(l)).toList()));
      if (!each.parameters().isEmpty()) {
        html.append("<ul>\n");
        each.parameters()
            .forEach(
                (parameter, text) ->
                    html.append("<li><code>" + escape(parameter) + "</code>: ")
                        .append(escape(text) + "</li>\n"));
        html.append("</ul>\n");
      }
    }
    return html.toString();
  }

  /**
   * Returns the paragraphs above all signatures: those that all overloads share. For the only
   * function of a class, this is the last paragraph.
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
  private static String paragraphs(List<String> lines) {
    StringBuilder html = new StringBuilder();
    for (String line : lines) {
      if (line.startsWith("    ")) {
        html.append("<pre class=\"java\">" + escape(line.substring(4)) + "</pre>\n");
      } else if (!line.isBlank()) {
        html.append("<p>" + escape(line) + "</p>\n");
      }
    }
    return html.toString().replace("</pre>\n<pre class=\"java\">", "\n");
  }

  /** Returns a colour sample if the name is a colour, or an empty text. */
  private static String swatch(String function) {
    Color color = Color.palette().get(function);
    return color == null
        ? ""
        : "<span class=\"swatch\" style=\"background:" + color.toHex() + "\"></span>";
  }

  private String picture(String function, Optional<Path> picture) {
    String image = "<img class=\"function\" loading=\"lazy\" alt=\"%s\" src=\"pictures/%s\">";
    if (picture.isPresent()) {
      shown.put(function, picture.get().getFileName().toString());
      return image.formatted(function, shown.get(function)) + "\n";
    }
    Pattern use = Pattern.compile("(?<![.\\w])" + Pattern.quote(function) + "\\(");
    Optional<String> example =
        examples.entrySet().stream()
            .filter(each -> use.matcher(each.getValue()).find())
            .min(Comparator.comparingInt(each -> each.getValue().length()))
            .map(Map.Entry::getKey);
    example.ifPresent(name -> shown.put(function, name + ".png"));
    return example
        .map(
            name ->
                "<p><a href=\"gallery.html#%s\">%s<br>in the example %s</a></p>\n"
                    .formatted(name, image.formatted(function, name + ".png"), name))
        .orElse("");
  }

  private String manimNames(String function) {
    List<ManimName> called = names.calledHere(function);
    List<String> all =
        called.stream()
            .sorted(Comparator.comparing(name -> name.qualified().contains(".")))
            .map(ManimName::qualified)
            .distinct()
            .toList();
    if (all.isEmpty()) {
      return "";
    }
    StringBuilder html = new StringBuilder("<p>Manim: ");
    all.stream()
        .limit(MANIM_NAMES)
        .map(n -> "<a href=\"manim.html#%1$s\"><code>%1$s</code></a>".formatted(escape(n)))
        .forEach(link -> html.append(link).append(' '));
    if (all.size() > MANIM_NAMES) {
      html.append("and " + (all.size() - MANIM_NAMES) + " more");
    }
    return html.append("</p>\n").toString();
  }
}
