package zoetrope.studio.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import zoetrope.internal.files.ClassPlace;
import zoetrope.scene.Scene;

/** Where the program's own classes are. */
final class ProgramPlaces {
  private static final List<Class<?>> TYPES =
      List.of(Scene.class, zoetrope.cli.Studio.class, ProgramPlaces.class);

  private ProgramPlaces() {}

  /** Whether a folder has classes of the program, perhaps those that its jar was made of. */
  static boolean isOfProgram(Path classes) {
    return TYPES.stream()
        .anyMatch(
            type -> Files.exists(classes.resolve(type.getName().replace('.', '/') + ".class")));
  }

  /** The jars or folders of the renderer, the command line and the studio, without links. */
  static List<Path> all() {
    return TYPES.stream().map(ProgramPlaces::place).map(SourceFiles::real).distinct().toList();
  }

  private static Path place(Class<?> type) {
    try {
      return ClassPlace.of(type);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
