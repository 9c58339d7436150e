package zoetrope.render.lookup;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import zoetrope.render.request.ClassScene;
import zoetrope.render.request.SceneEntry;

/** A source that finds the scenes among the compiled classes in folders, by their names. */
public final class ClassFolderScenes implements SceneSource {
  private static final String ENDING = ".class";

  private final List<SceneEntry> found = new ArrayList<>();

  /**
   * Finds scenes in {@code folders} with {@code loader}.
   *
   * @throws UncheckedIOException if a folder cannot be read
   */
  public ClassFolderScenes(List<Path> folders, ClassLoader loader) {
    this(folders, List.of(), name -> "", loader);
  }

  /**
   * Finds scenes in folders and among further classes. {@code loader} must be able to load all of
   * them.
   *
   * @param more the full names of classes that are in no folder
   * @param summaries returns one sentence about what a scene shows, for the full name of its class;
   *     it may be an empty string
   * @throws UncheckedIOException if a folder cannot be read
   */
  public ClassFolderScenes(
      List<Path> folders,
      Collection<String> more,
      UnaryOperator<String> summaries,
      ClassLoader loader) {
    TreeSet<String> names = new TreeSet<>(more);
    folders.stream().filter(Files::isDirectory).forEach(folder -> names.addAll(names(folder)));
    names.stream()
        .filter(name -> isScene(name, loader))
        .map(name -> ClassScene.of(name, "", summaries.apply(name), loader))
        .forEach(found::add);
  }

  /**
   * Returns the scenes in the class folder that contains a class, for a test of all scenes of a
   * project.
   *
   * @throws IllegalArgumentException if the class is not in a folder
   */
  public static ClassFolderScenes beside(Class<?> type) {
    Path folder =
        Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation() + ""));
    if (!Files.isDirectory(folder)) {
      throw new IllegalArgumentException(type + " is in " + folder + ", which is not a folder");
    }
    return new ClassFolderScenes(List.of(folder), type.getClassLoader());
  }

  private static List<String> names(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(ENDING))
          .map(file -> folder.relativize(file).toString().replace(File.separatorChar, '.'))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .filter(name -> !name.endsWith("-info"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " cannot be read", e);
    }
  }

  private static boolean isScene(String name, ClassLoader loader) {
    try {
      Class<?> type = Class.forName(name, false, loader);
      boolean inner = type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
      return ClassScene.isScene(type) && !type.isAnonymousClass() && !inner;
    } catch (ClassNotFoundException | LinkageError e) {
      return false; // A dependency is missing, so the scene could not run.
    }
  }

  @Override
  public List<SceneEntry> scenes() {
    return List.copyOf(found);
  }

  @Override
  public List<SceneEntry> find(String argument) {
    return found.stream()
        .filter(s -> s.name().equals(argument) || s.className().equals(argument))
        .toList();
  }
}
