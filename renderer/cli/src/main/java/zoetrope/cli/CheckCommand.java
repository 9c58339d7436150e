package zoetrope.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.options.PictureOptions;
import zoetrope.cli.options.SceneNames;
import zoetrope.cli.options.SceneOptions;
import zoetrope.cli.sources.KnownScenes;
import zoetrope.inspect.VariableNames;
import zoetrope.lint.CheckReport;
import zoetrope.lint.CheckResult;
import zoetrope.lint.Finding;
import zoetrope.lint.Lint;
import zoetrope.render.Renderer;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;

/** The command that checks scenes for errors and for faults that viewers see. */
@Command(
    name = "check",
    description = {
      "Check scenes for errors and visible faults, without rendering",
      "",
      "Reports texts that leave the frame or overlap, and objects that appear between two plays.",
      "Each finding names the object, the source line, the time and a fix.",
      "Exit codes: 0 no findings; 1 findings, or a scene failed; 2 the command line is wrong."
    },
    sortOptions = false)
final class CheckCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..*",
      paramLabel = "SCENE",
      completionCandidates = SceneNames.class,
      description = "Scene names (see 'render list'), FILE.java, or FILE.java:NAME")
  private List<String> names = List.of();

  @Option(names = "--all", description = "Check all scenes")
  private boolean all;

  @Option(
      names = "--strict",
      description =
          "Also report small or faint texts, texts that cross while they move, arrows that end in texts, and copies that start on top of their original")
  private boolean strict;

  @Option(
      names = "--ignore",
      paramLabel = "REGEX",
      description = "Leave out findings that match; can be repeated")
  private List<String> ignored = List.of();

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write a report as JSON; - writes to standard output, without text")
  private Path json;

  @Mixin private PictureOptions picture;

  @Mixin private SceneOptions options;

  private final Console console;

  CheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<Pattern> ignoredLines = ignored.stream().map(CheckCommand::pattern).toList();
    List<SceneEntry> scenes = scenes();
    OutputFiles.check(Console.fileOf(json), scenes);
    RenderSettings settings = options.settings(picture, null, null, 1, all);
    CheckReport report = new CheckReport(settings);
    boolean clean = true;
    try (Interruption interruption = new Interruption(console.err())) {
      Renderer renderer =
          new Renderer(settings)
              .withProgress(new StallLines(console))
              .withCancellation(interruption.cancellation());
      renderer.checkParameters(scenes);
      for (SceneEntry scene : scenes) {
        clean &= check(scene, renderer, ignoredLines, report);
      }
    }
    if (json != null) {
      console.json(json, report.data(clean));
    }
    return clean ? CommandLineTool.DONE : CommandLineTool.FAILED;
  }

  private boolean check(
      SceneEntry scene, Renderer renderer, List<Pattern> ignoredLines, CheckReport report) {
    try {
      VariableNames names = new VariableNames(console.scenes().sources(List.of(scene))::lines);
      CheckResult result = Lint.run(scene, renderer, names::of, names::isUnused);
      List<Finding> findings =
          (strict ? result.findings() : result.faults())
              .stream().filter(finding -> !matches(ignoredLines, finding.toString())).toList();
      List<String> warnings =
          result.run().warnings().stream()
              .filter(warning -> !matches(ignoredLines, "warning: " + warning))
              .toList();
      report.add(scene, result, findings, warnings);
      if (json == null || !Console.isStandardOutput(json)) {
        print(scene, result, findings, warnings);
      }
      return findings.isEmpty() && warnings.isEmpty();
    } catch (RuntimeException | Error e) {
      Failure failure = Failure.of(e);
      console.failure(scene.name(), failure, false);
      report.add(scene, failure);
      return false;
    }
  }

  private static boolean matches(List<Pattern> patterns, String line) {
    return patterns.stream().anyMatch(pattern -> pattern.matcher(line).find());
  }

  /** Prints the warnings of a scene, its findings, and what was checked. */
  private void print(
      SceneEntry scene, CheckResult result, List<Finding> findings, List<String> warnings) {
    PrintStream out = console.out();
    warnings.forEach(warning -> out.println(scene.name() + ": warning: " + warning));
    findings.forEach(finding -> out.println(scene.name() + ": " + finding));
    int count = findings.size() + warnings.size();
    out.printf(
        Locale.ROOT,
        "%s: checked %s, %s and %s: %s%n",
        scene.name(),
        counted(result.run().frames(), "frame"),
        counted(result.objects(), "object"),
        counted(result.texts(), "text"),
        count == 0 ? "no findings" : counted(count, "finding"));
    out.flush();
  }

  private static String counted(long count, String what) {
    return String.format(Locale.ROOT, "%,d %s%s", count, what, count == 1 ? "" : "s");
  }

  private List<SceneEntry> scenes() {
    KnownScenes known = console.scenes();
    if (all && !names.isEmpty()) {
      throw new UsageException("--all checks all scenes: leave out " + String.join(" ", names));
    }
    if (!all && names.isEmpty()) {
      throw new UsageException("name scenes, or give --all; 'render list' lists the scenes");
    }
    return all ? known.all() : known.find(names);
  }

  private static Pattern pattern(String regex) {
    try {
      return Pattern.compile(regex);
    } catch (PatternSyntaxException e) {
      throw new UsageException(
          "--ignore: '" + regex + "' is not a regular expression: " + e.getDescription());
    }
  }
}
