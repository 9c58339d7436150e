package zoetrope.farm;

import java.util.Optional;
import org.apache.spark.ExceptionFailure;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerBlockUpdated;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.storage.BlockManagerId;
import zoetrope.internal.diagnostics.Messages;

/**
 * Finds out whether workers can reach the second port of this machine. Workers connect to the first
 * port, and then fetch their tasks from the second port. If the second port is blocked, their tasks
 * fail after a minute without a clear reason. Thread-safe.
 */
final class Reach extends SparkListener {
  private static final String PORT = "spark.driver.blockManager.port";

  /** Spark's message about a task that could not fetch its data from the driver. */
  private static final String NOT_THERE = "Failed to get broadcast_";

  private final BlockManagerId here;
  private final String firstPort;
  private volatile boolean reached;
  private volatile boolean missed;

  private Reach(BlockManagerId here, String firstPort) {
    this.here = here;
    this.firstPort = firstPort;
  }

  /** Starts to listen. */
  static Reach of(SparkContext spark) {
    Reach reach =
        new Reach(spark.env().blockManager().blockManagerId(), DriverAddress.of(spark.conf()));
    spark.addSparkListener(reach);
    return reach;
  }

  /** Records that an executor has fetched something. */
  @Override
  public void onBlockUpdated(SparkListenerBlockUpdated update) {
    reached |= !update.blockUpdatedInfo().blockManagerId().isDriver();
  }

  @Override
  public void onTaskEnd(SparkListenerTaskEnd end) {
    missed |= end.reason() instanceof ExceptionFailure e && isMissing(e.toErrorString());
  }

  private static boolean isMissing(String message) {
    return message.contains(NOT_THERE);
  }

  /**
   * Returns the fix if a task could not fetch its data and no executor ever reached the port;
   * otherwise empty.
   */
  Optional<String> verdict() {
    return missed && !reached
        ? Optional.of("no worker can fetch its tasks: " + advice())
        : Optional.empty();
  }

  /**
   * Returns the fix if the message of a failed task says that it could not fetch its data;
   * otherwise empty.
   */
  Optional<String> advice(String message) {
    return isMissing(message) ? Optional.of(advice()) : Optional.empty();
  }

  private String advice() {
    return Messages.of(
        "workers reach this machine at %s, but not at %s: open that port for them, and fix its"
            + " number with --farm-conf %s=%s",
        firstPort, here.hostPort(), PORT, here.port());
  }
}
