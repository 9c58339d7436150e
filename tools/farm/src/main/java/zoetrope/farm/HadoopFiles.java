package zoetrope.farm;

import java.io.IOException;
import java.io.OutputStream;
import java.util.EnumSet;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkConf;
import scala.Tuple2;

/** Files at any file system of Hadoop's, replaced whole. */
final class HadoopFiles {
  private static final String PREFIX = "spark.hadoop.";

  private HadoopFiles() {}

  /** Writes a file's bytes. */
  @FunctionalInterface
  interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /** The settings of Hadoop's that Spark's hold. */
  static Configuration configuration(SparkConf conf) {
    Configuration configuration = new Configuration();
    for (Tuple2<String, String> entry : conf.getAll()) {
      if (entry._1().startsWith(PREFIX)) {
        configuration.set(entry._1().substring(PREFIX.length()), entry._2());
      }
    }
    return configuration;
  }

  /** Writes a file beside its place, then renames it. */
  static void write(FileContext files, Path file, Content content) throws IOException {
    Path part = new Path(file.getParent(), "." + file.getName() + "." + UUID.randomUUID());
    try {
      try (OutputStream out =
          files.create(
              part,
              EnumSet.of(CreateFlag.CREATE, CreateFlag.OVERWRITE),
              Options.CreateOpts.createParent())) {
        content.writeTo(out);
      }
      files.rename(part, file, Options.Rename.OVERWRITE);
    } catch (IOException | RuntimeException e) {
      delete(files, part);
      throw e;
    }
  }

  private static void delete(FileContext files, Path part) {
    try {
      files.delete(part, false);
    } catch (IOException e) {
      // It was never there, or cannot be reached any more.
      return;
    }
  }
}
