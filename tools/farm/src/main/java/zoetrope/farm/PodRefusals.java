package zoetrope.farm;

import io.fabric8.kubernetes.client.KubernetesClientException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.core.LogEvent;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.logging.log4j.core.appender.AbstractAppender;
import org.apache.logging.log4j.core.config.LoggerConfig;
import org.apache.logging.log4j.core.config.Property;
import org.apache.spark.scheduler.cluster.k8s.ExecutorPodsAllocator;

/** Collects the API server's refusals to create pods. Spark only logs them, and tries again. */
final class PodRefusals extends AbstractAppender {
  private final AtomicInteger count = new AtomicInteger();
  private volatile KubernetesClientException last;

  private PodRefusals() {
    super("zoetrope-refusals", null, null, true, Property.EMPTY_ARRAY);
  }

  /**
   * Begins to collect refusals.
   *
   * @param aloud whether refusals are also logged
   */
  static PodRefusals hear(boolean aloud) {
    PodRefusals refusals = new PodRefusals();
    refusals.start();
    String name = ExecutorPodsAllocator.class.getName();
    LoggerContext context = LoggerContext.getContext(false);
    context.getConfiguration().removeLogger(name);
    LoggerConfig logger = new LoggerConfig(name, Level.ERROR, aloud);
    logger.addAppender(refusals, Level.ERROR, null);
    context.getConfiguration().addLogger(name, logger);
    context.updateLoggers();
    return refusals;
  }

  @Override
  public void append(LogEvent event) {
    if (event.getThrown() instanceof KubernetesClientException e && isFinal(e.getCode())) {
      last = e;
      count.incrementAndGet();
    }
  }

  /**
   * Whether a refusal is final: a wrong request stays wrong, but a busy server does not stay busy.
   */
  private static boolean isFinal(int code) {
    return code >= 400 && code < 500 && code != 408 && code != 409 && code != 429;
  }

  /** Returns the last refusal if there were at least {@code often} refusals; otherwise empty. */
  Optional<String> lastRefusal(int often) {
    return count.get() < often ? Optional.empty() : Optional.of(ApiServer.serverMessage(last));
  }

  /** Forgets all refusals, because an executor works. */
  void forget() {
    count.set(0);
  }
}
