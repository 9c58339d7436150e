package zoetrope.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.options.HelpOption;
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
          "Name such as circle, Circle, shift or Mobject.shift, or words to search for (default: list all functions)")
  private List<String> names = List.of();

  @Option(
      names = "--manim",
      paramLabel = "NAME",
      description = "Show what this Manim name is called here, such as Create")
  private List<String> manimNames = List.of();

  @Mixin private HelpOption help;

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
      lines.addAll(ofWords(names, reference, manim, pages));
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
   * Returns the pages of these names. If a name is unknown, all names are search terms. The result
   * is then the entries whose first sentence contains all terms. If there are none, it is the
   * entries whose whole text contains all terms.
   */
  private static List<String> ofWords(
      List<String> names, Reference reference, ManimNames manim, ReferencePages pages) {
    List<String> lines = new ArrayList<>();
    for (String name : names) {
      List<ReferenceEntry> entries = reference.find(name);
      if (entries.isEmpty()) {
        return Stream.of(
                nonEmpty(names.size() == 1 ? pages.manim(manim.find(name)) : List.of()),
                nonEmpty(
                    pages.list(
                        matching(names, reference, ReferencePages::summaryContains), MAX_RESULTS)),
                nonEmpty(
                    pages.list(
                        matching(names, reference, ReferencePages::commentContains), MAX_RESULTS)))
            .flatMap(Optional::stream)
            .findFirst()
            .orElseThrow(() -> unknown(name, reference));
      }
      lines.addAll(pages.page(entries));
    }
    return lines;
  }

  private static Optional<List<String>> nonEmpty(List<String> lines) {
    return lines.isEmpty() ? Optional.empty() : Optional.of(lines);
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
        .filter(entry -> terms.stream().allMatch(term -> says.test(entry, term)))
        .sorted(Comparator.comparing(ReferenceEntry::kind))
        .toList();
  }
}
