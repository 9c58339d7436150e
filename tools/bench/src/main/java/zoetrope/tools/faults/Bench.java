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

/**
 * Folders, processes and random numbers for one trial of a fault. The files are deleted and the
 * processes ended when it is closed.
 */
public final class Bench implements AutoCloseable {
  private static final int MAX_SECONDS = 90;
  private static final String SCENES = "zoetrope.tools.scenes.";

  /** The beginning of a command line that takes from root the privilege to ignore permissions. */
  private static final List<String> WITHOUT_PRIVILEGES =
      List.of("setpriv", "--bounding-set", "-dac_override,-dac_read_search");

  private final Path root;
  private final Random random;
  private final List<Process> started = new ArrayList<>();
  private final List<Path> mounted = new ArrayList<>();
  private Ended last = new Ended(0, "");

  /**
   * Creates a bench.
   *
   * @param random the source of random times and of random damage to files
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

  /** Returns the output folder of renderings. */
  Path folder() {
    return root.resolve("out");
  }

  /** Returns a path next to the output folder. */
  Path beside(String name) {
    return root.resolve(name);
  }

  /** Returns the temporary folder of renderings. */
  Path temporary() {
    return root.resolve("tmp");
  }

  /** Returns how the last rendering of the trial ended. */
  public Ended last() {
    return last;
  }

  /**
   * Returns the command that renders 300 glyphs for some seconds into a video, images or a still.
   */
  List<String> glyphs(Path target) {
    List<String> command = command("MovingGlyphs", "--set", "glyphs=300");
    if (target.toString().matches(".*\\.(png|svg|pdf)")) {
      command.addAll(List.of("--at", "3"));
    }
    boolean pictures = target.getFileName().toString().indexOf('.') < 0;
    command.addAll(List.of(pictures ? "--frames" : "-o", target.toString()));
    return command;
  }

  /** Returns the command that renders a scene of {@link zoetrope.tools.scenes} or of a file. */
  List<String> command(String scene, String... arguments) {
    boolean listed = !scene.contains("/") && !scene.endsWith(".java");
    List<String> command = java(List.of());
    command.addAll(List.of(listed ? SCENES + scene : scene, "-q", "low", "--progress", "none"));
    command.addAll(Arrays.asList(arguments));
    return command;
  }

  /** Returns the command that runs the program with exactly these arguments. */
  List<String> words(String... words) {
    List<String> command = java(List.of());
    command.addAll(Arrays.asList(words));
    return command;
  }

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

  /**
   * Starts a rendering in a shell. The shell code {@code words} runs first, for example to set a
   * limit.
   */
  Process inShell(String words, List<String> command) throws IOException {
    List<String> all = new ArrayList<>(List.of("bash", "-c", words + " exec \"$@\"", "bash"));
    all.addAll(command);
    return start(all);
  }

  /** Starts a rendering without the privilege to ignore permissions. */
  Process unprivileged(List<String> command) throws IOException, NotHere {
    if (!isRoot()) {
      return start(command);
    }
    if (!Files.isExecutable(Path.of("/usr/bin/setpriv"))) {
      throw new NotHere("root may write everywhere, and setpriv is not installed");
    }
    List<String> all = new ArrayList<>(WITHOUT_PRIVILEGES);
    all.addAll(command);
    return start(all);
  }

  /**
   * Starts a process as a terminal does: in a new session, and with no signals ignored. Background
   * processes of a script ignore some.
   */
  Process session(List<String> command) throws IOException, NotHere {
    List<String> all = new ArrayList<>(List.of("env", "--default-signal=INT,TERM,HUP", "setsid"));
    if (!Files.isDirectory(Path.of("/proc/self"))) {
      throw new NotHere("sessions are read from /proc, which does not exist");
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
    return end(process, MAX_SECONDS);
  }

  Ended end(Process process, int longestSeconds) throws Exception {
    if (!process.waitFor(longestSeconds, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
      throw new NotSurvived("the rendering hangs: it did not end within " + longestSeconds + " s");
    }
    byte[] output = Files.readAllBytes(beside("said-" + started.indexOf(process)));
    last = new Ended(process.exitValue(), new String(output, StandardCharsets.UTF_8));
    if (Files.exists(beside("crash.log"))) {
      throw new NotSurvived("Java itself crashed: " + last.output().strip());
    }
    return last;
  }

  /** Records the end of a rendering that was started without the methods of this bench. */
  void ended(Ended ended) {
    last = ended;
  }

  Ended run(List<String> command) throws Exception {
    return end(start(command));
  }

  static boolean isRoot() {
    return "root".equals(System.getProperty("user.name"));
  }

  /** Mounts a disk of this many kilobytes at a folder. */
  void mount(Path folder, int kilobytes) throws Exception {
    if (!isRoot()) {
      throw new NotHere("only root can mount a small disk");
    }
    Process mount =
        new ProcessBuilder(
                "mount", "-t", "tmpfs", "-o", "size=" + kilobytes + "k", "tmpfs", folder.toString())
            .redirectErrorStream(true)
            .start();
    if (mount.waitFor() != 0) {
      throw new NotHere("this machine cannot mount a small disk");
    }
    mounted.add(folder);
  }

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

  /** Checks that a file is a complete video or image, or missing. */
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

  /** Checks that a folder contains no incomplete files. */
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

  /** Checks that no process of a session is left. */
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

  /** Returns the contents of all files of a folder, by name. */
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
