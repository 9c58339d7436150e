package zoetrope.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.sources.GuideSections;
import zoetrope.cli.sources.ReferencePages;
import zoetrope.cli.sources.SceneSources;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.reference.ManimName;
import zoetrope.reference.ManimNames;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;
import zoetrope.render.result.UsageException;

/** The command that prints the documentation of functions, types, methods and Manim names. */
@Command(
    name = "doc",
    description = "Show the documentation of a function, a type or a method",
    sortOptions = false)
final class DocCommand implements Callable<Integer> {
  private static final int MAX_SUGGESTIONS = 3;
  private static final int MAX_RESULTS = 40;

  @Parameters(
      arity = "0..*",
      paramLabel = "NAME",
      description =
          "Name such as circle, Circle, shift or Mobject.shift, or a question such as how do I zoom (default: list all functions)")
  private List<String> names = List.of();

  @Option(
      names = "--search",
      description = "Search the descriptions and the guides, even for the name of a function")
  private boolean search;

  @Option(
      names = "--manim",
      paramLabel = "NAME",
      description = "Show what this Manim name is called here, such as Create")
  private List<String> manimNames = List.of();

  private final Console console;

  DocCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Reference reference = Reference.load();
    ManimNames manim = ManimNames.load();
    ReferencePages pages = new ReferencePages(reference, manim, SceneSources.ofAll());
    List<String> lines = new ArrayList<>();
    if (names.isEmpty() && manimNames.isEmpty()) {
      lines.addAll(pages.overview());
    }
    manimNames.forEach(name -> lines.addAll(ofManim(name, reference, manim, pages)));
    if (!names.isEmpty()) {
      lines.addAll(ofWords(reference, manim, pages));
    }
    lines.forEach(console.out()::println);
    console.out().flush();
    return CommandLineTool.DONE;
  }

  private static List<String> ofManim(
      String name, Reference reference, ManimNames manim, ReferencePages pages) {
    List<ManimName> rows = manim.find(name);
    if (rows.isEmpty()) {
      throw new UsageException(
          "Manim has no name "
              + name
              + Suggestions.question(manim.near(name, MAX_SUGGESTIONS))
                  .map(q -> ": " + q)
                  .orElse(""));
    }
    List<String> lines = new ArrayList<>(pages.manim(rows));
    rows.get(0).words().stream()
        .limit(1)
        .map(reference::resolve)
        .filter(entries -> !entries.isEmpty())
        .forEach(entries -> lines.addAll(pages.page(entries)));
    return lines;
  }

  /**
   * Returns the pages of names, and the sections of the guides that contain them; for a single name
   * those with this name in their heading. If a name is unknown, all are search terms.
   */
  private List<String> ofWords(Reference reference, ManimNames manim, ReferencePages pages) {
    List<String> lines = new ArrayList<>();
    for (String name : names) {
      List<ReferenceEntry> entries = reference.find(name);
      if (search || entries.isEmpty()) {
        return found(name, reference, manim, pages);
      }
      lines.addAll(pages.page(entries));
    }
    List<String> terms = GuideSections.terms(names);
    GuideSections guides = GuideSections.load();
    lines.addAll(names.size() == 1 ? guides.titled(terms) : guides.about(terms));
    return lines;
  }

  /**
   * Returns the entries whose first sentence contains all terms, or if there are none, those whose
   * whole text does, and the sections of the guides that contain the terms.
   *
   * @param unknown the name that is reported if nothing contains the terms
   */
  private List<String> found(
      String unknown, Reference reference, ManimNames manim, ReferencePages pages) {
    List<String> terms = GuideSections.terms(names);
    List<String> lines =
        Stream.<Supplier<List<String>>>of(
                () -> names.size() == 1 && !search ? pages.manim(manim.find(unknown)) : List.of(),
                () -> matching(terms, reference, pages, ReferencePages::summaryContains),
                () -> matching(terms, reference, pages, ReferencePages::commentContains))
            .map(Supplier::get)
            .filter(list -> !list.isEmpty())
            .findFirst()
            .orElseGet(List::of);
    List<String> guides = GuideSections.load().about(terms);
    if (lines.isEmpty() && guides.isEmpty()) {
      throw unknown(
          names.stream()
              .filter(name -> reference.find(name).isEmpty())
              .filter(name -> !GuideSections.terms(List.of(name)).isEmpty())
              .findFirst()
              .orElse(unknown),
          reference);
    }
    return Stream.of(lines, guides).flatMap(List::stream).toList();
  }

  private static UsageException unknown(String name, Reference reference) {
    List<String> near = reference.near(name, reference.entries(), MAX_SUGGESTIONS);
    return new UsageException(
        "nothing is called "
            + name
            + Suggestions.question(near).map(question -> ": " + question + " ").orElse("; ")
            + "'render doc' lists all functions");
  }

  private static List<String> matching(
      List<String> terms,
      Reference reference,
      ReferencePages pages,
      BiPredicate<ReferenceEntry, String> says) {
    List<ReferenceEntry> entries =
        reference.entries().stream()
            .filter(entry -> !terms.isEmpty())
            .filter(entry -> terms.stream().allMatch(term -> says.test(entry, term)))
            .sorted(Comparator.comparing(ReferenceEntry::kind))
            .toList();
    return pages.list(entries, MAX_RESULTS);
  }
}
