package zoetrope.farm;

import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;

/** Decides which jars a job sends to executors, and which jars executors have already. */
final class ExecutorJars {
  /**
   * The property with the jars that executors need in addition to Spark's. The launcher sets it.
   */
  private static final String JARS_PROPERTY = "zoetrope.farm.jars";

  /** Clients of object stores, which no Spark distribution contains. */
  private static final Pattern STORES =
      Pattern.compile(
          ".*[/\\\\](hadoop-aws-.*|software[/\\\\]amazon[/\\\\].*|reactive-streams-.*|http(client|core)-4.*)");

  private ExecutorJars() {}

  /**
   * Returns the addresses of the jars that a job sends to executors: the jars in the settings, and
   * this program's jars. This program's jars are left out if the settings say that executors have
   * them.
   */
  static List<String> brought(SparkConf conf) {
    List<String> jars = new ArrayList<>();
    Arrays.stream(conf.get("spark.jars", "").split(","))
        .filter(jar -> !jar.isBlank())
        .forEach(jars::add);
    if (!conf.contains("spark.executor.extraClassPath")) {
      programJars().forEach(jar -> jars.add(address(jar)));
    }
    return jars;
  }

  /**
   * Returns Spark's jars on this machine as a list for the settings; empty if the settings name
   * jars that YARN has, or if a Spark distribution is installed here.
   */
  static Optional<String> ofSpark(SparkConf conf) {
    if (conf.contains("spark.yarn.jars")
        || conf.contains("spark.yarn.archive")
        || System.getenv("SPARK_HOME") != null) {
      return Optional.empty();
    }
    Set<String> programJars = programJars();
    return Optional.of(
        jars(System.getProperty("java.class.path")).stream()
            .filter(jar -> jar.endsWith(".jar") && !programJars.contains(jar))
            .map(ExecutorJars::address)
            .collect(Collectors.joining(",")));
  }

  private static Set<String> programJars() {
    List<String> all = jars(System.getProperty("java.class.path"));
    Set<String> programJars = new LinkedHashSet<>();
    String named = System.getProperty(JARS_PROPERTY);
    if (named != null) {
      programJars.addAll(jars(named));
      all.stream().filter(jar -> STORES.matcher(jar).matches()).forEach(programJars::add);
      return programJars;
    }
    // Spark started this process from a folder that executors have, too.
    String spark = SparkContext.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    String folder = new File(spark).getParent();
    all.stream().filter(jar -> !folder.equals(new File(jar).getParent())).forEach(programJars::add);
    return programJars;
  }

  private static List<String> jars(String path) {
    return Arrays.stream(path.split(File.pathSeparator))
        .filter(entry -> entry.endsWith(".jar") ? isFile(entry) : isFolder(entry))
        .toList();
  }

  private static boolean isFile(String entry) {
    return new File(entry).isFile();
  }

  /**
   * Whether a class path entry is a folder of classes. Folders of settings, such as Hadoop's, have
   * no subfolders.
   */
  private static boolean isFolder(String entry) {
    File[] inside = new File(entry).listFiles(File::isDirectory);
    return !entry.isEmpty() && inside != null && inside.length > 0;
  }

  private static String address(String place) {
    File file = new File(place);
    return (file.isDirectory() ? FolderJar.of(file.toPath()) : file.toPath()).toUri().toString();
  }
}
