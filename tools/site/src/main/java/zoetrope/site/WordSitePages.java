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
 * All words, a page for each first letter and one that has them by subject, each with a picture: of
 * what it makes, else of the shortest example that says it.
 */
final class WordSitePages {
  /** How many names of Manim stand beside a word; the table of Manim has all. */
  private static final int MANIM_NAMES = 6;

  private final SiteFolder site;
  private final Reference reference;
  private final ManimNames names;
  private final WordPictures pictures;
  private final Map<String, String> examples;

  /** For each word the file of its picture in the folder of pictures. */
  private final Map<String, String> shown = new TreeMap<>();

  /**
   * Pages of all words.
   *
   * @param examples the sources of examples by their names, which are those of their pictures too
   */
  WordSitePages(
      SiteFolder site,
      Reference reference,
      ManimNames names,
      WordPictures pictures,
      Map<String, String> examples) {
    this.site = site;
    this.reference = reference;
    this.names = names;
    this.pictures = pictures;
    this.examples = examples;
  }

  /** Writes the pages. */
  void write() throws IOException {
    Map<String, List<ReferenceEntry>> words =
        reference.entries().stream()
            .filter(ReferenceEntry::isWord)
            .collect(
                Collectors.groupingBy(
                    ReferenceEntry::name, LinkedHashMap::new, Collectors.toList()));
    Map<String, StringBuilder> letters = new TreeMap<>();
    site.plain("\n## All words\n");
    for (var word : words.entrySet()) {
      StringBuilder letter =
          letters.computeIfAbsent(
              letter(word.getKey()),
              l -> new StringBuilder("<h1>Words: " + l.toUpperCase(Locale.ROOT) + "</h1>\n"));
      letter.append(described(word.getKey(), word.getValue()));
      String text = String.join(" ", word.getValue().get(0).description());
      site.entry(page(word.getKey()), "word", word.getKey(), text);
      for (ReferenceEntry each : word.getValue()) {
        site.plain("- " + each.signature() + " -> " + each.type() + ": " + each.summary());
      }
    }
    String all = all(letters.keySet());
    for (var letter : letters.entrySet()) {
      String title = "Words: " + letter.getKey().toUpperCase(Locale.ROOT);
      site.write("words-" + letter.getKey(), title, letter.getValue() + all);
    }
    site.write("words", "Words", bySubject(words, all));
  }

  private static String letter(String word) {
    return word.substring(0, 1).toLowerCase(Locale.ROOT);
  }

  private static String page(String word) {
    return "words-" + letter(word) + ".html#" + word;
  }

  /** Links to the pages of all letters. */
  private static String all(Set<String> letters) {
    return letters.stream()
        .map(l -> "<a href=\"words-" + l + ".html\">" + l.toUpperCase(Locale.ROOT) + "</a>")
        .collect(
            Collectors.joining(
                " ", "<p class=\"letters\"><a href=\"words.html\">By subject</a> ", "</p>\n"));
  }

  private String bySubject(Map<String, List<ReferenceEntry>> words, String letters) {
    WordSubjects subjects = new WordSubjects(reference);
    Map<String, List<String>> groups = new LinkedHashMap<>();
    WordSubjects.ALL.forEach(subject -> groups.put(subject, new ArrayList<>()));
    words.forEach((name, all) -> groups.get(subjects.of(all.get(0))).add(name));
    StringBuilder body = new StringBuilder("<h1>Words</h1>\n");
    body.append("<p>All that a scene can say after <code>import static zoetrope.Zoetrope.*;</code>")
        .append(", by subject. <code>./render words NAME</code> tells the same in a terminal.")
        .append(" What is said of an object that a word has made is on the page of <a")
        .append(" href=\"methods.html\">methods</a>.</p>")
        .append(letters);
    groups.forEach(
        (subject, all) -> {
          String id = subject.toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", "-");
          body.append("<h2 id=\"" + id + "\">" + subject + "</h2>\n");
          all.stream().filter(shown::containsKey).map(this::card).forEach(body::append);
          body.append("<p>");
          all.stream()
              .filter(word -> !shown.containsKey(word))
              .map(word -> "<a href=\"" + page(word) + "\">" + swatch(word) + word + "</a> ")
              .forEach(body::append);
          body.append("</p>\n");
        });
    return body.toString();
  }

  private String card(String word) {
    return "<a class=\"card\" href=\"%s\"><img loading=\"lazy\" alt=\"\" src=\"pictures/%s\">%s</a>%n"
        .formatted(page(word), shown.get(word), word)
        .replace("\r", "");
  }

  /** A word with its picture, its names in Manim, and what each way to say it means. */
  private String described(String name, List<ReferenceEntry> overloads) throws IOException {
    StringBuilder html = new StringBuilder("<h2 id=\"" + name + "\">" + name + "</h2>\n");
    html.append(swatch(name));
    html.append(picture(name, pictures.of(overloads)));
    html.append(calledThere(name));
    Set<String> told = toldOnce(name, overloads);
    html.append(paragraphs(List.copyOf(told)));
    for (ReferenceEntry each : overloads) {
      html.append("<pre class=\"java signature\">")
          .append(escape(each.type() + " " + each.signature()))
          .append("</pre>\n");
      html.append(paragraphs(each.description().stream().filter(l -> !told.contains(l)).toList()));
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

  /** What is said of each way alike: of the class that a word makes, which comes last. */
  private static Set<String> toldOnce(String name, List<ReferenceEntry> overloads) {
    List<String> first = overloads.get(0).description();
    if (overloads.size() == 1) {
      boolean made = overloads.get(0).type().replaceAll("<.*", "").equalsIgnoreCase(name);
      return made && first.size() > 1 ? Set.of(first.get(first.size() - 1)) : Set.of();
    }
    Set<String> told = new LinkedHashSet<>(first);
    overloads.forEach(each -> told.retainAll(each.description()));
    return told;
  }

  /** Paragraphs of a comment, of which indented lines are code. */
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

  /** A patch of a colour, where a word is the name of one. */
  private static String swatch(String word) {
    Color color = Color.palette().get(word);
    return color == null
        ? ""
        : "<span class=\"swatch\" style=\"background:" + color.toHex() + "\"></span>";
  }

  private String picture(String word, Optional<Path> picture) {
    String image = "<img class=\"word\" loading=\"lazy\" alt=\"%s\" src=\"pictures/%s\">";
    if (picture.isPresent()) {
      shown.put(word, picture.get().getFileName().toString());
      return image.formatted(word, shown.get(word)) + "\n";
    }
    Pattern use = Pattern.compile("(?<![.\\w])" + Pattern.quote(word) + "\\(");
    Optional<String> example =
        examples.entrySet().stream()
            .filter(each -> use.matcher(each.getValue()).find())
            .min(Comparator.comparingInt(each -> each.getValue().length()))
            .map(Map.Entry::getKey);
    example.ifPresent(name -> shown.put(word, name + ".png"));
    return example
        .map(
            name ->
                "<p><a href=\"gallery.html#%s\">%s<br>in the example %s</a></p>\n"
                    .formatted(name, image.formatted(word, name + ".png"), name))
        .orElse("");
  }

  private String calledThere(String word) {
    List<ManimName> called = names.calledHere(word);
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
