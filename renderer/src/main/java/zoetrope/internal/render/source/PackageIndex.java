package zoetrope.internal.render.source;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipFile;
import zoetrope.reference.Reference;

/**
 * An index of the classes in the jars of a class path by package. With it, the classes of a package
 * are known without reading the directory of a jar. The index is a text of four parts:
 *
 * <ol>
 *   <li>a line for each jar;
 *   <li>for each type that source files need not import, a line with its simple and its full name;
 *   <li>a line for each package, with the length of its text in the fourth part, in characters;
 *   <li>for each package, a line for each jar that contains classes of it: the jar's number, from
 *       0, and the simple names of these classes.
 * </ol>
 */
final class PackageIndex {
  private static final String ENDING = ".class";
  private static final String END_OF_PART = "\n\n";

  private final List<File> jars = new ArrayList<>();

  /** Where the fourth part of {@link #text} describes each package. */
  private final Map<String, Part> parts = new HashMap<>();

  private final String text;
  private final String types;

  private record Part(int from, int to) {}

  /**
   * Classes of a package in one jar.
   *
   * @param jar the number of the jar in {@link #jars}
   * @param names their simple names
   */
  record Classes(int jar, List<String> names) {}

  private PackageIndex(String text) throws IOException {
    this.text = text;
    int types = text.indexOf(END_OF_PART);
    int packages = text.indexOf(END_OF_PART, types + 1);
    int classes = text.indexOf(END_OF_PART, packages + 1);
    try {
      this.types = text.substring(types, packages + 1);
      for (String line : text.substring(0, types).split("\n")) {
        jars.add(new File(line));
      }
      int from = classes + END_OF_PART.length();
      for (String line : text.substring(packages + END_OF_PART.length(), classes).split("\n")) {
        int blank = line.indexOf(' ');
        int to = from + Integer.parseInt(line.substring(blank + 1));
        parts.put(line.substring(0, blank), new Part(from, to));
        from = to;
      }
    } catch (IndexOutOfBoundsException | NumberFormatException e) {
      throw new IOException("no index of packages", e);
    }
  }

  /**
   * Creates the index of a class path by reading its jars. If a jar is multi-release, the index
   * contains the classes for the running version of Java (JAR File Specification).
   *
   * @return empty if a manifest names further jars, or a jar's name does not fit in one line
   * @throws IOException if a jar cannot be read
   */
  static Optional<PackageIndex> of(List<File> classPath) throws IOException {
    List<File> jars = classPath.stream().filter(File::exists).toList();
    Map<String, StringBuilder> packages = new TreeMap<>();
    for (int i = 0; i < jars.size(); i++) {
      try (JarFile jar = open(jars.get(i))) {
        if (namesOthers(jars.get(i), jar.getManifest())
            || jars.get(i).getPath().indexOf('\n') >= 0) {
          return Optional.empty();
        }
        addClasses(jar, i, packages);
      }
    }
    StringBuilder text = new StringBuilder();
    jars.forEach(jar -> text.append(jar.getPath()).append('\n'));
    text.append('\n');
    new TypeImports(Reference.load())
        .all()
        .forEach((name, type) -> text.append(name).append(' ').append(type).append('\n'));
    text.append('\n');
    packages.forEach((name, of) -> text.append(name).append(' ').append(of.length()).append('\n'));
    text.append('\n');
    packages.values().forEach(text::append);
    return Optional.of(new PackageIndex(text.toString()));
  }

  /** Opens a jar as the running Java sees it. */
  static JarFile open(File jar) throws IOException {
    return new JarFile(jar, false, ZipFile.OPEN_READ, JarFile.runtimeVersion());
  }

  private static boolean namesOthers(File jar, Manifest manifest) {
    String names =
        manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
    return names != null
        && Arrays.stream(names.split(" ")).anyMatch(n -> new File(jar.getParent(), n).exists());
  }

  private static void addClasses(JarFile jar, int number, Map<String, StringBuilder> packages) {
    Map<String, StringBuilder> ofJar = new TreeMap<>();
    jar.versionedStream()
        .map(JarEntry::getName)
        .filter(name -> name.endsWith(ENDING))
        .forEach(
            name -> {
              int slash = name.lastIndexOf('/');
              String simple = name.substring(slash + 1, name.length() - ENDING.length());
              ofJar
                  .computeIfAbsent(
                      name.substring(0, Math.max(0, slash)).replace('/', '.'),
                      n -> new StringBuilder().append(number))
                  .append(' ')
                  .append(simple);
            });
    ofJar.forEach(
        (name, classes) ->
            packages.computeIfAbsent(name, n -> new StringBuilder()).append(classes).append('\n'));
  }

  List<File> jars() {
    return jars;
  }

  /** Returns the type that a simple name means in a file that does not import it. */
  Optional<String> type(String name) {
    int from = types.indexOf("\n" + name + " ") + name.length() + 2;
    return from < name.length() + 2
        ? Optional.empty()
        : Optional.of(types.substring(from, types.indexOf('\n', from)));
  }

  /** Returns the names of all packages with classes, in no particular order. */
  Set<String> packages() {
    return parts.keySet();
  }

  /** Returns the classes of a package in each jar that has some, in the order of the class path. */
  List<Classes> classesOf(String packageName) {
    Part part = parts.get(packageName);
    if (part == null) {
      return List.of();
    }
    return text.substring(part.from, part.to)
        .lines()
        .map(line -> List.of(line.split(" ")))
        .map(words -> new Classes(Integer.parseInt(words.get(0)), words.subList(1, words.size())))
        .toList();
  }

  List<String> nestedIn(String packageName, String className) {
    String prefix = className + "$";
    return classesOf(packageName).stream()
        .flatMap(classes -> classes.names().stream())
        .filter(name -> name.startsWith(prefix))
        .map(name -> name.substring(prefix.length()))
        .toList();
  }

  byte[] bytes() {
    return text.getBytes(UTF_8);
  }

  /**
   * Reads a cached index.
   *
   * @throws IOException if the bytes are not an index
   */
  static PackageIndex of(byte[] bytes) throws IOException {
    return new PackageIndex(new String(bytes, UTF_8));
  }
}
