package zoetrope.cli.sources;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The sections of the guides, and a search for the sections that contain given words. Immutable.
 */
public final class GuideSections {
  private static final String FOLDER = "guides/";
  private static final String CONTENTS = "README.md";
  private static final Pattern LINK = Pattern.compile("\\]\\(([\\w-]+\\.md)\\)");
  private static final int MAX_SECTIONS = 4;
  private static final int MAX_LINES = 2;

  /** How much more a word in a heading counts than a word in a line. */
  private static final int HEADING = 4;

  /** Words of questions that say nothing about their subject. */
  private static final Set<String> FILLERS =
      Set.of(
          "a", "an", "and", "are", "be", "can", "do", "does", "for", "get", "how", "i", "in", "is",
          "it", "make", "me", "my", "need", "of", "on", "should", "the", "there", "to", "use",
          "want", "what", "when", "where", "which", "why", "with", "you");

  private record Section(String file, String page, String heading, List<String> lines) {
    /**
     * Returns how well this section fits the terms; 0 if it contains fewer than {@code min} of
     * them.
     */
    int fit(List<String> terms, int min) {
      int all = 0;
      int found = 0;
      for (String term : terms) {
        long inLines = lines.stream().filter(line -> contains(line, term)).count();
        int inTitle = contains(title(), term) ? HEADING : 0;
        found += inLines + inTitle > 0 ? 1 : 0;
        all += inTitle + (int) Math.min(inLines, HEADING);
      }
      return found < min ? 0 : all;
    }

    boolean isTitled(List<String> terms) {
      return terms.stream().allMatch(term -> contains(title(), term));
    }

    String title() {
      return page.equals(heading) ? page : page + ": " + heading;
    }

    /**
     * Returns the title and file of this section, and the {@value #MAX_LINES} lines that contain
     * the most terms.
     */
    List<String> shown(List<String> terms) {
      List<String> shown = new ArrayList<>();
      shown.add("  " + title() + " (tools/site/guides/" + file + ")");
      lines.stream()
          .filter(line -> count(line, terms) > 0)
          .sorted(Comparator.comparing(line -> -count(line, terms)))
          .limit(MAX_LINES)
          .forEach(line -> shown.addAll(ReferencePages.wrapped(line, "    ", "      ")));
      return shown;
    }
  }

  private final List<Section> sections;

  private GuideSections(List<Section> sections) {
    this.sections = sections;
  }

  /** Loads the guides. */
  public static GuideSections load() {
    List<Section> sections = new ArrayList<>();
    files().forEach(file -> addSections(file, read(file), sections));
    return new GuideSections(List.copyOf(sections));
  }

  /** Returns the file names of the guides in the order of the table of contents. */
  public static List<String> files() {
    return LINK.matcher(read(CONTENTS)).results().map(link -> link.group(1)).distinct().toList();
  }

  /** Returns the text of a guide in Markdown. */
  public static String read(String file) {
    return resource(FOLDER + file);
  }

  /** Returns the text of a resource of this package. */
  static String resource(String file) {
    try (InputStream in = GuideSections.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException(file + " is missing: build Zoetrope again");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }

  private static void addSections(String file, String text, List<Section> sections) {
    String page = "";
    boolean code = false;
    for (String line : text.lines().toList()) {
      code ^= line.startsWith("```");
      if (!code && line.startsWith("#")) {
        String heading = plain(line.replaceFirst("^#+ *", ""));
        page = page.isEmpty() ? heading : page;
        sections.add(new Section(file, page, heading, new ArrayList<>()));
      } else if (!code && line.matches("[^`<\\s].*[^-| ].*")) {
        sections.get(sections.size() - 1).lines().add(plain(line));
      }
    }
  }

  /**
   * Returns a line without the marks of Markdown. The cells of a table's row are separated by
   * colons.
   */
  private static String plain(String line) {
    return line.replaceAll("\\[([^]]*)\\]\\([^)]*\\)", "$1")
        .replaceAll("^\\| *| *\\|$|^\\* |`|\\*\\*", "")
        .replaceAll(" \\| ", ": ");
  }

  /**
   * Returns the words of a question that name its subject, in lower case and without the endings
   * -ing, -ed and -s.
   */
  public static List<String> terms(List<String> question) {
    return question.stream()
        .flatMap(part -> Stream.of(part.split("\\s+")))
        .map(word -> word.toLowerCase(Locale.ROOT).replaceAll("[?!.,;:]+$", ""))
        .filter(word -> !word.isEmpty() && !FILLERS.contains(word))
        .map(word -> word.replaceFirst("(?<=\\w{4})(?:ing|ed|s)$", ""))
        .distinct()
        .toList();
  }

  /**
   * Returns lines about the sections that contain the terms, the best first. If no section contains
   * all, it is enough to contain more than half of them.
   */
  public List<String> about(List<String> terms) {
    List<String> found = lines(terms, section -> section.fit(terms, terms.size()) > 0);
    return found.isEmpty()
        ? lines(terms, section -> section.fit(terms, terms.size() / 2 + 1) > 0)
        : found;
  }

  /** Returns lines about the sections whose headings contain all terms. */
  public List<String> titled(List<String> terms) {
    return lines(terms, section -> section.isTitled(terms));
  }

  private List<String> lines(List<String> terms, Predicate<Section> wanted) {
    List<String> lines = new ArrayList<>();
    sections.stream()
        .filter(wanted)
        .filter(section -> !terms.isEmpty())
        .sorted(Comparator.comparing(section -> -section.fit(terms, 0)))
        .limit(MAX_SECTIONS)
        .forEach(section -> lines.addAll(section.shown(terms)));
    if (!lines.isEmpty()) {
      lines.add(0, "Guides:");
    }
    return lines;
  }

  private static long count(String line, List<String> terms) {
    return terms.stream().filter(term -> contains(line, term)).count();
  }

  /** Whether a word of a text begins with a term, ignoring case. */
  private static boolean contains(String text, String term) {
    return Pattern.compile("(?<!\\w)" + Pattern.quote(term), Pattern.CASE_INSENSITIVE)
        .matcher(text)
        .find();
  }
}
