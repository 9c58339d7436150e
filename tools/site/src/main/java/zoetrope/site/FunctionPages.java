package zoetrope.site;

import static zoetrope.site.SiteFolder.escape;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
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
  private final ApiPages types;
  private final FunctionEntry entry;
  private final FunctionSubjects subjects;

  private static final String IMAGE =
      "<img loading=\"lazy\" width=\"384\" height=\"216\" alt=\"%s\" src=\"pictures/%s\">";

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
      Map<String, String> examples,
      ApiPages types,
      FunctionEntry entry) {
    this.site = site;
    this.reference = reference;
    this.names = names;
    this.pictures = pictures;
    this.examples = examples;
    this.types = types;
    this.entry = entry;
    this.subjects = new FunctionSubjects(reference);
  }

  void write() throws IOException {
    Map<String, List<ReferenceEntry>> functions =
        reference.entries().stream()
            .filter(ReferenceEntry::isWord)
            .collect(
                Collectors.groupingBy(
                    ReferenceEntry::name, LinkedHashMap::new, Collectors.toList()));
    Map<String, FunctionPictures.Shown> results = pictures.draw(functions.values());
    Map<String, StringBuilder> letters = new TreeMap<>();
    for (var function : functions.entrySet()) {
      StringBuilder letter =
          letters.computeIfAbsent(
              letter(function.getKey()),
              l -> new StringBuilder("<h1>Functions: " + l.toUpperCase(Locale.ROOT) + "</h1>\n"));
      Optional<FunctionPictures.Shown> result = Optional.ofNullable(results.get(function.getKey()));
      letter.append(described(function.getKey(), function.getValue(), result));
      String text = String.join(" ", function.getValue().get(0).description());
      site.entry(page(function.getKey()), "function", function.getKey(), text);
    }
    String all = all(letters.keySet());
    for (var letter : letters.entrySet()) {
      String title = "Functions: " + letter.getKey().toUpperCase(Locale.ROOT);
      site.write("functions-" + letter.getKey(), title, letter.getValue() + all);
    }
    site.write("functions", "Functions", bySubject(functions, all));
    Map<String, String> cards = new TreeMap<>();
    shown.keySet().forEach(name -> cards.put(name, card(name)));
    types.write(functions, cards);
  }

  private static String letter(String function) {
    return function.substring(0, 1).toLowerCase(Locale.ROOT);
  }

  /** Returns the address of the description of a function. */
  static String page(String function) {
    return "functions-" + letter(function) + ".html#" + function;
  }

  private static String all(Set<String> letters) {
    return letters.stream()
        .map(l -> "<a href=\"functions-" + l + ".html\">" + l.toUpperCase(Locale.ROOT) + "</a>")
        .collect(
            Collectors.joining(
                " ", "<p class=\"letters\"><a href=\"functions.html\">By subject</a> ", "</p>\n"));
  }

  private String bySubject(Map<String, List<ReferenceEntry>> functions, String letters) {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    FunctionSubjects.ALL.forEach(subject -> groups.put(subject, new ArrayList<>()));
    functions.forEach((name, all) -> groups.get(subjects.of(all.get(0))).add(name));
    StringBuilder body = new StringBuilder("<h1>Functions</h1>\n");
    body.append(
            "<p>All functions that a scene can call after <code>import static"
                + " zoetrope.Zoetrope.*;</code>")
        .append(", by subject. <code>render doc NAME</code> prints the same in a terminal.")
        .append(" For the methods of the objects that they return, see <a")
        .append(
            " href=\"methods.html\">Methods</a>; for their types, <a"
                + " href=\"api.html\">Types</a>.</p>")
        .append(letters);
    groups.forEach(
        (subject, all) -> {
          body.append("<h2 id=\"" + FunctionSubjects.id(subject) + "\">" + subject + "</h2>\n");
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
    String picture = shown.get(function);
    String kind = picture.startsWith("function-") ? "" : " <small>in an example</small>";
    return "<a class=\"card\" href=\"%s\"><img loading=\"lazy\" alt=\"\" src=\"pictures/%s\">%s%s</a>\n"
        .formatted(page(function), picture, function, kind);
  }

  /** Returns the HTML of a function with its image, its names in Manim, and all its overloads. */
  private String described(
      String name, List<ReferenceEntry> overloads, Optional<FunctionPictures.Shown> result) {
    return "<h2 id=\""
        + name
        + "\">"
        + name
        + "</h2>\n"
        + subject(overloads.get(0))
        + swatch(name)
        + picture(name, result)
        + manimNames(name)
        + entry.overloads(name, overloads)
        + "<p class=\"kind\">Returns "
        + types.link(overloads.get(0).type())
        + "</p>\n";
  }

  /** Returns the name of a function's subject, with a link to the functions of this subject. */
  private String subject(ReferenceEntry function) {
    String subject = subjects.of(function);
    return "<p class=\"subject\"><a href=\"functions.html#%s\">%s</a></p>\n"
        .formatted(FunctionSubjects.id(subject), subject);
  }

  /** Returns a colour sample if the name is a colour, or an empty text. */
  private static String swatch(String function) {
    Color color = Color.palette().get(function);
    return color == null
        ? ""
        : "<span class=\"swatch\" style=\"background:" + color.toHex() + "\"></span>";
  }

  private String picture(String function, Optional<FunctionPictures.Shown> result) {
    if (result.isPresent()) {
      String name = "function-" + function;
      shown.put(function, name + ".png");
      return "<div class=\"result\">"
          + (result.get().moves()
              ? SceneBlocks.video(name, function, 384, 216)
              : IMAGE.formatted(function, name + ".png"))
          + "<pre class=\"java\">"
          + escape(result.get().code())
          + "</pre></div>\n";
    }
    Pattern use = Pattern.compile("(?<![.\\w])" + Pattern.quote(function) + "\\(");
    Optional<String> example =
        examples.entrySet().stream()
            .filter(each -> use.matcher(each.getValue()).find())
            .min(Comparator.comparingInt(each -> each.getValue().length()))
            .map(Map.Entry::getKey);
    example.ifPresent(name -> shown.put(function, name + ".png"));
    return example.map(name -> excerpt(name, use)).orElse("");
  }

  /** Returns the image of an example and its first statement that calls a function. */
  private String excerpt(String example, Pattern use) {
    String source = examples.get(example);
    Matcher call = use.matcher(source);
    call.find();
    Matcher end = Pattern.compile("[;{]\n").matcher(source);
    int before = 0;
    for (String last : List.of(";\n", "{\n", "}\n")) {
      before = Math.max(before, source.lastIndexOf(last, call.start()));
    }
    int to = end.find(call.end()) ? end.start() + 1 : source.length();
    return "<div class=\"result\"><a href=\"gallery.html#%s\">%s</a><pre class=\"java\">%s</pre></div>\n"
        .formatted(
            example,
            IMAGE.formatted("The example " + example, example + ".png"),
            escape(source.substring(before + 2, to).stripIndent().strip()));
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
