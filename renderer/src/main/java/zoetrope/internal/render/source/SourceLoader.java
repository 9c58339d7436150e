package zoetrope.internal.render.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListSet;
import zoetrope.internal.diagnostics.FolderClassLoader;
import zoetrope.internal.files.ReadFiles;
import zoetrope.internal.files.SpelledPath;

/**
 * Loads the classes of a source file, which take precedence over classes with the same names, and
 * finds resources in the file's folder. The loader keeps no files open, and is garbage-collected
 * together with its scenes.
 */
public final class SourceLoader extends ClassLoader implements FolderClassLoader {
  private final CompiledSource source;
  private final Path folder;

  private final Set<Path> found = new ConcurrentSkipListSet<>();

  public SourceLoader(CompiledSource source, Path folder, ClassLoader parent) {
    super("source", parent);
    this.source = source;
    this.folder = folder;
  }

  /**
   * Creates a loader for classes that were compiled elsewhere.
   *
   * @param className the binary name of one of the classes
   * @param classFiles the bytes of each class by its binary name
   */
  public SourceLoader(
      String className, Map<String, byte[]> classFiles, Path folder, ClassLoader parent) {
    this(
        new CompiledSource(List.of(new CompiledSource.Declared(className, "")), classFiles),
        folder,
        parent);
  }

  /** Returns the bytes of every class by its binary name. */
  public Map<String, byte[]> classFiles() {
    return source.classFiles();
  }

  /**
   * Returns the contents of the files in the source's folder that were requested as resources so
   * far. The keys are the files' paths relative to the folder, with slashes.
   *
   * @throws UncheckedIOException if one cannot be read any more
   */
  public Map<String, byte[]> filesAskedFor() {
    Map<String, Path> files = new TreeMap<>();
    for (Path file : found) {
      String path = folder.relativize(file).toString();
      files.put(path.replace(file.getFileSystem().getSeparator(), "/"), file);
    }
    return contents(files);
  }

  /**
   * Reads files, and returns their contents under the same keys.
   *
   * @throws UncheckedIOException if one cannot be read
   */
  public static Map<String, byte[]> contents(Map<String, Path> files) {
    Map<String, byte[]> contents = new TreeMap<>();
    files.forEach(
        (name, file) -> {
          try {
            contents.put(name, Files.readAllBytes(file));
          } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read: " + e.getMessage(), e);
          }
        });
    return contents;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!source.classFiles().containsKey(name)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known != null ? known : findClass(name);
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = source.classFiles().get(name);
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    byte[] safe = ExitCalls.redirected(bytes);
    return defineClass(name, safe, 0, safe.length);
  }

  @Override
  public URL getResource(String name) {
    URL ofScene = findResource(name);
    return ofScene != null ? ofScene : super.getResource(name);
  }

  /**
   * Returns the file for a resource. Java puts the package of a class before the resource's name,
   * but the resources of the source's package are in the source's folder.
   */
  @Override
  public Path place(String resource) {
    String packagePath = packagePath();
    boolean asked = resource.startsWith(packagePath);
    return SpelledPath.existing(
        folder.resolve(asked ? resource.substring(packagePath.length()) : resource));
  }

  @Override
  protected URL findResource(String name) {
    try {
      Path file = place(name);
      ReadFiles.note(file);
      if (!Files.isRegularFile(file)) {
        return null;
      }
      found.add(file.normalize());
      return file.toUri().toURL();
    } catch (InvalidPathException | MalformedURLException e) {
      return null;
    }
  }

  /**
   * Opens a resource. If the name is that of a folder or of another path that is not a file,
   * reading fails with an error. Otherwise the author would only learn that the resource was not
   * found.
   */
  @Override
  public InputStream getResourceAsStream(String name) {
    InputStream in = super.getResourceAsStream(name);
    return in != null || !isThere(name) ? in : new Unreadable(place(name));
  }

  private boolean isThere(String name) {
    try {
      return Files.exists(place(name), LinkOption.NOFOLLOW_LINKS);
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** A stream for a path that exists but is not a regular file. */
  private static final class Unreadable extends InputStream {
    private final Path file;

    Unreadable(Path file) {
      this.file = file;
    }

    @Override
    public int read() throws IOException {
      String what = Files.exists(file) ? "it is not a regular file" : "its link leads nowhere";
      throw new FileSystemException(
          file.toString(), null, Files.isDirectory(file) ? "it is a folder" : what);
    }
  }

  private String packagePath() {
    String first = source.types().isEmpty() ? "" : source.types().get(0).className();
    return first.substring(0, first.lastIndexOf('.') + 1).replace('.', '/');
  }
}
