package zoetrope.studio;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zoetrope.render.SceneEntry;
import zoetrope.render.SceneSource;
import zoetrope.scene.Scene;

/** The scenes among the classes of folders, which are looked through. */
final class ClassFolderScenes implements SceneSource {
  private static final String ENDING = ".class";

  private final List<SceneEntry> found = new ArrayList<>();

  /** Scenes that {@code loader} finds in {@code folders}. */
  ClassFolderScenes(List<Path> folders, ClassLoader loader) {
    folders.stream().filter(Files::isDirectory).forEach(folder -> look(folder, loader));
  }

  private void look(Path folder, ClassLoader loader) {
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .filter(file -> file.toString().endsWith(ENDING))
          .map(file -> folder.relativize(file).toString().replace(java.io.File.separatorChar, '.'))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .filter(name -> !name.endsWith("-info"))
          .sorted()
          .forEach(name -> add(name, loader));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(folder + " cannot be read", e);
    }
  }

  private void add(String name, ClassLoader loader) {
    try {
      Class<?> type = Class.forName(name, false, loader);
      boolean inner = type.isMemberClass() && !Modifier.isStatic(type.getModifiers());
      if (Scene.class.isAssignableFrom(type)
          && !Modifier.isAbstract(type.getModifiers())
          && !type.isAnonymousClass()
          && !inner) {
        found.add(SceneEntry.of(type.asSubclass(Scene.class)));
      }
    } catch (ClassNotFoundException | LinkageError e) {
      // What it needs is not on the class path, so it is no scene that could be shown.
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
