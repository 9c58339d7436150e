package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipFile;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.cli.options.Farms;
import zoetrope.render.result.FarmException;

/** An address that cannot be reached is reported at once, with a fix. */
class MastersTest {
  @TempDir Path folder;

  private static String refusal(String master, Map<String, String> settings) {
    return assertThrows(
            RuntimeException.class,
            () -> Masters.connect(new Farms.Request(master, settings, Optional.empty())))
        .getMessage();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "host:7077 | spark.ui.enabled=false | expected local[4]",
        "spark://host | spark.ui.enabled=false | expected local[4]",
        "spark://host:70777 | spark.ui.enabled=false | expected local[4]",
        "spark:/host:7077 | spark.ui.enabled=false | expected local[4]",
        "spark://one:7077,two | spark.ui.enabled=false | expected local[4]",
        "spark://[::1]:1,127.0.0.1:1 | spark.ui.enabled=false | is it started?",
        "local[0] | spark.ui.enabled=false | expected local[4]",
        "yarn | spark.ui.enabled=false | set HADOOP_CONF_DIR",
        "k8s://https://127.0.0.1:6443 | spark.ui.enabled=false | spark.kubernetes.container.image",
        "k8s://http://127.0.0.1:1 | spark.kubernetes.container.image=x | no API server of"
            + " Kubernetes",
        "local[1] | spark.zoetrope.cacheSize=much | expected a size",
        "local[1] | spark.zoetrope.cacheSize=0 | expected a size",
        "local[1] | spark.zoetrope.patience=long | expected a number of seconds",
        "local[1] | spark.driver.bindAddress=203.0.113.1 | cannot listen at '203.0.113.1'",
        "spark://127.0.0.1:1 | spark.ui.enabled=false | is it started?"
      })
  void reportsMissingAndWrongSettings(String master, String setting, String expected) {
    String[] named = setting.split("=");
    String message = refusal(master, Map.of(named[0], named[1]));
    assertTrue(message.contains(expected), message);
  }

  @Test
  void reportsAnUnknownHostWithAFix() {
    IOException thrown =
        assertThrows(
            IOException.class,
            () ->
                HadoopFiles.open(
                    new org.apache.hadoop.fs.Path("gs://bucket/films"), new Configuration()));
    assertTrue(thrown.getMessage().contains("there is no client for gs: ("), thrown.getMessage());
    assertTrue(thrown.getMessage().contains("--jars"), thrown.getMessage());
  }

  @Test
  void anUnreachableTargetFailsBeforeTheFilm() {
    try (Farms.Connected farm =
        SparkFarm.connect(new Farms.Request("local[1]", Map.of(), Optional.empty()))) {
      String message =
          assertThrows(RuntimeException.class, () -> farm.requireAnswer("gs://bucket/films"))
              .getMessage();
      assertTrue(message.startsWith("cannot write gs://bucket/films"), message);
      farm.requireAnswer("file:" + folder.resolve("new"));
    }
    FarmException thrown =
        assertThrows(
            FarmException.class,
            () ->
                SparkFarm.connect(
                    new Farms.Request("local[1]", Map.of(), Optional.of("gs://bucket/cache"))));
    assertTrue(thrown.getMessage().contains("cannot be reached"), thrown.getMessage());
  }

  @Test
  void sendsTheJarsOfTheSettingsAndOfTheProgram() throws IOException {
    SparkConf conf = new SparkConf(false).set("spark.jars", "file:/opt/own.jar");
    List<String> all = ExecutorJars.brought(conf);
    assertEquals("file:/opt/own.jar", all.get(0));
    assertTrue(all.stream().anyMatch(jar -> jar.endsWith("renderer.jar")), all::toString);
    conf.set("spark.executor.extraClassPath", "/opt/zoetrope/lib/*");
    assertEquals(List.of("file:/opt/own.jar"), ExecutorJars.brought(conf));
  }

  @Test
  void sendsAFolderOfClassesAsAJar() throws IOException {
    Path inner = Files.createDirectories(folder.resolve("my/scenes"));
    Files.writeString(inner.resolve("Own.class"), "class");
    try (ZipFile jar = new ZipFile(FolderJar.of(folder).toFile())) {
      assertFalse(jar.getEntry("my/scenes/Own.class") == null);
    }
  }
}
