package zoetrope.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.render.RenderRequest;
import zoetrope.render.RenderSettings;
import zoetrope.render.SceneEntry;
import zoetrope.render.SegmentCache;
import zoetrope.render.UsageException;

/** Renders scenes: the command without a name. */
@Command(
    name = "render",
    description = "Renders scenes to films, stills or sequences of pictures.",
    versionProvider = Version.class,
    customSynopsis = {
      "render SCENE... [OPTIONS]     films, stills or pictures of scenes",
      "       render --all [OPTIONS]        of every scene there is",
      "       render COMMAND [OPTIONS]"
    },
    synopsisHeading = "Usage: ",
    descriptionHeading = "%n",
    parameterListHeading = "%n",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n",
    sortOptions = false,
    footer = {
      "",
      "Exit codes: 0 all done; 1 something failed (the other scenes are rendered); 2 bad usage.",
      "",
      "  render AttentionPatterns --quality high",
      "  render --all --quality low --json report.json",
      "  render AttentionPatterns --at 12.5 -o frame.png",
      "  render examples/HelloCircle.java --at end -o frame.png"
    })
final class RenderCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..*",
      paramLabel = "SCENE",
      completionCandidates = SceneNames.class,
      description =
          "scenes by name ('render list' shows them), or FILE.java: the scenes in a source file;"
              + " FILE.java:NAME is one of several")
  private List<String> names = List.of();

  @Option(
      names = "--all",
      description = "renders every scene there is; in a project of one's own its scenes")
  private boolean all;

  @Option(
      names = "--shard",
      paramLabel = "K/N",
      converter = Converters.OfShard.class,
      description = "of the scenes the K-th of N parts, such as 2/5: for the machines of a CI")
  private Shard shard;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "PATH",
      converter = Converters.OfTarget.class,
      description =
          "the file of a single film (.mp4, .mov, .mkv, .webm, .gif, .apng, .webp), of its sound"
              + " alone (.wav, .flac, .mp3, .m4a, .opus), of a talk (.html) or of a still (.png, .webp,"
              + " .svg, .pdf), or the folder of several; by default"
              + " out/SCENE.mp4, out/SCENE-PART.mp4 for a part")
  private Path target;

  @Mixin private PictureOptions picture;

  @Mixin private StillOptions stills;

  @Mixin private PartOptions part;

  @Option(
      names = "--frames",
      paramLabel = "DIR",
      converter = Converters.OfPath.class,
      description = "pictures DIR/frame-00000.png and on in place of a film")
  private Path frames;

  @Mixin private VectorOptions vectors;

  @Mixin private SceneOptions scene;

  @Mixin private EncodingOptions encoding;

  @Mixin private MetadataOptions metadata;

  @Mixin private ThumbnailOptions thumbnail;

  @Option(
      names = "--loudness",
      paramLabel = "LUFS",
      converter = Converters.OfLoudness.class,
      description =
          "brings the sound to this loudness, from -70 to -5 by EBU R 128: -16 is usual on the web;"
              + " as loud as it is by default")
  private Double loudness;

  @Option(
      names = "--stems",
      paramLabel = "DIR",
      converter = Converters.OfPath.class,
      description = "writes the tracks of the sound, too: DIR/effects.wav, music.wav, voice.wav")
  private Path stems;

  @Option(
      names = "--sections",
      paramLabel = "DIR",
      converter = Converters.OfPath.class,
      description =
          "writes each section of the film to a file, too: DIR/01-NAME.mp4 and on, and sections.json")
  private Path sections;

  @Option(
      names = "--talk",
      description =
          "a talk in place of a film: a page (.html) that plays from slide to slide, and needs nothing"
              + " beside it")
  private boolean talk;

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      converter = Converters.OfCount.class,
      description = "the number of workers, by default one for each core; changes no byte")
  private Integer jobs;

  @Mixin private CacheOptions cache;

  @Mixin private FarmOptions farm;

  @Option(
      names = "--watch",
      description =
          "makes the same again whenever the source, or a file that the scene asks for, is saved;"
              + " Ctrl-C ends it")
  private boolean watch;

  @Option(names = "--dry-run", description = "prints lengths and plays without drawing")
  private boolean dryRun;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      converter = Converters.OfPath.class,
      description = "writes a report of what was done, or of what --dry-run found; - for stdout")
  private Path json;

  @Option(
      names = "--progress",
      paramLabel = "HOW",
      defaultValue = "auto",
      description = "auto (a bar on a terminal, plain elsewhere), plain or none")
  private ProgressStyle progress;

  @Option(names = "--stacktrace", description = "shows where in the program an error came up")
  private boolean stackTraces;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "shows this help")
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "shows the version")
  private boolean version;

  private final Console console;
  private final LongFunction<SegmentCache> caches;
  private final EarlyScenes early;

  RenderCommand(Console console, LongFunction<SegmentCache> caches, EarlyScenes early) {
    this.console = console;
    this.caches = early.caches(caches);
    this.early = early;
  }

  /** How progress is shown. */
  enum ProgressStyle {
    AUTO,
    PLAIN,
    NONE;

    /** How films show it. */
    ProgressMeter.Style ofFilms() {
      return switch (this) {
        case NONE -> ProgressMeter.Style.NONE;
        case PLAIN -> ProgressMeter.Style.PLAIN;
        case AUTO -> Terminal.showsErrors() ? ProgressMeter.Style.BAR : ProgressMeter.Style.PLAIN;
      };
    }
  }

  boolean stackTraces() {
    return stackTraces;
  }

  @Override
  public Integer call() {
    SegmentCache kept = cache.open(caches);
    if (!watch) {
      return make(console, kept);
    }
    checkWatch();
    boolean quiet = progress == ProgressStyle.NONE;
    return new Watch(console, names, stackTraces, quiet).run(own -> make(own, kept));
  }

  /** Makes once what was asked for, and returns the exit code. */
  private int make(Console console, SegmentCache kept) {
    List<SceneEntry> found = scenes(console.scenes(), kept);
    List<SceneEntry> scenes = shard == null ? found : shard.of(found);
    boolean several = all || found.size() > 1;
    RenderSettings settings = settings();
    checkCombination();
    if (scenes.isEmpty()) {
      console
          .err()
          .println("nothing to do: there are " + found.size() + " scenes, and none in " + shard);
    }
    if (dryRun) {
      return new DryRunAction(console, settings, json, progress, stackTraces).run(scenes);
    }
    if (stills.areWanted()) {
      List<StillAction.Still> pictures = stills.pictures(target, several);
      boolean folder = several || pictures.size() > 1 || stills.inFolder();
      return new StillAction(console, settings, vectors, json, progress, stackTraces)
          .run(scenes, several, folder, pictures, target, stills.ending(target));
    }
    if (part.isOfPlays() && Outputs.isStill(target)) {
      return new StillAction(console, settings, vectors, json, progress, stackTraces)
          .run(
              scenes,
              several,
              several,
              List.of(StillAction.Still.endOf(part.part())),
              target,
              stills.ending(target));
    }
    return films(console, scenes, several, settings, kept);
  }

  /** A film of each scene, in each language. */
  private int films(
      Console console,
      List<SceneEntry> scenes,
      boolean several,
      RenderSettings settings,
      SegmentCache kept) {
    if (!farm.isGiven()) {
      return films(console, scenes, several, settings, kept, FilmMachines.HERE);
    }
    try (FilmMachines machines = FilmMachines.of(farm, target)) {
      return films(console, scenes, several, settings, kept, machines);
    }
  }

  private int films(
      Console console,
      List<SceneEntry> scenes,
      boolean several,
      RenderSettings settings,
      SegmentCache kept,
      FilmMachines machines) {
    List<String> languages = scene.languages().isEmpty() ? List.of("") : scene.languages();
    boolean folder = several || languages.size() > 1;
    int code = CommandLineTool.DONE;
    for (String language : languages) {
      RenderSettings own = settings.withVoice(settings.narration().voice().withLanguage(language));
      List<RenderRequest> requests =
          Outputs.requests(
              scenes,
              folder,
              machines.local(target),
              frames,
              new Outputs.Part(part.part(), language, ending()),
              new Outputs.Beside(stems, sections, thumbnail.time(), thumbnail.ending()));
      int one =
          new FilmAction(console, own, kept, machines, json, progress, stackTraces).run(requests);
      code = Math.max(code, one);
    }
    machines.publish();
    return code;
  }

  private RenderSettings settings() {
    RenderSettings opaque =
        scene
            .settings(
                picture,
                encoding.crf(),
                encoding.preset(),
                jobs == null ? RenderSettings.defaultJobs() : jobs,
                all)
            .withFormat(encoding.format(!talk && Outputs.hasCodec(target)))
            .withMetadata(metadata.metadata());
    RenderSettings settings = encoding.transparent() ? opaque.withTransparency() : opaque;
    try {
      return loudness == null ? settings : settings.withLoudness(loudness);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /** How films end that nobody has named. */
  private String ending() {
    return talk ? ".html" : encoding.format(true).ending(encoding.transparent());
  }

  private List<SceneEntry> scenes(KnownScenes known, SegmentCache kept) {
    if (all && !names.isEmpty()) {
      throw new UsageException("--all renders every scene: leave out " + String.join(" ", names));
    }
    if (!all && names.isEmpty()) {
      throw new UsageException("name a scene, or give --all; 'render list' shows the scenes");
    }
    List<SceneEntry> scenes =
        all ? known.all() : early.find(names, kept).orElseGet(() -> known.find(names, kept));
    if (scenes.isEmpty()) {
      throw new UsageException("there are no scenes on the class path");
    }
    return scenes;
  }

  private void checkWatch() {
    refuse(all, "--watch makes what is named again: name scenes in place of --all");
    refuse(shard != null, "--watch is for an author at work: leave out --shard");
    refuse(farm.isGiven(), "--watch makes films on this machine: leave out --farm");
    refuse(dryRun, "--dry-run makes nothing that could be looked at: leave out --watch");
  }

  private void checkCombination() {
    boolean still = stills.areWanted();
    stills.check(target);
    part.check(still, dryRun);
    refuse(still && frames != null, "--at is one frame: leave out --frames, and name it with -o");
    refuse(dryRun && still, "--dry-run shows whole scenes: leave out --at, --from, --to");
    refuse(
        dryRun && (frames != null || target != null),
        "--dry-run writes no pictures: leave out --out and --frames");
    boolean several = scene.languages().size() > 1;
    String place = scene.placeOf("--language");
    refuse(several && (still || dryRun), "one language is enough here: name one" + place);
    refuse(several && json != null, "--json tells of one run: name one language" + place);
    refuse(stems != null && (still || dryRun), "--stems goes with films: leave it out");
    refuse(sections != null && (still || dryRun), "--sections goes with films: leave it out");
    refuse(
        sections != null && frames != null,
        "--sections goes with films: leave it out, or leave out --frames");
    refuse(talk && (still || dryRun || frames != null), "--talk is a film: leave it out");
    refuse(
        thumbnail.time() != null && (still || dryRun || frames != null || talk),
        "--thumbnail goes with films: leave it out");
    refuse(talk && encoding.transparent(), "a talk has a background: leave out --transparent");
    refuse(
        sections != null && talk, "a talk holds all its slides in one file: leave out --sections");
    refuse(
        talk
            && target != null
            && target.toString().matches(Outputs.FILE)
            && !Outputs.isTalk(target),
        target + " does not end with .html, which is what a talk is");
    refuse(encoding.transparent() && dryRun, "--dry-run draws nothing: leave out --transparent");
    boolean film = !still && frames == null && !dryRun && Outputs.hasCodec(target);
    refuse(
        encoding.isOfFilms() && (still || frames != null || dryRun),
        "--codec and --lossless go with films: leave them out");
    if (film && !talk) {
      encoding.checkFilm(target);
    }
    refuse(
        vectors.isGiven() && !stills.areVectors(target),
        "--picture-scale goes with SVG and PDF files: leave it out");
    refuse(frames != null && target != null, "--frames names the folder: leave out --out");
    farm.check(target, !still && !dryRun);
  }

  /** Refuses what does not go together. */
  static void refuse(boolean condition, String message) {
    if (condition) {
      throw new UsageException(message);
    }
  }
}
