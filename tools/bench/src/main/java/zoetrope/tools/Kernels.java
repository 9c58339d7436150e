package zoetrope.tools;

import java.io.IOException;

/**
 * Measures the innermost loops with JMH: {@code tools/run Kernels [OPTION]... [REGEX]...}. It takes
 * the options of JMH; {@code -h} lists them.
 */
public final class Kernels {
  private Kernels() {}

  public static void main(String[] args) throws IOException {
    org.openjdk.jmh.Main.main(args);
  }
}
