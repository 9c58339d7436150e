package zoetrope.cli.options;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import zoetrope.render.cluster.Farm;

/**
 * Opens farms: what {@code --farm} asks for. The command line finds it by {@link
 * java.util.ServiceLoader}, so that neither it nor the renderer needs a cluster's libraries.
 */
public interface Farms {
  /**
   * What is asked for.
   *
   * @param master where the machines are, such as {@code local[4]} or {@code spark://host:7077}
   * @param settings of the cluster's own, by their names
   * @param cache the address of a folder in which all machines keep segments; empty for none
   */
  record Request(String master, Map<String, String> settings, Optional<String> cache) {
    /** Copies the map. */
    public Request {
      settings = Map.copyOf(settings);
    }
  }

  /** A farm that is connected until it is closed. */
  interface Connected extends Farm, AutoCloseable {
    /**
     * Looks whether an address can be asked for, before work is done for it.
     *
     * @throws zoetrope.render.result.OutputException when it cannot, with what helps
     */
    void requireAnswer(String address);

    /**
     * Copies a file to an address, whole or not at all; replaces what is there.
     *
     * @throws zoetrope.render.result.OutputException when that fails
     */
    void publish(Path file, String address);

    @Override
    void close();
  }

  /**
   * Connects to a farm.
   *
   * @throws zoetrope.render.result.UsageException when it is none that is known
   * @throws zoetrope.render.result.FarmException when it does not answer
   */
  Connected open(Request request);
}
