package zoetrope.studio.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import zoetrope.cli.project.SourceFiles;
import zoetrope.internal.diagnostics.ClassPlace;
import zoetrope.scene.Scene;

/** The folders and jars with the program's own classes. */
final class ProgramPlaces {
  private static final List<Class<?>> TYPES =
      List.of(Scene.class, zoetrope.cli.service.Studio.class, ProgramPlaces.class);

  private ProgramPlaces() {}

  /**
   * Whether a folder has classes of the program, for example the classes that a jar of the program
   * was made of.
   */
  static boolean isOfProgram(Path classes) {
    return TYPES.stream()
        .anyMatch(
            type -> Files.exists(classes.resolve(type.getName().replace('.', '/') + ".class")));
  }

  /**
   * Returns the jars or folders of the renderer, the command line and the studio, with links
   * resolved.
   */
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
