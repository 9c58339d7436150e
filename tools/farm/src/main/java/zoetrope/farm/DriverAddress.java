package zoetrope.farm;

import java.net.BindException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.util.Optional;
import org.apache.spark.SparkConf;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.render.result.FarmException;

/** The address that workers use to reach this machine. */
final class DriverAddress {
  private static final String HOST = "spark.driver.host";
  private static final String BIND = "spark.driver.bindAddress";

  private DriverAddress() {}

  /**
   * Checks that this machine's host name has an IP address. Spark always looks up this address, and
   * its classes cannot be loaded if there is none.
   *
   * @throws FarmException if the host name has no address
   */
  static void requireName() {
    if (System.getenv("SPARK_LOCAL_IP") != null) {
      return;
    }
    try {
      InetAddress.getLocalHost();
    } catch (UnknownHostException e) {
      throw new FarmException(
          "this machine's host name has no address, but Spark needs one ("
              + e.getMessage()
              + "): give it one in /etc/hosts, or set SPARK_LOCAL_IP to an address of this machine",
          e);
    }
  }

  /**
   * Returns the message for an error if its cause is that this machine cannot listen at the
   * configured address; otherwise empty.
   */
  static Optional<String> refusal(Throwable error, SparkConf conf) {
    for (Throwable e = error; e != null; e = e.getCause()) {
      if (e instanceof BindException
          || e instanceof UnresolvedAddressException
          || e instanceof UnknownHostException) {
        return Optional.of(
            Messages.of(
                "this machine cannot listen at '%s': %s must be the address that workers use for"
                    + " it. If that is not an address of this machine, as behind a router, add"
                    + " --farm-conf %s=0.0.0.0",
                conf.get(BIND, conf.get(HOST, "its own name")), HOST, BIND));
      }
    }
    return Optional.empty();
  }

  /** Returns the host and port where this machine waits for executors. */
  static String of(SparkConf conf) {
    return conf.get(HOST) + ":" + conf.get("spark.driver.port", "");
  }
}
