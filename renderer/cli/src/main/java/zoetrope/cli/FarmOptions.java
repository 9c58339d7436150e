package zoetrope.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import picocli.CommandLine.Option;
import zoetrope.cli.options.Farms;
import zoetrope.cli.options.RemoteTarget;
import zoetrope.render.result.UsageException;

/** The options for rendering on a cluster. */
final class FarmOptions {
  private static final String INSTALL_COMMAND =
      "mvn -q -Pfarm package -pl tools/farm -am -Dmaven.test.skip=true";

  @Option(
      names = "--farm",
      paramLabel = "MASTER",
      description = "Render on Apache Spark: local[4], spark://HOST:7077, k8s://... or yarn")
  private String master;

  @Option(
      names = "--farm-conf",
      paramLabel = "NAME=VALUE",
      description = "Set a property of Spark, such as spark.executor.memory=4g")
  private Map<String, String> settings = new LinkedHashMap<>();

  @Option(
      names = "--farm-cache",
      paramLabel = "ADDRESS",
      description = "Cache folder that all machines reach, such as hdfs://... or s3a://...")
  private String cache;

  /** Whether the command line names a cluster. */
  boolean isGiven() {
    return master != null;
  }

  /**
   * Checks that the options fit together.
   *
   * @param target the target, which may be an address; null for the default
   * @throws UsageException if they do not
   */
  void check(Path target) {
    RenderCommand.refuse(
        master == null && !settings.isEmpty(), "--farm-conf needs --farm: add --farm MASTER");
    RenderCommand.refuse(
        master == null && cache != null, "--farm-cache needs --farm: add --farm MASTER");
    if (master == null && RemoteTarget.isAddress(target)) {
      throw new UsageException(
          RemoteTarget.address(target) + " is an address: add --farm MASTER, or name a file");
    }
  }

  /**
   * Connects to the cluster.
   *
   * @throws UsageException if cluster support is not installed
   */
  Farms.Connected open() {
    return ServiceLoader.load(Farms.class, FarmOptions.class.getClassLoader())
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "cluster support is not installed: run '" + INSTALL_COMMAND + "' (300 MB)"))
        .open(new Farms.Request(master, settings, Optional.ofNullable(cache)));
  }
}
