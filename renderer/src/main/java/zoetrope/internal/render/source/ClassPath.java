package zoetrope.internal.render.source;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a source is compiled against.
 *
 * @param files folders and jars, in the order in which they are looked through
 * @param isOfProgram whether it is the program's, and no more
 * @param index what is known of its packages; empty where that is nothing
 */
record ClassPath(List<File> files, boolean isOfProgram, Optional<PackageIndex> index) {
  /**
   * The program's.
   *
   * @param more folders and jars that go before it
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

  /** The same, with what is kept of its packages. */
  ClassPath indexed(CachedClasses kept) {
    return new ClassPath(files, isOfProgram, kept.packages(files));
  }
}
