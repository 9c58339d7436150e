package zoetrope.internal.render.source;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The class path of a compilation.
 *
 * @param files folders and jars in search order
 * @param isOfProgram whether these files are exactly the program's class path
 * @param index the index of the packages in these files; empty if it is not known
 */
record ClassPath(List<File> files, boolean isOfProgram, Optional<PackageIndex> index) {
  /**
   * Returns the program's class path.
   *
   * @param more folders and jars that come before it
   */
  static ClassPath of(List<Path> more) {
    String program = System.getProperty("java.class.path", "");
    List<File> files =
        Stream.concat(
                more.stream().map(Path::toFile),
                Arrays.stream(program.split(File.pathSeparator))
                    .filter(entry -> !entry.isEmpty())
                    .map(File::new))
            .toList();
    return new ClassPath(files, more.isEmpty(), Optional.empty());
  }

  /** Returns this class path with the cached index of its packages. */
  ClassPath indexed(CachedClasses cache) {
    return new ClassPath(files, isOfProgram, cache.packages(files));
  }
}
