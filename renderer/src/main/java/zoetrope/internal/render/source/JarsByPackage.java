package zoetrope.internal.render.source;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * A file manager that opens a jar only when one of its classes is read. The compiler's own file
 * manager opens and lists all jars at the first request. For a short file, this would take about a
 * tenth of the compilation time.
 */
final class JarsByPackage extends ForwardingJavaFileManager<StandardJavaFileManager> {
  private final PackageIndex index;
  private final JarFile[] opened;

  /**
   * Creates a file manager that reads the class path through {@code index} and everything else
   * through {@code files}.
   */
  JarsByPackage(StandardJavaFileManager files, PackageIndex index) {
    super(files);
    this.index = index;
    this.opened = new JarFile[index.jars().size()];
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
      throws IOException {
    if (location != StandardLocation.CLASS_PATH) {
      return super.list(location, packageName, kinds, recurse);
    }
    List<JavaFileObject> found = new ArrayList<>();
    if (kinds.contains(JavaFileObject.Kind.CLASS)) {
      add(packageName, found);
      if (recurse) {
        String within = packageName.isEmpty() ? "" : packageName + ".";
        index.packages().stream()
            .filter(name -> name.startsWith(within) && !name.equals(packageName))
            .sorted()
            .forEach(name -> add(name, found));
      }
    }
    return found;
  }

  private void add(String packageName, List<JavaFileObject> found) {
    String prefix = packageName.isEmpty() ? "" : packageName + ".";
    for (PackageIndex.Classes classes : index.classesOf(packageName)) {
      for (String name : classes.names()) {
        found.add(new JarClass(classes.jar(), prefix + name, name));
      }
    }
  }

  @Override
  public String inferBinaryName(Location location, JavaFileObject file) {
    return file instanceof JarClass of ? of.binaryName : super.inferBinaryName(location, file);
  }

  private synchronized JarFile jar(int number) throws IOException {
    if (opened[number] == null) {
      opened[number] = PackageIndex.open(index.jars().get(number));
    }
    return opened[number];
  }

  @Override
  public synchronized void close() throws IOException {
    try {
      for (JarFile jar : opened) {
        if (jar != null) {
          jar.close();
        }
      }
    } finally {
      super.close();
    }
  }

  private final class JarClass extends SimpleJavaFileObject {
    /**
     * All classes have this URI at first, because creating a URI takes longer than listing the
     * class.
     */
    private static final URI UNUSED = URI.create("jar:/");

    private final int jar;
    private final String binaryName;
    private final String simpleName;

    JarClass(int jar, String binaryName, String simpleName) {
      super(UNUSED, Kind.CLASS);
      this.jar = jar;
      this.binaryName = binaryName;
      this.simpleName = simpleName;
    }

    private String entry() {
      return binaryName.replace('.', '/') + kind.extension;
    }

    @Override
    public URI toUri() {
      return URI.create("jar:" + file().toURI() + "!/" + entry());
    }

    @Override
    public String getName() {
      return file() + "(" + entry() + ")";
    }

    private File file() {
      return index.jars().get(jar);
    }

    @Override
    public boolean isNameCompatible(String name, Kind of) {
      return of == Kind.CLASS && name.equals(simpleName);
    }

    @Override
    public InputStream openInputStream() throws IOException {
      ZipEntry entry = jar(jar).getJarEntry(entry());
      if (entry == null) {
        throw new IOException(file() + " has changed: " + entry() + " is no longer in it");
      }
      return jar(jar).getInputStream(entry);
    }
  }
}
