package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.cli.CommandLineTool;
import zoetrope.cli.Farms;
import zoetrope.render.Cancellation;
import zoetrope.render.FarmException;
import zoetrope.render.Progress;
import zoetrope.render.RenderResult;
import zoetrope.render.RenderSettings;
import zoetrope.render.Renderer;
import zoetrope.render.SceneEntry;

/** Films of a real cluster have the same bytes, whatever becomes of its machines. */
@Timeout(300)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ClusterTest extends FarmedFilms {
  @TempDir private static Path root;
  private static Cluster cluster;
  private static Farms.Connected farm;

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
    if (farm != null) {
      farm.close();
    }
    if (cluster != null) {
      cluster.close();
    }
  }

  private static Farms.Connected connect(Map<String, String> more) {
    Map<String, String> settings = new TreeMap<>(more);
    settings.putIfAbsent("spark.executor.memory", "512m");
    settings.put("spark.zoetrope.patience", "60");
    settings.merge(
        "spark.executor.extraJavaOptions",
        "-XX:TieredStopAtLevel=1 -Dorg.bytedeco.javacpp.cachedir="
            + System.getProperty("org.bytedeco.javacpp.cachedir"),
        (own, usual) -> own + " " + usual);
    return SparkFarm.connect(
        new Farms.Request(
            cluster.master(), settings, Optional.of("file:" + root.resolve("cache"))));
  }

  @Test
  @Order(1)
  void manyExamplesWithPicturesAndSound() throws IOException {
    List<SceneEntry> some =
        Stream.of(
                "HelloCircle",
                "Clacks",
                "Narrated",
                "OnTheBeat",
                "Images",
                "Layers",
                "Formulas",
                "Sections",
                "Charts",
                "Words",
                "Solids",
                "Springs")
            .map(ClusterTest::example)
            .toList();
    assertSameFilms(farm, SETTINGS, some, ".mp4");
    Map<String, Object> usage = farm.usage();
    long tasks = (long) usage.get("tasks");
    assertTrue(tasks > 0 && tasks <= (long) usage.get("segments"), usage::toString);
  }

  @Test
  @Order(2)
  void filmsOfOtherKinds() throws IOException {
    assertSameFilms(farm, SETTINGS, List.of(example("Clacks")), ".webm");
    assertSameFilms(farm, SETTINGS.withTransparency(), List.of(example("Layers")), ".mov");
    assertSameFilms(farm, SETTINGS, List.of(example("Layers")), ".gif");
  }

  @Test
  @Order(3)
  void aSourceFileThatOneMachineReadsAlone() throws IOException {
    assertSameFilms(farm, SETTINGS, List.of(scene("Travels", "")), ".mp4");
  }

  @Test
  @Order(4)
  void whatIsInTheCacheIsTakenAndWhatIsPoisonedIsDrawn() throws IOException {
    SceneEntry scene = scene("Kept", "dot.scale(0.97);");
    films(new Renderer(SETTINGS), List.of(scene), folder.resolve("here"), ".mp4");
    Map<String, byte[]> before = files(root.resolve("cache"));
    films(new Renderer(SETTINGS).withFarm(farm), List.of(scene), folder.resolve("x"), ".mp4");
    Map<String, byte[]> after = files(root.resolve("cache"));
    after.keySet().removeAll(before.keySet());
    List<String> entries = after.keySet().stream().filter(name -> !name.endsWith(".crc")).toList();
    Path poisoned = root.resolve("cache").resolve(entries.get(0));
    byte[] bytes = Files.readAllBytes(poisoned);
    bytes[bytes.length / 2] ^= 1;
    Files.write(poisoned, bytes);
    long found = ((Number) farm.usage().get("found")).longValue();
    long damaged = ((Number) farm.usage().get("damaged")).longValue();
    films(new Renderer(SETTINGS).withFarm(farm), List.of(scene), folder.resolve("there"), ".mp4");
    assertSame();
    assertEquals(damaged + 1, farm.usage().get("damaged"));
    assertEquals(found + entries.size() - 1, farm.usage().get("found"));
  }

  @Test
  @Order(5)
  void whereAFilmWaitsTheNextOneIsMadeInRows() throws Exception {
    Path gate = folder.resolve("gate");
    SceneEntry first =
        scene(
            "First",
            "if (i == 0) while ("
                + ELSEWHERE
                + " && !new java.io.File(\""
                + gate
                + "\").exists()) java.util.concurrent.locks.LockSupport.parkNanos(1_000_000);"
                + " play(animate(dot, d -> d.rotate(0.1)).runTime(8));");
    SceneEntry second = scene("Second", "dot.scale(0.98);");
    long tasks = (long) farm.usage().get("tasks");
    long segments = (long) farm.usage().get("segments");
    var tracker = ((SparkFarm) farm).context().statusTracker();
    Thread opening =
        new Thread(
            () -> {
              Cluster.await(() -> tracker.getActiveJobIds().length == 2);
              open(gate);
            });
    Thread next =
        new Thread(
            () -> {
              Cluster.await(() -> tracker.getActiveJobIds().length == 1);
              opening.start();
              make(second);
            });
    next.start();
    make(first);
    next.join();
    films(new Renderer(SETTINGS), List.of(first, second), folder.resolve("here"), ".mp4");
    assertSame();
    assertTrue(
        (long) farm.usage().get("tasks") - tasks < (long) farm.usage().get("segments") - segments,
        farm.usage()::toString);
  }

  private void make(SceneEntry scene) {
    films(new Renderer(SETTINGS).withFarm(farm), List.of(scene), folder.resolve("there"), ".mp4");
  }

  private static void open(Path gate) {
    try {
      Files.createFile(gate);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  @Order(6)
  void aSceneThatFailsThereIsToldOfByItsLineAndTheOthersGoOn() throws IOException {
    SceneEntry failing =
        scene(
            "Failing",
            "dot.setFill(RED, 1); if (i == 4 && "
                + ELSEWHERE
                + ") throw new IllegalStateException(\"no\");");
    List<RenderResult> results =
        films(
            new Renderer(SETTINGS).withFarm(farm),
            List.of(failing, example("HelloCircle")),
            folder.resolve("there"),
            ".mp4");
    assertEquals("Failing.java", results.get(0).failure().orElseThrow().file());
    assertEquals(8, results.get(0).failure().orElseThrow().line());
    assertTrue(results.get(1).done());
    assertFalse(Files.exists(folder.resolve("there/Failing.mp4")));
  }

  @Test
  @Order(7)
  void memoryThatRunsOutIsToldOfWithTheSetting() throws IOException {
    SceneEntry greedy =
        scene(
            "Greedy",
            "dot.setFill(GREEN, 1); if ("
                + ELSEWHERE
                + ") { long[] all = new long[100_000_000]; all[i] = 1; }");
    List<RenderResult> results =
        films(
            new Renderer(SETTINGS).withFarm(farm),
            List.of(greedy, example("HelloCircle")),
            folder.resolve("there"),
            ".mp4");
    String message = results.get(0).failure().orElseThrow().message();
    assertTrue(message.contains("spark.executor.memory"), message);
    assertTrue(results.get(1).done());
  }

  @Test
  @Order(8)
  void aCancellationStopsTheJob() throws IOException {
    Cancellation stop = new Cancellation();
    SceneEntry endless = scene("Endless", "while (" + ELSEWHERE + ") { Thread.onSpinWait(); }");
    Thread later =
        new Thread(
            () -> {
              Cluster.await(
                  () -> ((SparkFarm) farm).context().statusTracker().getActiveJobIds().length > 0);
              stop.cancel();
            });
    later.start();
    assertThrows(
        CancellationException.class,
        () ->
            new Renderer(SETTINGS)
                .withFarm(farm)
                .withCancellation(stop)
                .film(endless, folder.resolve("a.mp4")));
    Cluster.await(() -> ((SparkFarm) farm).context().statusTracker().getActiveJobIds().length == 0);
    assertFalse(Files.exists(folder.resolve("a.mp4")));
  }

  @Test
  @Order(9)
  void workersWithOtherProgramsAreRefused() throws IOException {
    String jars = System.getProperty("zoetrope.farm.jars");
    Path other = folder.resolve("renderer.jar");
    try (var in = new java.util.zip.ZipFile(jarOf(jars).toFile());
        var out = new java.util.zip.ZipOutputStream(Files.newOutputStream(other))) {
      for (var entry : java.util.Collections.list(in.entries())) {
        out.putNextEntry(new java.util.zip.ZipEntry(entry.getName()));
        in.getInputStream(entry).transferTo(out);
      }
      out.putNextEntry(new java.util.zip.ZipEntry("zoetrope/Other.class"));
    }
    farm.close();
    System.setProperty(
        "zoetrope.farm.jars", jars.replace(jarOf(jars).toString(), other.toString()));
    try (Farms.Connected changed = connect(Map.of())) {
      FarmException thrown =
          assertThrows(
              FarmException.class,
              () ->
                  new Renderer(SETTINGS)
                      .withFarm(changed)
                      .film(example("HelloCircle"), folder.resolve("a.mp4")));
      assertTrue(thrown.getMessage().contains("other programs"), thrown.getMessage());
      assertEquals(2, thrown.getMessage().split("FFmpeg ", -1).length - 1, thrown.getMessage());
    } finally {
      System.setProperty("zoetrope.farm.jars", jars);
      farm = null;
    }
  }

  private static Path jarOf(String jars) {
    return Path.of(
        Stream.of(jars.split(File.pathSeparator))
            .filter(jar -> jar.endsWith("renderer.jar"))
            .findFirst()
            .orElseThrow());
  }

  /** A small disk is mounted, which only root can do: else this is left out. */
  @Test
  @Order(10)
  void aFullDiskOfAWorkerIsToldOf() throws IOException, InterruptedException {
    Path disk = Files.createDirectories(folder.resolve("disk"));
    assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk.toString()) == 0);
    try (Farms.Connected small =
        connect(Map.of("spark.executor.extraJavaOptions", "-Djava.io.tmpdir=" + disk))) {
      int[] noise = new java.util.Random(1).ints(400 * 400).map(c -> c | 0xff000000).toArray();
      var picture = new java.awt.image.BufferedImage(400, 400, 1);
      picture.setRGB(0, 0, 400, 400, noise, 0, 400);
      javax.imageio.ImageIO.write(picture, "png", folder.resolve("noise.png").toFile());
      SceneEntry large = scene("Large", "if (i == 0) add(imageMobject(\"noise.png\"));");
      FarmException thrown =
          assertThrows(
              FarmException.class,
              () -> new Renderer(SETTINGS).withFarm(small).film(large, folder.resolve("a.mp4")));
      assertTrue(
          thrown.getMessage().contains("cannot write the files of Large"), thrown.getMessage());
      assertTrue(thrown.getMessage().contains("free some space"), thrown.getMessage());
    } finally {
      run("umount", "-l", disk.toString());
    }
  }

  private static int run(String... command) throws IOException, InterruptedException {
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }

  @Test
  @Order(11)
  void theCommandLineWritesToAnAddressWholeOrNotAtAll() throws IOException {
    scene(
        "Failing",
        "dot.setFill(RED, 1); if (i == 4 && "
            + ELSEWHERE
            + ") throw new IllegalStateException(\"no\");");
    scene("Well", "");
    List<String> line =
        new ArrayList<>(
            List.of(
                folder.resolve("Well.java").toString(),
                folder.resolve("Failing.java").toString(),
                "--farm",
                cluster.master(),
                "--farm-conf",
                "spark.executor.memory=512m",
                "--farm-conf",
                "spark.executor.extraJavaOptions=-Dorg.bytedeco.javacpp.cachedir="
                    + System.getProperty("org.bytedeco.javacpp.cachedir"),
                "--quality",
                "low",
                "--json",
                folder.resolve("report.json").toString(),
                "-o",
                "file:" + folder.resolve("films")));
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream told = new PrintStream(err, true, StandardCharsets.UTF_8);
    int code = new CommandLineTool(told, told).run(line.toArray(new String[0]));
    String text = err.toString(StandardCharsets.UTF_8);
    assertEquals(1, code, text);
    assertTrue(text.contains("Failing.java:8"), text);
    assertTrue(text.contains("file:" + folder.resolve("films") + "/Well.mp4: 20.000 s"), text);
    assertTrue(Files.readString(folder.resolve("report.json")).contains("\"workers\""));
    assertEquals(
        List.of("Well.mp4"),
        files(folder.resolve("films")).keySet().stream().filter(n -> !n.endsWith(".crc")).toList());
    new Renderer(RenderSettings.of(zoetrope.render.Quality.LOW))
        .film(example(folder.resolve("Well.java").toString()), folder.resolve("Well.mp4"));
    assertArrayEquals(
        Files.readAllBytes(folder.resolve("Well.mp4")),
        Files.readAllBytes(folder.resolve("films/Well.mp4")));
  }

  @Test
  @Order(12)
  void aDriverThatIsKilledLeavesNeitherAFilmNorProcesses() throws IOException {
    if (farm != null) { // Its executors would stay.
      farm.close();
      farm = null;
    }
    scene("Endless", "while (" + ELSEWHERE + ") { Thread.onSpinWait(); }");
    Process driver =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "--add-opens=java.base/java.nio=ALL-UNNAMED",
                "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED",
                "--add-opens=java.base/java.util=ALL-UNNAMED",
                "-Dzoetrope.farm.jars=" + System.getProperty("zoetrope.farm.jars"),
                "-cp",
                System.getProperty("java.class.path"),
                "zoetrope.cli.Main",
                folder.resolve("Endless.java").toString(),
                "--no-cache",
                "--farm",
                cluster.master(),
                "-o",
                folder.resolve("a.mp4").toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("driver.log").toFile())
            .start();
    Cluster.await(
        () -> {
          assertTrue(driver.isAlive(), Cluster.text(folder.resolve("driver.log")));
          return !cluster.executors().isEmpty();
        });
    driver.destroyForcibly();
    Cluster.await(() -> cluster.executors().isEmpty());
    assertFalse(Files.exists(folder.resolve("a.mp4")));
  }

  @Test
  @Order(13)
  void aWorkerAndTheMasterMayGoInMidFilm() throws IOException {
    SceneEntry slow =
        scene(
            "Slow",
            "dot.setFill(YELLOW, 1); double y = 0; for (int k = 0; k < 9_000_000; k++) y += Math.sqrt(k);");
    films(new Renderer(SETTINGS), List.of(slow), folder.resolve("here"), ".mp4");
    try (Farms.Connected last = connect(Map.of())) {
      AtomicBoolean killed = new AtomicBoolean();
      Progress killing =
          frames -> {
            if (!killed.getAndSet(true)) {
              cluster.kill(0);
              cluster.killMaster();
            }
          };
      List<RenderResult> results =
          films(
              new Renderer(SETTINGS).withFarm(last).withProgress(killing),
              List.of(slow),
              folder.resolve("there"),
              ".mp4");
      results.forEach(RenderResult::orThrow);
      assertTrue(killed.get());
    }
    assertSame();
    FarmException thrown = assertThrows(FarmException.class, () -> connect(Map.of()));
    assertTrue(thrown.getMessage().contains("no master answers"), thrown.getMessage());
  }
}
