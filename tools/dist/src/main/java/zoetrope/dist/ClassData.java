package zoetrope.dist;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import zoetrope.launcher.ClassArchive;

/**
 * Creates a class data archive. With it, Java loads classes several times faster when the program
 * starts.
 */
final class ClassData {
  private static final String SCENE =
      """
      import static zoetrope.Zoetrope.*;

      class Typical extends Scene {
        @Override
        protected void construct() {
          var circle = circle(1).setFill(BLUE, 0.5);
          var label = text("a circle").nextTo(circle, UP);
          play(create(circle), write(label));
          play(transform(circle, square(2)), fadeOut(label));
          play(write(tex("x^2 + \\\\frac{1}{2}")), animate(circle, c -> c.shift(right(2))));
          pause(0.2);
        }
      }
      """;

  private ClassData() {}

  /**
   * Archives the classes that typical runs of a package load.
   *
   * @param folder the package
   * @param work a folder for the output of the runs
   * @param classPath the jars relative to {@code folder}, because the archive must not contain
   *     absolute paths of this machine
   * @throws IOException if a program fails
   * @throws InterruptedException if the thread is interrupted
   */
  static void archive(Path folder, Path work, String classPath)
      throws IOException, InterruptedException {
    Path archive = folder.resolve("lib").resolve("zoetrope.jsa");
    Files.deleteIfExists(archive); // With an older archive, the runs would load other classes.
    PackageFolder.delete(work);
    Files.createDirectories(work);
    Path scene = Files.writeString(work.resolve("Typical.java"), SCENE);
    Set<String> classes = new TreeSet<>();
    for (List<String> run :
        List.of(
            List.of("--help"),
            List.of("doc", "circle"),
            List.of("doctor"),
            List.of(scene.toString(), "--at", "1", "-o", work.resolve("a.png").toString()),
            film(scene, work.resolve("a.mp4")),
            List.of("AttentionPatterns", "--at", "120", "-o", work.resolve("b.png").toString()))) {
      Path list = work.resolve("classes");
      run(folder, work, "-XX:DumpLoadedClassList=" + list, run);
      classes.addAll(ClassArchive.read(list));
      Files.delete(list);
    }
    addNested(classes);
    Path list = Files.write(work.resolve("all"), new ArrayList<>(classes));
    dump(folder, list, archive, classPath);
    if (!Files.exists(archive)) {
      throw new IOException("Java made no class data");
    }
  }

  /**
   * Returns the command that renders a video with one worker. With several workers, the division of
   * the frames among them would be random.
   */
  private static List<String> film(Path scene, Path film) {
    return List.of(scene.toString(), "-q", "low", "--jobs", "1", "-o", film.toString());
  }

  /**
   * Adds all nested classes of the listed classes of {@code java.util.concurrent}. Some of them are
   * loaded only when threads compete, but two packages must have the same bytes.
   */
  private static void addNested(Set<String> classes) throws IOException {
    Path root = Path.of(URI.create("jrt:/java.base"));
    try (Stream<Path> files = Files.walk(root.resolve("java/util/concurrent"))) {
      files
          .map(file -> root.relativize(file).toString())
          .filter(name -> name.endsWith(".class") && name.contains("$"))
          .filter(name -> classes.contains(name.substring(0, name.indexOf('$'))))
          .map(name -> name.substring(0, name.length() - ".class".length()))
          .forEach(classes::add);
    }
  }

  /**
   * Writes the archive. It depends on some options of the start script, so the same options are
   * used.
   */
  private static void dump(Path folder, Path list, Path archive, String classPath)
      throws IOException, InterruptedException {
    List<String> command =
        List.of(
            folder.resolve("java").resolve("bin").resolve("java").toAbsolutePath().toString(),
            "-Xshare:dump",
            "-XX:SharedClassListFile=" + list.toAbsolutePath(),
            "-XX:SharedArchiveFile=" + archive.toAbsolutePath(),
            "-XX:+UseSerialGC",
            "@lib/options/always",
            "@lib/options/java-24",
            "-cp",
            classPath);
    int code =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start()
            .waitFor();
    if (code != 0) {
      throw new IOException(command + " ended with " + code);
    }
  }

  private static void run(Path folder, Path work, String options, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(folder.resolve("bin").resolve(StartScripts.name()).toString());
    command.addAll(arguments);
    Path output = work.resolve("said");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(work.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    setEnvironment(builder.environment(), work, options);
    int code = builder.start().waitFor();
    if (code != 0) {
      throw new IOException(command + " ended with " + code + ": " + Files.readString(output));
    }
  }

  /**
   * Sets the environment, so that a run loads the same classes everywhere. Each start looks in the
   * temporary folder for files of killed runs. So runs have a separate temporary folder, and no
   * user's cache, locale or time zone.
   */
  private static void setEnvironment(Map<String, String> environment, Path work, String options)
      throws IOException {
    Path temporary = work.resolve("temporary");
    PackageFolder.delete(temporary);
    Files.createDirectory(temporary);
    environment.keySet().removeAll(Set.of("JAVA_OPTS", "JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS"));
    environment.putAll(Map.of("LC_ALL", "C.UTF-8", "TZ", "Etc/UTC"));
    environment.put("ZOETROPE_CACHE", work.resolve("cache").toString());
    environment.put(
        "ZOETROPE_JAVA_OPTS", options + " -Djava.io.tmpdir=" + temporary + " -Duser.home=" + work);
  }
}
