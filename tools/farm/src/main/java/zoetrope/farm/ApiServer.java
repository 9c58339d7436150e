package zoetrope.farm;

import io.fabric8.kubernetes.api.model.ListOptionsBuilder;
import io.fabric8.kubernetes.api.model.Status;
import io.fabric8.kubernetes.client.ConfigBuilder;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientBuilder;
import io.fabric8.kubernetes.client.KubernetesClientException;
import java.util.Optional;
import javax.net.ssl.SSLException;
import org.apache.spark.SparkConf;
import org.apache.spark.deploy.k8s.KubernetesUtils;
import org.apache.spark.deploy.k8s.SparkKubernetesClientFactory;
import scala.Option;
import zoetrope.render.result.FarmException;

/** Queries the Kubernetes API server and explains its refusals. */
final class ApiServer {
  private static final String NAMESPACE = "spark.kubernetes.namespace";
  private static final int PATIENCE_MILLIS = 15_000;

  private ApiServer() {}

  /** Returns the namespace of the pods of a job. */
  static String namespace(SparkConf conf) {
    return conf.get(NAMESPACE, "default");
  }

  /**
   * Checks that the server answers and lets us list pods. Spark itself would retry for minutes.
   *
   * @param master the value of {@code --farm}, such as {@code k8s://https://host:6443}
   * @throws FarmException if the server does not answer, or forbids listing pods
   */
  static void requireAnswer(String master, SparkConf conf) {
    if (conf.getBoolean("spark.kubernetes.submitInDriver", false)) {
      return; // Spark created this pod.
    }
    String address = KubernetesUtils.parseMasterUrl(master);
    try (KubernetesClient usual =
            SparkKubernetesClientFactory.createKubernetesClient(
                address,
                Option.apply(namespace(conf)),
                "spark.kubernetes.authenticate",
                SparkKubernetesClientFactory.ClientType$.MODULE$.Driver(),
                conf,
                Option.empty());
        KubernetesClient quick =
            new KubernetesClientBuilder()
                .withConfig(
                    new ConfigBuilder(usual.getConfiguration())
                        .withRequestRetryBackoffLimit(0)
                        .withConnectionTimeout(PATIENCE_MILLIS)
                        .withRequestTimeout(PATIENCE_MILLIS)
                        .build())
                .build()) {
      quick
          .pods()
          .inNamespace(namespace(conf))
          .list(new ListOptionsBuilder().withLimit(1L).build());
    } catch (KubernetesClientException e) {
      throw new FarmException(refusal(e, address, namespace(conf)), e);
    }
  }

  /**
   * Looks for a refusal by the API server among the causes of an error. Returns its meaning and a
   * fix; empty if there is no refusal.
   */
  static Optional<String> refusal(Throwable error, String master, SparkConf conf) {
    for (Throwable e = error; e != null; e = e.getCause()) {
      if (e instanceof KubernetesClientException refusal) {
        return Optional.of(
            refusal(refusal, KubernetesUtils.parseMasterUrl(master), namespace(conf)));
      }
    }
    return Optional.empty();
  }

  private static String refusal(KubernetesClientException e, String address, String namespace) {
    if (e.getStatus() == null) {
      return isCertificate(e)
          ? "the certificate of Kubernetes at "
              + address
              + " is not trusted: name the file of its CA certificate with --farm-conf"
              + " spark.kubernetes.authenticate.caCertFile=FILE"
          : "no API server of Kubernetes answers at "
              + address
              + " ("
              + cause(e)
              + "): compare it with 'kubectl cluster-info', including the port";
    }
    return "Kubernetes at "
        + address
        + " refuses: "
        + serverMessage(e)
        + switch (e.getCode()) {
          case 401 ->
              "; it does not accept your credentials: log in until 'kubectl get pods' works, or"
                  + " choose another context with --farm-conf spark.kubernetes.context=NAME";
          case 403, 404 ->
              "; executors need a namespace where pods and configmaps may be created, listed,"
                  + " watched and deleted: --farm-conf "
                  + NAMESPACE
                  + "=NAME names one, it is '"
                  + namespace
                  + "' now";
          default -> "";
        };
  }

  /**
   * Returns the server's message. Leaves out the text of the request, which the server repeats in
   * its message.
   */
  static String serverMessage(KubernetesClientException e) {
    return Optional.ofNullable(e.getStatus())
        .map(Status::getMessage)
        .orElseGet(() -> String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
  }

  private static boolean isCertificate(Throwable error) {
    for (Throwable e = error; e != null; e = e.getCause()) {
      if (e instanceof SSLException) {
        return true;
      }
    }
    return false;
  }

  private static String cause(Throwable error) {
    Throwable last = error;
    while (last.getCause() != null) {
      last = last.getCause();
    }
    return last.getMessage() == null ? last.getClass().getSimpleName() : last.getMessage();
  }
}
