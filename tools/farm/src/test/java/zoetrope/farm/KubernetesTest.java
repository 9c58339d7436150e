package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.fabric8.kubernetes.api.model.Status;
import io.fabric8.kubernetes.api.model.StatusBuilder;
import io.fabric8.mockwebserver.dsl.HttpMethod;
import io.fabric8.mockwebserver.dsl.MockServerExpectation;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.cli.options.Farms;
import zoetrope.render.Renderer;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.FarmException;
import zoetrope.render.result.Progress;
import zoetrope.render.result.RenderResult;

/** Videos that pods make through the entry point of the farm's image. */
@Timeout(300)
class KubernetesTest extends FarmedFilms {
  private static final String IMAGE = "zoetrope-farm";

  @TempDir private static Path root;
  private static Kubelet kubelet;

  @BeforeAll
  static void start() throws IOException {
    Path spark = Files.createDirectories(root.resolve("home/spark"));
    for (Path jar : Cluster.jars(false)) {
      Files.createSymbolicLink(spark.resolve(jar.getFileName()), jar);
    }
    kubelet =
        Kubelet.start(
            root,
            Map.of(
                IMAGE,
                List.of(
                    "env",
                    "ZOETROPE_HOME=" + root.resolve("home"),
                    "JAVA_HOME=" + System.getProperty("java.home"),
                    Path.of("src/main/image/entrypoint").toAbsolutePath().toString()),
                "broken",
                List.of("false")),
            0);
  }

  @AfterAll
  static void stop() {
    if (kubelet != null) {
      kubelet.close();
    }
  }

  private static Farms.Connected connect(String image, Map<String, String> more) {
    Map<String, String> settings = new TreeMap<>(more);
    settings.put("spark.kubernetes.container.image", image);
    settings.put("spark.driver.host", "127.0.0.1");
    settings.put(
        "spark.executor.extraClassPath",
        Cluster.jars(true).stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator)));
    settings.put("spark.executor.memory", "512m");
    settings.put(
        "spark.executor.extraJavaOptions",
        "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Dorg.bytedeco.javacpp.cachedir="
            + System.getProperty("org.bytedeco.javacpp.cachedir"));
    return SparkFarm.connect(new Farms.Request(kubelet.master(), settings, Optional.empty()));
  }

  @Test
  void completesAFilmAlthoughAPodIsDeleted() throws IOException {
    SceneEntry slow =
        scene(
            "Slow",
            "dot.setFill(YELLOW, 1); double y = 0; for (int k = 0; k < 1_000_000; k++) y +="
                + " Math.sqrt(k);");
    films(new Renderer(SETTINGS), List.of(slow), folder.resolve("here"), ".mp4");
    try (Farms.Connected farm = connect(IMAGE, Map.of("spark.executor.instances", "1"))) {
      AtomicBoolean killed = new AtomicBoolean();
      Progress killing =
          frames -> {
            if (!killed.getAndSet(true)) {
              kubelet.delete(kubelet.pods().get(0));
            }
          };
      films(
              new Renderer(SETTINGS).withFarm(farm).withProgress(killing),
              List.of(slow),
              folder.resolve("there"),
              ".mp4")
          .forEach(RenderResult::orThrow);
      assertTrue(killed.get());
      assertEquals(2, ((List<?>) farm.usage().get("workers")).size(), farm.usage()::toString);
    }
    assertSame();
    assertEquals(List.of(), kubelet.pods());
    Cluster.await(() -> kubelet.running().isEmpty());
  }

  private String failure(String image, Map<String, String> settings) throws IOException {
    SceneEntry scene = scene("Failing", "");
    try (Farms.Connected farm = connect(image, settings)) {
      return assertThrows(
              FarmException.class,
              () -> new Renderer(SETTINGS).withFarm(farm).film(scene, folder.resolve("a.mp4")))
          .getMessage();
    }
  }

  @Test
  void reportsAnImageThatDoesNotStart() throws IOException {
    String message = failure("broken", Map.of());
    assertTrue(message.contains("exit code 1"), message);
    assertTrue(message.contains("is broken an image of Spark"), message);
    assertFalse(Files.exists(folder.resolve("a.mp4")));
    assertEquals(List.of(), kubelet.pods());
  }

  @Test
  void reportsPodsThatAQuotaForbids() throws IOException {
    forbid("few", HttpMethod.POST, "pods", "exceeded quota: requested: cpu=1");
    String message = failure(IMAGE, Map.of("spark.kubernetes.namespace", "few"));
    assertTrue(message.contains("exceeded quota: requested: cpu=1;"), message);
  }

  @Test
  void reportsAForbiddenNamespaceAtOnce() {
    forbid("others", HttpMethod.GET, "pods?limit=1", "jane cannot list pods");
    Map<String, String> settings = Map.of("spark.kubernetes.namespace", "others");
    String message = assertThrows(FarmException.class, () -> connect(IMAGE, settings)).getMessage();
    assertTrue(message.contains("refuses: jane cannot list pods; "), message);
    assertTrue(message.contains("--farm-conf spark.kubernetes.namespace=NAME"), message);
  }

  private static void forbid(String namespace, HttpMethod method, String path, String message) {
    Status status =
        new StatusBuilder().withStatus("Failure").withCode(403).withMessage(message).build();
    MockServerExpectation expected = kubelet.server().expect();
    (method == HttpMethod.POST ? expected.post() : expected.get())
        .withPath("/api/v1/namespaces/" + namespace + "/" + path)
        .andReturn(403, status)
        .always();
  }
}
