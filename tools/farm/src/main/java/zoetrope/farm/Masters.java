package zoetrope.farm;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.logging.log4j.core.config.Configurator;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import zoetrope.cli.options.Farms;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.render.result.FarmException;
import zoetrope.render.result.UsageException;

/** Connects to the masters of clusters, with the settings that videos need. */
final class Masters {
  /** An IPv6 address is in brackets. */
  private static final String HOST_AND_PORT = "(\\[[^\\]]+\\]|[^:,/@\\s]+):(\\d{1,5})";

  private static final Pattern ADDRESS = Pattern.compile(HOST_AND_PORT);
  private static final Pattern KNOWN =
      Pattern.compile(
          "local(\\[(\\*|[1-9]\\d{0,3})\\])?|local-cluster\\[.*\\]|k8s://.+|yarn|spark://(HOST)(,(HOST))*"
              .replace("HOST", HOST_AND_PORT));

  private static final int LAST_PORT = 65_535;
  private static final int PATIENCE_MILLIS = 5_000;

  private static final String CACHE = "spark.zoetrope.cacheSize";
  private static final String DEFAULT_CACHE = "100g";

  /** How many YARN containers may fail. */
  private static final String DEFAULT_MAX_FAILURES = "100";

  private static final String JARS = "spark.jars";
  private static final String IMAGE = "spark.kubernetes.container.image";
  private static final String OPTIONS = "spark.executor.extraJavaOptions";
  private static final String LOGGING = "log4j2.configurationFile";

  private Masters() {}

  /**
   * Connects.
   *
   * @throws UsageException if the address of the master is invalid
   * @throws FarmException if it does not answer
   */
  static SparkContext connect(Farms.Request request) {
    String master = request.master();
    if (!isKnown(master)) {
      throw new UsageException(
          "'"
              + master
              + "' is not a Spark master: expected local[4], local[*], spark://HOST:7077,"
              + " k8s://https://HOST:PORT or yarn");
    }
    if (master.startsWith("spark://")) {
      requireAnswer(master);
    }
    quieten();
    DriverAddress.requireName();
    SparkConf conf = conf(request);
    requireNumbers(conf);
    requireSettings(master, conf);
    if (isYarn(master)) {
      ResourceManager.requireAnswer(conf);
    }
    if (isKubernetes(master)) {
      ApiServer.requireAnswer(master, conf);
      // Spark reads this timeout from the Java properties. Pods that are not deleted within it
      // remain.
      System.setProperty("spark.shutdown.timeout", conf.get("spark.shutdown.timeout", "90s"));
    }
    try {
      return new SparkContext(conf);
    } catch (Throwable e) { // Scala throws checked exceptions without declaring them.
      if (e instanceof Error error) {
        throw error;
      }
      throw new FarmException(
          Messages.of(
              "cannot connect to %s: %s",
              master,
              reason(e, master, conf)
                  .or(() -> DriverAddress.refusal(e, conf))
                  .orElseGet(
                      () -> String.valueOf(e.getMessage()).lines().findFirst().orElse("" + e))),
          e);
    }
  }

  private static boolean isKnown(String master) {
    return KNOWN.matcher(master).matches()
        && ADDRESS
            .matcher(master.startsWith("spark:") ? master : "")
            .results()
            .allMatch(address -> Integer.parseInt(address.group(2)) <= LAST_PORT);
  }

  /**
   * Returns the reason of an error; empty if it is unknown. Classes for Kubernetes are loaded only
   * if the master is a Kubernetes cluster, because loading them is slow.
   */
  private static Optional<String> reason(Throwable e, String master, SparkConf conf) {
    if (isYarn(master)) {
      return ResourceManager.refusal(e, conf);
    }
    return isKubernetes(master) ? ApiServer.refusal(e, master, conf) : Optional.empty();
  }

  static boolean isYarn(String master) {
    return master.equals("yarn");
  }

  static boolean isKubernetes(String master) {
    return master.startsWith("k8s://");
  }

  /** Whether Spark's log is discarded. */
  static boolean isQuiet() {
    return System.getProperty(LOGGING) == null;
  }

  private static void quieten() {
    if (isQuiet()) {
      try {
        Configurator.reconfigure(Masters.class.getResource("log4j2.properties").toURI());
      } catch (URISyntaxException e) {
        throw new IllegalStateException("a resource has no address", e);
      }
    }
  }

  private static SparkConf conf(Farms.Request request) {
    boolean local = request.master().startsWith("local");
    SparkConf conf = new SparkConf().setMaster(request.master());
    conf.setIfMissing("spark.app.name", "Zoetrope");
    // Videos are larger than the results that Spark expects, and each is taken as soon as it
    // arrives.
    conf.set("spark.driver.maxResultSize", "0");
    // Hadoop would wait a quarter of an hour for a machine that is gone.
    conf.set("spark.hadoop.ipc.client.connect.max.retries.on.timeouts", "2");
    // Workers that do not reach this machine's second port retry for a minute, and not for eight.
    conf.set("spark.shuffle.io.connectionCreationTimeout", "15s");
    if (local) {
      conf.set("spark.ui.enabled", "false");
      conf.set("spark.driver.host", "localhost");
      conf.set("spark.driver.bindAddress", "127.0.0.1");
    }
    for (Map.Entry<String, String> setting : request.settings().entrySet()) {
      conf.set(setting.getKey(), setting.getValue());
    }
    if (!local) {
      conf.set(JARS, String.join(",", ExecutorJars.brought(conf)));
    }
    if (isKubernetes(request.master())) {
      setKubernetesDefaults(conf);
    } else if (isYarn(request.master())) {
      setYarnDefaults(conf);
    }
    conf.set(OPTIONS, ("-Djava.awt.headless=true " + conf.get(OPTIONS, "")).strip());
    return conf;
  }

  private static void setKubernetesDefaults(SparkConf conf) {
    // After a number of failed pods, Spark would end this process without a message. Pods counts
    // the failures instead.
    conf.set("spark.executor.maxNumFailures", "" + Integer.MAX_VALUE);
    // This is Spark's default for pods. Without the setting, one executor would take all cores of a
    // machine.
    conf.setIfMissing("spark.executor.cores", "1");
    // By default, Spark waits up to half a minute until most pods have started. The dry runs of
    // scenes need no pods.
    conf.setIfMissing("spark.scheduler.minRegisteredResourcesRatio", "0");
  }

  private static void setYarnDefaults(SparkConf conf) {
    conf.setIfMissing("spark.executor.cores", "1");
    // Spark would give up all videos after a few failures, because of one scene that takes all
    // memory.
    conf.setIfMissing("spark.executor.maxNumFailures", DEFAULT_MAX_FAILURES);
    ExecutorJars.ofSpark(conf).ifPresent(jars -> conf.set("spark.yarn.jars", jars));
    // Hadoop would retry for a quarter of an hour.
    conf.setIfMissing("spark.hadoop.yarn.resourcemanager.connect.max-wait.ms", "30000");
  }

  /** Checks that the settings that a cluster requires are present. */
  private static void requireSettings(String master, SparkConf conf) {
    UsageException.require(
        !isYarn(master)
            || Masters.class.getClassLoader().getResource("yarn-site.xml") != null
            || conf.contains("spark.hadoop.yarn.resourcemanager.address"),
        "the address of YARN is unknown: set HADOOP_CONF_DIR to the folder of its yarn-site.xml"
            + " and core-site.xml");
    UsageException.require(
        !isKubernetes(master)
            || conf.contains(IMAGE)
            || conf.contains("spark.kubernetes.executor.container.image"),
        "%s",
        "Kubernetes needs an image to start executors from: add --farm-conf "
            + IMAGE
            + "=apache/spark:VERSION, of Spark "
            + org.apache.spark.package$.MODULE$.SPARK_VERSION()
            + " for Scala 2.13");
  }

  /** Returns the limit of the shared cache in bytes. */
  static long cacheBytes(SparkConf conf) {
    return conf.getSizeAsBytes(CACHE, DEFAULT_CACHE);
  }

  private static void requireNumbers(SparkConf conf) {
    try {
      if (cacheBytes(conf) <= 0) {
        throw new NumberFormatException("the size must be above 0");
      }
    } catch (NumberFormatException | ArithmeticException e) {
      throw new UsageException(
          CACHE + " is '" + conf.get(CACHE) + "': expected a size such as 500m or 100g");
    }
    try {
      Long.parseLong(conf.get(ExecutorWatch.PATIENCE, "1"));
    } catch (NumberFormatException e) {
      throw new UsageException(
          ExecutorWatch.PATIENCE
              + " is '"
              + conf.get(ExecutorWatch.PATIENCE)
              + "': expected a number of seconds");
    }
  }

  /** Checks that the master listens, because Spark itself would retry for a minute. */
  private static void requireAnswer(String master) {
    try {
      requireListener(master);
    } catch (IOException e) {
      throw new FarmException(
          "no master answers at " + master + " (" + e.getMessage() + "): is it started?", e);
    }
  }

  /**
   * Checks that a process listens at one of the addresses in a text, each {@code HOST:PORT}.
   *
   * @throws IOException if none does
   */
  static void requireListener(String addresses) throws IOException {
    Matcher address = ADDRESS.matcher(addresses);
    IOException last = new IOException("no address");
    while (address.find()) {
      try (Socket socket = new Socket()) {
        int port = Integer.parseInt(address.group(2));
        socket.connect(new InetSocketAddress(address.group(1), port), PATIENCE_MILLIS);
        return;
      } catch (UnknownHostException e) {
        last = new IOException("unknown host " + address.group(1), e);
      } catch (IOException | IllegalArgumentException e) {
        last = e instanceof IOException io ? io : new IOException(e);
      }
    }
    throw last;
  }
}
