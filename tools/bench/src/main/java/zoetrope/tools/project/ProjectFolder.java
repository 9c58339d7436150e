package zoetrope.tools.project;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The folder of the project that built these tools. */
public final class ProjectFolder {
  private ProjectFolder() {}

  /** Returns the folder, found from the location of the classes, or the working directory. */
  public static Path find() {
    try {
      Path classes =
          Path.of(ProjectFolder.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      for (Path p = classes; p != null; p = p.getParent()) {
        if (Files.isRegularFile(p.resolve("examples/HelloCircle.java"))) {
          return p;
        }
      }
      return Path.of("").toAbsolutePath();
    } catch (URISyntaxException e) {
      throw new IllegalStateException("no path of the classes", e);
    }
  }
}
