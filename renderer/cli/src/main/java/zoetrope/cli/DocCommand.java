package zoetrope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.sources.GuideSections;
import zoetrope.cli.sources.ReferenceAnswer;
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
          "Name such as circle, Circle, shift or Mobject.shift, or a question such as how do I zoom"
              + " (default: list all functions)")
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

  @Option(names = "--json", description = "Print the entries as JSON")
  private boolean json;

  private final Console console;

  DocCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Reference reference = Reference.load();
    ManimNames manim = ManimNames.load();
    ReferencePages pages = new ReferencePages(reference, manim, SceneSources.ofAll());
    List<ReferenceAnswer> answers = new ArrayList<>();
    manimNames.forEach(name -> answers.add(ofManim(name, reference, manim)));
    if (!names.isEmpty()) {
      answers.add(ofWords(reference, manim));
    }
    if (json && answers.isEmpty()) {
      throw new UsageException("--json needs a NAME or --manim NAME");
    } else if (json) {
      console.json(Path.of("-"), ReferenceAnswer.data(answers, pages));
    } else if (answers.isEmpty()) {
      pages.overview().forEach(console.out()::println);
    } else {
      answers.forEach(answer -> answer.lines(pages, MAX_RESULTS).forEach(console.out()::println));
    }
    console.out().flush();
    return CommandLineTool.DONE;
  }

  private static ReferenceAnswer ofManim(String name, Reference reference, ManimNames manim) {
    List<ManimName> rows = manim.find(name);
    if (rows.isEmpty()) {
      throw new UsageException(
          "Manim has no name "
              + name
              + Suggestions.question(manim.near(name, MAX_SUGGESTIONS))
                  .map(q -> ": " + q)
                  .orElse(""));
    }
    List<ReferenceEntry> entries =
        rows.get(0).words().stream()
            .limit(1)
            .flatMap(word -> reference.resolve(word).stream())
            .toList();
    return new ReferenceAnswer(rows, List.of(entries), false, List.of());
  }

  /**
   * Returns the entries of the names, and the sections of the guides that contain all names. For a
   * single name, returns only the sections with this name in their heading. If a name is unknown,
   * or with {@code --search}, searches for all names as terms.
   */
  private ReferenceAnswer ofWords(Reference reference, ManimNames manim) {
    List<List<ReferenceEntry>> found = names.stream().map(reference::find).toList();
    Optional<String> unknown =
        names.stream().filter(name -> search || reference.find(name).isEmpty()).findFirst();
    if (unknown.isPresent()) {
      return found(unknown.get(), reference, manim);
    }
    List<String> terms = GuideSections.terms(names);
    GuideSections guides = GuideSections.load();
    return new ReferenceAnswer(
        List.of(), found, false, names.size() == 1 ? guides.titled(terms) : guides.about(terms));
  }

  /**
   * Searches for terms. Returns the entries whose first sentences contain all terms. If there are
   * none, returns the entries whose whole descriptions contain them. The answer also has the
   * sections of the guides that contain the terms.
   *
   * @param unknown the name that is reported if nothing contains the terms
   */
  private ReferenceAnswer found(String unknown, Reference reference, ManimNames manim) {
    List<String> terms = GuideSections.terms(names);
    List<ManimName> rows = names.size() == 1 && !search ? manim.find(unknown) : List.of();
    List<ReferenceEntry> entries =
        Stream.<BiPredicate<ReferenceEntry, String>>of(
                ReferencePages::summaryContains, ReferencePages::commentContains)
            .filter(says -> rows.isEmpty())
            .map(says -> matching(terms, reference, says))
            .filter(list -> !list.isEmpty())
            .findFirst()
            .orElseGet(List::of);
    List<String> guides = GuideSections.load().about(terms);
    if (rows.isEmpty() && entries.isEmpty() && guides.isEmpty()) {
      throw unknown(
          names.stream()
              .filter(name -> reference.find(name).isEmpty())
              .filter(name -> !GuideSections.terms(List.of(name)).isEmpty())
              .findFirst()
              .orElse(unknown),
          reference);
    }
    return new ReferenceAnswer(rows, List.of(entries), true, guides);
  }

  private static UsageException unknown(String name, Reference reference) {
    List<String> near = reference.near(name, reference.entries(), MAX_SUGGESTIONS);
    return new UsageException(
        "nothing is called "
            + name
            + Suggestions.question(near).map(question -> ": " + question + " ").orElse("; ")
            + "'render doc' lists all functions");
  }

  private static List<ReferenceEntry> matching(
      List<String> terms, Reference reference, BiPredicate<ReferenceEntry, String> says) {
    return reference.entries().stream()
        .filter(entry -> !terms.isEmpty())
        .filter(entry -> terms.stream().allMatch(term -> says.test(entry, term)))
        .sorted(Comparator.comparing(ReferenceEntry::kind))
        .toList();
  }
}
