package zoetrope.render.cluster;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import zoetrope.render.lookup.ProjectLoader;

/**
 * The parts of an author's project that a scene needs: the classes of its folders, the files that
 * the scene requested from these folders, and the names of its libraries, which are sent
 * separately.
 */
final class FarmProject implements Serializable {
  private static final long serialVersionUID = 1;

  static final FarmProject NONE = new FarmProject(Map.of(), Map.of(), Map.of());

  private final Map<String, byte[]> classes;
  private final Map<String, byte[]> files;
  private final List<String> names;
  private final transient List<Path> libraries;

  private FarmProject(
      Map<String, byte[]> classes, Map<String, byte[]> files, Map<String, Path> libraries) {
    this.classes = Map.copyOf(classes);
    this.files = Map.copyOf(files);
    this.names = new ArrayList<>(libraries.keySet());
    this.libraries = List.copyOf(libraries.values());
  }

  /** Returns the project whose classes a loader or one of its parents loads. */
  static FarmProject of(ClassLoader loader) {
    for (ClassLoader at = loader; at != null; at = at.getParent()) {
      if (at instanceof ProjectLoader project) {
        Map<String, Path> libraries = new LinkedHashMap<>();
        project
            .additionalJars()
            .forEach(jar -> libraries.putIfAbsent(jar.getFileName().toString(), jar));
        return new FarmProject(project.classFiles(), project.filesAskedFor(), libraries);
      }
    }
    return NONE;
  }

  boolean isEmpty() {
    return classes.isEmpty();
  }

  Map<String, byte[]> classes() {
    return classes;
  }

  Map<String, byte[]> files() {
    return files;
  }

  /**
   * Returns the jars of the libraries. The list is empty on workers, because paths are not sent.
   */
  List<Path> libraries() {
    return libraries == null ? List.of() : libraries;
  }

  /**
   * Loads the project's classes on a worker.
   *
   * @param folder the folder with the written files of the project
   * @param find returns the jar of a library by its name
   */
  ClassLoader loader(Path folder, Function<String, Path> find, ClassLoader parent) {
    if (isEmpty()) {
      return parent;
    }
    List<Path> jars = names.stream().map(find).toList();
    return new ProjectLoader(jars, Set.copyOf(jars), classes, List.of(folder), parent);
  }
}
