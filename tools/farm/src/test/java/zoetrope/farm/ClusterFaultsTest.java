package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;
import org.apache.spark.SparkEnv;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import zoetrope.cli.options.Farms;
import zoetrope.render.Renderer;
import zoetrope.render.request.Cancellation;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.FarmException;
import zoetrope.render.result.Progress;
import zoetrope.render.result.RenderResult;

/** After any fault of a cluster, a video is complete or missing, and the reason is reported. */
@Timeout(300)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ClusterFaultsTest extends ClusteredFilms {
  @Test
  @Order(1)
  void reportsTheLineOfAFailingSceneAndRendersTheOthers() throws IOException {
    SceneEntry failing =
        scene(
            "Failing",
            "dot.setFill(RED, 1); if (i == 4 && "
                + ELSEWHERE
                + ") throw new IllegalStateException(\"no\");");
    LongAdder again = new LongAdder();
    SparkListener counting =
        new SparkListener() {
          @Override
          public void onTaskStart(SparkListenerTaskStart start) {
            again.add(start.taskInfo().attemptNumber());
          }
        };
    ((SparkFarm) farm).context().addSparkListener(counting);
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
    ((SparkFarm) farm).context().removeSparkListener(counting);
    assertEquals(0, again.sum(), "tasks that were tried again");
  }

  @Test
  @Order(2)
  void namesTheSettingWhenMemoryRunsOut() throws IOException {
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

  /** Simulates an operating system that kills a process because it uses too much memory. */
  @Test
  @Order(2)
  void aSceneThatEndsItsProcessTwiceFailsAlone() throws IOException {
    SceneEntry ending =
        scene(
            "Ending",
            "dot.setFill(PINK, 1); if (i == 9 && "
                + ELSEWHERE
                + ") Runtime.getRuntime().halt(137);");
    List<RenderResult> results =
        films(
            new Renderer(SETTINGS).withFarm(farm),
            List.of(ending, example("HelloCircle")),
            folder.resolve("there"),
            ".mp4");
    String message = results.get(0).failure().orElseThrow().message();
    assertTrue(message.contains(" ended 2 times, the last time on 127.0.0.1"), message);
    assertTrue(message.contains("code 137"), message);
    assertTrue(message.contains("spark.executor.memory"), message);
    assertTrue(results.get(1).done());
    assertFalse(Files.exists(folder.resolve("there/Ending.mp4")));
  }

  @Test
  @Order(3)
  void aCancellationStopsTheJob() throws IOException {
    Cancellation stop = new Cancellation();
    SceneEntry endless =
        scene(
            "Endless",
            "while ("
                + ELSEWHERE
                + ") { java.util.concurrent.locks.LockSupport.parkNanos(1_000_000); }");
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
  @Order(4)
  void refusesWorkersWithAnotherVersion() throws IOException {
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
    disconnect();
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
    }
  }

  private static Path jarOf(String jars) {
    return Path.of(
        Stream.of(jars.split(File.pathSeparator))
            .filter(jar -> jar.endsWith("renderer.jar"))
            .findFirst()
            .orElseThrow());
  }

  /** Mounts a small disk, which only root can do; for other users, the test is skipped. */
  @Test
  @Order(5)
  void reportsTheFullDiskOfAWorker() throws IOException, InterruptedException {
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
  @Order(6)
  void failsAllFilmsIfNoWorkerHasEnoughMemory() throws IOException {
    disconnect();
    try (Farms.Connected vain =
        SparkFarm.connect(
            new Farms.Request(
                cluster.master(),
                Map.of("spark.executor.memory", "900g", "spark.zoetrope.patience", "2"),
                Optional.empty()))) {
      List<RenderResult> results =
          films(
              new Renderer(SETTINGS).withFarm(vain),
              List.of(scene("One", ""), scene("Two", "dot.scale(0.9);"), scene("Three", "")),
              folder.resolve("there"),
              ".mp4");
      for (RenderResult result : results) {
        String message = result.failure().orElseThrow().message();
        assertTrue(message.contains("no machine of the farm has worked for 2 s"), message);
        assertTrue(message.contains("spark.executor.memory"), message);
      }
    }
    assertFalse(Files.exists(folder.resolve("there")) && !files(folder.resolve("there")).isEmpty());
  }

  /** Simulates a firewall that lets workers reach one port of this machine, but not the other. */
  @Test
  @Order(6)
  void namesTheSettingOfABlockedPort() throws IOException {
    disconnect();
    try (Farms.Connected half = connect(Map.of("spark.shuffle.io.retryWait", "1s"))) {
      SparkEnv env = ((SparkFarm) half).context().env();
      env.blockManager().blockTransferService().close();
      FarmException thrown =
          assertThrows(
              FarmException.class,
              () ->
                  new Renderer(SETTINGS)
                      .withFarm(half)
                      .film(scene("Shut", "dot.scale(0.95);"), folder.resolve("a.mp4")));
      String port = "spark.driver.blockManager.port=" + env.blockManager().blockManagerId().port();
      assertTrue(thrown.getMessage().contains("no worker can fetch"), thrown.getMessage());
      assertTrue(thrown.getMessage().endsWith(port), thrown.getMessage());
    }
    assertFalse(Files.exists(folder.resolve("a.mp4")));
  }

  /** Creates a video of one segment. A worker first does {@code work} for it. */
  private SceneEntry brief(String name, String work) throws IOException {
    Path file = folder.resolve(name + ".java");
    Files.writeString(
        file,
        """
        import static zoetrope.Zoetrope.*;
        class NAME extends Scene {
          protected void construct() {
            var folder = new java.io.File("FOLDER");
            var kills = new java.io.File(folder, "kills");
            var here = new java.io.File(folder, "good-" + ProcessHandle.current().pid());
            if (ELSEWHERE) {
              try {
                WORK
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            }
            var dot = square(SIZE).setFill(BLUE, 1);
            add(dot);
            play(animate(dot, d -> d.moveTo(at(1, 1))).runTime(1));
          }
        }
        """
            .replace("NAME", name)
            .replace("SIZE", "" + name.length()) // Otherwise videos would share cached segments.
            .replace("FOLDER", folder.toString().replace('\\', '/'))
            .replace("ELSEWHERE", ELSEWHERE)
            .replace("WORK", work));
    return example(file.toString());
  }

  /**
   * Three videos share processes. One video kills its process whenever another video is made in it.
   * The third video runs out of memory once.
   */
  @Test
  @Order(7)
  void blamesOnlyTheFilmThatEndsItsProcess() throws IOException {
    SceneEntry good =
        brief(
            "Good",
            "here.createNewFile(); while (kills.length() < 2)"
                + " java.util.concurrent.locks.LockSupport.parkNanos(1_000_000);");
    SceneEntry killing =
        brief(
            "Killing",
            "while (kills.length() < 2 && !here.exists())"
                + " java.util.concurrent.locks.LockSupport.parkNanos(1_000_000); try (var out = new"
                + " java.io.FileOutputStream(kills, true)) { out.write(1); } new"
                + " ProcessBuilder(\"kill\", \"-9\", \"\" + ProcessHandle.current().pid())"
                + ".start().waitFor();");
    SceneEntry needy =
        brief(
            "Needy",
            "if (new java.io.File(folder, \"needy\").mkdir()) throw new"
                + " OutOfMemoryError(\"heap\");");
    disconnect();
    int worker = cluster.addWorker(2);
    try (Farms.Connected both = connect(Map.of("spark.executor.cores", "2"))) {
      List<RenderResult> results =
          films(
              new Renderer(SETTINGS).withFarm(both),
              List.of(good, killing, needy),
              folder.resolve("there"),
              ".mp4");
      results.get(0).orThrow();
      results.get(2).orThrow();
      String message = results.get(1).failure().orElseThrow().message();
      assertTrue(
          message.contains("gave up Killing: the process that rendered a part of it"), message);
      assertTrue(message.contains("code 137"), message);
    } finally {
      cluster.kill(worker);
    }
    assertEquals(4, Files.size(folder.resolve("kills")), "two as neighbours, two alone");
    films(new Renderer(SETTINGS), List.of(good, needy), folder.resolve("here"), ".mp4");
    assertSame();
  }

  /** Starts a driver that waits for a scene that never ends. */
  private Process endless() throws IOException {
    scene(
        "Endless",
        "while ("
            + ELSEWHERE
            + ") { java.util.concurrent.locks.LockSupport.parkNanos(1_000_000); }");
    Process driver =
        new ProcessBuilder(
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
    return driver;
  }

  @Test
  @Order(8)
  void aKilledDriverLeavesNoFilmAndNoProcesses() throws Exception {
    Process interrupted = endless();
    try {
      assertEquals(0, run("kill", "-INT", "" + interrupted.pid()));
      assertTrue(interrupted.waitFor(60, TimeUnit.SECONDS));
      assertEquals(130, interrupted.exitValue(), Cluster.text(folder.resolve("driver.log")));
    } finally {
      interrupted.destroyForcibly();
    }
    Cluster.await(() -> cluster.executors().isEmpty());
    endless().destroyForcibly();
    Cluster.await(() -> cluster.executors().isEmpty());
    assertFalse(Files.exists(folder.resolve("a.mp4")));
  }

  @Test
  @Order(9)
  void survivesTheLossOfAWorkerAndTheMaster() throws IOException {
    SceneEntry slow =
        scene(
            "Slow",
            "dot.setFill(YELLOW, 1); double y = 0; for (int k = 0; k < 9_000_000; k++) y +="
                + " Math.sqrt(k);");
    films(new Renderer(SETTINGS), List.of(slow), folder.resolve("here"), ".mp4");
    disconnect();
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
