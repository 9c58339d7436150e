package zoetrope.farm;

import java.io.Serializable;
import java.util.Collections;
import java.util.stream.IntStream;
import org.apache.spark.SparkContext;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import scala.Function2;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;

/** Does nothing, and gives back some bytes: for measurements. */
final class EmptyTask implements Function2<TaskContext, Iterator<Integer>, byte[]>, Serializable {
  private static final long serialVersionUID = 1;

  private final int bytes;

  private EmptyTask(int bytes) {
    this.bytes = bytes;
  }

  /** Runs {@code tasks} of them, each of which gives back {@code bytes} bytes. */
  static void run(SparkContext context, int tasks, int bytes) {
    RDD<Integer> nothing =
        new JavaSparkContext(context).parallelize(Collections.nCopies(tasks, 0), tasks).rdd();
    context.runJob(
        nothing,
        new EmptyTask(bytes),
        CollectionConverters.asScala(IntStream.range(0, tasks).<Object>mapToObj(i -> i).toList())
            .toSeq(),
        (partition, made) -> BoxedUnit.UNIT,
        ClassTag$.MODULE$.<byte[]>apply(byte[].class));
  }

  @Override
  public byte[] apply(TaskContext context, Iterator<Integer> ignored) {
    return new byte[bytes];
  }
}
