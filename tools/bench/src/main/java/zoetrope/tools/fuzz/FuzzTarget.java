package zoetrope.tools.fuzz;

import java.util.Random;

/**
 * Code that is fed with generated input. Input is bytes, so that any input can be stored in a file,
 * shortened and fed again.
 */
public interface FuzzTarget extends AutoCloseable {
  /** Generates an input, which depends only on the random numbers. */
  byte[] generate(Random random) throws Exception;

  /**
   * Feeds an input.
   *
   * @return whether the input was accepted; false if it was refused with a proper error
   * @throws Exception any error that should not happen
   */
  boolean feed(byte[] input) throws Exception;

  /** Releases the target's resources. */
  @Override
  default void close() {}
}
