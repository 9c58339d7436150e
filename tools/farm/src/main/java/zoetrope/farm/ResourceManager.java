package zoetrope.farm;

import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.hadoop.yarn.api.records.ApplicationId;
import org.apache.hadoop.yarn.client.api.YarnClient;
import org.apache.hadoop.yarn.conf.YarnConfiguration;
import org.apache.hadoop.yarn.exceptions.YarnException;
import org.apache.spark.SparkConf;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.render.result.FarmException;

/** Queries YARN's ResourceManager and explains Hadoop's messages. */
final class ResourceManager {
  private static final String QUEUE = "spark.yarn.queue";

  private ResourceManager() {}

  /**
   * Checks that a ResourceManager listens at one of its addresses.
   *
   * @throws FarmException if no ResourceManager answers; each address is tried for some seconds
   */
  static void requireAnswer(SparkConf conf) {
    String addresses = addresses(configuration(conf));
    try {
      Masters.requireListener(addresses);
    } catch (IOException e) {
      throw new FarmException(
          "no ResourceManager of YARN answers at "
              + addresses
              + " ("
              + e.getMessage()
              + "): is it started, and does the yarn-site.xml in HADOOP_CONF_DIR say where it is?"
              + " (yarn.resourcemanager.hostname, yarn.resourcemanager.address)",
          e);
    }
  }

  private static YarnConfiguration configuration(SparkConf conf) {
    return new YarnConfiguration(HadoopFiles.configuration(conf));
  }

  /** Returns the host and port of each ResourceManager, separated by commas. */
  private static String addresses(YarnConfiguration conf) {
    String address = YarnConfiguration.RM_ADDRESS;
    if (!conf.getBoolean(YarnConfiguration.RM_HA_ENABLED, false)) {
      return conf.get(address, YarnConfiguration.DEFAULT_RM_ADDRESS);
    }
    return Stream.of(conf.getTrimmedStrings(YarnConfiguration.RM_HA_IDS))
        .map(
            id ->
                conf.get(
                    address + "." + id,
                    conf.get(YarnConfiguration.RM_HOSTNAME + "." + id)
                        + ":"
                        + YarnConfiguration.DEFAULT_RM_PORT))
        .collect(Collectors.joining(","));
  }

  /** Returns why YARN refused the application and how to fix it; empty if nothing is known. */
  static Optional<String> refusal(Throwable error, SparkConf conf) {
    String message = String.valueOf(error.getMessage()).lines().findFirst().orElse("");
    if (message.contains("queue")) {
      return Optional.of(
          Messages.of(
              "the queue '%s' is not available (%s): name another with --farm-conf %s=...; the"
                  + " ResourceManager's page shows them",
              conf.get(QUEUE, "default"), message, QUEUE));
    }
    if (message.contains("above the max threshold")) {
      return Optional.of(
          message
              + " Ask for less with --farm-conf spark.executor.memory=2g, or have YARN give a"
              + " container more");
    }
    return isUnreachable(error)
        ? Optional.of(
            message
                + "; is HDFS started, and does the core-site.xml in HADOOP_CONF_DIR say where it"
                + " is? (fs.defaultFS is "
                + configuration(conf).get("fs.defaultFS")
                + ")")
        : Optional.empty();
  }

  private static boolean isUnreachable(Throwable error) {
    return error instanceof ConnectException
        || error instanceof UnknownHostException
        || error instanceof NoRouteToHostException
        || error instanceof SocketTimeoutException;
  }

  /** Returns YARN's message about an application that has ended; empty without one. */
  static Optional<String> diagnostics(String application, SparkConf conf) {
    try (YarnClient client = YarnClient.createYarnClient()) {
      client.init(configuration(conf));
      client.start();
      String message =
          client.getApplicationReport(ApplicationId.fromString(application)).getDiagnostics();
      return Optional.ofNullable(message).map(String::strip).filter(text -> !text.isEmpty());
    } catch (IOException | YarnException | RuntimeException e) {
      return Optional.empty();
    }
  }
}
