package zoetrope.cli.options;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import zoetrope.render.cluster.Farm;

/**
 * A service that connects to clusters for {@code --farm}. The command line finds it with {@link
 * java.util.ServiceLoader}, so that neither the command line nor the renderer needs the libraries
 * of a cluster.
 */
public interface Farms {
  /**
   * The options of a cluster.
   *
   * @param master the address of the cluster, such as {@code local[4]} or {@code spark://host:7077}
   * @param settings properties of the cluster by name
   * @param cache the address of a cache folder that all machines reach; empty for none
   */
  record Request(String master, Map<String, String> settings, Optional<String> cache) {
    public Request {
      settings = Map.copyOf(settings);
    }
  }

  /** A connection to a cluster, until it is closed. */
  interface Connected extends Farm, AutoCloseable {
    /**
     * Checks before rendering that a target address can be reached.
     *
     * @throws zoetrope.render.result.OutputException if it cannot be reached; the message suggests
     *     a fix
     */
    void requireAnswer(String address);

    /**
     * Copies a file to an address completely or not at all, and replaces an existing file.
     *
     * @throws zoetrope.render.result.OutputException if that fails
     */
    void publish(Path file, String address);

    @Override
    void close();
  }

  /**
   * Connects to a cluster.
   *
   * @throws zoetrope.render.result.UsageException if the address is unknown
   * @throws zoetrope.render.result.FarmException if the cluster does not answer
   */
  Connected open(Request request);
}
