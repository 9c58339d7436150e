package zoetrope.tools.faults;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import zoetrope.internal.files.Folders;

/** Folders, processes and chance for one trial of a fault; all that it made is gone in the end. */
public final class Bench implements AutoCloseable {
  private static final int LONGEST_SECONDS = 90;
  private static final String SCENES = "zoetrope.tools.scenes.";

  /** A root that may not what others may not: for it, permissions count. */
  private static final List<String> WITHOUT_PRIVILEGES =
      List.of("setpriv", "--bounding-set", "-dac_override,-dac_read_search");

  private final Path root;
  private final Random random;
  private final List<Process> started = new ArrayList<>();
  private final List<Path> mounted = new ArrayList<>();
  private Ended last = new Ended(0, "");

  /**
   * A bench.
   *
   * @param random of the instants and the damage
   */
  public Bench(Random random) throws IOException {
    this.root = Files.createTempDirectory("zoetrope-faults");
    this.random = random;
    Files.createDirectory(temporary());
    Files.createDirectory(folder());
  }

  Random random() {
    return random;
  }

  /** Where renderings write to. */
  Path folder() {
    return root.resolve("out");
  }

  /** A place beside that folder. */
  Path beside(String name) {
    return root.resolve(name);
  }

  /** The temporary folder of renderings. */
  Path temporary() {
    return root.resolve("tmp");
  }

  /** What the last rendering of the trial ended in. */
  public Ended last() {
    return last;
  }

  // --- renderings ---

  /** The command that draws 300 glyphs for some seconds into a film, pictures or a still. */
  List<String> glyphs(Path target) {
    List<String> command = command("MovingGlyphs", "--set", "glyphs=300");
    if (target.toString().matches(".*\\.(png|svg|pdf)")) {
      command.addAll(List.of("--at", "3"));
    }
    boolean pictures = target.getFileName().toString().indexOf('.') < 0;
    command.addAll(List.of(pictures ? "--frames" : "-o", target.toString()));
    return command;
  }

  /** The command that renders a scene of {@link zoetrope.tools.scenes} or of a file. */
  List<String> command(String scene, String... arguments) {
    boolean listed = !scene.contains("/") && !scene.endsWith(".java");
    List<String> command = java(List.of());
    command.addAll(List.of(listed ? SCENES + scene : scene, "-q", "low", "--progress", "none"));
    command.addAll(Arrays.asList(arguments));
    return command;
  }

  /** The command with these words alone. */
  List<String> words(String... words) {
    List<String> command = java(List.of());
    command.addAll(Arrays.asList(words));
    return command;
  }

  /** The same command with options for Java. */
  List<String> withJava(List<String> options, List<String> command) {
    List<String> result = java(options);
    result.addAll(command.subList(java(List.of()).size(), command.size()));
    return result;
  }

  private List<String> java(List<String> options) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.awt.headless=true",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:ErrorFile=" + beside("crash.log"),
                "-Djava.io.tmpdir=" + temporary(),
                "-Dorg.bytedeco.javacpp.cachedir="
                    + System.getProperty("org.bytedeco.javacpp.cachedir", "target/natives")));
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "zoetrope.cli.Main"));
    return command;
  }

  /** Starts a rendering in a shell, behind some words of it, which set a limit or a name. */
  Process inShell(String words, List<String> command) throws IOException {
    List<String> all = new ArrayList<>(List.of("bash", "-c", words + " exec \"$@\"", "bash"));
    all.addAll(command);
    return start(all);
  }

  /** Starts a rendering for which permissions count. */
  Process unprivileged(List<String> command) throws IOException, NotHere {
    if (!isRoot()) {
      return start(command);
    }
    if (!Files.isExecutable(Path.of("/usr/bin/setpriv"))) {
      throw new NotHere("for root there are no permissions, and setpriv is not installed");
    }
    List<String> all = new ArrayList<>(WITHOUT_PRIVILEGES);
    all.addAll(command);
    return start(all);
  }

  /**
   * Starts something as a terminal does: in a session of its own, and with signals that are not
   * ignored, as they are by what runs in the background of a script.
   */
  Process session(List<String> command) throws IOException, NotHere {
    List<String> all = new ArrayList<>(List.of("env", "--default-signal=INT,TERM,HUP", "setsid"));
    if (!Files.isDirectory(Path.of("/proc/self"))) {
      throw new NotHere("sessions are looked at in /proc");
    }
    all.addAll(command);
    return start(all);
  }

  Process start(List<String> command) throws IOException {
    Path log = beside("said-" + started.size());
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("LC_ALL", "C.UTF-8");
    builder.environment().put("ZOETROPE_CACHE", beside("cache").toString());
    builder.environment().remove("ZOETROPE_MAIN");
    Process process = builder.redirectOutput(log.toFile()).start();
    started.add(process);
    return process;
  }

  /** Waits for the end of a rendering. */
  Ended end(Process process) throws Exception {
    return end(process, LONGEST_SECONDS);
  }

  Ended end(Process process, int longestSeconds) throws Exception {
    if (!process.waitFor(longestSeconds, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
      throw new NotSurvived("it hangs: no end after " + longestSeconds + " s");
    }
    byte[] said = Files.readAllBytes(beside("said-" + started.indexOf(process)));
    last = new Ended(process.exitValue(), new String(said, StandardCharsets.UTF_8));
    if (Files.exists(beside("crash.log"))) {
      throw new NotSurvived("Java itself has fallen: " + last.said().strip());
    }
    return last;
  }

  /** What counts as the last rendering, where another one looked at what it has left. */
  void ended(Ended ended) {
    last = ended;
  }

  Ended run(List<String> command) throws Exception {
    return end(start(command));
  }

  // --- machines ---

  static boolean isRoot() {
    return "root".equals(System.getProperty("user.name"));
  }

  /** Gives a folder a disk of its own, of so many kilobytes. */
  void mount(Path folder, int kilobytes) throws Exception {
    if (!isRoot()) {
      throw new NotHere("a small disk can be mounted by root only");
    }
    Process mount =
        new ProcessBuilder(
                "mount", "-t", "tmpfs", "-o", "size=" + kilobytes + "k", "tmpfs", folder.toString())
            .redirectErrorStream(true)
            .start();
    if (mount.waitFor() != 0) {
      throw new NotHere("a small disk cannot be mounted here");
    }
    mounted.add(folder);
  }

  /** Fills what is left of a folder's disk. */
  static void fill(Path folder) throws IOException {
    try (var out = Files.newOutputStream(folder.resolve("filling"))) {
      byte[] zeros = new byte[4096];
      for (int i = 0; i < 100_000; i++) {
        out.write(zeros);
      }
    } catch (IOException full) {
      return;
    }
    throw new IOException("the disk of " + folder + " is not small");
  }

  // --- what is left ---

  /** Requires that a file is a whole film or picture, or not there. */
  void requireWholeOrNone(Path file) throws NotSurvived, IOException {
    if (Files.exists(file) && !WholeFiles.isWhole(file)) {
      throw new NotSurvived(file.getFileName() + " is broken");
    }
  }

  void requireWhole(Path file) throws NotSurvived, IOException {
    if (!Files.exists(file)) {
      throw new NotSurvived("there is no " + file.getFileName());
    }
    requireWholeOrNone(file);
  }

  /** Requires that nothing unfinished is left in a folder. */
  void requireNoLeftovers(Path folder) throws NotSurvived, IOException {
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        List<Path> left = files.filter(f -> name(f).startsWith(".zoetrope-")).toList();
        if (!left.isEmpty()) {
          throw new NotSurvived("left behind: " + left);
        }
      }
    }
  }

  /** Requires that of the processes of a session none is left. */
  void requireNobodyOf(Process leader) throws NotSurvived, InterruptedException {
    List<ProcessHandle> left = new Session(leader).left();
    if (!left.isEmpty()) {
      String line = left.get(0).info().commandLine().orElse("").replaceAll("(?s)^(.{200}).*", "$1");
      left.forEach(ProcessHandle::destroyForcibly);
      throw new NotSurvived(left.size() + " processes are left, such as " + line);
    }
  }

  static String name(Path file) {
    return file.getFileName().toString();
  }

  /** The contents of all files of a folder, by their names. */
  static TreeMap<String, String> contents(Path folder) throws IOException {
    TreeMap<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        boolean readable = Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
        byte[] bytes = readable ? Files.readAllBytes(file) : new byte[0];
        contents.put(name(file), new String(bytes, StandardCharsets.ISO_8859_1));
      }
    }
    return contents;
  }

  @Override
  public void close() throws IOException {
    for (Process process : started) {
      process.destroyForcibly().onExit().join();
    }
    for (Path folder : mounted) {
      new ProcessBuilder("umount", folder.toString()).start().onExit().join();
    }
    new ProcessBuilder("chmod", "-R", "u+rwx", root.toString()).start().onExit().join();
    Folders.delete(root);
  }
}
