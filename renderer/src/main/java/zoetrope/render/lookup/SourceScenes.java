package zoetrope.render.lookup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.internal.diagnostics.UnreadableName;
import zoetrope.internal.render.cache.SegmentLibrary;
import zoetrope.internal.render.pipeline.Parallel;
import zoetrope.internal.render.source.CachedClasses;
import zoetrope.internal.render.source.CompiledSource;
import zoetrope.internal.render.source.SourceCompiler;
import zoetrope.internal.render.source.SourceLoader;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.ClassScene;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;

/**
 * Scenes in source files, compiled in memory. The argument {@code FILE.java}, or {@code FILE},
 * means all scenes in the file, in the order of the file. {@code FILE.java:NAME} means one of them.
 * A file is compiled once.
 *
 * <p>An error in a file is thrown when its scene is created, so that other scenes are not affected.
 */
public final class SourceScenes implements SceneSource {
  private static final String ENDING = ".java";
  private static final int SUGGESTIONS = 3;

  private final ClassLoader loader;
  private final List<Path> classPath;
  private final Supplier<JavaCompiler> compilers;
  private final CachedClasses cachedClasses;
  private final Map<Path, List<SceneEntry>> compiled = new HashMap<>();

  /** Compiles files against the classes of {@code loader}. */
  public SourceScenes(ClassLoader loader) {
    this(loader, List.of(), SegmentCache.none());
  }

  /**
   * Compiles files against the classes of {@code loader} and of {@code classPath}, which the loader
   * must find, too. Files whose classes are in the cache are not compiled.
   */
  public SourceScenes(ClassLoader loader, List<Path> classPath, SegmentCache cache) {
    this(loader, classPath, ToolProvider::getSystemJavaCompiler, cache);
  }

  SourceScenes(
      ClassLoader loader,
      List<Path> classPath,
      Supplier<JavaCompiler> compilers,
      SegmentCache cache) {
    this.loader = loader;
    this.classPath = List.copyOf(classPath);
    this.compilers = compilers;
    this.cachedClasses = CachedClasses.of(cache.unwrap(SegmentLibrary.class));
  }

  /** Returns an empty list, because source files are found only by their names. */
  @Override
  public List<SceneEntry> scenes() {
    return List.of();
  }

  /**
   * Returns the scenes of a file.
   *
   * @throws UsageException if there is no such file or scene; the message suggests similar file
   *     names, or lists the scenes of the file
   */
  @Override
  public synchronized List<SceneEntry> find(String argument) {
    String file = file(argument);
    if (!file.endsWith(ENDING)) {
      return isFile(argument + ENDING) ? find(argument + ENDING) : List.of();
    }
    Path path = existing(file);
    List<SceneEntry> scenes = compiled.computeIfAbsent(path, this::compile);
    return argument.length() == file.length()
        ? scenes
        : pick(scenes, argument.substring(file.length() + 1), path);
  }

  private static boolean isFile(String name) {
    try {
      return Files.isRegularFile(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** Returns the reason why an argument names no source file, if it resembles one. */
  static Optional<String> complaint(String argument) {
    try {
      Path path = Path.of(argument);
      if (Files.isDirectory(path)) {
        return Optional.of(argument + " is a folder: name a .java file in it");
      }
      String hint = hint(path.toAbsolutePath());
      return Files.exists(path)
          ? Optional.of(argument + " does not end with .java: rename the file")
          : hint.contains("?")
              ? Optional.of("unknown scene '" + argument + "'" + hint)
              : Optional.empty();
    } catch (InvalidPathException | IOException e) {
      return Optional.empty();
    }
  }

  @Override
  public synchronized void prepare(List<String> arguments) {
    List<Path> files =
        arguments.stream()
            .map(SourceScenes::file)
            .filter(file -> file.endsWith(ENDING))
            .map(SourceScenes::existing)
            .distinct()
            .filter(file -> !compiled.containsKey(file))
            .toList();
    List<List<SceneEntry>> scenes =
        Parallel.map(
            files.size(),
            Runtime.getRuntime().availableProcessors(),
            "zoetrope-compile",
            i -> compile(files.get(i)),
            () -> {});
    for (int i = 0; i < files.size(); i++) {
      compiled.put(files.get(i), scenes.get(i));
    }
  }

  private static String file(String argument) {
    int colon = argument.lastIndexOf(ENDING + ":");
    return colon < 0 ? argument : argument.substring(0, colon + ENDING.length());
  }

  private static List<SceneEntry> pick(List<SceneEntry> scenes, String name, Path file) {
    if (scenes.get(0) instanceof BrokenScene) {
      return scenes;
    }
    List<SceneEntry> found = scenes.stream().filter(s -> isNamed(s, name)).toList();
    if (found.isEmpty()) {
      throw new UsageException(
          file.getFileName()
              + " has no scene '"
              + name
              + "'; it has "
              + String.join(", ", scenes.stream().map(SceneEntry::name).toList()));
    }
    return found;
  }

  private static boolean isNamed(SceneEntry scene, String name) {
    String full = scene.className().replace('$', '.');
    return scene.name().equals(name) || full.equals(name) || full.endsWith("." + name);
  }

  private List<SceneEntry> compile(Path file) {
    String name = file.getFileName().toString();
    try {
      CompiledSource source =
          SourceCompiler.compile(() -> compiler(name), file, classPath, cachedClasses);
      return scenes(source, new SourceLoader(source, file.getParent(), loader), file);
    } catch (SceneException e) {
      return List.of(new BrokenScene(name.substring(0, name.length() - ENDING.length()), e));
    }
  }

  private JavaCompiler compiler(String file) {
    JavaCompiler compiler = compilers.get();
    if (compiler == null) {
      throw problem(
          file,
          "this Java ("
              + System.getProperty("java.home")
              + ") has no compiler: install a JDK 17 or newer, or set JAVA_HOME to one");
    }
    return compiler;
  }

  private static List<SceneEntry> scenes(CompiledSource source, ClassLoader loader, Path file) {
    String name = file.getFileName().toString();
    List<SceneEntry> scenes = new ArrayList<>();
    for (CompiledSource.Declared type : source.types()) {
      if (ClassScene.isScene(load(type.className(), loader, name))) {
        scenes.add(ClassScene.of(type.className(), "", type.summary(), loader, Optional.of(file)));
      }
    }
    if (scenes.isEmpty()) {
      throw problem(name, "there is no scene in it: no class extends Scene");
    }
    return List.copyOf(scenes);
  }

  private static Class<?> load(String className, ClassLoader loader, String name) {
    try {
      return Class.forName(className, false, loader);
    } catch (ClassNotFoundException | LinkageError e) {
      throw new SceneException("the class " + className + " cannot be loaded: " + e, e, name, 0);
    }
  }

  private static SceneException problem(String file, String message) {
    return new SceneException(message, null, file, 0);
  }

  private static Path existing(String text) {
    try {
      Path file = Path.of(text);
      if (Files.isRegularFile(file)) {
        return file.toRealPath();
      }
      UsageException.require(!Files.isDirectory(file), "%s is a folder: name a file in it", text);
      UsageException.require(
          !Files.exists(file), "%s is not a regular file: name a file with source in it", text);
      if (Files.isSymbolicLink(file)) {
        throw new UsageException(
            text + " is a link to " + Files.readSymbolicLink(file) + ", which does not exist");
      }
      throw new UsageException(
          UnreadableName.complaint(file)
              .orElse("file not found: " + text + hint(file.toAbsolutePath())));
    } catch (InvalidPathException e) {
      throw new UsageException("'" + text + "' cannot be the name of a file");
    } catch (IOException e) {
      throw new UsageException(text + " cannot be read: " + e.getMessage());
    }
  }

  private static String hint(Path file) throws IOException {
    Path folder = file.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      return "; its folder does not exist";
    }
    try (Stream<Path> files = Files.list(folder)) {
      List<String> names =
          files.map(f -> f.getFileName().toString()).filter(f -> f.endsWith(ENDING)).toList();
      String wanted = stem(file.getFileName().toString());
      List<String> near = Suggestions.to(wanted, names, SourceScenes::stem, SUGGESTIONS);
      return near.isEmpty() ? "" : "; did you mean " + String.join(", ", near) + "?";
    }
  }

  private static String stem(String name) {
    return name.replaceFirst("\\.\\w+$", "");
  }

  /** An entry that replaces the scenes of a file that does not compile. */
  private record BrokenScene(String name, SceneException mistake) implements SceneEntry {
    @Override
    public String className() {
      return name;
    }

    @Override
    public Scene create() {
      throw mistake;
    }

    @Override
    public Optional<SceneException> problem() {
      return Optional.of(mistake);
    }
  }
}
