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

/** Where films are made, if not here. */
final class FarmOptions {
  private static final String FETCH =
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

  /** Whether a farm was asked for. */
  boolean isGiven() {
    return master != null;
  }

  /**
   * Refuses what does not go together.
   *
   * @param target may be an address; null is none
   * @throws UsageException for these
   */
  void check(Path target) {
    RenderCommand.refuse(
        master == null && !settings.isEmpty(), "--farm-conf needs --farm: add --farm MASTER");
    RenderCommand.refuse(
        master == null && cache != null, "--farm-cache needs --farm: add --farm MASTER");
    RenderCommand.refuse(
        master == null && RemoteTarget.isAddress(target),
        target + " is an address: add --farm MASTER, or name a file");
  }

  /**
   * Connects to the farm that is asked for.
   *
   * @throws UsageException when there is nothing to connect with
   */
  Farms.Connected open() {
    return ServiceLoader.load(Farms.class, FarmOptions.class.getClassLoader())
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "cluster support is not installed: run '" + FETCH + "' (300 MB)"))
        .open(new Farms.Request(master, settings, Optional.ofNullable(cache)));
  }
}
