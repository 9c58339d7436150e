package zoetrope.launcher;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * Builds the files that {@code render} needs if a source is newer than they are, and updates the
 * class data archive. Java runs this class from its source file, because it is not compiled before
 * the first build.
 */
final class Build {
  private static final boolean WINDOWS = File.separatorChar == '\\';

  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private static final Duration AN_HOUR = Duration.ofHours(1);

  private static final String MAIN = File.separator + Path.of("src", "main") + File.separator;

  /** The folders with the sources and POMs of the modules that render videos. */
  private static final List<String> FILM = List.of("renderer", "scenes", "tools/launcher");

  /** The modules in the folder {@code tools} that only the profile with their name contains. */
  private static final Set<String> PARTS_WITH_PROFILES = Set.of("farm", "notebook");

  /** How many levels of folders below a module are searched for jar files. */
  private static final int JAR_LEVELS = 3;

  private final Path project;
  private final Path work;

  /** The additional module in the folder {@code tools} that the command needs; empty for none. */
  private final String part;

  /**
   * Whether the command line names scenes in {@code examples} by their source files. Then the
   * module {@code examples} need not be built.
   */
  private final boolean asFiles;

  private Build(Path project, String part, boolean asFiles) {
    this.project = project;
    this.work = project.resolve("target/launcher");
    this.part = part;
    this.asFiles = asFiles;
  }

  /**
   * Builds.
   *
   * @param arguments the folder of the project; the module of {@code tools}, or an empty string;
   *     {@code files} if scenes are named by their files; the archive, or an empty string
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Build build = new Build(Path.of(arguments[0]), arguments[1], arguments[2].equals("files"));
    Runtime.getRuntime().addShutdownHook(new Thread(Build::endPrograms));
    System.exit(build.run(arguments[3]) ? 0 : 1);
  }

  private static void endPrograms() {
    ProcessHandle.current().descendants().forEach(ProcessHandle::destroy);
  }

  /**
   * Builds under a lock. Simultaneous starts of {@code render} wait for the lock, and then find
   * nothing left to build.
   */
  private boolean run(String archive) throws IOException, InterruptedException {
    Files.createDirectories(work);
    try (FileChannel lock =
        FileChannel.open(
            work.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      Thread notice = notice();
      lock.lock();
      boolean isBuilt = !isStale() || build();
      notice.interrupt();
      if (!isBuilt) {
        return false;
      }
      return archive.isEmpty() || archive(Path.of(archive));
    }
  }

  /** Starts a thread that prints one line if the build takes longer than {@link #PATIENCE}. */
  private static Thread notice() {
    Thread notice =
        new Thread(
            () -> {
              try {
                Thread.sleep(PATIENCE.toMillis());
                System.err.println(
                    "render: building, because sources are new or have changed; the first build"
                        + " takes about a minute");
              } catch (InterruptedException e) {
                // The build was fast enough.
              }
            });
    notice.setDaemon(true);
    notice.start();
    return notice;
  }

  private Path stamp(String of) {
    return work.resolve(of.isEmpty() ? "stamp" : "stamp-" + of);
  }

  private boolean isStale() throws IOException {
    Path stamp = stamp(part);
    if (!Files.exists(stamp)
        || !Files.exists(work.resolve("launcher"))
        || !part.isEmpty() && !Files.exists(work.resolve(part))) {
      return true;
    }
    List<String> lines = Files.readAllLines(work.resolve("launcher"));
    if (!lines.get(0).equals(project.toString())) {
      return true; // The project was moved or copied, so its class path is wrong.
    }
    for (String jar :
        String.join(File.pathSeparator, lines.subList(1, 3)).split(File.pathSeparator)) {
      if (!Files.exists(Path.of(jar))) {
        return true;
      }
    }
    return isAnyNewer(Files.getLastModifiedTime(stamp));
  }

  private boolean isAnyNewer(FileTime time) throws IOException {
    List<Path> roots = new ArrayList<>(List.of(project.resolve("pom.xml")));
    FILM.forEach(folder -> roots.add(project.resolve(folder)));
    roots.add(project.resolve(asFiles ? "examples/pom.xml" : "examples"));
    if (!part.isEmpty()) {
      roots.add(project.resolve("tools").resolve(part));
    }
    for (Path root : roots) {
      if (Files.exists(root) && isAnyNewer(root, time)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAnyNewer(Path root, FileTime time) throws IOException {
    boolean[] newer = {false};
    Files.walkFileTree(
        root,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes facts) {
            return folder.endsWith("target") || folder.endsWith("test")
                ? FileVisitResult.SKIP_SUBTREE
                : visitFile(folder, facts);
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes facts) {
            boolean counts =
                file.endsWith("pom.xml")
                    || file.endsWith("examples")
                    || file.endsWith("cookbook")
                    || file.endsWith("gallery")
                    || file.toString().endsWith(".java")
                    || file.toString().contains(MAIN);
            newer[0] |= counts && facts.lastModifiedTime().compareTo(time) > 0;
            return newer[0] ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
          }
        });
    return newer[0];
  }

  private boolean build() throws IOException, InterruptedException {
    // The modification time of the folder shows that an example was added or deleted. So the build
    // must not create files in it.
    Files.createDirectories(project.resolve("examples/target"));
    Path stamp = Files.writeString(work.resolve("stamp.new"), "");
    renewJars();
    removeBrokenJars();
    Path log = work.resolve("build.log");
    if (!start(maven(), log)) {
      System.err.write(Files.readAllBytes(log));
      System.err.println("render: the build failed; the output of Maven is above");
      return false;
    }
    if (!part.isEmpty()) {
      Files.copy(
          stamp,
          stamp(part),
          StandardCopyOption.REPLACE_EXISTING,
          StandardCopyOption.COPY_ATTRIBUTES);
    }
    Files.move(stamp, stamp(""), StandardCopyOption.REPLACE_EXISTING);
    return true;
  }

  private List<String> maven() {
    List<String> line = new ArrayList<>(WINDOWS ? List.of("cmd", "/c", "mvn") : List.of("mvn"));
    line.addAll(List.of("-q", "-B", "-Dstyle.color=never", "-Dmaven.test.skip=true"));
    line.add(PARTS_WITH_PROFILES.contains(part) ? "-Pfilm," + part : "-Pfilm");
    line.addAll(List.of("-pl", "tools/launcher" + (part.isEmpty() ? "" : ",tools/" + part), "-am"));
    line.add("package");
    return line;
  }

  /**
   * Replaces jar files by copies. Maven then overwrites the copies, while running programs still
   * read classes from the original files.
   */
  private void renewJars() throws IOException {
    List<Path> jars = new ArrayList<>();
    if (!WINDOWS && Files.exists(work.resolve("launcher"))) {
      for (String line : Files.readAllLines(work.resolve("launcher"))) {
        for (String jar : line.split(File.pathSeparator)) {
          if (jar.startsWith(project.toString()) && jar.endsWith(".jar")) {
            jars.add(Path.of(jar));
          }
        }
      }
    }
    if (!part.isEmpty()) {
      jars.add(project.resolve("tools/" + part + "/target/" + part + ".jar"));
    }
    for (Path jar : jars) {
      if (Files.exists(jar)) {
        Path copy = jar.resolveSibling(jar.getFileName() + ".new");
        Files.copy(
            jar, copy, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
        Files.move(copy, jar, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  /** Removes the jar files that a build was writing when it was interrupted. */
  private void removeBrokenJars() throws IOException {
    List<Path> roots = new ArrayList<>(FILM.stream().map(project::resolve).toList());
    roots.add(project.resolve("examples"));
    roots.add(project.resolve("tools"));
    roots.removeIf(root -> !Files.isDirectory(root));
    for (Path root : roots) {
      try (Stream<Path> files = Files.find(root, JAR_LEVELS, (file, facts) -> isJar(file))) {
        for (Path jar : files.toList()) {
          try {
            new ZipFile(jar.toFile()).close();
          } catch (ZipException e) {
            Files.delete(jar);
          }
        }
      }
    }
  }

  private static boolean isJar(Path file) {
    return file.toString().endsWith(".jar") && file.getParent().endsWith("target");
  }

  /**
   * Runs a program in the project's folder, with its output in a file. Returns whether it
   * succeeded.
   */
  private boolean start(List<String> line, Path log) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(line).directory(project.toFile());
    String options = System.getenv("MAVEN_OPTS");
    builder
        .environment()
        .put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1" + (options == null ? "" : " " + options));
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    process.getOutputStream().close();
    return process.waitFor() == 0;
  }

  /** Creates the archive if necessary. An archive that cannot be created is not a failure. */
  private boolean archive(Path archive) throws IOException, InterruptedException {
    List<String> lines = Files.readAllLines(work.resolve("launcher"));
    String added =
        part.equals("studio") || part.equals("mcp")
            ? File.pathSeparator + Files.readString(work.resolve(part)).strip()
            : "";
    String classes = lines.get(1) + added;
    if (isDue(archive, classes)) {
      String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
      List<String> line = new ArrayList<>(List.of(java, "-XX:TieredStopAtLevel=1", "-cp"));
      line.add(project.resolve("tools/launcher/target/launcher.jar").toString());
      line.add("zoetrope.launcher.ClassArchive");
      line.addAll(List.of(project.toString(), archive.toString(), classes, lines.get(2)));
      start(line, work.resolve("archive.log"));
    }
    return true;
  }

  private static boolean isDue(Path archive, String classes) throws IOException {
    if (!Files.exists(archive) || Files.exists(Path.of(archive + ".doubt"))) {
      return true;
    }
    FileTime made = Files.getLastModifiedTime(archive);
    for (String jar : classes.split(File.pathSeparator)) {
      if (made.compareTo(Files.getLastModifiedTime(Path.of(jar))) <= 0) {
        return true;
      }
    }
    // An hour after a failure, there may be enough disk space and memory again.
    return Files.size(archive) == 0 && made.toInstant().isBefore(Instant.now().minus(AN_HOUR));
  }
}
