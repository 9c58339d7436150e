package zoetrope.farm;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A standalone Spark cluster on the loopback interface: a master and workers, each a process that
 * has only jars of the class path. Zoetrope's own jars are not among them, because a job sends
 * those.
 */
final class Cluster implements AutoCloseable {
  private static final Pattern MASTER = Pattern.compile("spark://127\\.0\\.0\\.1:\\d+");
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(270);

  private final Path home;
  private final List<Process> workers = new ArrayList<>();
  private final Process master;
  private final String address;

  private Cluster(Path home) throws IOException {
    this.home = home;
    this.master = start("master", "master.Master", "--host", "127.0.0.1", "--port", "0");
    try {
      this.address = address();
    } catch (IOException | AssertionError e) {
      master.destroyForcibly();
      throw e;
    }
  }

  /** Starts a master without workers. */
  static Cluster start(Path home) throws IOException {
    Path jars = Files.createDirectories(home.resolve("jars"));
    for (Path jar : jars(false)) {
      Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar);
    }
    return new Cluster(home);
  }

  /** Returns jars of the class path: Zoetrope's jars, which a job sends, or all other jars. */
  static List<Path> jars(boolean ofProgram) {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.endsWith(".jar"))
        .map(Path::of)
        .filter(jar -> isOwn(jar) == ofProgram)
        .toList();
  }

  private static boolean isOwn(Path jar) {
    String path = jar.toString().replace('\\', '/');
    return path.matches(
        ".*/(target/[a-z]+\\.jar|(org/(bytedeco|scilab|apache/xmlgraphics|apache/pdfbox|jgrapht|jheaps"
            + "|apfloat|ejml)|info/picocli|com/jcraft|com/fifesoft|com/github/vlsi)/.*)");
  }

  /** Starts a worker with one core. */
  void addWorker() throws IOException {
    addWorker(1);
  }

  /** Starts a worker and returns its number. */
  int addWorker(int cores) throws IOException {
    workers.add(
        start(
            "worker-" + workers.size(),
            "worker.Worker",
            "--host",
            "127.0.0.1",
            "--cores",
            "" + cores,
            "--memory",
            "1g",
            "--webui-port",
            "0",
            "--work-dir",
            home.resolve("work").toString(),
            address));
    return workers.size() - 1;
  }

  private Process start(String name, String type, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + "/bin/java");
    command.addAll(List.of("-Xmx256m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp"));
    command.add(home.resolve("jars") + File.separator + "*");
    command.add("org.apache.spark.deploy." + type);
    command.addAll(List.of(arguments));
    if (name.equals("master")) {
      command.addAll(List.of("--webui-port", "0"));
    }
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.redirectErrorStream(true).redirectOutput(home.resolve(name + ".log").toFile());
    return builder.start();
  }

  private String address() throws IOException {
    Matcher[] found = new Matcher[1];
    await(
        () -> {
          found[0] = MASTER.matcher(text(home.resolve("master.log")));
          return found[0].find();
        });
    return found[0].group();
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return "";
    }
  }

  String master() {
    return address;
  }

  /** Returns the processes that make segments. */
  List<ProcessHandle> executors() {
    return workers.stream().flatMap(worker -> worker.descendants()).toList();
  }

  /** Kills a worker and its child processes, as if its machine failed. */
  void kill(int worker) {
    List<ProcessHandle> all =
        Stream.concat(Stream.of(workers.get(worker).toHandle()), workers.get(worker).descendants())
            .toList();
    all.forEach(ProcessHandle::destroyForcibly);
  }

  void killMaster() {
    master.destroyForcibly();
  }

  /** Waits until a condition holds. */
  static void await(BooleanSupplier condition) {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("the condition did not hold in time");
      }
      LockSupport.parkNanos(50_000_000);
    }
  }

  @Override
  public void close() {
    executors().forEach(ProcessHandle::destroyForcibly);
    workers.forEach(Process::destroyForcibly);
    master.destroyForcibly();
  }
}
