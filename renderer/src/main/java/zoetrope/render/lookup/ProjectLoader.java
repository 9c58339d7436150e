package zoetrope.render.lookup;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import zoetrope.internal.files.ReadFiles;
import zoetrope.internal.render.source.ExitCalls;
import zoetrope.internal.render.source.SourceLoader;

/**
 * A class loader with the current classes of a project. Classes that were just compiled take
 * precedence over those in the project's folders and jars. All these take precedence over the same
 * classes on the program's class path. After a change a new loader is created, so that no old class
 * remains.
 */
public final class ProjectLoader extends URLClassLoader {
  static {
    registerAsParallelCapable();
  }

  private final List<Path> places;
  private final Map<String, byte[]> compiled;
  private final List<Path> resources;
  private final List<String> libraries;

  /** The requested files by their names as resources. */
  private final Map<String, Path> found = new ConcurrentSkipListMap<>();

  private Map<String, byte[]> classFiles;

  /**
   * Creates a loader with the parent {@code parent}.
   *
   * @param places folders and jars of classes
   * @param libraries those jars that are used only for classes that the program lacks. A project's
   *     class path contains the renderer, too, but its classes must not be loaded twice
   * @param compiled class files by the binary names of their classes
   * @param resources folders of resources, which take precedence over those in the places
   */
  public ProjectLoader(
      List<Path> places,
      Set<Path> libraries,
      Map<String, byte[]> compiled,
      List<Path> resources,
      ClassLoader parent) {
    super("project", urls(places), parent);
    this.places = List.copyOf(places);
    this.libraries = libraries.stream().map(jar -> url(jar).toString()).toList();
    this.compiled = Map.copyOf(compiled);
    this.resources = List.copyOf(resources);
  }

  private static URL[] urls(List<Path> places) {
    return places.stream().map(ProjectLoader::url).toArray(URL[]::new);
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(path + " cannot be named", e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      if (known != null) {
        return known;
      }
      byte[] bytes = compiled.get(name);
      if (bytes != null) {
        byte[] safe = ExitCalls.redirected(bytes);
        return defineClass(name, safe, 0, safe.length);
      }
      URL ofProject = super.findResource(name.replace('.', '/') + ".class");
      if (ofProject != null && !isOfProgram(ofProject, name)) {
        return findClass(name);
      }
    }
    return super.loadClass(name, resolve);
  }

  /** Whether a class of a library is also on the program's class path. */
  private boolean isOfProgram(URL ofProject, String name) {
    String place = ofProject.toString();
    return place.startsWith("jar:")
        && libraries.stream().anyMatch(jar -> place.startsWith("jar:" + jar + "!"))
        && getParent().getResource(name.replace('.', '/') + ".class") != null;
  }

  @Override
  public URL getResource(String name) {
    URL ofProject = findResource(name);
    return ofProject != null ? ofProject : super.getResource(name);
  }

  @Override
  public URL findResource(String name) {
    for (Path folder : resources) {
      Path file = asked(folder, name);
      if (Files.isRegularFile(file)) {
        found.put(name, file);
        return url(file);
      }
    }
    for (Path folder : places) {
      Path file = asked(folder, name);
      if (!name.endsWith(".class") && Files.isRegularFile(file)) {
        found.put(name, file);
        return url(file);
      }
    }
    return super.findResource(name);
  }

  private static Path asked(Path folder, String name) {
    Path file = folder.resolve(name);
    if (!name.endsWith(".class")) {
      ReadFiles.note(file);
    }
    return file;
  }

  /**
   * Returns all classes of the project that are not in a jar, by binary name.
   *
   * @throws UncheckedIOException if a class cannot be read
   */
  public synchronized Map<String, byte[]> classFiles() {
    if (classFiles == null) {
      Map<String, byte[]> all = new HashMap<>();
      places.stream().filter(Files::isDirectory).forEach(folder -> addClasses(folder, all));
      all.putAll(compiled);
      classFiles = Map.copyOf(all);
    }
    return classFiles;
  }

  private static void addClasses(Path folder, Map<String, byte[]> all) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        String path = folder.relativize(file).toString().replace(File.separatorChar, '/');
        if (path.endsWith(".class") && !path.startsWith("META-INF/")) {
          String name = path.substring(0, path.length() - ".class".length()).replace('/', '.');
          all.putIfAbsent(name, Files.readAllBytes(file));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " cannot be read: " + e.getMessage(), e);
    }
  }

  /**
   * Returns the files in folders that were requested so far, by their names as resources.
   *
   * @throws UncheckedIOException if one cannot be read any more
   */
  public Map<String, byte[]> filesAskedFor() {
    return SourceLoader.contents(found);
  }

  /** Returns the jars that contain something which is not on the program's class path. */
  public List<Path> additionalJars() {
    return places.stream().filter(Files::isRegularFile).filter(this::isAdditional).toList();
  }

  private boolean isAdditional(Path jar) {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.stream()
          .filter(entry -> !entry.isDirectory() && !entry.getName().startsWith("META-INF/"))
          .anyMatch(entry -> getParent().getResource(entry.getName()) == null);
    } catch (IOException e) {
      return true; // Loading from it reports the error.
    }
  }

  /**
   * Returns each resource once, although the program's class path may contain the project's places,
   * too.
   */
  @Override
  public Enumeration<URL> getResources(String name) throws IOException {
    Set<String> seen = new LinkedHashSet<>();
    List<URL> all = Collections.list(super.getResources(name));
    all.removeIf(url -> !seen.add(url.toString()));
    return Collections.enumeration(all);
  }
}
