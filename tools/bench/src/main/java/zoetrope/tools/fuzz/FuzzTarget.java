package zoetrope.tools.fuzz;

import java.util.Random;

/**
 * Something that is fed with made-up input. Input is bytes, so that any can be kept in a file,
 * shortened and fed again.
 */
public interface FuzzTarget extends AutoCloseable {
  /** The name on the command line. */
  String name();

  /** How the name of a file with an input ends, such as {@code svg}. */
  String ending();

  /** Makes an input; the same for the same random numbers. */
  byte[] generate(Random random) throws Exception;

  /**
   * Feeds an input.
   *
   * @return whether it was accepted; false when it was refused in the way that it should be
   * @throws Exception whatever comes out that should not
   */
  boolean feed(byte[] input) throws Exception;

  /** Releases what the target holds. */
  @Override
  default void close() {}
}
