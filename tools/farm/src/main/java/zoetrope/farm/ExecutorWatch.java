package zoetrope.farm;

import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Looks whether there is anybody to do a job, and cancels it when there was nobody for long: Spark
 * itself waits without end.
 */
final class ExecutorWatch implements AutoCloseable {
  /** How long nobody may be there, in seconds: a machine, or an image, may have to be fetched. */
  static final String PATIENCE = "spark.zoetrope.patience";

  private static final long USUAL = 300;

  private final JavaSparkContext spark;
  private final String group;
  private final long patience;
  private final CountDownLatch over = new CountDownLatch(1);
  private volatile boolean alone;

  ExecutorWatch(JavaSparkContext spark, String group, Map<String, String> settings) {
    this.spark = spark;
    this.group = group;
    this.patience = Long.parseLong(settings.getOrDefault(PATIENCE, "" + USUAL));
    Thread thread = new Thread(this::look, "zoetrope-executors");
    thread.setDaemon(true);
    if (!spark.isLocal()) {
      thread.start();
    }
  }

  private void look() {
    long seconds = 0;
    try {
      while (!over.await(1, TimeUnit.SECONDS)) {
        // The driver counts as one.
        seconds = spark.sc().statusTracker().getExecutorInfos().length > 1 ? 0 : seconds + 1;
        if (seconds >= patience) {
          alone = true;
          spark.sc().cancelJobGroup(group);
          return;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether the job was cancelled for want of anybody. */
  boolean isAlone() {
    return alone;
  }

  long patience() {
    return patience;
  }

  @Override
  public void close() {
    over.countDown();
  }
}
