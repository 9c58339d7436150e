package zoetrope.farm;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Looks whether there is anybody to make films, and cancels all of them when there was nobody for
 * long: Spark itself waits without end. For any number of threads.
 */
final class ExecutorWatch implements AutoCloseable {
  /** How long nobody may be there, in seconds: a machine, or an image, may have to be fetched. */
  static final String PATIENCE = "spark.zoetrope.patience";

  private static final long USUAL = 300;

  private final JavaSparkContext spark;
  private final long patience;
  private final Set<String> films = ConcurrentHashMap.newKeySet();
  private final CountDownLatch over = new CountDownLatch(1);
  private volatile boolean alone;

  ExecutorWatch(JavaSparkContext spark, Map<String, String> settings) {
    this.spark = spark;
    this.patience = Long.parseLong(settings.getOrDefault(PATIENCE, "" + USUAL));
    Thread thread = new Thread(this::look, "zoetrope-executors");
    thread.setDaemon(true);
    if (!spark.isLocal()) {
      thread.start();
    }
  }

  /** Watches over the jobs of a film, by the name of their group. */
  void enter(String group) {
    films.add(group);
  }

  /** Watches no more over these. */
  void leave(String group) {
    films.remove(group);
  }

  private void look() {
    long seconds = 0;
    try {
      while (!over.await(1, TimeUnit.SECONDS)) {
        // The driver counts as one.
        boolean somebody = spark.sc().statusTracker().getExecutorInfos().length > 1;
        seconds = somebody || films.isEmpty() ? 0 : seconds + 1;
        alone = seconds >= patience;
        if (alone) {
          films.forEach(group -> spark.sc().cancelJobGroup(group));
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether nobody has been there for long. */
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
