package zoetrope.farm;

import java.util.Optional;
import org.apache.spark.SparkContext;
import org.apache.spark.resource.ResourceProfile;
import org.apache.spark.resource.ResourceProfileBuilder;
import org.apache.spark.resource.TaskResourceRequests;
import org.apache.spark.status.api.v1.ExecutorSummary;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Which tasks share a process. Where an executor has several cores, one that ends takes tasks of
 * several films along, and nobody knows whose fault that was: tasks that ask for all of its cores
 * have it for themselves.
 */
final class Neighbours {
  private static final String CORES = "spark.executor.cores";

  private final SparkContext spark;

  Neighbours(SparkContext spark) {
    this.spark = spark;
  }

  /**
   * What tasks ask for that share their process with none; empty where none does anyway, and where
   * all are made in the process of the driver.
   */
  Optional<ResourceProfile> none() {
    int cores = cores();
    if (spark.isLocal() || cores < 2 * spark.conf().getInt("spark.task.cpus", 1)) {
      return Optional.empty();
    }
    return Optional.of(
        new ResourceProfileBuilder().require(new TaskResourceRequests().cpus(cores)).build());
  }

  /** The cores of the largest executor: where settings name none, a worker gives all of its own. */
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
