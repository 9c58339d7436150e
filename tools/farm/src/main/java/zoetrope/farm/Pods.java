package zoetrope.farm;

import io.fabric8.kubernetes.api.model.ContainerStateTerminated;
import io.fabric8.kubernetes.api.model.ContainerStatus;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.fabric8.kubernetes.client.informers.ResourceEventHandler;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.cluster.k8s.KubernetesClusterSchedulerBackend;
import zoetrope.internal.diagnostics.Messages;

/**
 * The pods of a job in Kubernetes, and why they do not run. Spark replaces failed pods and does not
 * report why they failed.
 */
final class Pods implements ResourceEventHandler<Pod> {
  /**
   * The reason of a container whose image could not be pulled. Another reason replaces it while
   * Kubernetes waits for the next attempt.
   */
  private static final String ERROR_OF_PULL = "ErrImagePull";

  /** Reasons why a container waits that only a user can resolve. */
  private static final Set<String> STUCK =
      Set.of(
          ERROR_OF_PULL,
          "ImagePullBackOff",
          "InvalidImageName",
          "ErrImageNeverPull",
          "CreateContainerConfigError",
          "CreateContainerError");

  /** The Kubernetes reason for a container that exceeded its memory limit. */
  private static final String OVER_LIMIT = "OOMKilled";

  private static final String MORE_MEMORY =
      "pods exceeded their memory limit, which covers Java and the video encoder: raise it"
          + " with --farm-conf spark.executor.memoryOverhead=1g";

  private static final int LOG_LINES = 60;
  private static final String IMAGE = "spark.kubernetes.container.image";

  private final KubernetesClient client;
  private final String driver;
  private final String image;
  private final int maxFailures;
  private final Map<String, Pod> pods = new ConcurrentHashMap<>();
  private final Set<String> failed = ConcurrentHashMap.newKeySet();
  private final PodRefusals refusals;
  private volatile String lastFailure = "";
  private volatile String lastPull = "";
  private volatile boolean overLimit;

  private Pods(KubernetesClient client, SparkConf conf) {
    this.client = client;
    this.driver = DriverAddress.of(conf);
    this.image = conf.get("spark.kubernetes.executor.container.image", conf.get(IMAGE, ""));
    this.maxFailures = Math.max(3, conf.getInt("spark.executor.instances", 2));
    this.refusals = PodRefusals.hear(!Masters.isQuiet());
  }

  /** Starts to watch the pods of a job. */
  static Pods of(SparkContext context) {
    KubernetesClient client =
        ((KubernetesClusterSchedulerBackend) context.schedulerBackend()).kubernetesClient();
    Pods pods = new Pods(client, context.getConf());
    // A plain watch would end when the server is unavailable, and would miss events before it
    // starts again.
    client
        .pods()
        .inNamespace(ApiServer.namespace(context.getConf()))
        .withLabel("spark-app-selector", context.applicationId())
        .withLabel("spark-role", "executor")
        .runnableInformer(0)
        .addEventHandler(pods)
        .exceptionHandler((started, error) -> true)
        .start();
    return pods;
  }

  @Override
  public void onAdd(Pod pod) {
    String name = pod.getMetadata().getName();
    pods.put(name, pod);
    waiting(pod)
        .filter(reason -> reason.startsWith(ERROR_OF_PULL))
        .forEach(reason -> lastPull = reason);
    if (pod.getStatus() != null
        && "Failed".equals(pod.getStatus().getPhase())
        && failed.add(name)) {
      lastFailure = failure(pod);
      overLimit |= lastFailure.contains(OVER_LIMIT);
      // The container's log has the most information, and it is deleted with the pod.
      Thread reading =
          new Thread(() -> lastFailure = failure(pod) + lastWords(pod), "zoetrope-pod");
      reading.setDaemon(true);
      reading.start();
    }
  }

  @Override
  public void onUpdate(Pod before, Pod pod) {
    onAdd(pod);
  }

  @Override
  public void onDelete(Pod pod, boolean unseen) {
    pods.remove(pod.getMetadata().getName());
  }

  /** Forgets the failures, because an executor works. */
  void forget() {
    refusals.forget();
    failed.clear();
  }

  /**
   * Returns why waiting is useless if so many pods have failed that the next ones will fail, too;
   * otherwise empty.
   */
  Optional<String> hopeless() {
    Optional<String> refusal = refusals.lastRefusal(maxFailures);
    if (refusal.isPresent()) {
      return Optional.of(
          "Kubernetes creates no pods for the farm: "
              + refusal.get()
              + "; request less (spark.executor.instances, spark.executor.cores,"
              + " spark.executor.memory), or ask for the permission");
    }
    if (failed.size() < maxFailures) {
      return Optional.empty();
    }
    return Optional.of(
        "no pod of the farm has started to work: "
            + failed.size()
            + " have failed, the last with "
            + lastFailure
            + "; "
            + (lastFailure.contains(OVER_LIMIT) ? MORE_MEMORY : question()));
  }

  private String question() {
    return Messages.of(
        "is %s an image of Spark %s for Scala 2.13, and can pods reach this machine as '%s'?"
            + " (--farm-conf %s=IMAGE, --farm-conf spark.driver.host=ADDRESS)",
        image, org.apache.spark.package$.MODULE$.SPARK_VERSION(), driver, IMAGE);
  }

  /** Returns a fix if pods exceeded their memory limit; otherwise empty. */
  Optional<String> advice() {
    return overLimit ? Optional.of(MORE_MEMORY) : Optional.empty();
  }

  /** Whether all pods wait for something that will not come without help. */
  boolean areStuck() {
    return areStuck(pods.values());
  }

  static boolean areStuck(Collection<Pod> pods) {
    List<String> reasons = pods.stream().flatMap(Pods::waiting).toList();
    return !reasons.isEmpty()
        && reasons.stream().allMatch(reason -> STUCK.contains(reason.split(":", 2)[0]));
  }

  /** Whether any pod runs. */
  boolean isOneRunning() {
    return pods.values().stream()
        .anyMatch(pod -> pod.getStatus() != null && "Running".equals(pod.getStatus().getPhase()));
  }

  /** Returns why running pods have not connected. */
  String unheard() {
    return "pods run, but none has reached this machine at "
        + driver
        + ": is that an address that pods reach, and are its ports open to them? (--farm-conf"
        + " spark.driver.host=ADDRESS; spark.driver.port and spark.driver.blockManager.port, any"
        + " other)";
  }

  /** Returns the reason why a pod waits; empty if none is known. */
  Optional<String> waiting() {
    return pods.values().stream()
        .flatMap(Pods::waiting)
        .findFirst()
        .map(
            reason ->
                STUCK.contains(reason.split(":", 2)[0]) && !lastPull.isEmpty() ? lastPull : reason);
  }

  private static Stream<String> waiting(Pod pod) {
    if (pod.getStatus() == null) {
      return Stream.empty();
    }
    Stream<String> containers =
        containers(pod)
            .map(container -> container.getState().getWaiting())
            .filter(Objects::nonNull)
            .map(waiting -> reasonOrMessage(waiting.getReason(), waiting.getMessage()));
    Stream<String> scheduling =
        pod.getStatus().getConditions().stream()
            .filter(condition -> "PodScheduled".equals(condition.getType()))
            .filter(condition -> "False".equals(condition.getStatus()))
            .map(condition -> reasonOrMessage(condition.getReason(), condition.getMessage()));
    return Stream.concat(containers, scheduling);
  }

  private static Stream<ContainerStatus> containers(Pod pod) {
    return pod.getStatus().getContainerStatuses().stream()
        .filter(container -> container.getState() != null);
  }

  private static String failure(Pod pod) {
    Stream<String> containers =
        containers(pod)
            .map(container -> container.getState().getTerminated())
            .filter(Objects::nonNull)
            .map(Pods::exit);
    return Stream.concat(
            containers,
            Stream.of(reasonOrMessage(pod.getStatus().getReason(), pod.getStatus().getMessage()))
                .filter(reason -> !reason.isEmpty()))
        .findFirst()
        .orElse("no reason given");
  }

  private static String exit(ContainerStateTerminated end) {
    return Messages.of(
        "exit code %s (%s)", end.getExitCode(), reasonOrMessage(end.getReason(), end.getMessage()));
  }

  private static String reasonOrMessage(String reason, String message) {
    return Stream.of(reason, message)
        .filter(Objects::nonNull)
        .reduce((a, b) -> a + ": " + b)
        .orElse("");
  }

  /** Returns the log line of a container that most likely says why it ended. */
  private String lastWords(Pod pod) {
    try {
      List<String> lines =
          client
              .pods()
              .inNamespace(pod.getMetadata().getNamespace())
              .withName(pod.getMetadata().getName())
              .tailingLines(LOG_LINES)
              .getLog()
              .lines()
              .map(String::strip)
              .filter(line -> !line.isEmpty())
              .toList();
      return lines.stream()
          .filter(line -> line.matches("(Caused by:|Error:|Exception in thread).*"))
          .reduce((first, second) -> second)
          .or(() -> lines.stream().reduce((first, second) -> second))
          .map(line -> ": " + line.replaceFirst("^Caused by: ", ""))
          .orElse("");
    } catch (KubernetesClientException e) {
      return ""; // The pod and its log are deleted already.
    }
  }
}
