package zoetrope.maven;

import java.io.File;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.artifact.Artifact;

/** The class path of the process that runs a project's scenes. */
final class ForkedClassPath {
  private ForkedClassPath() {}

  /**
   * Returns the jars of the command line and the project's libraries. If both have a library, the
   * version of the command line is used, because the renderer was tested with it. The project's own
   * classes are not included: the command line finds and reloads them itself.
   */
  static String of(Collection<Artifact> commandLine, Collection<Artifact> libraries) {
    Map<String, File> jars = new LinkedHashMap<>();
    Stream.concat(commandLine.stream(), libraries.stream())
        .filter(artifact -> !Artifact.SCOPE_TEST.equals(artifact.getScope()))
        .filter(artifact -> artifact.getFile() != null)
        .forEach(
            artifact -> jars.putIfAbsent(artifact.getDependencyConflictId(), artifact.getFile()));
    return jars.values().stream()
        .map(File::getPath)
        .collect(Collectors.joining(File.pathSeparator));
  }
}
