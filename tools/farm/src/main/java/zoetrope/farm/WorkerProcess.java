package zoetrope.farm;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.spark.SparkEnv;
import org.apache.spark.SparkFiles;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.cluster.FarmWorker;

/** The state that the tasks of one executor share. It exists as long as the process. */
final class WorkerProcess {
  private static final String MORE_MEMORY =
      "give each more with --farm-conf spark.executor.memory=4g";

  private static final long PATIENCE_MILLIS = 2_000;

  private static FarmWorker worker;
  private static String address;
  private static SegmentCache cache;
  private static volatile boolean ending;

  private WorkerProcess() {}

  /** Whether this process is shutting down, which may be the cause of an error. */
  static boolean isEnding() {
    return ending;
  }

  static synchronized FarmWorker worker() {
    if (worker == null) {
      int cores = Runtime.getRuntime().availableProcessors();
      worker =
          new FarmWorker(
              SparkEnv.get().conf().getInt("spark.executor.cores", cores),
              MORE_MEMORY,
              library -> Path.of(SparkFiles.get(library)));
      Runtime.getRuntime().addShutdownHook(new Thread(() -> end(worker), "zoetrope-end"));
    }
    return worker;
  }

  /**
   * Deletes the files of scenes when the process ends. Does not wait long, because a scene may
   * hang.
   */
  private static void end(FarmWorker worker) {
    ending = true;
    Thread closing = new Thread(worker::close, "zoetrope-close");
    closing.setDaemon(true);
    closing.start();
    try {
      closing.join(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns the cache at an address; null stands for no cache. */
  static synchronized SegmentCache cache(String wanted) {
    if (wanted == null) {
      return SegmentCache.none();
    }
    if (!wanted.equals(address)) {
      cache = open(wanted);
      address = wanted;
    }
    return cache;
  }

  /** Opens the cache. A machine that does not reach it draws all segments. */
  private static SegmentCache open(String wanted) {
    try {
      return SegmentCache.of(
          new HadoopStore(wanted, HadoopFiles.configuration(SparkEnv.get().conf())));
    } catch (IOException | RuntimeException e) {
      return SegmentCache.none();
    }
  }
}
