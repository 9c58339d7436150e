package zoetrope.tools.advisories;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A library as Maven names it.
 *
 * @param name group and artifact, {@code commons-io:commons-io}
 * @param version such as 2.17.0
 */
public record Dependency(String name, String version) implements Comparable<Dependency> {
  private static final String REPOSITORY = "repository";

  /**
   * The libraries of class paths that the build has written, in which {@code repository} stands for
   * Maven's own, wherever that is: {@code repository/GROUP/ARTIFACT/VERSION/JAR}.
   *
   * @throws IOException when one cannot be read
   */
  public static Set<Dependency> ofClassPaths(List<Path> files) throws IOException {
    Set<Dependency> found = new TreeSet<>();
    for (Path file : files) {
      String classPath = Files.readString(file, StandardCharsets.UTF_8).strip();
      for (String jar : classPath.split(File.pathSeparator)) {
        if (!jar.isBlank()) {
          found.add(ofJar(Path.of(jar)));
        }
      }
    }
    return found;
  }

  private static Dependency ofJar(Path jar) {
    Path version = jar.getParent();
    Path artifact = version.getParent();
    StringBuilder group = new StringBuilder();
    for (Path at = artifact.getParent(); !at.endsWith(REPOSITORY); at = at.getParent()) {
      if (at.getParent() == null) {
        throw new IllegalArgumentException(jar + " does not lie in a repository of Maven's");
      }
      group.insert(0, at.getFileName() + (group.isEmpty() ? "" : "."));
    }
    return new Dependency(group + ":" + artifact.getFileName(), version.getFileName().toString());
  }

  @Override
  public int compareTo(Dependency other) {
    int names = name.compareTo(other.name);
    return names != 0 ? names : version.compareTo(other.version);
  }

  @Override
  public String toString() {
    return name + ":" + version;
  }
}
