package zoetrope.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.options.OutputPlace;
import zoetrope.cli.options.PictureOptions;
import zoetrope.cli.options.SceneNames;
import zoetrope.cli.options.SceneOptions;
import zoetrope.cli.sources.KnownScenes;
import zoetrope.frame.FrameSize;
import zoetrope.frame.PictureShape;
import zoetrope.inspect.VariableNames;
import zoetrope.lint.FindingMarks;
import zoetrope.lint.Lint;
import zoetrope.lint.report.CheckReport;
import zoetrope.lint.report.CheckResult;
import zoetrope.lint.report.Finding;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.render.Renderer;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.SheetSettings;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;

@Command(
    name = "check",
    description = {
      "Check scenes for errors and visible faults, without rendering",
      "",
      "Reports, for example, texts that leave the frame or overlap, and objects that appear"
          + " suddenly.",
      "Each finding names the object, the source line, the time and a fix.",
      "Exit codes: 0 without findings, 1 with findings or if a scene failed, 2 if the command"
          + " line is wrong."
    },
    sortOptions = false)
final class CheckCommand extends ConsoleCommand {
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
          "Also report notes: small or faint texts, lines that pass over a text, and arrows that"
              + " end in texts")
  private boolean strict;

  @Option(
      names = "--ignore",
      paramLabel = "REGEX",
      description = "Leave out findings whose line contains a match; can be repeated")
  private List<String> ignored = List.of();

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write a report as JSON; - writes to standard output, without text")
  private Path json;

  @Option(
      names = "--sheet",
      paramLabel = "PATH",
      description =
          "Write a contact sheet of the first frame of each finding: a file (.png, .svg or .pdf),"
              + " or a folder for several scenes")
  private Path sheet;

  @Mixin private PictureOptions picture;

  @Mixin private SceneOptions options;

  /**
   * The settings, the renderer and the contact sheets for one frame size. {@code sheets} has the
   * target of the contact sheet of each scene.
   */
  private record Run(RenderSettings settings, Renderer renderer, Map<SceneEntry, Path> sheets) {}

  @Override
  public Integer call() {
    List<Pattern> ignoredLines = ignored.stream().map(CheckCommand::pattern).toList();
    List<SceneEntry> scenes = scenes();
    CheckReport report = new CheckReport(picture.rate());
    boolean clean = true;
    try (Interruption interruption = console.interruption()) {
      List<Run> runs =
          picture.shapes().stream().map(shape -> run(shape, scenes, interruption)).toList();
      List<Path> files = new ArrayList<>(Console.fileOf(json));
      runs.forEach(run -> files.addAll(run.sheets().values()));
      OutputFiles.check(files, scenes);
      runs.get(0).renderer().checkParameters(scenes);
      for (SceneEntry scene : scenes) {
        for (Run run : runs) {
          clean &= check(scene, run, ignoredLines, report);
        }
      }
    }
    if (json != null) {
      console.json(json, report.data(clean));
    }
    return clean ? CommandLineTool.DONE : CommandLineTool.FAILED;
  }

  private Run run(PictureOptions shape, List<SceneEntry> scenes, Interruption interruption) {
    RenderSettings settings = options.settings(shape, 1, all);
    Renderer renderer = console.renderer(settings, interruption);
    Map<SceneEntry, Path> sheets = new LinkedHashMap<>();
    if (sheet != null) {
      boolean several = scenes.size() > 1 || picture.shapes().size() > 1;
      boolean isFile = OutputPlace.isFile(sheet);
      OutputFormat format = OutputPlace.typed(OutputKind.STORYBOARD, sheet, isFile ? null : "png");
      OutputPlace place = new OutputPlace(format, sheet, several || !isFile);
      scenes.stream()
          .filter(scene -> scene.problem().isEmpty())
          .forEach(
              scene ->
                  sheets.put(scene, place.checkedFile(sized(scene.name() + "-check", settings))));
    }
    return new Run(settings, renderer, sheets);
  }

  /**
   * Returns the name of a scene. If several aspect ratios are checked, the frame size is appended.
   */
  private String sized(String name, RenderSettings settings) {
    return picture.shapes().size() == 1
        ? name
        : name + "-" + settings.width() + "x" + settings.height();
  }

  private boolean check(SceneEntry scene, Run run, List<Pattern> ignoredLines, CheckReport report) {
    String name = sized(scene.name(), run.settings());
    try {
      VariableNames names = new VariableNames(console.scenes().sources(List.of(scene))::lines);
      CheckResult result = Lint.run(scene, run.renderer(), names::of, names::isUnused);
      List<Finding> findings =
          (strict ? result.findings() : result.faults())
              .stream().filter(finding -> !matches(ignoredLines, finding.toString())).toList();
      List<String> warnings =
          result.run().warnings().stream()
              .filter(warning -> !matches(ignoredLines, "warning: " + warning))
              .toList();
      List<Path> pages =
          new FindingMarks(findings, result, run.settings().rate())
              .firstFrames()
              .filter(frames -> run.sheets().containsKey(scene))
              .map(SheetSettings.DEFAULT::withFrames)
              .map(layout -> run.renderer().sheet(scene, layout, run.sheets().get(scene)).files())
              .orElse(List.of());
      List<String> advice = advice(result, run.settings());
      report.add(scene, run.settings(), result, findings, warnings, advice, pages);
      if (json == null || !Console.isStandardOutput(json)) {
        print(name, result, findings, warnings);
        advice.forEach(line -> console.out().println(name + ": advice: " + line));
      }
      pages.forEach(page -> console.note(page + ": findings of " + name));
      return findings.isEmpty() && warnings.isEmpty();
    } catch (RuntimeException | Error e) {
      Failure failure = Failure.of(e);
      console.failure(name, failure, false);
      report.add(scene, run.settings(), failure);
      return false;
    }
  }

  /** Returns advice that does not count as a finding. */
  private List<String> advice(CheckResult result, RenderSettings settings) {
    FrameSize designed = result.designed();
    boolean isOther =
        PictureShape.of(settings.width(), settings.height(), settings.fit())
            .layout(designed)
            .changesFrame();
    return picture.setsAspect() || !isOther
        ? List.of()
        : List.of(
            String.format(
                Locale.ROOT,
                "the scene is made for a frame of %s x %s units, but renders have another aspect"
                    + " ratio: add --aspect",
                shortened(designed.width()),
                shortened(designed.height())));
  }

  private static String shortened(double units) {
    return units == Math.rint(units)
        ? Long.toString((long) units)
        : String.format(Locale.ROOT, "%.2f", units);
  }

  private static boolean matches(List<Pattern> patterns, String line) {
    return patterns.stream().anyMatch(pattern -> pattern.matcher(line).find());
  }

  /**
   * Prints the warnings and findings of a scene, and the numbers of checked frames, objects and
   * texts.
   */
  private void print(
      String name, CheckResult result, List<Finding> findings, List<String> warnings) {
    PrintStream out = console.out();
    warnings.forEach(warning -> out.println(name + ": warning: " + warning));
    findings.forEach(finding -> out.println(name + ": " + finding));
    int count = findings.size() + warnings.size();
    out.printf(
        Locale.ROOT,
        "%s: checked %s, %s and %s: %s%n",
        name,
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
    UsageException.require(
        all || !names.isEmpty(), "name scenes, or give --all; 'render list' lists the scenes");
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
