package zoetrope.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.options.HelpOption;
import zoetrope.cli.options.PictureOptions;
import zoetrope.cli.options.SceneNames;
import zoetrope.cli.options.SceneOptions;
import zoetrope.cli.sources.KnownScenes;
import zoetrope.lint.Finding;
import zoetrope.lint.Lint;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;

/** The command that checks scenes for layout errors. */
@Command(
    name = "lint",
    description = {
      "Check scenes for layout errors, without rendering",
      "",
      "Reports texts that leave the frame or overlap, and objects that appear between two plays.",
      "Exit codes: 0 no findings; 1 findings, or a scene failed; 2 the command line is wrong."
    },
    sortOptions = false)
final class LintCommand implements Callable<Integer> {
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

  @Mixin private PictureOptions picture;

  @Mixin private SceneOptions options;

  @Mixin private HelpOption help;

  private final Console console;

  LintCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    List<Pattern> ignoredPatterns = ignored.stream().map(LintCommand::pattern).toList();
    List<SceneEntry> scenes = scenes();
    RenderSettings settings = options.settings(picture, null, null, 1, all);
    boolean clean = true;
    try (Interruption interruption = new Interruption(console.err())) {
      Renderer renderer =
          new Renderer(settings)
              .withProgress(new StallLines(console))
              .withCancellation(interruption.cancellation());
      renderer.checkParameters(scenes);
      for (SceneEntry scene : scenes) {
        clean &= check(scene, renderer, ignoredPatterns);
      }
    }
    return clean ? CommandLineTool.DONE : CommandLineTool.FAILED;
  }

  private boolean check(SceneEntry scene, Renderer renderer, List<Pattern> ignoredPatterns) {
    try {
      List<String> lines =
          findings(scene, renderer)
              .filter(line -> ignoredPatterns.stream().noneMatch(m -> m.matcher(line).find()))
              .toList();
      lines.forEach(line -> console.out().println(scene.name() + ": " + line));
      console.out().flush();
      return lines.isEmpty();
    } catch (RuntimeException | Error e) {
      console.failure(scene.name(), Failure.of(e), false);
      return false;
    }
  }

  /**
   * Returns the lines to report for a scene: the warnings that a render prints, then the findings.
   */
  private Stream<String> findings(SceneEntry scene, Renderer renderer) {
    List<String> lines = new ArrayList<>();
    List<Finding> findings =
        Lint.check(scene, renderer, run -> run.warnings().forEach(w -> lines.add("warning: " + w)));
    findings.stream()
        .filter(finding -> strict || !finding.kind().isNote())
        .forEach(finding -> lines.add(finding.toString()));
    return lines.stream();
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
