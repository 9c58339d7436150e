package zoetrope.farm;

import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.ContainerState;
import io.fabric8.kubernetes.api.model.ContainerStateBuilder;
import io.fabric8.kubernetes.api.model.ContainerStatusBuilder;
import io.fabric8.kubernetes.api.model.EnvVar;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.PodBuilder;
import io.fabric8.kubernetes.api.model.PodStatus;
import io.fabric8.kubernetes.api.model.PodStatusBuilder;
import io.fabric8.kubernetes.api.model.VolumeMount;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.Watcher;
import io.fabric8.kubernetes.client.WatcherException;
import io.fabric8.kubernetes.client.server.mock.KubernetesMixedDispatcher;
import io.fabric8.kubernetes.client.server.mock.KubernetesMockServer;
import io.fabric8.kubernetes.client.utils.Serialization;
import io.fabric8.mockwebserver.Context;
import io.fabric8.mockwebserver.MockWebServer;
import io.fabric8.mockwebserver.ServerRequest;
import io.fabric8.mockwebserver.ServerResponse;
import io.fabric8.mockwebserver.http.Buffer;
import io.fabric8.mockwebserver.http.MockResponse;
import io.fabric8.mockwebserver.http.RecordedRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of Kubernetes that Spark uses, on the loopback interface: an API server that stores
 * objects and checks no identity, and a kubelet that runs the container of each pod as a process.
 * An image is a command that replaces its entry point. Deleting a pod kills its process.
 */
final class Kubelet implements AutoCloseable, Watcher<Pod> {
  private static final String ADDRESS = "127.0.0.1";

  private static final Pattern LOG = Pattern.compile("/pods/([^/]+)/log");

  private final Map<ServerRequest, Queue<ServerResponse>> answers = new HashMap<>();
  private final KubernetesMockServer server =
      new KubernetesMockServer(
          new Context(),
          new MockWebServer(),
          answers,
          new KubernetesMixedDispatcher(answers) {
            @Override
            public MockResponse dispatch(RecordedRequest request) {
              Matcher log = LOG.matcher(request.getPath());
              return log.find()
                  ? new MockResponse().setResponseCode(200).setBody(output(log.group(1)))
                  : super.dispatch(pending(request));
            }
          },
          false);
  private final Path folder;
  private final Map<String, List<String>> images;
  private final Map<String, Process> processes = new ConcurrentHashMap<>();
  private final KubernetesClient client;

  private Kubelet(Path folder, Map<String, List<String>> images, int port) throws IOException {
    this.folder = folder;
    this.images = images;
    server.init(InetAddress.getByName(ADDRESS), port);
    client = server.createClient();
    client.pods().inAnyNamespace().watch(this);
  }

  /**
   * Starts the server and the kubelet.
   *
   * @param folder for the volumes and logs of pods
   * @param images the command of each image; the arguments of a pod are added to it
   * @param port the port of the server; 0 for any
   */
  static Kubelet start(Path folder, Map<String, List<String>> images, int port) throws IOException {
    return new Kubelet(folder, images, port);
  }

  /** Gives a new pod the phase Pending, which this API server does not set. */
  private static RecordedRequest pending(RecordedRequest request) {
    if (!request.getMethod().equals("POST") || !request.getPath().endsWith("/pods")) {
      return request;
    }
    Pod pod = Serialization.unmarshal(request.getUtf8Body(), Pod.class);
    pod.setStatus(new PodStatusBuilder().withPhase("Pending").build());
    return new RecordedRequest(
        request.getHttpVersion(),
        request.method(),
        request.getPath(),
        request.getHeaders(),
        new Buffer(Serialization.asJson(pod).getBytes(StandardCharsets.UTF_8)));
  }

  /** Returns the value for {@code --farm}. */
  String master() {
    return "k8s://http://" + ADDRESS + ":" + server.getPort();
  }

  /** Returns the API server. Tests can make it give wrong answers. */
  KubernetesMockServer server() {
    return server;
  }

  List<Pod> pods() {
    return client.pods().inAnyNamespace().list().getItems();
  }

  /** Deletes a pod, like a user or a failing node. */
  void delete(Pod pod) {
    client.resource(pod).delete();
  }

  /** Returns the pods whose containers run. */
  List<String> running() {
    return List.copyOf(processes.keySet());
  }

  /** Returns the output of a pod. */
  String output(String pod) {
    return Cluster.text(folder.resolve(pod + ".log"));
  }

  @Override
  public void eventReceived(Action action, Pod pod) {
    String name = pod.getMetadata().getName();
    if (action == Action.ADDED) {
      start(pod);
    } else if (action == Action.DELETED && processes.containsKey(name)) {
      processes.remove(name).destroyForcibly();
    }
  }

  @Override
  public void onClose(WatcherException cause) {}

  private void start(Pod pod) {
    String name = pod.getMetadata().getName();
    Container container = pod.getSpec().getContainers().get(0);
    List<String> command = images.get(container.getImage());
    if (command == null) {
      tell(pod, "Pending", waiting(container));
      return;
    }
    List<String> line = new ArrayList<>(command);
    line.addAll(container.getArgs());
    ProcessBuilder builder = new ProcessBuilder(line);
    builder.directory(folder.resolve(name).toFile());
    builder.redirectErrorStream(true).redirectOutput(folder.resolve(name + ".log").toFile());
    try {
      Files.createDirectories(folder.resolve(name));
      environment(pod, container, builder.environment());
      Process process = builder.start();
      processes.put(name, process);
      tell(pod, "Running", new ContainerStateBuilder().withNewRunning().endRunning().build());
      process.onExit().thenAccept(ended -> end(pod, ended));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ContainerState waiting(Container container) {
    return new ContainerStateBuilder()
        .withNewWaiting()
        .withReason("ImagePullBackOff")
        .withMessage("Back-off pulling image \"" + container.getImage() + "\"")
        .endWaiting()
        .build();
  }

  private void environment(Pod pod, Container container, Map<String, String> environment)
      throws IOException {
    environment.put("HOSTNAME", pod.getMetadata().getName());
    Map<String, String> fields =
        Map.of("status.podIP", ADDRESS, "metadata.name", pod.getMetadata().getName());
    for (EnvVar variable : container.getEnv()) {
      String value =
          variable.getValueFrom() == null
              ? variable.getValue()
              : fields.get(variable.getValueFrom().getFieldRef().getFieldPath());
      if (value != null) {
        environment.put(variable.getName(), mounted(pod, container, value));
      }
    }
  }

  /**
   * Creates the folder of a volume. Returns its path on this machine, because the process sees no
   * mounted volumes.
   */
  private String mounted(Pod pod, Container container, String value) throws IOException {
    for (VolumeMount mount : container.getVolumeMounts()) {
      if (value.equals(mount.getMountPath())) {
        Path volume = folder.resolve(pod.getMetadata().getName()).resolve(mount.getName());
        return Files.createDirectories(volume).toString();
      }
    }
    return value;
  }

  private void end(Pod pod, Process process) {
    if (!processes.remove(pod.getMetadata().getName(), process)) {
      return; // The pod was deleted.
    }
    boolean well = process.exitValue() == 0;
    tell(
        pod,
        well ? "Succeeded" : "Failed",
        new ContainerStateBuilder()
            .withNewTerminated()
            .withExitCode(process.exitValue())
            .withReason(well ? "Completed" : "Error")
            .endTerminated()
            .build());
  }

  private void tell(Pod pod, String phase, ContainerState state) {
    Container container = pod.getSpec().getContainers().get(0);
    PodStatus status =
        new PodStatusBuilder()
            .withPhase(phase)
            .withPodIP(ADDRESS)
            .withContainerStatuses(
                new ContainerStatusBuilder()
                    .withName(container.getName())
                    .withImage(container.getImage())
                    .withState(state)
                    .build())
            .build();
    client
        .pods()
        .inNamespace(pod.getMetadata().getNamespace())
        .withName(pod.getMetadata().getName())
        .editStatus(now -> new PodBuilder(now).withStatus(status).build());
  }

  @Override
  public void close() {
    processes.values().forEach(Process::destroyForcibly);
    client.close();
    server.destroy();
  }
}
