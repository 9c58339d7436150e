package zoetrope.farm;

import java.io.File;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.logging.log4j.core.config.Configurator;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import zoetrope.cli.Farms;
import zoetrope.render.FarmException;
import zoetrope.render.UsageException;

/** Connects to the masters of clusters, with what films ask for. */
final class Masters {
  private static final Pattern KNOWN =
      Pattern.compile(
          "local(\\[(\\*|\\d{1,4})\\])?|local-cluster\\[.*\\]|spark://.+|k8s://.+|yarn");
  private static final Pattern ADDRESS = Pattern.compile("([^:,/]+):(\\d{1,5})");
  private static final int PATIENCE_MILLIS = 5_000;

  /** The jars that workers need beside Spark's; the launcher names them. */
  private static final String JARS = "zoetrope.farm.jars";

  private static final String OPTIONS = "spark.executor.extraJavaOptions";
  private static final String LOGGING = "log4j2.configurationFile";

  private Masters() {}

  /**
   * Connects.
   *
   * @throws UsageException for a master that is none
   * @throws FarmException when it does not answer
   */
  static SparkContext connect(Farms.Request request) {
    String master = request.master();
    if (!KNOWN.matcher(master).matches()) {
      throw new UsageException(
          "'"
              + master
              + "' is no master of Spark: expected local[4], local[*], spark://HOST:7077,"
              + " k8s://https://HOST:PORT or yarn");
    }
    if (master.startsWith("spark://")) {
      requireAnswer(master);
    }
    try {
      if (System.getProperty(LOGGING) == null) {
        Configurator.reconfigure(Masters.class.getResource("log4j2.properties").toURI());
      }
      return new SparkContext(conf(request));
    } catch (Throwable e) { // What Scala throws is not declared.
      if (e instanceof Error error) {
        throw error;
      }
      throw new FarmException(
          "cannot connect to "
              + master
              + ": "
              + String.valueOf(e.getMessage()).lines().findFirst().orElse("")
              + (master.startsWith("k8s") || master.equals("yarn")
                  ? "; start the program by Spark's own spark-submit, which has what this master needs"
                  : ""),
          e);
    }
  }

  private static SparkConf conf(Farms.Request request) {
    boolean local = request.master().startsWith("local");
    SparkConf conf = new SparkConf().setMaster(request.master());
    conf.setIfMissing("spark.app.name", "Zoetrope");
    // Films are larger than results that Spark expects; each is taken as soon as it is there.
    conf.set("spark.driver.maxResultSize", "0");
    if (local) {
      conf.set("spark.ui.enabled", "false");
      conf.set("spark.driver.host", "localhost");
      conf.set("spark.driver.bindAddress", "127.0.0.1");
    } else {
      String jars = jars();
      if (!jars.isEmpty()) {
        conf.set("spark.jars", jars);
      }
    }
    for (Map.Entry<String, String> setting : request.settings().entrySet()) {
      conf.set(setting.getKey(), setting.getValue());
    }
    conf.set(OPTIONS, ("-Djava.awt.headless=true " + conf.get(OPTIONS, "")).strip());
    return conf;
  }

  private static String jars() {
    String path = System.getProperty(JARS, System.getProperty("java.class.path"));
    return Arrays.stream(path.split(File.pathSeparator))
        .filter(entry -> entry.endsWith(".jar") && new File(entry).isFile())
        .map(entry -> new File(entry).toURI().toString())
        .collect(Collectors.joining(","));
  }

  /** Spark itself would ask for a minute. */
  private static void requireAnswer(String master) {
    Matcher address = ADDRESS.matcher(master);
    IOException last = new IOException("no address");
    while (address.find()) {
      try (Socket socket = new Socket()) {
        int port = Integer.parseInt(address.group(2));
        socket.connect(new InetSocketAddress(address.group(1), port), PATIENCE_MILLIS);
        return;
      } catch (IOException | IllegalArgumentException e) {
        last = e instanceof IOException io ? io : new IOException(e);
      }
    }
    throw new FarmException(
        "no master answers at " + master + " (" + last.getMessage() + "): is it started?", last);
  }
}
