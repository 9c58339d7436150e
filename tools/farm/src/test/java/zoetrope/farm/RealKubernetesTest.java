package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientBuilder;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import zoetrope.cli.options.Farms;
import zoetrope.render.Renderer;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.FarmException;
import zoetrope.render.result.Progress;
import zoetrope.render.result.RenderResult;

/**
 * Videos of a real cluster, the current context of {@code kubectl}. Skipped unless {@code
 * -Dfarm.kubernetes=k8s://https://HOST:PORT} is set. {@code -Dfarm.image=IMAGE} is the image of
 * pods, {@code -Dfarm.address=ADDRESS} the address of this machine for the pods, {@code
 * -Dfarm.namespace=NAME} their namespace (default: {@code default}).
 */
@Timeout(600)
@EnabledIfSystemProperty(
    named = "farm.kubernetes",
    matches = "k8s://.+",
    disabledReason = "needs a cluster: -Dfarm.kubernetes=k8s://https://HOST:PORT")
class RealKubernetesTest extends FarmedFilms {
  private static final String NAMESPACE = System.getProperty("farm.namespace", "default");
  private static final String SLOW =
      "dot.setFill(YELLOW, 1); double y = 0; for (int k = 0; k < 1_000_000; k++) y +="
          + " Math.sqrt(k);";

  private static Farms.Connected connect(Map<String, String> more) {
    Map<String, String> settings = new TreeMap<>();
    settings.put("spark.kubernetes.namespace", NAMESPACE);
    settings.put("spark.kubernetes.container.image", System.getProperty("farm.image"));
    settings.put("spark.driver.host", System.getProperty("farm.address"));
    settings.put("spark.kubernetes.executor.request.cores", "200m");
    settings.put("spark.app.name", "zoetrope-test");
    settings.putAll(more);
    return SparkFarm.connect(
        new Farms.Request(System.getProperty("farm.kubernetes"), settings, Optional.empty()));
  }

  private static List<Pod> pods(KubernetesClient client) {
    return client
        .pods()
        .inNamespace(NAMESPACE)
        .withLabel("spark-app-name", "zoetrope-test")
        .list()
        .getItems();
  }

  @Test
  void completesAFilmAlthoughAPodIsDeleted() throws IOException {
    SceneEntry slow = scene("Slow", SLOW);
    films(new Renderer(SETTINGS), List.of(slow), folder.resolve("here"), ".mp4");
    try (KubernetesClient client = new KubernetesClientBuilder().build()) {
      try (Farms.Connected farm = connect(Map.of("spark.executor.instances", "1"))) {
        AtomicBoolean killed = new AtomicBoolean();
        Progress killing =
            frames -> {
              if (!killed.getAndSet(true)) {
                client.resource(pods(client).get(0)).withGracePeriod(0).delete();
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
      Cluster.await(() -> pods(client).isEmpty());
    }
  }

  private String failure(Map<String, String> settings) throws IOException {
    SceneEntry scene = scene("Failing", "");
    try (Farms.Connected farm = connect(settings)) {
      return assertThrows(
              FarmException.class,
              () -> new Renderer(SETTINGS).withFarm(farm).film(scene, folder.resolve("a.mp4")))
          .getMessage();
    }
  }

  @Test
  void reportsAnImageThatCannotBePulled() throws IOException {
    String image = System.getProperty("farm.image") + "-not-there";
    String message = failure(Map.of("spark.kubernetes.container.image", image));
    assertTrue(message.contains("ImagePull"), message);
  }

  @Test
  void reportsARequestForMoreCoresThanANodeHas() throws IOException {
    String message =
        failure(
            Map.of(
                "spark.kubernetes.executor.request.cores", "1000", ExecutorWatch.PATIENCE, "20"));
    assertTrue(message.contains("Unschedulable: "), message);
  }

  @Test
  void reportsAnAddressThatPodsCannotReach() throws IOException {
    // An address reserved for documentation (RFC 5737).
    String message =
        failure(Map.of("spark.driver.host", "203.0.113.1", "spark.driver.bindAddress", "0.0.0.0"));
    assertTrue(message.contains("203.0.113.1:"), message);
  }
}
