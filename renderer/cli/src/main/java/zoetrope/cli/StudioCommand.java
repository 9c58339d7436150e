package zoetrope.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.options.CacheSize;
import zoetrope.cli.options.Converters;
import zoetrope.cli.options.HelpOption;
import zoetrope.cli.options.MetadataOptions;
import zoetrope.cli.options.PictureOptions;
import zoetrope.cli.options.SceneNames;
import zoetrope.cli.options.SceneOptions;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.UsageException;

/** Starts the studio. */
@Command(
    name = "studio",
    description = {
      "Shows scenes in the browser while they are written: prints a link to open. Files are"
          + " watched, and any moment of a scene is shown at once.",
      "A scene is code of its author's and runs as such. Only this machine can reach the page."
    },
    sortOptions = false)
final class StudioCommand implements Callable<Integer> {
  private static final String LOOPBACK = "127.0.0.1";
  private static final int LAST_PORT = 65_535;

  @Parameters(
      arity = "0..*",
      paramLabel = "SCENE",
      completionCandidates = SceneNames.class,
      description =
          "scenes by name, FILE.java, or a folder of such files; by default all there are")
  private List<String> names = List.of();

  @Mixin private PictureOptions picture;

  @Mixin private SceneOptions options;

  @Mixin private EncodingOptions encoding;

  @Mixin private MetadataOptions metadata;

  @Option(
      names = "--loudness",
      paramLabel = "LUFS",
      converter = Converters.OfLoudness.class,
      description = "the loudness of the sound of films that are made, by EBU R 128")
  private Double loudness;

  @Option(
      names = {"-cp", "--class-path"},
      paramLabel = "PATH",
      description =
          "folders and jars with scenes that are compiled elsewhere, and what they need; by default"
              + " target/classes and build/classes/java/main where they are here")
  private String classPath;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "0",
      description = "the port of the page; any that is free by default")
  private int port;

  @Option(
      names = "--address",
      paramLabel = "NAME",
      defaultValue = LOOPBACK,
      description =
          "another address of this machine to listen at; who has the link can then run your scenes"
              + " from elsewhere")
  private String address;

  @Option(
      names = "--editor",
      paramLabel = "COMMAND",
      description =
          "opens a line of code, as in 'code -g {file}:{line}'; by default ZOETROPE_EDITOR, or an"
              + " editor that is found")
  private String editor;

  @Mixin private HelpOption help;

  @Mixin private CacheSize cacheSize;

  private final Console console;
  private final LongFunction<SegmentCache> caches;

  StudioCommand(Console console, LongFunction<SegmentCache> caches) {
    this.console = console;
    this.caches = caches;
  }

  @Override
  public Integer call() {
    if (port < 0 || port > LAST_PORT) {
      throw new UsageException("--port " + port + " is no port: give 1 to " + LAST_PORT);
    }
    Studio studio =
        Studio.find()
            .orElseThrow(
                () ->
                    new UsageException(
                        "there is no studio on the class path: start it with ./render studio, or"
                            + " add studio.jar and what it needs"));
    studio.serve(
        new Studio.Request(
            names,
            settings(),
            address,
            port,
            paths(),
            Optional.ofNullable(editor),
            cacheSize.open(caches)),
        console.out());
    return CommandLineTool.DONE;
  }

  /** What films that are made in the page are like, as far as nothing else is chosen there. */
  private RenderSettings settings() {
    RenderSettings opaque =
        options
            .settings(
                picture, encoding.crf(), encoding.preset(), RenderSettings.defaultJobs(), false)
            .withFormat(encoding.format(true))
            .withMetadata(metadata.metadata());
    RenderSettings settings = encoding.transparent() ? opaque.withTransparency() : opaque;
    return loudness == null ? settings : settings.withLoudness(loudness);
  }

  private List<Path> paths() {
    return classPath == null
        ? List.of()
        : Arrays.stream(classPath.split(File.pathSeparator))
            .filter(entry -> !entry.isEmpty())
            .map(Path::of)
            .toList();
  }
}
