package zoetrope.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Classes that are read and linked already, from which starts take them several times faster. */
final class ClassData {
  private static final Pattern ID = Pattern.compile(" id: \\d+$");

  /** A line of two threads that wrote into one another, and classes of scenes, are no such line. */
  private static final Pattern LINE = Pattern.compile("[^@ ]+|@lambda-(proxy|form-invoker) [^@]*");

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
   * Archives what typical runs of a package load.
   *
   * @param work a folder for what they write
   * @throws IOException when a program fails
   * @throws InterruptedException when the thread is interrupted
   */
  static void archive(Path folder, Path work) throws IOException, InterruptedException {
    PackageFolder.delete(work);
    Files.createDirectories(work);
    Path scene = Files.writeString(work.resolve("Typical.java"), SCENE);
    Set<String> classes = new TreeSet<>();
    for (List<String> run :
        List.of(
            List.of("--help"),
            List.of("words", "circle"),
            List.of("doctor"),
            List.of(scene.toString(), "--at", "1", "-o", work.resolve("a.png").toString()),
            List.of(scene.toString(), "-q", "low", "-o", work.resolve("a.mp4").toString()),
            List.of("AttentionPatterns", "--at", "120", "-o", work.resolve("b.png").toString()))) {
      Path list = work.resolve("classes");
      run(folder, work, "-XX:DumpLoadedClassList=" + list, run);
      Files.readAllLines(list).stream()
          .map(line -> ID.matcher(line).replaceFirst(""))
          .filter(line -> LINE.matcher(line).matches())
          .forEach(classes::add);
      Files.delete(list);
    }
    Path list = Files.write(work.resolve("all"), new ArrayList<>(classes));
    Path archive = folder.resolve("lib").resolve("zoetrope.jsa");
    String options = "-Xshare:dump -XX:SharedClassListFile=%s -XX:SharedArchiveFile=%s";
    run(folder, work, String.format(options, list, archive), List.of());
    if (!Files.exists(archive)) {
      throw new IOException("Java made no class data");
    }
  }

  private static void run(Path folder, Path work, String options, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(folder.resolve("bin").resolve(StartScripts.name()).toString());
    command.addAll(arguments);
    Path said = work.resolve("said");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(work.toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile());
    builder.environment().put("ZOETROPE_JAVA_OPTS", options);
    builder.environment().put("ZOETROPE_CACHE", work.resolve("cache").toString());
    builder.environment().keySet().removeAll(Set.of("JAVA_OPTS", "JDK_JAVA_OPTIONS"));
    int code = builder.start().waitFor();
    if (code != 0) {
      throw new IOException(command + " ended with " + code + ": " + Files.readString(said));
    }
  }
}
