package zoetrope.cli.project;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

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
   * Returns the folder of the documentation site: that of the package, or the one that was built
   * from the sources. Empty if there is none.
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

  /** Returns the jar or the folder of this program's classes; empty if it is neither. */
  private static Optional<Path> place() {
    String file = Installation.class.getName().replace('.', '/') + ".class";
    String url = String.valueOf(Installation.class.getClassLoader().getResource(file));
    String place = url.replaceFirst("^jar:", "").replaceFirst("!?/" + file + "$", "");
    return place.startsWith("file:") ? Optional.of(Path.of(URI.create(place))) : Optional.empty();
  }
}
