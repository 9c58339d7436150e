package zoetrope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.sources.CodeName;
import zoetrope.cli.sources.GuideSections;
import zoetrope.cli.sources.ReferenceAnswer;
import zoetrope.cli.sources.ReferencePages;
import zoetrope.cli.sources.ReferenceSearch;
import zoetrope.cli.sources.SceneSources;
import zoetrope.cli.sources.SearchTerms;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.reference.ManimName;
import zoetrope.reference.ManimNames;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;
import zoetrope.render.result.UsageException;

@Command(
    name = "doc",
    description = "Show the documentation of a function, a type or a method",
    sortOptions = false)
final class DocCommand extends ConsoleCommand {
  private static final int MAX_SUGGESTIONS = 3;
  private static final int MAX_RESULTS = 16;

  @Parameters(
      arity = "0..*",
      paramLabel = "NAME",
      description =
          "Name such as circle, Circle, shift or Mobject.shift, or a question such as how do I zoom"
              + " (default: list all functions)")
  private List<String> names = List.of();

  @Option(
      names = "--search",
      description = "Search the descriptions and the guides, even if NAME is a function")
  private boolean search;

  @Option(
      names = "--manim",
      paramLabel = "NAME",
      description = "Show the name in Zoetrope for this name of Manim, such as Create")
  private List<String> manimNames = List.of();

  @Option(names = "--json", description = "Print the entries as JSON")
  private boolean json;

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
      pages.overview().forEach(console::print);
    } else {
      answers.forEach(answer -> answer.lines(pages, MAX_RESULTS).forEach(console::print));
    }
    return CommandLineTool.DONE;
  }

  private static ReferenceAnswer ofManim(String name, Reference reference, ManimNames manim) {
    List<ManimName> rows = manim.find(name, reference);
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
    return new ReferenceAnswer(
        rows, List.of(reference.withoutAliases(entries)), Optional.empty(), List.of());
  }

  /**
   * Returns the entries with the given names, and sections of the guides. For a single name, these
   * are the sections that use it; otherwise the sections that fit the names best. If one of the
   * names is unknown, all of them are searched for as the words of a question.
   */
  private ReferenceAnswer ofWords(Reference reference, ManimNames manim) {
    GuideSections guides = GuideSections.load();
    if (search || !names.stream().allMatch(name -> isName(name, reference))) {
      return found(guides, reference, manim);
    }
    SearchTerms terms = guides.terms(names);
    return new ReferenceAnswer(
        List.of(),
        names.stream().map(reference::find).map(reference::withoutAliases).toList(),
        Optional.empty(),
        names.size() == 1
            ? guides.using(CodeName.of(names.get(0), reference), terms)
            : guides.about(terms));
  }

  /**
   * Whether a name stands for an entry of the reference. If there are several names, one without a
   * dot must be the name of a common entry, because it may be an English word of a question.
   */
  private boolean isName(String name, Reference reference) {
    List<ReferenceEntry> entries = reference.find(name);
    return names.size() == 1 || name.contains(".")
        ? !entries.isEmpty()
        : entries.stream().anyMatch(ReferencePages::isCommon);
  }

  /**
   * Searches for the names as words. Returns the entries and the sections of the guides that fit
   * best.
   */
  private ReferenceAnswer found(GuideSections guides, Reference reference, ManimNames manim) {
    ReferenceSearch index = new ReferenceSearch(reference, guides);
    SearchTerms terms = index.terms(names);
    boolean single = names.size() == 1 && !search;
    List<ManimName> rows = single ? manim.find(names.get(0), reference) : List.of();
    boolean isMisspelt = single && !terms.corrected().isEmpty();
    List<ReferenceEntry> entries = rows.isEmpty() && !isMisspelt ? index.about(terms) : List.of();
    List<String> sections = isMisspelt ? List.of() : guides.about(terms);
    if (rows.isEmpty() && entries.isEmpty() && sections.isEmpty()) {
      throw unknown(terms.unknown().stream().findFirst().orElse(names.get(0)), reference);
    }
    return new ReferenceAnswer(rows, List.of(entries), Optional.of(terms), sections);
  }

  private static UsageException unknown(String name, Reference reference) {
    List<String> near = reference.near(name, reference.entries(), MAX_SUGGESTIONS);
    return new UsageException(
        "nothing is called "
            + name
            + Suggestions.question(near).map(question -> ": " + question + " ").orElse("; ")
            + "'render doc' lists all functions");
  }
}
