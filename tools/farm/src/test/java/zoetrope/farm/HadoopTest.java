package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.cli.options.Farms;
import zoetrope.render.Renderer;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.OutputException;

/** Videos and their segments are written to HDFS atomically. */
@Timeout(300)
class HadoopTest extends FarmedFilms {
  @TempDir private static java.nio.file.Path root;
  private static MiniDFSCluster hdfs;

  @BeforeAll
  static void start() throws IOException {
    Configuration configuration = new Configuration();
    configuration.set(MiniDFSCluster.HDFS_MINIDFS_BASEDIR, root.resolve("dfs").toString());
    hdfs = new MiniDFSCluster.Builder(configuration).numDataNodes(1).build();
  }

  @AfterAll
  static void stop() {
    if (hdfs != null) {
      hdfs.shutdown(true);
    }
  }

  private static String address(String path) {
    return hdfs.getURI() + path;
  }

  private static byte[] read(String address) throws IOException {
    Path file = new Path(address);
    try (InputStream in =
        FileContext.getFileContext(file.toUri(), new Configuration()).open(file)) {
      return in.readAllBytes();
    }
  }

  @Test
  void writesTheSameFilmAndSegments() throws IOException {
    SceneEntry scene = scene("There", "");
    java.nio.file.Path here = folder.resolve("here.mp4");
    new Renderer(SETTINGS).film(scene, here);
    for (boolean again : new boolean[] {false, true}) {
      try (Farms.Connected farm =
          SparkFarm.connect(
              new Farms.Request("local[2]", Map.of(), Optional.of(address("/cache"))))) {
        java.nio.file.Path made = folder.resolve(again + ".mp4");
        farm.requireAnswer(address("/films/film.mp4"));
        new Renderer(SETTINGS).withFarm(farm).film(scene, made);
        farm.publish(made, address("/films/film.mp4"));
        assertEquals(again ? farm.usage().get("segments") : 0L, farm.usage().get("found"));
      }
      assertArrayEquals(Files.readAllBytes(here), read(address("/films/film.mp4")));
    }
  }

  @Test
  void anAddressWithoutAHostBelongsToTheDefaultFileSystem() throws IOException {
    java.nio.file.Path made = Files.write(folder.resolve("a.mp4"), new byte[] {1, 2, 3});
    Map<String, String> usual = Map.of("spark.hadoop.fs.defaultFS", "" + hdfs.getURI());
    try (Farms.Connected farm =
        SparkFarm.connect(new Farms.Request("local[1]", usual, Optional.of("hdfs:///kept")))) {
      farm.requireAnswer("hdfs:///usual/a.mp4");
      farm.publish(made, "hdfs:///usual/a.mp4");
    }
    assertArrayEquals(new byte[] {1, 2, 3}, read(address("/usual/a.mp4")));
    try (Farms.Connected farm =
        SparkFarm.connect(new Farms.Request("local[1]", Map.of(), Optional.empty()))) {
      OutputException thrown =
          assertThrows(OutputException.class, () -> farm.requireAnswer("hdfs:///usual/a.mp4"));
      assertTrue(thrown.getMessage().contains("hdfs://HOST:PORT/usual/a.mp4"), thrown::getMessage);
    }
  }

  @Test
  void reportsAFullFolderBeforeTheFilm() throws IOException {
    Path full = new Path(address("/full"));
    hdfs.getFileSystem().mkdirs(full);
    hdfs.getFileSystem().setQuota(full, 1, Long.MAX_VALUE);
    try (Farms.Connected farm =
        SparkFarm.connect(new Farms.Request("local[1]", Map.of(), Optional.empty()))) {
      OutputException thrown =
          assertThrows(OutputException.class, () -> farm.requireAnswer(full + "/new/a.mp4"));
      assertTrue(thrown.getMessage().contains("quota"), thrown::getMessage);
      farm.requireAnswer(address("/room/new/a.mp4"));
      String local = "file:" + folder.resolve("new/a.mp4");
      farm.requireAnswer(local);
      farm.publish(Files.write(folder.resolve("a.mp4"), new byte[] {1}), local);
    }
    assertEquals(List.of("a.mp4", "new/a.mp4"), List.copyOf(files(folder).keySet()));
    assertEquals(0, names(HadoopFiles.open(full, new Configuration()), full));
  }

  @Test
  void aFailedWriteLeavesTheOlderFile() throws IOException {
    Path file = new Path(address("/old/film.mp4"));
    FileContext files = HadoopFiles.open(file, new Configuration());
    HadoopFiles.write(files, file, out -> out.write(new byte[] {1, 2, 3}));
    assertThrows(
        IOException.class,
        () ->
            HadoopFiles.write(
                files,
                file,
                out -> {
                  out.write(new byte[100_000]);
                  throw new IOException("full");
                }));
    assertArrayEquals(new byte[] {1, 2, 3}, read(file.toString()));
    assertEquals(1, files.util().listStatus(file.getParent()).length);
  }

  @Test
  void deletesLeftoversOfKilledProcessesAfterADay() throws IOException {
    Path file = new Path(address("/left/film.mp4"));
    FileContext files = HadoopFiles.open(file, new Configuration());
    Path old = PartFile.beside(file);
    Path young = PartFile.beside(file);
    for (Path part : List.of(old, young)) {
      HadoopFiles.write(files, part, out -> out.write(1));
    }
    files.setTimes(old, System.currentTimeMillis() - 90_000_000, -1);
    HadoopFiles.publish(files, file, out -> out.write(2), 1);
    assertFalse(files.util().exists(old));
    assertTrue(files.util().exists(young));
    assertArrayEquals(new byte[] {2}, read(file.toString()));
  }

  /** Writes to an address forever. */
  static final class Endless {
    public static void main(String[] args) throws IOException {
      Path file = new Path(args[0]);
      HadoopFiles.publish(
          HadoopFiles.open(file, new Configuration()),
          file,
          out -> {
            out.write(new byte[1_000]);
            Cluster.await(() -> false);
          },
          100);
    }
  }

  @Test
  void aStoppedProcessLeavesNoIncompleteFile() throws Exception {
    Path file = new Path(address("/stopped/film.mp4"));
    FileContext files = HadoopFiles.open(file, new Configuration());
    files.mkdir(file.getParent(), null, true);
    Process writing =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Endless.class.getName(),
                file.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    try {
      Cluster.await(
          () -> {
            assertTrue(writing.isAlive(), () -> Cluster.text(folder.resolve("log")));
            return names(files, file.getParent()) == 1;
          });
      writing.destroy();
      assertTrue(writing.waitFor(60, TimeUnit.SECONDS));
    } finally {
      writing.destroyForcibly();
    }
    assertEquals(0, names(files, file.getParent()));
  }

  private static int names(FileContext files, Path place) {
    try {
      return files.util().listStatus(place).length;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void removesTheLeastRecentlyUsedEntries() throws IOException {
    HadoopStore store = new HadoopStore(address("/bounded"), new Configuration());
    List<String> keys = List.of("a".repeat(64), "b".repeat(64), "c".repeat(64));
    for (String key : keys) {
      store.write(key, new byte[400]);
    }
    Path first = new Path(address("/bounded/aa/" + keys.get(0)));
    Path second = new Path(address("/bounded/bb/" + keys.get(1)));
    FileContext files = HadoopFiles.open(first, new Configuration());
    files.setTimes(first, 1_000, -1);
    files.setTimes(second, 2_000, -1);
    assertTrue(store.read(keys.get(0)).isPresent());
    store.bound(1_000).close();
    assertTrue(store.read(keys.get(0)).isPresent());
    assertFalse(store.read(keys.get(1)).isPresent());
    assertTrue(store.read(keys.get(2)).isPresent());
  }

  /** The file system with the cache stops after the farm has connected to it. */
  @Test
  void drawsSegmentsThatCannotBeCached() throws IOException {
    SceneEntry scene = scene("Kept", "dot.scale(0.99);");
    java.nio.file.Path base = folder.resolve("other");
    Configuration configuration = new Configuration();
    configuration.set(MiniDFSCluster.HDFS_MINIDFS_BASEDIR, base.toString());
    MiniDFSCluster going = new MiniDFSCluster.Builder(configuration).numDataNodes(0).build();
    try {
      Map<String, String> settings = Map.of("spark.hadoop.ipc.client.connect.max.retries", "1");
      Farms.Request request =
          new Farms.Request("local[2]", settings, Optional.of(going.getURI() + "/cache"));
      try (Farms.Connected farm = SparkFarm.connect(request)) {
        going.shutdown(true);
        assertSameFilms(farm, SETTINGS, List.of(scene), ".mp4");
        assertEquals(0L, farm.usage().get("found"));
      }
    } finally {
      going.shutdown(true);
    }
  }
}
