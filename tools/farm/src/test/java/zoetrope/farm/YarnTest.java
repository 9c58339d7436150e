package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.apache.spark.SparkContext$;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.cli.options.Farms;
import zoetrope.render.Renderer;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.FarmException;

/** YARN writes videos to HDFS and leaves nothing else there. */
@Timeout(300)
class YarnTest extends FarmedFilms {
  private static final String IN_CONTAINER = "System.getenv(\"CONTAINER_ID\") != null";

  private static final List<String> COMMON =
      List.of(
          "spark.executor.memory=512m",
          "spark.driver.host=127.0.0.1",
          "spark.ui.enabled=false",
          "spark.executor.extraJavaOptions=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
          "spark.yarn.am.extraJavaOptions=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
          "spark.executorEnv.JAVA_HOME=" + System.getProperty("java.home"),
          "spark.yarn.appMasterEnv.JAVA_HOME=" + System.getProperty("java.home"));

  @TempDir private static Path root;
  private static Yarn yarn;
  private Process driver;

  @BeforeAll
  static void start() throws IOException {
    yarn = Yarn.start(root);
  }

  @AfterAll
  static void stop() {
    if (yarn != null) {
      yarn.close();
    }
  }

  @AfterEach
  void end() {
    if (driver != null) {
      driver.destroyForcibly();
    }
  }

  /**
   * The first scene ends its process once. The last never ends, and is interrupted when the others
   * are complete.
   */
  @Test
  void completeVideosHaveTheSameBytesAfterAnyFailure() throws Exception {
    Path once = folder.resolve("once");
    Path others = folder.resolve("others");
    Path begun = folder.resolve("begun");
    var picture = new java.awt.image.BufferedImage(40, 40, 1);
    picture.setRGB(7, 9, 0xff8800);
    javax.imageio.ImageIO.write(picture, "png", folder.resolve("dots.png").toFile());
    scene(
        "Ending",
        "if (i == 4 && %s && %s.mkdir()) Runtime.getRuntime().halt(137);"
            .formatted(IN_CONTAINER, file(once)));
    scene("Beside", "if (i == 0) add(imageMobject(\"dots.png\"));");
    scene(
        "Endless",
        "while (%s ? %s.mkdir() || true : !%s.exists()) java.util.concurrent.locks.LockSupport.parkNanos(1_000_000);"
            .formatted(IN_CONTAINER, file(begun), file(others)));
    begin("/films", List.of(), "Ending", "Beside", "Endless");
    await(() -> yarn.files("/films").containsAll(List.of("Beside.mp4", "Ending.mp4")));
    Files.createFile(others);
    await(() -> Files.exists(begun));
    assertEquals(0, new ProcessBuilder("kill", "-INT", "" + driver.pid()).start().waitFor());
    assertTrue(driver.waitFor(60, TimeUnit.SECONDS), this::log);
    assertEquals(130, driver.exitValue(), this::log);
    assertTrue(log().contains("stopped: no incomplete files are left"), this::log);
    assertFalse(log().contains("error"), this::log);
    assertNothingStays();
    assertTrue(Files.exists(once));
    assertEquals(List.of("Beside.mp4", "Ending.mp4"), yarn.files("/films"));
    for (String name : List.of("Ending", "Beside")) {
      Path here = folder.resolve(name + ".mp4");
      new Renderer(RenderSettings.of(Quality.LOW))
          .film(example(folder.resolve(name + ".java").toString()), here);
      assertArrayEquals(Files.readAllBytes(here), yarn.read("/films/" + name + ".mp4"), name);
    }
  }

  @Test
  void aDriverThatIsKilledLeavesNothing() throws Exception {
    Path begun = folder.resolve("begun");
    scene(
        "Endless",
        "while (%s && (%s.mkdir() || true)) java.util.concurrent.locks.LockSupport.parkNanos(1_000_000);"
            .formatted(IN_CONTAINER, file(begun)));
    begin("/killed/a.mp4", List.of("spark.yarn.jars=" + yarn.localJars()), "Endless");
    await(() -> Files.exists(begun));
    driver.destroyForcibly();
    assertTrue(driver.waitFor(60, TimeUnit.SECONDS), this::log);
    assertNothingStays();
    assertEquals(List.of(), yarn.files("/killed"));
  }

  @Test
  void leavesNothingAfterTheFarmIsClosed() throws IOException {
    try (Farms.Connected farm = connect(Map.of("spark.executor.instances", "1"))) {
      assertFalse(yarn.containers().isEmpty());
      assertSameFilms(farm, SETTINGS, List.of(example("HelloCircle")), ".mp4");
    }
    assertNothingStays();
  }

  @Test
  void reportsContainersThatNeverStart() {
    Map<String, String> wrong =
        Map.of(
            "spark.executor.extraJavaOptions",
            "-Xss1k",
            "spark.executor.maxNumFailures",
            "2",
            "spark.scheduler.minRegisteredResourcesRatio",
            "0");
    try (Farms.Connected farm = connect(wrong)) {
      String message =
          assertThrows(
                  FarmException.class,
                  () ->
                      new Renderer(SETTINGS)
                          .withFarm(farm)
                          .film(example("HelloCircle"), folder.resolve("a.mp4")))
              .getMessage();
      assertTrue(message.contains("Max number of executor failures (2) reached"), message);
      assertTrue(message.contains("'yarn logs -applicationId application_"), message);
    }
    assertNothingStays();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "spark.yarn.queue=none | the queue 'none' is not available | spark.yarn.queue=",
        "spark.executor.memory=900g | above the max threshold (4096 MB) | spark.executor.memory=2g",
        "spark.hadoop.yarn.resourcemanager.address=127.0.0.1:1 | no ResourceManager of YARN answers"
            + " at 127.0.0.1:1 (Connection refused) | yarn-site.xml",
        "spark.hadoop.yarn.resourcemanager.address=none.invalid:1 | unknown host"
            + " none.invalid | yarn-site.xml",
        "spark.hadoop.fs.defaultFS=hdfs://127.0.0.1:1 | is HDFS started | core-site.xml"
      })
  void reportsMissingResourcesWithAFix(String setting, String fault, String fix) {
    String[] named = setting.split("=");
    String message =
        assertThrows(FarmException.class, () -> connect(Map.of(named[0], named[1]))).getMessage();
    assertTrue(message.contains(fault), message);
    assertTrue(message.contains(fix), message);
    assertNothingStays();
  }

  /** Connects from this process to containers that have Spark's jars. */
  private static Farms.Connected connect(Map<String, String> more) {
    Map<String, String> settings = new TreeMap<>(yarn.settings());
    settings.put("spark.yarn.jars", yarn.localJars());
    COMMON.forEach(setting -> put(settings, setting));
    settings.putAll(more);
    return SparkFarm.connect(new Farms.Request("yarn", settings, Optional.empty()));
  }

  private static void put(Map<String, String> settings, String setting) {
    int sign = setting.indexOf('=');
    settings.put(setting.substring(0, sign), setting.substring(sign + 1));
  }

  private static String file(Path path) {
    return "new java.io.File(\"" + path.toString().replace('\\', '/') + "\")";
  }

  private void await(BooleanSupplier condition) {
    Cluster.await(
        () -> {
          assertTrue(driver.isAlive(), this::log);
          return condition.getAsBoolean();
        });
  }

  private void assertNothingStays() {
    Cluster.await(() -> yarn.containers().isEmpty());
    Cluster.await(() -> yarn.staged().isEmpty());
    // Spark stops a context in a separate thread when all executors have failed.
    Cluster.await(() -> SparkContext$.MODULE$.getActive().isEmpty());
  }

  /**
   * Starts the program as its launcher does, with the files of the named scenes.
   *
   * @param settings more settings of Spark; without spark.yarn.jars, it stores its jars in HDFS
   */
  private void begin(String target, List<String> settings, String... scenes) throws IOException {
    String programJars = path(Cluster.jars(true).stream().map(Path::toString).toList());
    List<String> command =
        new ArrayList<>(
            List.of(
                // Processes started in the background may ignore signals.
                "env",
                "--default-signal=INT",
                System.getProperty("java.home") + "/bin/java",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "--add-opens=java.base/java.nio=ALL-UNNAMED",
                "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED",
                "--add-opens=java.base/java.util=ALL-UNNAMED",
                "-Dzoetrope.farm.jars=" + programJars,
                "-cp",
                path(List.of("" + yarn.folder(), Yarn.jarsOfFarms(), programJars)),
                "zoetrope.cli.Main"));
    for (String scene : scenes) {
      command.add(folder.resolve(scene + ".java").toString());
    }
    command.addAll(List.of("--no-cache", "--quality", "low", "--farm", "yarn"));
    for (String setting : Stream.concat(COMMON.stream(), settings.stream()).toList()) {
      command.addAll(List.of("--farm-conf", setting));
    }
    command.addAll(List.of("--farm-conf", "spark.executor.instances=1"));
    command.addAll(List.of("-o", yarn.address(target)));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(folder.resolve("driver.log").toFile());
    builder.environment().put("HADOOP_CONF_DIR", yarn.folder().toString());
    driver = builder.start();
  }

  private static String path(List<String> entries) {
    return String.join(File.pathSeparator, entries);
  }

  private String log() {
    return Cluster.text(folder.resolve("driver.log"));
  }
}
