package zoetrope.studio;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import zoetrope.frame.FrameRate;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.studio.project.Editor;
import zoetrope.studio.project.Project;
import zoetrope.studio.window.Takes;
import zoetrope.studio.window.Workspace;

/** A studio in this process with scenes in files of a folder. */
public final class RunningStudio implements AutoCloseable {
  /** A scene of three seconds with a parameter, a section and a subtitle. */
  public static final String SLIDE =
      """
      import static zoetrope.Zoetrope.*;
      import zoetrope.scene.Parameter;

      /** A square slides. */
      public final class Slide extends Scene {
        private final Parameter<Double> far = parameter("far", 2.0, "how far it slides");

        @Override
        protected void construct() {
          section("Begin");
          var square = square(2).setFill(BLUE, 1);
          add(square);
          subtitle("it slides", 1);
          play(animate(square, s -> s.shift(right(far.get()))).runTime(1));
          pause();
          section("End");
          play(animate(square, s -> s.setFill(RED, 1)).runTime(1));
        }
      }
      """;

  /** Small images, because the tests hold for any size. */
  public static final RenderSettings SETTINGS =
      RenderSettings.of(Quality.MEDIUM).withPictures(640, 360, FrameRate.parse("30"));

  final Path folder;
  private final Workspace workspace;
  private final StudioServer server;

  private RunningStudio(Path folder, List<String> scenes, Duration patience) {
    this(folder, scenes, patience, List.of());
  }

  private RunningStudio(
      Path folder, List<String> scenes, Duration patience, List<String> embedders) {
    this.folder = folder;
    this.workspace =
        new Workspace(
            new Project(scenes, List.of(), folder, SegmentCache.none()),
            SETTINGS,
            new Editor(Optional.empty()),
            SegmentCache.none(),
            patience);
    this.server = new StudioServer(() -> workspace);
    server.listen("127.0.0.1", 0, embedders);
  }

  /** Shows a scene in a new file of {@code folder}. */
  static RunningStudio of(Path folder, String name, String source) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, source, StandardCharsets.UTF_8);
    return new RunningStudio(folder, List.of(file.toString()), Duration.ofSeconds(2));
  }

  /** Shows the scenes of all files in a folder. */
  static RunningStudio ofFolder(Path folder) {
    return new RunningStudio(folder, List.of(folder.toString()), Duration.ofSeconds(2));
  }

  /** Shows {@link #SLIDE}, also in frames of pages from a source. */
  static RunningStudio embeddedBy(String source, Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("Slide.java"), SLIDE, StandardCharsets.UTF_8);
    return new RunningStudio(
        folder, List.of(file.toString()), Duration.ofSeconds(2), List.of(source));
  }

  Takes takes() {
    return workspace.takes();
  }

  String link() {
    return server.link();
  }

  int port() {
    return Integer.parseInt(link().replaceAll(".*:(\\d+)/.*", "$1"));
  }

  /** Serves a remote control of presentations. */
  RemoteServer remote() {
    workspace.expectRemote();
    return new RemoteServer(workspace, "127.0.0.1");
  }

  /** Detects changed files. */
  void refresh() {
    while (workspace.project().refresh()) {
      // Repeat until nothing changes.
    }
  }

  /** Stops the server and ends all connections. */
  void leave() {
    int port = port();
    done(() -> server.connector().stop());
    server.connector().setPort(port);
  }

  /** Starts the server again at the same address. */
  void comeBack() {
    done(() -> server.connector().start());
  }

  private interface Step {
    void run() throws Exception;
  }

  private static void done(Step step) {
    try {
      step.run();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the cookie with the key. */
  String cookie() {
    return "zoetrope-" + port() + "=" + link().substring(link().indexOf('=') + 1);
  }

  @Override
  public void close() {
    server.close();
    workspace.close();
  }
}
