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
 * Creates an archive of loaded classes. With the archive, Java loads them several times faster at a
 * start. If there is no archive, or its classes have changed, Java starts without it.
 *
 * <p>The list of classes is kept when sources change, because a few outdated lines do no harm. The
 * list includes classes of scenes. They are not archived, because they change often.
 */
public final class ClassArchive {
  private static final String MAIN = "zoetrope.cli.Main";

  private static final List<String> RUNS =
      List.of("help", "still", "film", "file", "check", "studio", "mcp");

  /** Matches the suffix that Java appends to the name of a class. It differs from run to run. */
  private static final Pattern NUMBER = Pattern.compile(" id: \\d+$");

  /**
   * Matches a valid line of a class list. Two threads may write at the same time, so other lines
   * are mixtures of two lines.
   */
  private static final Pattern LINE = Pattern.compile("[^@# ]+|@lambda-(proxy|form-invoker) [^@]*");

  private final Path project;
  private final Path archive;
  private final String classes;
  private final String scenes;

  /** The folder for the output and the caches of runs. */
  private final Path runs;

  private ClassArchive(Path project, Path archive, String classes, String scenes) {
    this.project = project;
    this.archive = archive;
    this.classes = classes;
    this.scenes = scenes;
    this.runs = archive.resolveSibling("runs");
  }

  /**
   * Creates an archive. If a file with the suffix {@code .doubt} is next to an existing archive,
   * checks that archive, and keeps it if it is intact. If no archive can be created, leaves an
   * empty file.
   *
   * @param arguments the folder of the project; the archive, whose name begins with {@code
   *     archive-studio} or {@code archive-mcp} for these parts; the jars to archive; the jars of
   *     scenes
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

  /**
   * Returns the classes in the output file of a run, without suffixes that differ from run to run.
   */
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
    } else { // For example, the disk was full.
      Files.deleteIfExists(unfinished);
      Files.createFile(archive);
    }
  }

  /**
   * Whether an archive matches its checksums. This check is not made at each start, because it
   * takes more than half as long as a start.
   */
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
      listRun("check", MAIN, "check", file, "--json=-");
      if (archive.getFileName().toString().startsWith("archive-mcp")) {
        listRun("mcp", MAIN, "mcp"); // The server ends at once, because its input is empty.
      }
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
