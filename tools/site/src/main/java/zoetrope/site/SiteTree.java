package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * All pages in the order of reading, in sections. The sections and guides are those of the list in
 * {@code guides/README.md}; the generated pages are added to them.
 */
final class SiteTree {
  private static final Pattern LINK = Pattern.compile("\\[([^]]+)\\]\\(([^)#:]+\\.md)\\)");

  /** The generated pages at the beginning of a section. */
  private static final Map<String, List<Page>> FIRST =
      Map.of(
          "Reference",
          List.of(
              new Page("functions", "Functions"),
              new Page("methods", "Methods"),
              new Page("api", "Types")));

  /** The generated pages at the end of a section. */
  private static final Map<String, List<Page>> LAST =
      Map.of(
          "Start here",
          List.of(new Page("gallery", "Gallery")),
          "Coming from Manim",
          List.of(
              new Page("manim", "Names of Manim"),
              new Page("zoetrope-to-manim", "From Zoetrope to Manim")));

  private final List<Section> sections = new ArrayList<>();

  /**
   * A page.
   *
   * @param name the name of its file, without extension
   * @param title the title in the list of pages
   */
  record Page(String name, String title) {}

  record Section(String title, List<Page> pages) {}

  /** Reads the list of guides. */
  SiteTree(Path root) throws IOException {
    Path list = root.resolve(MarkdownPages.GUIDES + "README.md");
    for (String line : Files.readAllLines(list)) {
      if (line.startsWith("## ")) {
        String title = line.substring(3);
        sections.add(new Section(title, new ArrayList<>(FIRST.getOrDefault(title, List.of()))));
      }
      Matcher link = LINK.matcher(line);
      while (line.startsWith("* ") && link.find()) {
        Path file = root.relativize(list.resolveSibling(link.group(2)).normalize());
        String name = MarkdownPages.pageOf(file.toString().replace('\\', '/'));
        String title = link.group(1);
        String first = title.substring(0, 1).toUpperCase(Locale.ROOT);
        last().pages.add(new Page(name, first + title.substring(1)));
      }
    }
    for (Section section : sections) {
      section.pages.addAll(LAST.getOrDefault(section.title, List.of()));
    }
  }

  private Section last() {
    return sections.get(sections.size() - 1);
  }

  /** Returns the sections in the order of reading. */
  List<Section> sections() {
    return sections;
  }

  /** Returns the titles of all pages by name, in the order of reading. */
  Map<String, String> pages() {
    Map<String, String> all = new LinkedHashMap<>();
    sections.forEach(s -> s.pages.forEach(page -> all.putIfAbsent(page.name, page.title)));
    return all;
  }

  /** Returns the page before ({@code by} = -1) or after (1) a page, in the order of reading. */
  Optional<Page> neighbour(String name, int by) {
    List<Page> all = sections.stream().flatMap(section -> section.pages.stream()).toList();
    int at = List.copyOf(pages().keySet()).indexOf(name);
    int neighbour = at + by;
    return at < 0 || neighbour < 0 || neighbour >= all.size()
        ? Optional.empty()
        : Optional.of(all.get(neighbour));
  }
}
