package zoetrope.farm;

import java.util.Optional;
import org.apache.spark.ExceptionFailure;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerBlockUpdated;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.storage.BlockManagerId;

/**
 * Whether workers reach this machine at its second port, from which they take what they are to
 * make. To the first one they have come before anything is asked of them; where the second is shut,
 * their tasks end after a minute without a word of it. For any number of threads.
 */
final class Reach extends SparkListener {
  private static final String PORT = "spark.driver.blockManager.port";

  /** What Spark says of a task that did not get what the driver has laid out for it. */
  private static final String NOT_THERE = "Failed to get broadcast_";

  private final BlockManagerId here;
  private final String firstPort;
  private volatile boolean reached;
  private volatile boolean missed;

  private Reach(BlockManagerId here, String firstPort) {
    this.here = here;
    this.firstPort = firstPort;
  }

  /** Listens from now on. */
  static Reach of(SparkContext spark) {
    Reach reach =
        new Reach(spark.env().blockManager().blockManagerId(), DriverAddress.of(spark.conf()));
    spark.addSparkListener(reach);
    return reach;
  }

  /** An executor tells of what it has taken. */
  @Override
  public void onBlockUpdated(SparkListenerBlockUpdated update) {
    reached |= !update.blockUpdatedInfo().blockManagerId().isDriver();
  }

  @Override
  public void onTaskEnd(SparkListenerTaskEnd end) {
    missed |= end.reason() instanceof ExceptionFailure e && isMissing(e.toErrorString());
  }

  private static boolean isMissing(String said) {
    return said.contains(NOT_THERE);
  }

  /** What is to be done when a task has failed for it, and none was ever reached. */
  Optional<String> verdict() {
    return missed && !reached
        ? Optional.of("no worker gets what it is to make: " + advice())
        : Optional.empty();
  }

  /** What helps if a task has said so; empty for other failures. */
  Optional<String> advice(String said) {
    return isMissing(said) ? Optional.of(advice()) : Optional.empty();
  }

  private String advice() {
    return "workers come to this machine at "
        + firstPort
        + ", but do not reach it at "
        + here.hostPort()
        + ": open that port to them, and keep its number with --farm-conf "
        + PORT
        + "="
        + here.port();
  }
}
