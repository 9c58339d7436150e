package zoetrope.farm;

import java.util.Optional;
import org.apache.spark.SparkContext;
import org.apache.spark.resource.ResourceProfile;
import org.apache.spark.resource.ResourceProfileBuilder;
import org.apache.spark.resource.TaskResourceRequests;
import org.apache.spark.status.api.v1.ExecutorSummary;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Decides which tasks share a process. If an executor with several cores ends, tasks of several
 * videos end with it, and it is unknown which video was the cause. A task that requests all cores
 * of an executor has the process to itself.
 */
record Neighbours(SparkContext spark) {
  private static final String CORES = "spark.executor.cores";

  /**
   * Returns the resources that a task must request so that no other task runs in its process. Empty
   * if tasks never share a process, or if all tasks run in the driver's process.
   */
  Optional<ResourceProfile> none() {
    int cores = cores();
    if (spark.isLocal() || cores < 2 * spark.conf().getInt("spark.task.cpus", 1)) {
      return Optional.empty();
    }
    return Optional.of(
        new ResourceProfileBuilder().require(new TaskResourceRequests().cpus(cores)).build());
  }

  /**
   * Returns the cores of the largest executor. Without a setting a worker gives all of its cores.
   */
  private int cores() {
    if (spark.conf().contains(CORES)) {
      return spark.conf().getInt(CORES, 1);
    }
    int present = most(true);
    return present > 0 ? present : most(false);
  }

  private int most(boolean present) {
    return CollectionConverters.asJava(spark.statusStore().executorList(present)).stream()
        .mapToInt(ExecutorSummary::totalCores)
        .max()
        .orElse(0);
  }
}
