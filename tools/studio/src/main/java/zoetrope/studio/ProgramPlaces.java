package zoetrope.studio;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import zoetrope.scene.Scene;

/** Where the program's own classes are. */
final class ProgramPlaces {
  private ProgramPlaces() {}

  /** The jars or folders of the renderer, the command line and the studio, without links. */
  static List<Path> all() {
    return Stream.of(Scene.class, zoetrope.cli.Studio.class, ProgramPlaces.class)
        .map(type -> type.getProtectionDomain().getCodeSource().getLocation().toString())
        .map(place -> SourceFiles.real(Path.of(URI.create(place))))
        .distinct()
        .toList();
  }
}
