package zoetrope.cli.sources;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.cli.project.Installation;
import zoetrope.cli.sources.SearchTerms.Known;
import zoetrope.cli.sources.SearchTerms.Term;

/**
 * The sections of the guides, and a search for the sections that contain given words. Immutable.
 */
public final class GuideSections {
  private static final String FOLDER = "guides/";
  private static final String CONTENTS = "README.md";
  private static final Pattern LINK = Pattern.compile("\\]\\(([\\w-]+\\.md)\\)");
  private static final int MAX_SECTIONS = 4;
  private static final int MAX_LINES = 2;

  /** The weight of a word in a heading, relative to a word in the text of a section. */
  private static final double HEADING = 2;

  private static final Pattern SPAN = Pattern.compile("`([^`]+)`");

  /**
   * A part of a guide from one heading to the next.
   *
   * @param spans the code in its sentences and tables
   * @param code the lines of its other code
   */
  private record Section(
      String file,
      String page,
      String heading,
      List<String> lines,
      List<String> spans,
      List<String> code) {
    boolean isTitled(List<Term> terms) {
      Set<String> title = SearchTerms.stems(title()).keySet();
      return terms.stream().allMatch(term -> title.contains(term.stem()));
    }

    boolean uses(CodeName name) {
      return explains(name) || code.stream().anyMatch(name::isIn);
    }

    /**
     * Whether the text uses a name, or mentions it in a section without a variable of this name.
     */
    boolean explains(CodeName name) {
      return spans.stream().anyMatch(name::isIn)
          || spans.stream().anyMatch(name::isAll)
              && Stream.concat(spans.stream(), code.stream()).noneMatch(name::isVariableIn);
    }

    String title() {
      return page.equals(heading) ? page : page + ": " + heading;
    }

    /** Returns the folder of the guides: in the package, or in the sources. */
    private static String folder() {
      return Installation.folder("docs").isPresent() ? "docs/guides/" : "tools/site/guides/";
    }

    /** Returns the title and the file of this section, and its lines that fit the terms best. */
    List<String> shown(List<Term> terms) {
      List<String> shown = new ArrayList<>();
      shown.add("  " + title() + " (" + folder() + file + ")");
      SearchIndex<String> index = new SearchIndex<>();
      lines.forEach(line -> index.document().field(line, 1).add(line, 1));
      index.find(terms).stream()
          .limit(MAX_LINES)
          .forEach(line -> shown.addAll(ReferencePages.wrapped(line, "    ", "      ")));
      return shown;
    }
  }

  private final List<Section> sections;
  private final SearchIndex<Section> index = new SearchIndex<>();

  private GuideSections(List<Section> sections) {
    this.sections = sections;
    for (Section section : sections) {
      SearchIndex<Section>.Builder document = index.document().field(section.title(), HEADING);
      section.lines().forEach(line -> document.field(line, 1));
      document.add(section, 1);
    }
  }

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
        sections.add(
            new Section(
                file, page, heading, new ArrayList<>(), new ArrayList<>(), new ArrayList<>()));
      } else if (!code && line.matches("[^`<\\s].*[^-| ].*")) {
        sections.get(sections.size() - 1).lines().add(plain(line));
        SPAN.matcher(line)
            .results()
            .forEach(span -> sections.get(sections.size() - 1).spans().add(span.group(1)));
      } else if (code) {
        sections.get(sections.size() - 1).code().add(line);
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
   * Returns the lines of all guides. The search also finds a function by the words around its name
   * in a guide.
   */
  Stream<String> lines() {
    return sections.stream().flatMap(section -> section.lines().stream());
  }

  /** Returns the words of all guides by their stems. */
  Map<String, Known> vocabulary() {
    return index.vocabulary();
  }

  public SearchTerms terms(List<String> question) {
    return SearchTerms.of(question, vocabulary());
  }

  /** Returns the text to print about the sections that fit the terms, the best section first. */
  public List<String> about(SearchTerms terms) {
    return lines(index.find(terms.terms()), terms.terms());
  }

  /**
   * Returns the text to print about the sections that use a name in the code of their sentences, or
   * otherwise in their other code. Sections with the name in their headings come first. If no
   * section uses the name, and no class has it, only the sections with such headings are returned.
   */
  public List<String> using(CodeName name, SearchTerms terms) {
    List<Section> found = index.find(terms.terms());
    List<Section> titled = found.stream().filter(s -> s.isTitled(terms.terms())).toList();
    List<Section> using =
        Stream.of(titled.stream(), found.stream(), sections.stream())
            .flatMap(all -> all.filter(section -> section.uses(name)))
            .distinct()
            .toList();
    List<Section> explaining =
        using.stream().filter(s -> titled.contains(s) || s.explains(name)).toList();
    List<Section> best = explaining.isEmpty() ? using : explaining;
    return lines(best.isEmpty() && !name.isClass() ? titled : best, terms.terms());
  }

  private static List<String> lines(List<Section> sections, List<Term> terms) {
    List<String> lines = new ArrayList<>();
    sections.stream().limit(MAX_SECTIONS).forEach(section -> lines.addAll(section.shown(terms)));
    if (!lines.isEmpty()) {
      lines.add(0, "Guides:");
    }
    return lines;
  }
}
