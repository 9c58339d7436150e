package zoetrope.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.RenderSettings;

/**
 * Shows scenes while they are written: what {@code render studio} starts. The command line finds it
 * by {@link java.util.ServiceLoader}, so that neither it nor the renderer needs a server.
 */
public interface Studio {
  /**
   * What is asked for.
   *
   * @param scenes names and files of scenes, as a user writes them; all there are when it is empty
   * @param settings size, rate, seed and parameters at first
   * @param address the address to listen at
   * @param port the port, or 0 for any that is free
   * @param classPath folders and jars with the scenes of a project that is compiled elsewhere
   * @param editor a command that opens a file in an editor, with {@code {file}} and {@code {line}}
   *     in it; empty to look for one
   * @param cache where segments of films are kept
   */
  record Request(
      List<String> scenes,
      RenderSettings settings,
      String address,
      int port,
      List<Path> classPath,
      Optional<String> editor,
      SegmentCache cache) {
    /** Copies the lists. */
    public Request {
      scenes = List.copyOf(scenes);
      classPath = List.copyOf(classPath);
    }
  }

  /** Loads what serves pages, while the command line is read. */
  default void warmUp() {}

  /**
   * Prints the link to {@code out} and serves until the thread is interrupted or the process ends.
   *
   * @throws zoetrope.render.result.UsageException when nothing can be served as it is asked for
   */
  void serve(Request request, PrintStream out);

  /** The one on the class path. */
  static Optional<Studio> find() {
    return ServiceLoader.load(Studio.class, Studio.class.getClassLoader()).findFirst();
  }
}
