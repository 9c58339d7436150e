package zoetrope.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Stores classes, read and linked, from which a start takes them several times faster. A start
 * without an archive, or with one that does not fit, works all the same.
 *
 * <p>The list of classes is kept when sources change: few lines are outdated then, and those cost
 * nothing. Classes of scenes stand in it and are not stored, as they change more often.
 */
public final class ClassArchive {
  private static final String MAIN = "zoetrope.cli.Main";

  private static final List<String> RUNS = List.of("help", "still", "film", "file", "studio");

  /** What Java appends to a class, and differs from run to run. */
  private static final Pattern NUMBER = Pattern.compile(" id: \\d+$");

  /** Other lines are of two threads that wrote into one another. */
  private static final Pattern LINE = Pattern.compile("[^@# ]+|@lambda-(proxy|form-invoker) [^@]*");

  private final Path project;
  private final Path archive;
  private final String classes;
  private final String scenes;

  /** Where runs write what they load, and keep what they keep. */
  private final Path runs;

  private ClassArchive(Path project, Path archive, String classes, String scenes) {
    this.project = project;
    this.archive = archive;
    this.classes = classes;
    this.scenes = scenes;
    this.runs = archive.resolveSibling("runs");
  }

  /**
   * Makes an archive, unless there is a doubt about one that turns out to be whole. Leaves an empty
   * file where none can be made.
   *
   * @param arguments the folder of the project; the archive, whose name begins with {@code studio}
   *     for that of the studio; the jars to archive; the jars of scenes
   * @throws IOException when a file cannot be read or written
   * @throws InterruptedException when the thread is interrupted
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path archive = Path.of(arguments[1]);
    ClassArchive made =
        new ClassArchive(Path.of(arguments[0]), archive, arguments[2], arguments[3]);
    Path doubt = Path.of(archive + ".doubt");
    if (!Files.exists(doubt) || !made.isWhole(archive)) {
      made.make();
    }
    Files.deleteIfExists(doubt);
  }

  /** The classes that a file of a run names, without what differs from run to run. */
  public static List<String> read(Path list) throws IOException {
    return Files.readAllLines(list).stream()
        .map(line -> NUMBER.matcher(line).replaceFirst(""))
        .filter(line -> LINE.matcher(line).matches())
        .toList();
  }

  private static boolean isNewer(Path file, Path other) throws IOException {
    return Files.exists(file)
        && Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(other)) > 0;
  }

  private void make() throws IOException, InterruptedException {
    Files.deleteIfExists(archive);
    Path list = Path.of(archive.toString().replaceFirst("[.]jsa$", ".classes"));
    if (!isNewer(list, project.resolve("target/launcher/launcher"))) {
      listClasses(list);
    }
    Path unfinished = Path.of(archive + ".new");
    run(
        "-Xshare:dump",
        "-XX:+UseG1GC",
        "-XX:SharedClassListFile=" + list,
        at(unfinished),
        "-cp",
        classes);
    if (isWhole(unfinished)) {
      Files.move(unfinished, archive, StandardCopyOption.REPLACE_EXISTING);
    } else { // The disk had no room for it, say.
      Files.deleteIfExists(unfinished);
      Files.createFile(archive);
    }
  }

  /** Compares an archive with its sums, which costs more than half a start. */
  private boolean isWhole(Path file) throws IOException, InterruptedException {
    return Files.exists(file)
        && run("-Xshare:on", "-XX:+VerifySharedSpaces", at(file), "-cp", classes, "-version");
  }

  private static String at(Path file) {
    return "-XX:SharedArchiveFile=" + file;
  }

  private void listClasses(Path list) throws IOException, InterruptedException {
    delete(runs);
    Files.createDirectory(runs);
    String quality = "--quality=low";
    listRun("help", MAIN, "--help");
    if (archive.getFileName().toString().startsWith("archive-studio")) {
      listRun("studio", "zoetrope.studio.Rehearsal", "AttentionPatterns");
    } else {
      String file = project.resolve("examples/gallery/MovingDots.java").toString();
      listRun(
          "still", MAIN, "AttentionPatterns", "--at=120", quality, "--out=" + runs + "/still.png");
      listRun("film", MAIN, "doctor");
      listRun("file", MAIN, file, "--at=1", quality, "--out=" + runs + "/file.png");
    }
    Set<String> all = new LinkedHashSet<>();
    for (String run : RUNS) {
      Path listed = runs.resolve(run);
      if (Files.exists(listed)) {
        all.addAll(read(listed));
      }
    }
    Files.write(list, all);
    delete(runs);
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
      }
    }
  }

  private void listRun(String name, String... line) throws IOException, InterruptedException {
    Stream<String> options =
        Stream.of(
            "-XX:DumpLoadedClassList=" + runs.resolve(name),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            classes + File.pathSeparator + scenes);
    run(Stream.concat(options, Stream.of(line)).toArray(String[]::new));
  }

  /** Runs Java; whether it ended well. */
  private boolean run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("@" + project.resolve("tools/launcher/options/always"));
    if (Runtime.version().feature() >= 24) {
      command.add("@" + project.resolve("tools/launcher/options/java-24"));
    }
    command.add("-Dorg.bytedeco.javacpp.cachedir=" + archive.resolveSibling("native-libraries"));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(archive.getParent().toFile());
    builder.environment().put("ZOETROPE_CACHE", runs.toString());
    Process process =
        builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    process.getOutputStream().close();
    return process.waitFor() == 0;
  }
}
