package zoetrope.farm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.util.ShutdownHookManager;
import org.apache.spark.SparkContext;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import scala.Function2;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;
import zoetrope.cli.options.Farms;
import zoetrope.render.cluster.FarmFilm;
import zoetrope.render.cluster.FarmedSegment;
import zoetrope.render.cluster.SegmentOrder;
import zoetrope.render.result.FarmException;
import zoetrope.render.result.OutputException;

/** A farm whose machines Spark manages, for any number of videos at once. */
final class SparkFarm implements Farms.Connected {
  private final Farms.Request request;
  private final JavaSparkContext spark;
  private final Optional<Pods> pods;
  private final FarmTally tally;
  private final Optional<SharedBound> bound;

  /** The names of the libraries that executors have. */
  private final Set<String> given = new HashSet<>();

  private final Reach reach;
  private final ExecutorWatch watch;
  private final Turns turns;
  private final Neighbours neighbours;

  /** Distinguishes the jobs of each call of {@link #make}, also for the same film. */
  private final AtomicLong calls = new AtomicLong();

  private SparkFarm(Farms.Request request, JavaSparkContext spark, Optional<SharedBound> bound) {
    this.request = request;
    this.spark = spark;
    this.pods =
        Masters.isKubernetes(request.master())
            ? Optional.of(Pods.of(spark.sc()))
            : Optional.empty();
    this.bound = bound;
    this.tally = new FarmTally(request.master());
    this.reach = Reach.of(spark.sc());
    this.neighbours = new Neighbours(spark.sc());
    this.watch = new ExecutorWatch(spark, pods, reach, request.settings());
    this.turns = new Turns(() -> spark.sc().defaultParallelism());
  }

  /**
   * Connects to a cluster.
   *
   * @throws zoetrope.render.result.UsageException if the address of the master is invalid
   * @throws FarmException if it does not answer
   */
  static SparkFarm connect(Farms.Request request) {
    JavaSparkContext spark = new JavaSparkContext(Masters.connect(request));
    try {
      if (request.cache().isEmpty()) {
        return new SparkFarm(request, spark, Optional.empty());
      }
      HadoopStore store =
          new HadoopStore(request.cache().get(), HadoopFiles.configuration(spark.getConf()));
      return new SparkFarm(
          request, spark, Optional.of(store.bound(Masters.cacheBytes(spark.getConf()))));
    } catch (IOException | RuntimeException e) {
      spark.close();
      throw new FarmException(
          "the cache " + request.cache().get() + " cannot be reached: " + firstLine(e), e);
    }
  }

  /**
   * {@inheritDoc}
   *
   * <p>Segments may be lost with a process, or run out of memory, while tasks of other videos
   * shared the process. Such segments are made once more by tasks that have a process to
   * themselves. If they fail again, it is the video's own fault.
   */
  @Override
  public void make(FarmFilm film, List<SegmentOrder> orders, Consumer<FarmedSegment> results) {
    Arrivals arrivals = new Arrivals(results);
    make(film, orders, arrivals, false);
    List<SegmentOrder> suspects = arrivals.suspects(orders);
    if (!suspects.isEmpty()) {
      make(film, suspects, arrivals, true);
    }
  }

  private void make(FarmFilm film, List<SegmentOrder> orders, Arrivals arrivals, boolean alone) {
    SparkContext context = spark.sc();
    String group = film.id() + "-" + calls.incrementAndGet();
    watch.enter(group);
    try (Turns.Turn turn = turns.begin(orders)) {
      film.libraries().forEach(this::give);
      List<List<SegmentOrder>> batches =
          turn.await(() -> watch.verdict().isPresent() || context.isStopped());
      context.setJobGroup(group, film.scene(), true);
      RDD<List<SegmentOrder>> tasks = spark.parallelize(batches, batches.size()).rdd();
      context.runJob(
          alone ? neighbours.none().map(tasks::withResources).orElse(tasks) : tasks,
          new SegmentTask(spark.broadcast(film), request.cache()),
          CollectionConverters.asScala(
                  IntStream.range(0, batches.size()).<Object>mapToObj(i -> i).toList())
              .toSeq(),
          taking(arrivals, turn, alone),
          ClassTag$.MODULE$.<SegmentTask.Made[]>apply(SegmentTask.Made[].class));
    } catch (Throwable e) { // Scala throws checked exceptions without declaring them.
      cancel(group);
      if (alone || !isPerhapsOfNeighbours(e)) {
        throw failure(e, film);
      }
      arrivals.suspect();
    } finally {
      // Executors drop the video's data once nothing refers to it. If it were destroyed here, Spark
      // would not wait for the executors' answers. When Spark closes, it logs missing answers with
      // a stack trace.
      context.clearJobGroup();
      watch.leave(group);
    }
  }

  /** Whether tasks of other videos were in the processes that have ended. */
  private boolean isPerhapsOfNeighbours(Throwable error) {
    return error instanceof SparkException
        && Losses.isOfProcesses(String.valueOf(error.getMessage()))
        && !spark.sc().isStopped()
        && neighbours.none().isPresent();
  }

  private void cancel(String group) {
    try {
      spark.sc().cancelJobGroup(group);
    } catch (IllegalStateException e) {
      // If the jobs cannot be cancelled, the cluster has already ended them.
      return;
    }
  }

  /** Tells executors to fetch a library before they run their next task. */
  private synchronized void give(Path library) {
    if (given.add(library.getFileName().toString())) {
      spark.addFile(library.toUri().toString());
    }
  }

  private Function2<Object, SegmentTask.Made[], BoxedUnit> taking(
      Arrivals arrivals, Turns.Turn turn, boolean alone) {
    return (partition, batch) -> {
      tally.add(batch);
      for (SegmentTask.Made made : batch) {
        if (made.segment().withoutMemory() && !alone && neighbours.none().isPresent()) {
          arrivals.suspect(); // Other videos may have used the memory.
          continue;
        }
        arrivals.add(made.segment());
        if (!made.segment().found()) {
          bound.ifPresent(b -> b.added(made.segment().size()));
        }
      }
      turn.returned(batch.length);
      return BoxedUnit.UNIT;
    };
  }

  private RuntimeException failure(Throwable error, FarmFilm film) {
    if (error instanceof InterruptedException) {
      Thread.currentThread().interrupt();
      return new CancellationException("interrupted");
    }
    if (ShutdownHookManager.get().isShutdownInProgress()) {
      return new CancellationException("this process ends, and Spark has ended first");
    }
    Optional<String> verdict = watch.verdict();
    if (verdict.isPresent()) {
      return new FarmException(verdict.get(), error);
    }
    String message = String.valueOf(error.getMessage());
    if (spark.sc().isStopped() || Losses.isEnd(message)) {
      return new FarmException(end(film.scene()), error);
    }
    if (error instanceof SparkException) {
      Optional<String> advice = reach.advice(message).or(() -> pods.flatMap(Pods::advice));
      return new FarmException(Losses.message(film.scene(), message, advice), error);
    }
    if (error instanceof Error fatal) {
      throw fatal;
    }
    return error instanceof RuntimeException known ? known : new FarmException("" + error, error);
  }

  /**
   * Returns the message about a scene after the cluster has ended the application and all videos
   * with it.
   */
  private String end(String scene) {
    String ended = "the cluster ended the run before " + scene + " was complete";
    if (!Masters.isYarn(request.master())) {
      return ended + ": the master's page and its log show more";
    }
    String id = spark.sc().applicationId();
    return ended
        + ResourceManager.diagnostics(id, spark.getConf()).map(why -> " (" + why + ")").orElse("")
        + ": 'yarn logs -applicationId "
        + id
        + "' shows more";
  }

  private static String firstLine(Throwable error) {
    return String.valueOf(error.getMessage()).lines().findFirst().orElse("");
  }

  @Override
  public Map<String, Object> usage() {
    Map<String, Object> usage = tally.usage();
    usage.put("removed", bound.map(SharedBound::removed).orElse(0L));
    return usage;
  }

  SparkContext context() {
    return spark.sc();
  }

  @Override
  public void requireAnswer(String address) {
    try {
      org.apache.hadoop.fs.Path target = HadoopFiles.path(address, configuration());
      HadoopFiles.requireRoom(HadoopFiles.open(target, configuration()), target);
    } catch (IOException | RuntimeException e) {
      throw unwritable(address, e);
    }
  }

  @Override
  public void publish(Path file, String address) {
    try {
      org.apache.hadoop.fs.Path target = HadoopFiles.path(address, configuration());
      HadoopFiles.publish(
          HadoopFiles.open(target, configuration()),
          target,
          out -> Files.copy(file, out),
          PartFile.PATIENCE_MILLIS);
    } catch (IOException | RuntimeException e) {
      throw unwritable(address, e);
    }
  }

  private Configuration configuration() {
    return HadoopFiles.configuration(spark.getConf());
  }

  private static OutputException unwritable(String address, Exception e) {
    return new OutputException("cannot write " + address + ": " + firstLine(e), e);
  }

  @Override
  public void close() {
    watch.close();
    bound.ifPresent(SharedBound::close);
    spark.close();
  }
}
