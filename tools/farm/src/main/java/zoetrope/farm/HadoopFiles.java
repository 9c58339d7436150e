package zoetrope.farm;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.EnumSet;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.CommonPathCapabilities;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.UnsupportedFileSystemException;
import org.apache.hadoop.fs.local.RawLocalFs;
import org.apache.spark.SparkConf;
import scala.Tuple2;
import zoetrope.internal.diagnostics.Messages;

/**
 * Atomic writes to any Hadoop file system. A file is written under a temporary name and renamed. In
 * an object store, where a file appears only when it is complete, it is written directly.
 */
final class HadoopFiles {
  private static final String PREFIX = "spark.hadoop.";

  private HadoopFiles() {}

  @FunctionalInterface
  interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /** Returns the Hadoop settings among Spark's settings. */
  static Configuration configuration(SparkConf conf) {
    Configuration configuration = new Configuration();
    // The default implementation writes a hidden checksum file next to each file.
    configuration.set("fs.AbstractFileSystem.file.impl", RawLocalFs.class.getName());
    for (Tuple2<String, String> entry : conf.getAll()) {
      if (entry._1().startsWith(PREFIX)) {
        configuration.set(entry._1().substring(PREFIX.length()), entry._2());
      }
    }
    return configuration;
  }

  /**
   * Returns an address as a path. An address without a host, such as {@code hdfs:///films}, belongs
   * to the default file system in the settings ({@code fs.defaultFS}).
   *
   * @throws IOException if the address has no host and the settings name no default file system of
   *     this scheme
   */
  static Path path(String address, Configuration configuration) throws IOException {
    Path path = new Path(address);
    URI uri = path.toUri();
    if (uri.getScheme() == null || uri.getScheme().equals("file") || uri.getAuthority() != null) {
      return path;
    }
    URI usual = FileSystem.getDefaultUri(configuration);
    if (!uri.getScheme().equals(usual.getScheme()) || usual.getAuthority() == null) {
      throw new IOException(
          Messages.of(
              "%s has no host, and no setting names one: add it, as in %s://HOST:PORT%s, or set"
                  + " HADOOP_CONF_DIR to the folder of a core-site.xml with fs.defaultFS",
              address, uri.getScheme(), uri.getPath()));
    }
    return new Path(usual.getScheme(), usual.getAuthority(), uri.getPath());
  }

  /**
   * Opens the file system of an address.
   *
   * @throws IOException if there is no client for it; the message suggests a fix
   */
  static FileContext open(Path address, Configuration configuration) throws IOException {
    try {
      return FileContext.getFileContext(address.toUri(), configuration);
    } catch (IOException | RuntimeException e) {
      Throwable missing = missing(e);
      if (missing == null) {
        throw e;
      }
      String scheme = String.valueOf(address.toUri().getScheme());
      throw new IOException(
          Messages.of(
              "there is no client for %s: (%s); hdfs:, s3a: and file: are built in. Start the"
                  + " program with Spark's spark-submit, with the jars of the file system in --jars"
                  + " and its class in --conf spark.hadoop.fs.AbstractFileSystem.%s.impl=...",
              scheme, missing.getMessage(), scheme),
          e);
    }
  }

  /**
   * Returns the cause that says that the client of a file system, or one of its classes, is
   * missing; null if there is none.
   */
  private static Throwable missing(Throwable error) {
    for (Throwable cause = error; cause != null; cause = cause.getCause()) {
      if (cause instanceof UnsupportedFileSystemException
          || cause instanceof ClassNotFoundException
          || cause instanceof NoClassDefFoundError) {
        return cause;
      }
    }
    return null;
  }

  /** Checks that the file system of an address answers and grants access. */
  static void requireAnswer(FileContext files, Path address) throws IOException {
    try {
      files.getFileStatus(address);
    } catch (FileNotFoundException e) {
      return; // The folder does not exist. The first file creates it.
    }
  }

  /**
   * Checks that a file can be created at an address, or in its nearest existing parent folder.
   *
   * @throws IOException if no file can be created
   */
  static void requireRoom(FileContext files, Path address) throws IOException {
    requireAnswer(files, address);
    if (isNamedAtTheEnd(files, address)) {
      return; // An object store has no folders, and grants rights to single names.
    }
    Path folder = address;
    while (folder.getParent() != null && !isFolder(files, folder)) {
      folder = folder.getParent();
    }
    Path trial = PartFile.beside(new Path(folder, address.getName()));
    try {
      create(files, trial).close();
    } finally {
      PartFile.delete(files, trial);
    }
  }

  private static boolean isFolder(FileContext files, Path path) throws IOException {
    try {
      return files.getFileStatus(path).isDirectory();
    } catch (FileNotFoundException e) {
      return false;
    }
  }

  /** Writes a file atomically. */
  static void write(FileContext files, Path file, Content content) throws IOException {
    if (isNamedAtTheEnd(files, file)) {
      writeAtOnce(files, file, content);
    } else {
      write(files, PartFile.beside(file), file, content);
    }
  }

  /**
   * Writes a file atomically, also while this process is shutting down, and deletes files that
   * killed processes have left in its folder.
   *
   * @param patienceMillis how long a process that is shutting down waits for the file
   */
  static void publish(FileContext files, Path file, Content content, long patienceMillis)
      throws IOException {
    if (isNamedAtTheEnd(files, file)) {
      writeAtOnce(files, file, content);
      return;
    }
    try (PartFile part = new PartFile(files, PartFile.beside(file), patienceMillis)) {
      write(
          files,
          part.path(),
          file,
          out -> {
            PartFile.clear(files, part.path());
            content.writeTo(out);
          });
    }
  }

  private static boolean isNamedAtTheEnd(FileContext files, Path file) throws IOException {
    return files.hasPathCapability(file, CommonPathCapabilities.ABORTABLE_STREAM);
  }

  private static void write(FileContext files, Path part, Path file, Content content)
      throws IOException {
    try {
      try (OutputStream out = create(files, part)) {
        content.writeTo(out);
      }
      files.rename(part, file, Options.Rename.OVERWRITE);
    } catch (IOException | RuntimeException e) {
      PartFile.delete(files, part);
      throw e;
    }
  }

  /**
   * Writes to an object store, where a file appears only when it is complete and renaming would
   * copy it.
   */
  private static void writeAtOnce(FileContext files, Path file, Content content)
      throws IOException {
    try (FSDataOutputStream out = create(files, file)) {
      try {
        content.writeTo(out);
      } catch (IOException | RuntimeException e) {
        out.abort();
        throw e;
      }
    }
  }

  private static FSDataOutputStream create(FileContext files, Path file) throws IOException {
    return files.create(
        file,
        EnumSet.of(CreateFlag.CREATE, CreateFlag.OVERWRITE),
        Options.CreateOpts.createParent());
  }
}
