package zoetrope.cli.service;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.RenderSettings;

/**
 * The studio, which {@code render studio} starts. The command line finds it with {@link
 * java.util.ServiceLoader}, so that neither the command line nor the renderer needs a server.
 */
public interface Studio {
  /**
   * The options of the studio.
   *
   * @param scenes names and files of scenes in the user's notation; empty for all scenes
   * @param settings the initial size, frame rate, seed and parameters
   * @param address the address to listen at
   * @param port the port, or 0 for any free port
   * @param classPath folders and jars with compiled scenes of a project
   * @param editor a command that opens a file in an editor, with the placeholders {@code {file}}
   *     and {@code {line}}; empty to look for an installed one
   * @param cache the cache of video segments
   * @param embedders the sources of pages that may show the studio in a frame, as in the directive
   *     {@code frame-ancestors} of a content security policy; empty for none
   * @param open whether to open the page in the browser
   * @param remote whether machines in the local network may control presentations
   */
  record Request(
      List<String> scenes,
      RenderSettings settings,
      String address,
      int port,
      List<Path> classPath,
      Optional<String> editor,
      SegmentCache cache,
      List<String> embedders,
      boolean open,
      boolean remote) {
    public Request {
      scenes = List.copyOf(scenes);
      classPath = List.copyOf(classPath);
      embedders = List.copyOf(embedders);
    }
  }

  /** Loads the server's classes while the command line is parsed. */
  default void warmUp() {}

  /**
   * Prints the link to {@code out} and serves until the thread is interrupted or the process ends.
   *
   * @throws zoetrope.render.result.UsageException if an option of the request is wrong
   */
  void serve(Request request, PrintStream out);

  static Optional<Studio> find() {
    return ServiceLoader.load(Studio.class, Studio.class.getClassLoader()).findFirst();
  }
}
