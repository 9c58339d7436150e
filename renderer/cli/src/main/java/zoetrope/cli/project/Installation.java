package zoetrope.cli.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.ClassPlace;

/** The files that come with this program: those of the unpacked package, or of the sources. */
public final class Installation {
  private static final String FIRST_PAGE = "index.html";

  private Installation() {}

  /** Returns a folder of the unpacked package; empty if this program is not in a package. */
  public static Optional<Path> folder(String name) {
    return place()
        .filter(Files::isRegularFile)
        .map(jar -> jar.getParent().getParent().resolve(name))
        .filter(Files::isDirectory);
  }

  /**
   * Returns the folder of the documentation site: the site of the package, or a site that was built
   * from the sources. Empty if there is neither.
   */
  public static Optional<Path> site() {
    return folder("site")
        .or(() -> place().flatMap(Installation::builtSite))
        .filter(site -> Files.isRegularFile(site.resolve(FIRST_PAGE)));
  }

  private static Optional<Path> builtSite(Path place) {
    return Stream.iterate(place, path -> path != null, Path::getParent)
        .map(folder -> folder.resolve("tools/site/target/site"))
        .filter(Files::isDirectory)
        .findFirst();
  }

  /** Returns the jar or the folder with the classes of this program; empty for neither. */
  private static Optional<Path> place() {
    try {
      return Optional.of(ClassPlace.of(Installation.class));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
