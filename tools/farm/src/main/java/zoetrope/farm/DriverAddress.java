package zoetrope.farm;

import java.net.BindException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import java.util.Optional;
import org.apache.spark.SparkConf;
import zoetrope.render.FarmException;

/** Where workers reach this machine, which they come to for all that they make. */
final class DriverAddress {
  private static final String HOST = "spark.driver.host";
  private static final String BIND = "spark.driver.bindAddress";

  private DriverAddress() {}

  /**
   * Asks for an address of this machine's own name: Spark looks for it whatever the settings are,
   * and its classes do not load without one.
   *
   * @throws FarmException when there is none
   */
  static void requireName() {
    if (System.getenv("SPARK_LOCAL_IP") != null) {
      return;
    }
    try {
      InetAddress.getLocalHost();
    } catch (UnknownHostException e) {
      throw new FarmException(
          "this machine's own name has no address, which Spark asks for ("
              + e.getMessage()
              + "): give it one in /etc/hosts, or set SPARK_LOCAL_IP to an address of this machine",
          e);
    }
  }

  /** What an error means whose cause is an address at which this machine cannot listen. */
  static Optional<String> refusal(Throwable error, SparkConf conf) {
    for (Throwable e = error; e != null; e = e.getCause()) {
      if (e instanceof BindException
          || e instanceof UnresolvedAddressException
          || e instanceof UnknownHostException) {
        return Optional.of(
            "this machine cannot listen at '"
                + conf.get(BIND, conf.get(HOST, "its own name"))
                + "': "
                + HOST
                + " has to be the address at which workers reach it; where that is not one of its"
                + " own, as behind a router, add --farm-conf "
                + BIND
                + "=0.0.0.0");
      }
    }
    return Optional.empty();
  }

  /** Host and port at which this machine waits for executors. */
  static String of(SparkConf conf) {
    return conf.get(HOST) + ":" + conf.get("spark.driver.port", "");
  }
}
