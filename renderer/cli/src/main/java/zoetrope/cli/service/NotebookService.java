package zoetrope.cli.service;

import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;

/** The Jupyter kernel that {@code render notebook} installs, and that Jupyter then starts. */
public interface NotebookService {
  /**
   * Registers the kernel with Jupyter, which then starts it with the current Java and class path.
   *
   * @param dataFolder the folder with Jupyter's data; empty for the user's
   * @return the folder with the description of the kernel
   * @throws zoetrope.render.result.UsageException if the folder cannot be written
   */
  Path install(Optional<Path> dataFolder);

  /**
   * Runs the cells of one notebook until Jupyter ends the kernel.
   *
   * @param connection the file with the ports and the key, which Jupyter has written
   * @throws zoetrope.render.result.UsageException if the file cannot be read
   */
  void run(Path connection);

  static Optional<NotebookService> find() {
    return ServiceLoader.load(NotebookService.class, NotebookService.class.getClassLoader())
        .findFirst();
  }
}
