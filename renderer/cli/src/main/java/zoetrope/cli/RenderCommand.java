package zoetrope.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.options.BatchOptions;
import zoetrope.cli.options.BatchRow;
import zoetrope.cli.options.CacheOptions;
import zoetrope.cli.options.Converters;
import zoetrope.cli.options.OutputPlace;
import zoetrope.cli.options.Outputs;
import zoetrope.cli.options.PictureOptions;
import zoetrope.cli.options.SceneNames;
import zoetrope.cli.options.SceneOptions;
import zoetrope.cli.options.Shard;
import zoetrope.cli.options.ThumbnailOptions;
import zoetrope.cli.options.VariationOptions;
import zoetrope.cli.options.VectorOptions;
import zoetrope.cli.options.Version;
import zoetrope.cli.sources.EarlyScenes;
import zoetrope.cli.sources.KnownScenes;
import zoetrope.output.Coding;
import zoetrope.output.Feature;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.output.Wishes;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.FilmFormat;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;

@Command(
    name = "render",
    description = "Renders scenes to videos, stills, image sequences or presentations.",
    versionProvider = Version.class,
    customSynopsis = {
      "render SCENE... [OPTIONS]     Render scenes",
      "       render --all [OPTIONS]        Render all scenes",
      "       render COMMAND [OPTIONS]      Run a command"
    },
    synopsisHeading = "Usage: ",
    descriptionHeading = "%n",
    commandListHeading = "%nCommands:%n",
    sortOptions = false,
    footer = {
      "%nFile types of --out:",
      "  video         ${bundle:FILM}",
      "  sound         ${bundle:SOUND}",
      "  presentation  ${bundle:PRESENTATION} with --presentation",
      "  film of paths ${bundle:PLAYER}",
      "  still         ${bundle:STILL}",
      "%nCodecs (each file type uses the first one that it supports):",
      "  ${bundle:codec.h264}",
      "  ${bundle:codec.hevc}",
      "  ${bundle:codec.av1}",
      "  ${bundle:codec.prores}",
      "  ${bundle:codec.vp9}",
      "  ${bundle:codec.ffv1}",
      "%nExit codes:",
      "  0  Everything was rendered.%n  1  Something failed. The other scenes were rendered.",
      "  2  The command line is wrong.",
      "%nExamples:",
      "  render --all --quality low --json report.json",
      "  render AttentionPatterns --at 12.5 -o frame.png",
      "  render examples/HelloCircle.java --at end -o frame.png"
    })
final class RenderCommand extends ConsoleCommand {
  @Parameters(
      arity = "0..*",
      paramLabel = "SCENE",
      completionCandidates = SceneNames.class,
      description = "Scene names (see 'render list'), FILE.java, or FILE.java:NAME")
  private List<String> names = List.of();

  @Option(names = "--all", description = "Render all scenes")
  private boolean all;

  @Option(
      names = "--shard",
      paramLabel = "K/N",
      description = "Divide the scenes into N shards, and render only shard K, such as 2/5")
  private Shard shard;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "PATH",
      converter = Converters.OfTarget.class,
      description =
          "Output file, or folder; for one scene, the folder must exist (default: out/SCENE.mp4)")
  private Path target;

  @Mixin private PictureOptions picture;

  @Mixin private StillOptions stills;

  @Mixin private PartOptions part;

  @Option(
      names = "--frames",
      paramLabel = "DIR",
      description = "Write an image sequence, DIR/frame-00000.png and so on")
  private Path frames;

  @Mixin private VectorOptions vectors;

  @Mixin private SceneOptions scene;

  @Mixin private VariationOptions variations;

  @Mixin private BatchOptions batch;

  @Mixin private EncodingOptions encoding;

  @Mixin private ThumbnailOptions thumbnail;

  @Option(
      names = "--stems",
      paramLabel = "DIR",
      description = "Also write the sound tracks: DIR/effects.wav, music.wav and voice.wav")
  private Path stems;

  @Option(
      names = "--sections",
      paramLabel = "DIR",
      description =
          "Also write a video of each section: DIR/01-NAME.mp4 and so on, and sections.json")
  private Path sections;

  @Option(
      names = "--presentation",
      description = "Write a presentation: one .html page that plays slide by slide")
  private boolean presentation;

  @Option(
      names = "--presentation-type",
      paramLabel = "TYPE",
      description = "video (default), or paths: sharp on every screen, and usually much smaller")
  private String presentationType;

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      description = "Number of worker threads (default: one per core); has no effect on the output")
  private Integer jobs;

  @Mixin private CacheOptions cache;

  @Mixin private FarmOptions farm;

  @Option(
      names = "--watch",
      description = "Render again after each change of the sources or assets; Ctrl-C stops")
  private boolean watch;

  @Option(names = "--dry-run", description = "List plays and durations without drawing")
  private boolean dryRun;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write a report as JSON; - writes to standard output")
  private Path json;

  @Option(
      names = "--progress",
      paramLabel = "HOW",
      defaultValue = "auto",
      description = "auto (a bar on a terminal, otherwise plain), plain or none (default: auto)")
  private ProgressMeter.Style progress;

  @Option(names = "--stacktrace", description = "Print the stack traces of errors")
  private boolean stackTraces;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version")
  private boolean version;

  private final EarlyScenes early;

  RenderCommand(Console console, EarlyScenes early) {
    this.console = console;
    this.early = early;
  }

  boolean stackTraces() {
    return stackTraces;
  }

  @Override
  public Integer call() {
    SegmentCache segments = cache.open(early.caches(console.caches()));
    if (!watch) {
      return make(console, segments);
    }
    checkWatch();
    boolean quiet = progress == ProgressMeter.Style.NONE;
    return new Watch(console, names, stackTraces, quiet)
        .run(runConsole -> make(runConsole, segments));
  }

  /**
   * Renders the scenes once and returns the exit code. With {@code --watch}, this is one run of
   * several.
   */
  private int make(Console console, SegmentCache segments) {
    List<SceneEntry> found = scenes(console.scenes(), segments);
    List<SceneEntry> scenes = shard == null ? found : shard.of(found);
    boolean several = all || found.size() > 1;
    OutputFormat format = format();
    RenderSettings settings = settings(format);
    check(format, settings);
    if (scenes.isEmpty()) {
      console.note("nothing to do: shard " + shard + " of " + found.size() + " scenes is empty");
    }
    RunContext context = new RunContext(console, settings, json, progress, stackTraces);
    if (dryRun) {
      return new DryRunAction(context).run(scenes);
    }
    if (format.kind() == OutputKind.STILL) {
      List<StillAction.Still> pictures = stills.pictures(part, format);
      OutputPlace place = stills.place(target, several, pictures.size());
      return new StillAction(context, vectors).run(scenes, pictures, place);
    }
    if (!farm.isGiven()) {
      return films(context, scenes, several, format, segments, FilmMachines.HERE);
    }
    try (FilmMachines machines = FilmMachines.of(farm, target)) {
      return films(context, scenes, several, format, segments, machines);
    }
  }

  /** Renders a video of each scene for each row and language. */
  private int films(
      RunContext context,
      List<SceneEntry> scenes,
      boolean several,
      OutputFormat format,
      SegmentCache segments,
      FilmMachines machines) {
    List<String> languages = scene.languages().isEmpty() ? List.of("") : scene.languages();
    List<BatchRow> rows = batch.rows(context.settings().parameters());
    OutputPlace place =
        new OutputPlace(
            format,
            frames == null ? machines.local(target) : frames,
            several || batch.isGiven() || languages.size() > 1 || isFolder(target));
    int code =
        new FilmAction(context, segments, machines)
            .run(scenes, rows, languages, (row, language) -> outputs(place, row, language));
    machines.publish();
    return code;
  }

  private Outputs outputs(OutputPlace place, BatchRow row, String language) {
    return new Outputs(
        place,
        part.part(),
        row.label(),
        language,
        stems,
        sections,
        thumbnail.time(),
        thumbnail.ending(),
        variations.variations());
  }

  private static boolean isFolder(Path target) {
    return target != null && !OutputPlace.isFile(target) && Files.isDirectory(target);
  }

  private RenderSettings settings(OutputFormat format) {
    int workers = jobs == null ? RenderSettings.defaultJobs() : jobs;
    return encoding.applyTo(scene.settings(picture, workers, all), format.isMuxedFilm());
  }

  /** Returns the format of the output; for a dry run, the format of the video. */
  private OutputFormat format() {
    if (stills.areWanted()) {
      return stills.format(target);
    }
    if (frames != null) {
      return OutputFormat.FRAMES;
    }
    if (presentation) {
      return presentationFormat();
    }
    stills.format(target); // Refuses --still-type without --at.
    Optional<OutputFormat> named = Optional.ofNullable(target).flatMap(OutputFormat::find);
    return named
        .map(format -> format == OutputFormat.HTML ? OutputFormat.PLAYER_PAGE : format)
        .filter(format -> format.kind() != OutputKind.STILL || part.isOfPlays())
        .orElseGet(() -> OutputFormat.usual(usualCoding()));
  }

  private OutputFormat presentationFormat() {
    refuse(
        presentationType != null && !List.of("video", "paths").contains(presentationType),
        "'" + presentationType + "' is not a type of presentation: expected video or paths");
    return "paths".equals(presentationType) ? OutputFormat.PATH_PRESENTATION : OutputFormat.HTML;
  }

  private Coding usualCoding() {
    FilmFormat format = encoding.format(true);
    return new Coding(format.codec(), format.lossless(), encoding.transparent());
  }

  private List<SceneEntry> scenes(KnownScenes known, SegmentCache segments) {
    if (all && !names.isEmpty()) {
      throw new UsageException("--all renders every scene: leave out " + String.join(" ", names));
    }
    UsageException.require(
        all || !names.isEmpty(), "name a scene, or give --all; 'render list' lists the scenes");
    List<SceneEntry> scenes =
        all
            ? known.all()
            : early.find(names, segments).orElseGet(() -> known.find(names, segments));
    UsageException.require(!scenes.isEmpty(), "no scenes were found on the class path");
    return scenes;
  }

  private void checkWatch() {
    refuse(all, "--watch needs named scenes: name some, and leave out --all");
    refuse(shard != null, "--watch and --shard do not go together: leave out one of them");
    refuse(farm.isGiven(), "--watch renders on this machine only: leave out --farm");
    refuse(batch.isGiven(), "--watch renders one video: leave out --batch");
    refuse(dryRun, "--dry-run writes no output to update: leave out --watch");
  }

  /** Refuses options that exclude each other, and features that the format does not have. */
  private void check(OutputFormat format, RenderSettings settings) {
    String making = dryRun ? "--dry-run" : "";
    String drawing = frames == null ? "" : "--frames";
    checkOne(
        making, stills.areWanted() ? "--at" : "", drawing, presentation ? "--presentation" : "");
    checkOne(making, drawing, target == null ? "" : "--out");
    refuse(
        presentationType != null && !presentation,
        "--presentation-type needs --presentation: add it");
    boolean several = scene.languages().size() > 1;
    String place = scene.placeOf("--language");
    refuse(
        several && (dryRun || !format.holds(Feature.LANGUAGES)),
        "this output has one language: name only one" + place);
    batch.check(dryRun ? "--dry-run" : stills.areWanted() ? "--at" : json != null ? "--json" : "");
    refuse(several && json != null, "--json reports one run: name one language" + place);
    farm.check(target);
    Wishes wishes =
        new Wishes(settings.coding())
            .with(Feature.STEMS, "--stems", stems != null)
            .with(Feature.SECTIONS, "--sections", sections != null)
            .with(Feature.THUMBNAIL, "--thumbnail", thumbnail.time() != null)
            .with(Feature.PATHS, "--raster-scale", vectors.isGiven())
            .with(Feature.PARAMETERS, "--vary", variations.isGiven())
            .with(Feature.SEGMENTS, "--farm", farm.isGiven());
    encoding.addTo(wishes, !dryRun);
    if (stills.areWanted() || format.kind() != OutputKind.STILL) {
      part.addTo(wishes);
    }
    Optional<String> refusal = dryRun ? wishes.refusalOfAll() : wishes.refusal(format);
    String made =
        dryRun ? "a dry run" : OutputPlace.isFile(target) ? target.toString() : format.described();
    refuse(refusal.isPresent(), made + " " + refusal.orElse(""));
    if (presentation && target != null && OutputPlace.isFile(target)) {
      new OutputPlace(format, target, false).checkedFile("");
    }
  }

  /**
   * Refuses more than one of these options. An empty string stands for an option that was not
   * given.
   */
  static void checkOne(String... options) {
    checkOne(Stream.of(options).filter(option -> !option.isEmpty()).toList());
  }

  /** Refuses more than one of these options, because they exclude each other. */
  static void checkOne(List<String> options) {
    refuse(
        options.size() > 1,
        String.join(" and ", options) + " do not go together: leave out one of them");
  }

  static void refuse(boolean condition, String message) {
    UsageException.require(!condition, "%s", message);
  }
}
