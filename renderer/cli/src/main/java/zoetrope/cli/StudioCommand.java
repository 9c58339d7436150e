package zoetrope.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.options.CacheSize;
import zoetrope.cli.options.PictureOptions;
import zoetrope.cli.options.SceneNames;
import zoetrope.cli.options.SceneOptions;
import zoetrope.cli.service.Studio;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.UsageException;

@Command(
    name = "studio",
    description = {
      "Preview scenes in the browser, and update them on each save",
      "",
      "Prints a link to open. The page can be reached from this machine only. A scene is a program:"
          + " open only scenes that you trust."
    },
    sortOptions = false)
final class StudioCommand extends ConsoleCommand {
  private static final String LOOPBACK = "127.0.0.1";
  private static final int LAST_PORT = 65_535;
  private static final Pattern SOURCE =
      Pattern.compile("[a-z][a-z0-9+.-]*:(?://[A-Za-z0-9.:*-]+)?");

  @Parameters(
      arity = "0..*",
      paramLabel = "SCENE",
      completionCandidates = SceneNames.class,
      description =
          "Scene names, FILE.java, or folders of such files (default: the scenes in this folder,"
              + " and all others)")
  private List<String> names = List.of();

  @Mixin private PictureOptions picture;

  @Mixin private SceneOptions options;

  @Mixin private EncodingOptions encoding;

  @Option(
      names = {"-cp", "--class-path"},
      paramLabel = "PATH",
      description =
          "Folders and jars with compiled scenes (default: target/classes and"
              + " build/classes/java/main)")
  private String classPath;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "0",
      description = "Port of the page, whose link then stays the same (default: any free port)")
  private int port;

  @Option(
      names = "--address",
      paramLabel = "NAME",
      defaultValue = LOOPBACK,
      description =
          "Address to listen at (default: 127.0.0.1); with any other address, everyone with the"
              + " link can run code here")
  private String address;

  @Option(
      names = "--editor",
      paramLabel = "COMMAND",
      description =
          "Command that opens a source line, such as 'code -g {file}:{line}' (default:"
              + " ZOETROPE_EDITOR, or an installed editor)")
  private String editor;

  @Option(
      names = "--embed",
      paramLabel = "SOURCE",
      description =
          "Let pages of this source show the studio in a frame, such as vscode-webview: for an"
              + " editor; can be repeated")
  private List<String> embedders = List.of();

  @Option(names = "--open", description = "Open the page in the browser")
  private boolean open;

  @Option(
      names = "--remote",
      description =
          "Let a phone in the same network control presentations; prints a second link for it")
  private boolean remote;

  @Mixin private CacheSize cacheSize;

  @Override
  public Integer call() {
    if (port < 0 || port > LAST_PORT) {
      throw new UsageException(
          "--port " + port + " is not a port: give a number from 0 to " + LAST_PORT);
    }
    Studio studio =
        Studio.find()
            .orElseThrow(
                () ->
                    new UsageException(
                        "the studio is not on the class path: start it with ./render studio, or add"
                            + " studio.jar and its dependencies"));
    studio.serve(
        new Studio.Request(
            names,
            settings(),
            address,
            port,
            paths(),
            Optional.ofNullable(editor),
            cacheSize.open(console.caches()),
            checkedEmbedders(),
            open,
            remote),
        console.out());
    return CommandLineTool.DONE;
  }

  /** Returns the sources of {@code --embed}, which must not add directives to the policy. */
  private List<String> checkedEmbedders() {
    for (String source : embedders) {
      if (!SOURCE.matcher(source).matches()) {
        throw new UsageException(
            "--embed: '"
                + source
                + "' is not a source: give a scheme such as vscode-webview:, or an origin such as"
                + " http://localhost:8080");
      }
    }
    return embedders;
  }

  /** Returns the default settings of videos that are made in the page. */
  private RenderSettings settings() {
    RenderSettings settings = options.settings(picture, RenderSettings.defaultJobs(), false);
    return encoding.applyTo(settings, true);
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
