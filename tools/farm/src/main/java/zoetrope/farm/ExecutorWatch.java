package zoetrope.farm;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Cancels all videos if there was no executor for a long time, or if none receives its tasks. Spark
 * itself would wait forever. Thread-safe.
 */
final class ExecutorWatch implements AutoCloseable {
  /**
   * The setting with the number of seconds to wait for an executor. The wait is long because a
   * machine may have to start first, or to pull an image.
   */
  static final String PATIENCE = "spark.zoetrope.patience";

  private static final long DEFAULT_PATIENCE_SECONDS = 300;

  /** How long, in seconds, pods may wait for something that never comes, such as an image. */
  private static final long MAX_STUCK_SECONDS = 60;

  /**
   * How long, in seconds, pods may run without connecting. It is less than 120 s, after which Spark
   * replaces such pods.
   */
  private static final long MAX_SILENT_SECONDS = 90;

  private final JavaSparkContext spark;
  private final Optional<Pods> pods;
  private final Reach reach;
  private final long patience;
  private final Set<String> films = ConcurrentHashMap.newKeySet();
  private final CountDownLatch over = new CountDownLatch(1);
  private volatile String verdict;

  ExecutorWatch(
      JavaSparkContext spark, Optional<Pods> pods, Reach reach, Map<String, String> settings) {
    this.spark = spark;
    this.pods = pods;
    this.reach = reach;
    this.patience = Long.parseLong(settings.getOrDefault(PATIENCE, "" + DEFAULT_PATIENCE_SECONDS));
    Thread thread = new Thread(this::look, "zoetrope-executors");
    thread.setDaemon(true);
    if (!spark.isLocal()) {
      thread.start();
    }
  }

  /** Watches the jobs of a video, by the name of their group. */
  void enter(String group) {
    films.add(group);
  }

  /** Stops watching these jobs. */
  void leave(String group) {
    films.remove(group);
  }

  private void look() {
    long seconds = 0;
    long stuck = 0;
    long unheard = 0;
    try {
      while (!over.await(1, TimeUnit.SECONDS) && !spark.sc().isStopped()) {
        if (reach.verdict().isPresent()) {
          verdict = reach.verdict().get();
          cancel();
        } else if (hasExecutor()) {
          pods.ifPresent(Pods::forget);
          verdict = null;
          seconds = 0;
          stuck = 0;
          unheard = 0;
        } else if (!films.isEmpty()) {
          seconds++;
          stuck = pods.isPresent() && pods.get().areStuck() ? stuck + 1 : 0;
          unheard = pods.isPresent() && pods.get().isOneRunning() ? unheard + 1 : 0;
          if (verdict == null) {
            judge(seconds, stuck, unheard);
          }
          if (verdict != null) {
            cancel();
          }
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean hasExecutor() {
    return spark.sc().statusTracker().getExecutorInfos().length > 1; // One is the driver.
  }

  /** Cancels all jobs, also those that began after the last check. */
  private void cancel() {
    films.forEach(group -> spark.sc().cancelJobGroup(group));
  }

  private void judge(long seconds, long stuck, long unheard) {
    Optional<String> hopeless = pods.flatMap(Pods::hopeless);
    if (hopeless.isPresent()) {
      verdict = hopeless.get();
    } else if (seconds >= patience || stuck >= MAX_STUCK_SECONDS || unheard >= MAX_SILENT_SECONDS) {
      verdict = "no machine of the farm has worked for " + seconds + " s: " + why();
    }
  }

  private String why() {
    if (pods.isPresent() && pods.get().isOneRunning()) {
      return pods.get().unheard();
    }
    return pods.flatMap(Pods::waiting)
        .map(
            reason ->
                "its pods wait (" + reason + "); 'kubectl get events' in their namespace shows why")
        .orElse(
            "are there workers with as many cores and as much memory as the settings ask for?"
                + " (spark.executor.cores, spark.executor.memory; the master's page shows them)");
  }

  /** Returns why jobs were cancelled; empty while executors may still come. */
  Optional<String> verdict() {
    return Optional.ofNullable(verdict);
  }

  @Override
  public void close() {
    over.countDown();
  }
}
