package zoetrope.farm;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.apache.hadoop.yarn.conf.YarnConfiguration;
import org.apache.hadoop.yarn.server.MiniYARNCluster;

/**
 * HDFS and YARN on the loopback interface: a resource manager and a node manager that runs each
 * container as a process. A folder holds their addresses, as HADOOP_CONF_DIR does.
 */
final class Yarn implements AutoCloseable {
  private static final String[] ADDRESSES = {
    "fs.defaultFS", "yarn.resourcemanager.address", "yarn.resourcemanager.scheduler.address"
  };

  private final Path root;
  private final MiniDFSCluster hdfs;
  private final MiniYARNCluster yarn;

  private Yarn(Path root, MiniDFSCluster hdfs, MiniYARNCluster yarn) {
    this.root = root;
    this.hdfs = hdfs;
    this.yarn = yarn;
  }

  static Yarn start(Path root) throws IOException {
    Configuration of = new Configuration();
    of.set(MiniDFSCluster.HDFS_MINIDFS_BASEDIR, root.resolve("dfs").toString());
    MiniDFSCluster hdfs = new MiniDFSCluster.Builder(of).numDataNodes(1).build();
    Configuration wanted = new YarnConfiguration();
    wanted.set("fs.defaultFS", hdfs.getURI().toString());
    wanted.setInt("yarn.scheduler.minimum-allocation-mb", 128);
    wanted.setInt("yarn.nodemanager.resource.memory-mb", 4096);
    wanted.setInt("yarn.nodemanager.resource.cpu-vcores", 4);
    wanted.setBoolean("yarn.nodemanager.vmem-check-enabled", false);
    wanted.set("yarn.scheduler.capacity.root.queues", "default");
    wanted.set("yarn.scheduler.capacity.root.default.capacity", "100");
    wanted.set("yarn.scheduler.capacity.maximum-am-resource-percent", "1.0");
    wanted.setFloat(
        "yarn.nodemanager.disk-health-checker.max-disk-utilization-per-disk-percentage", 99.9f);
    System.setProperty("test.build.dir", root.toString());
    MiniYARNCluster yarn = new MiniYARNCluster("films", 1, 1, 1);
    yarn.init(wanted);
    yarn.start();
    Yarn both = new Yarn(root, hdfs, yarn);
    both.write("core-site.xml", "fs.defaultFS");
    both.write("yarn-site.xml", ADDRESSES);
    return both;
  }

  private void write(String name, String... settings) throws IOException {
    Configuration clientSettings = new Configuration(false);
    for (String setting : settings) {
      clientSettings.set(setting, yarn.getConfig().get(setting));
    }
    try (OutputStream out =
        Files.newOutputStream(Files.createDirectories(folder()).resolve(name))) {
      clientSettings.writeXml(out);
    }
  }

  /** Returns the folder for HADOOP_CONF_DIR. */
  Path folder() {
    return root.resolve("conf");
  }

  String address(String path) {
    return hdfs.getURI() + path;
  }

  /** Returns the addresses as Spark settings. */
  Map<String, String> settings() {
    return Stream.of(ADDRESSES)
        .collect(
            Collectors.toMap(name -> "spark.hadoop." + name, name -> yarn.getConfig().get(name)));
  }

  /** Returns the jars that the launcher puts before Zoetrope's if a farm is requested. */
  static String jarsOfFarms() throws IOException {
    String jars = Files.readString(Path.of("../../target/launcher/farm")).strip();
    return jars.substring(jars.indexOf(java.io.File.pathSeparatorChar) + 1); // without farm.jar
  }

  /** Returns Spark's jars as a list of local ones, which each machine has. */
  String localJars() {
    return Cluster.jars(false).stream().map(jar -> "local:" + jar).collect(Collectors.joining(","));
  }

  byte[] read(String path) throws IOException {
    try (InputStream in = hdfs.getFileSystem().open(new org.apache.hadoop.fs.Path(path))) {
      return in.readAllBytes();
    }
  }

  /** Returns the processes of all containers. */
  List<ProcessHandle> containers() {
    return ProcessHandle.current()
        .descendants()
        .filter(process -> process.info().commandLine().orElse("").contains("container_"))
        .toList();
  }

  /** Returns the files that Spark stores in HDFS for applications. */
  List<String> staged() {
    return files("/user/" + System.getProperty("user.name") + "/.sparkStaging");
  }

  /** Returns the names in a folder of HDFS. */
  List<String> files(String folder) {
    try {
      return Stream.of(hdfs.getFileSystem().listStatus(new org.apache.hadoop.fs.Path(folder)))
          .map(file -> file.getPath().getName())
          .toList();
    } catch (FileNotFoundException e) {
      return List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    containers().forEach(ProcessHandle::destroyForcibly);
    yarn.stop();
    hdfs.shutdown(true);
  }
}
