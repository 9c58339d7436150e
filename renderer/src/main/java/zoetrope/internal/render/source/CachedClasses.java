package zoetrope.internal.render.source;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.jar.JarFile;
import zoetrope.internal.files.ContentKey;
import zoetrope.internal.render.cache.SegmentLibrary;
import zoetrope.internal.render.cache.SegmentStore;

/**
 * A cache of the classes of single source files. The key of an entry depends on everything that the
 * compiler uses: the source, the compiler's options, the class path and Java's version. If an entry
 * cannot be read, the file is compiled again. Files with compiler errors are not cached. The
 * content of a class path is read once in each process.
 */
public final class CachedClasses {
  public static final CachedClasses NONE = new CachedClasses(null);

  private static final String VERSION = "classes 1";

  private static final String PACKAGES_VERSION = "packages 1";

  private static final List<String> JAVA =
      List.of("java.vendor", "java.runtime.version", "java.vm.version", "java.home");

  private final SegmentStore store;
  private final Map<List<File>, Optional<List<String>>> facts = new ConcurrentHashMap<>();
  private final Map<List<File>, Optional<PackageIndex>> packages = new ConcurrentHashMap<>();

  /**
   * Creates a cache in a store. Other users must not be able to write to the store, because its
   * classes are executed.
   */
  public CachedClasses(SegmentStore store) {
    this.store = store;
  }

  /**
   * Returns a cache of classes in the folder of the segment cache. Returns {@link #NONE} if this
   * cache has no folder, or if everything is drawn again to check the cache.
   */
  public static CachedClasses of(SegmentLibrary library) {
    return library.isChecked() ? NONE : library.folder().map(CachedClasses::new).orElse(NONE);
  }

  /** Returns the classes of a source, and compiles it if they are not cached. */
  CompiledSource of(
      SourceText text,
      List<String> options,
      List<File> classPath,
      Supplier<CompiledSource> compiler) {
    Optional<String> key =
        store == null ? Optional.empty() : jars(classPath).map(jars -> key(text, options, jars));
    Optional<CompiledSource> known = key.flatMap(this::read);
    if (known.isPresent()) {
      return known.get();
    }
    CompiledSource compiled = compiler.get();
    key.ifPresent(name -> write(name, compiled));
    return compiled;
  }

  /**
   * Returns the package index of a class path; empty without a cache, or if an entry of the class
   * path is not a jar.
   */
  Optional<PackageIndex> packages(List<File> classPath) {
    if (store == null) {
      return Optional.empty();
    }
    return packages.computeIfAbsent(
        classPath, path -> jars(path).flatMap(jars -> packages(path, jars)));
  }

  private Optional<PackageIndex> packages(List<File> classPath, List<String> jars) {
    List<String> facts = new ArrayList<>(List.of(PACKAGES_VERSION));
    facts.add(JarFile.runtimeVersion().toString());
    facts.addAll(jars);
    String key = ContentKey.of(facts);
    try {
      Optional<byte[]> known = store.read(key);
      if (known.isPresent()) {
        return Optional.of(PackageIndex.of(known.get()));
      }
      Optional<PackageIndex> index = PackageIndex.of(classPath);
      if (index.isPresent()) {
        store.write(key, index.get().bytes());
      }
      return index;
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private Optional<List<String>> jars(List<File> classPath) {
    return facts.computeIfAbsent(classPath, ClassPathFacts::of);
  }

  private static String key(SourceText text, List<String> options, List<String> jars) {
    List<String> facts = new ArrayList<>(List.of(VERSION, text.name(), text.content()));
    JAVA.forEach(name -> facts.add(System.getProperty(name, "")));
    facts.addAll(options);
    facts.addAll(jars);
    return ContentKey.of(facts);
  }

  private Optional<CompiledSource> read(String key) {
    try {
      Optional<byte[]> entry = store.read(key);
      return entry.isEmpty() ? Optional.empty() : Optional.of(compiled(entry.get()));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private void write(String key, CompiledSource source) {
    try {
      store.write(key, bytes(source));
    } catch (IOException e) {
      return; // The next run compiles the source again.
    }
  }

  private static byte[] bytes(CompiledSource source) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(source.types().size());
    for (CompiledSource.Declared type : source.types()) {
      write(out, type.className().getBytes(UTF_8));
      write(out, type.summary().getBytes(UTF_8));
    }
    out.writeInt(source.classFiles().size());
    for (Map.Entry<String, byte[]> file : new TreeMap<>(source.classFiles()).entrySet()) {
      write(out, file.getKey().getBytes(UTF_8));
      write(out, file.getValue());
    }
    return bytes.toByteArray();
  }

  private static CompiledSource compiled(byte[] bytes) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    List<CompiledSource.Declared> types = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      types.add(new CompiledSource.Declared(readText(in), readText(in)));
    }
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      files.put(readText(in), in.readNBytes(in.readInt()));
    }
    return new CompiledSource(List.copyOf(types), Map.copyOf(files));
  }

  private static void write(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static String readText(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readInt()), UTF_8);
  }
}
