package zoetrope.internal.render.source;

import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import zoetrope.internal.diagnostics.FolderClassLoader;

/**
 * Holds the classes of a source file, which go before those of the same names elsewhere, and finds
 * resources beside the file. It has nothing open, and goes with its scenes.
 */
public final class SourceLoader extends ClassLoader implements FolderClassLoader {
  private final CompiledSource source;
  private final Path folder;

  /** Classes of {@code source}, whose file is in {@code folder}, over those of {@code parent}. */
  public SourceLoader(CompiledSource source, Path folder, ClassLoader parent) {
    super("source", parent);
    this.source = source;
    this.folder = folder;
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
    URL own = findResource(name);
    return own != null ? own : super.getResource(name);
  }

  /** The source's folder stands for the package, whose name comes first when a class asks. */
  @Override
  public Path place(String resource) {
    String packagePath = packagePath();
    boolean asked = resource.startsWith(packagePath);
    return folder.resolve(asked ? resource.substring(packagePath.length()) : resource);
  }

  @Override
  protected URL findResource(String name) {
    try {
      Path file = place(name);
      return Files.isRegularFile(file) ? file.toUri().toURL() : null;
    } catch (InvalidPathException | MalformedURLException e) {
      return null;
    }
  }

  /** What is no file, such as a folder, is told of who reads it, and not taken for nothing. */
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

  /** The contents of a folder, or of a link that leads nowhere. */
  private static final class Unreadable extends InputStream {
    private final Path file;

    Unreadable(Path file) {
      this.file = file;
    }

    @Override
    public int read() throws IOException {
      String what = Files.exists(file) ? "it is no regular file" : "its link leads nowhere";
      throw new FileSystemException(
          file.toString(), null, Files.isDirectory(file) ? "it is a folder" : what);
    }
  }

  private String packagePath() {
    String first = source.types().isEmpty() ? "" : source.types().get(0).className();
    return first.substring(0, first.lastIndexOf('.') + 1).replace('.', '/');
  }
}
