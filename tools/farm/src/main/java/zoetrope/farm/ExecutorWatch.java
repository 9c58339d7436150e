package zoetrope.farm;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Looks whether there is anybody to make films, and cancels all of them when there was nobody for
 * long, or nobody who gets what there is to do: Spark itself waits without end. For any number of
 * threads.
 */
final class ExecutorWatch implements AutoCloseable {
  /** How long nobody may be there, in seconds: a machine, or an image, may have to be fetched. */
  static final String PATIENCE = "spark.zoetrope.patience";

  private static final long USUAL = 300;

  /** How long pods may wait for what will not come by itself, such as an image, in seconds. */
  private static final long STUCK = 60;

  /**
   * How long pods may run without a word, in seconds: less than Spark's own 120 for a connection,
   * after which they end and others begin.
   */
  private static final long UNHEARD = 90;

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
    long stuck = 0;
    long unheard = 0;
    try {
      while (!over.await(1, TimeUnit.SECONDS) && !spark.sc().isStopped()) {
        if (reach.verdict().isPresent()) {
          verdict = reach.verdict().get();
          cancel();
        } else if (spark.sc().statusTracker().getExecutorInfos().length
            > 1) { // The driver counts as one.
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

  /** Cancels all, also those that have begun only now. */
  private void cancel() {
    films.forEach(group -> spark.sc().cancelJobGroup(group));
  }

  private void judge(long seconds, long stuck, long unheard) {
    Optional<String> hopeless = pods.flatMap(Pods::hopeless);
    if (hopeless.isPresent()) {
      verdict = hopeless.get();
    } else if (seconds >= patience || stuck >= STUCK || unheard >= UNHEARD) {
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
                "its pods wait ("
                    + reason
                    + "); 'kubectl get events' in their namespace tells more")
        .orElse(
            "are there workers with as many cores and as much memory as the settings ask for?"
                + " (spark.executor.cores, spark.executor.memory; the master's page shows them)");
  }

  /** Why jobs were cancelled, for want of anybody; empty while there is hope. */
  Optional<String> verdict() {
    return Optional.ofNullable(verdict);
  }

  @Override
  public void close() {
    over.countDown();
  }
}
