package zoetrope.tools;

import java.io.IOException;

/**
 * Measures the innermost loops with JMH: {@code tools/run Kernels [OPTION]... [REGEX]...}, with the
 * options that JMH has ({@code -h} lists them).
 */
public final class Kernels {
  private Kernels() {}

  /** Runs the benchmarks. */
  public static void main(String[] args) throws IOException {
    org.openjdk.jmh.Main.main(args);
  }
}
