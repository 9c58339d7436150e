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
 * The classes in the jars of a class path by their packages, so that the directory of no jar needs
 * to be read to tell what is in a package. It is a text of four parts: a line for each jar; a line
 * for each type that files need not import, with its simple name and its full one; a line for each
 * package with how long its part of the fourth one is; and there for each jar that has some of it
 * the jar's number and the simple names of its classes.
 */
final class PackageIndex {
  private static final String ENDING = ".class";
  private static final String END_OF_PART = "\n\n";

  private final List<File> jars = new ArrayList<>();

  /** The part of each package in the text. */
  private final Map<String, Part> parts = new HashMap<>();

  private final String text;
  private final String types;

  private record Part(int from, int to) {}

  /**
   * Some classes of a package.
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
   * Looks through the jars of a class path, as the Java that runs sees them: jars may have other
   * classes for others (JAR File Specification, multi-release jars).
   *
   * @return empty where a manifest names further ones, or a jar's name cannot stand in a line
   * @throws IOException when one cannot be read
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

  /** Opens a jar as the Java that runs sees it. */
  static JarFile open(File jar) throws IOException {
    return new JarFile(jar, false, ZipFile.OPEN_READ, JarFile.runtimeVersion());
  }

  /** Whether a manifest names further jars, or folders, that are there. */
  private static boolean namesOthers(File jar, Manifest manifest) {
    String names =
        manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
    return names != null
        && Arrays.stream(names.split(" ")).anyMatch(n -> new File(jar.getParent(), n).exists());
  }

  private static void addClasses(JarFile jar, int number, Map<String, StringBuilder> packages) {
    Map<String, StringBuilder> own = new TreeMap<>();
    jar.versionedStream()
        .map(JarEntry::getName)
        .filter(name -> name.endsWith(ENDING))
        .forEach(
            name -> {
              int slash = name.lastIndexOf('/');
              String simple = name.substring(slash + 1, name.length() - ENDING.length());
              own.computeIfAbsent(
                      name.substring(0, Math.max(0, slash)).replace('/', '.'),
                      n -> new StringBuilder().append(number))
                  .append(' ')
                  .append(simple);
            });
    own.forEach(
        (name, classes) ->
            packages.computeIfAbsent(name, n -> new StringBuilder()).append(classes).append('\n'));
  }

  /** The jars, in the order of the class path. */
  List<File> jars() {
    return jars;
  }

  /** The type that a simple name stands for in a file that does not import it. */
  Optional<String> type(String name) {
    int from = types.indexOf("\n" + name + " ") + name.length() + 2;
    return from < name.length() + 2
        ? Optional.empty()
        : Optional.of(types.substring(from, types.indexOf('\n', from)));
  }

  /** The names of all packages with classes, in no order. */
  Set<String> packages() {
    return parts.keySet();
  }

  /** The classes of a package in each jar that has some, in the order of the class path. */
  List<Classes> classesOf(String packageName) {
    Part part = parts.get(packageName);
    if (part == null) {
      return List.of();
    }
    List<Classes> all = new ArrayList<>();
    for (String line : text.substring(part.from, part.to).split("\n")) {
      List<String> words = List.of(line.split(" "));
      all.add(new Classes(Integer.parseInt(words.get(0)), words.subList(1, words.size())));
    }
    return all;
  }

  /** The simple names of the classes within a class. */
  List<String> nestedIn(String packageName, String className) {
    String prefix = className + "$";
    return classesOf(packageName).stream()
        .flatMap(classes -> classes.names().stream())
        .filter(name -> name.startsWith(prefix))
        .map(name -> name.substring(prefix.length()))
        .toList();
  }

  /** As it can be kept. */
  byte[] bytes() {
    return text.getBytes(UTF_8);
  }

  /**
   * One that was kept.
   *
   * @throws IOException when it is none
   */
  static PackageIndex of(byte[] bytes) throws IOException {
    return new PackageIndex(new String(bytes, UTF_8));
  }
}
