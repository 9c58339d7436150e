package zoetrope.farm;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.cli.options.Farms;

/**
 * Tests of videos that a real cluster renders. Each test class starts its own cluster with two
 * workers.
 */
abstract class ClusteredFilms extends FarmedFilms {
  @TempDir static Path root;
  static Cluster cluster;
  static Farms.Connected farm;

  @BeforeAll
  static void start() throws IOException {
    System.setProperty(
        "zoetrope.farm.jars",
        Cluster.jars(true).stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator)));
    cluster = Cluster.start(Files.createDirectories(root.resolve("spark")));
    cluster.addWorker();
    cluster.addWorker();
    farm = connect(Map.of());
  }

  @AfterAll
  static void stop() {
    disconnect();
    if (cluster != null) {
      cluster.close();
    }
  }

  /** Disconnects, because a process can have one driver only and other tests need the cores. */
  static void disconnect() {
    if (farm != null) {
      farm.close();
      farm = null;
    }
  }

  static Farms.Connected connect(Map<String, String> more) {
    Map<String, String> settings = new TreeMap<>(more);
    settings.putIfAbsent("spark.executor.memory", "512m");
    settings.put("spark.zoetrope.patience", "60");
    settings.put("spark.ui.enabled", "false");
    // Half of the default: each attempt starts a process.
    settings.put("spark.task.maxFailures", "2");
    settings.merge(
        "spark.executor.extraJavaOptions",
        "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Dorg.bytedeco.javacpp.cachedir="
            + System.getProperty("org.bytedeco.javacpp.cachedir"),
        (given, usual) -> given + " " + usual);
    return SparkFarm.connect(
        new Farms.Request(
            cluster.master(), settings, Optional.of("file:" + root.resolve("cache"))));
  }
}
