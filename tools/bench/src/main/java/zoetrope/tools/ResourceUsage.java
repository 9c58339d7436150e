package zoetrope.tools;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The resources that this process has used so far; NaN for values that the platform does not
 * report.
 *
 * @param cpu seconds, of all threads
 * @param user seconds of {@code cpu} outside the kernel; known on Linux
 * @param resident bytes in memory now; known on Linux
 * @param peakResident the most bytes that were in memory; known on Linux
 */
record ResourceUsage(double cpu, double user, double resident, double peakResident) {
  /** Linux reports time in hundredths of a second, independently of its internal clock. */
  private static final double TICKS = 100;

  private static final int USER_TIME = 11;

  static ResourceUsage now() {
    double cpu =
        ManagementFactory.getOperatingSystemMXBean()
                instanceof com.sun.management.OperatingSystemMXBean system
            ? system.getProcessCpuTime() / 1e9
            : Double.NaN;
    String status = read("/proc/self/status");
    return new ResourceUsage(
        cpu, user(read("/proc/self/stat")), kilobytes(status, "VmRSS"), kilobytes(status, "VmHWM"));
  }

  /**
   * Returns field 14 of {@code stat}. Fields are counted after the name, which may contain blanks.
   */
  private static double user(String stat) {
    String[] fields = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
    return fields.length > USER_TIME ? Long.parseLong(fields[USER_TIME]) / TICKS : Double.NaN;
  }

  /** Parses a line such as {@code VmHWM: 123456 kB}. */
  private static double kilobytes(String status, String name) {
    return status
        .lines()
        .filter(line -> line.startsWith(name + ":"))
        .mapToDouble(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024.0)
        .findFirst()
        .orElse(Double.NaN);
  }

  private static String read(String file) {
    try {
      return Files.readString(Path.of(file));
    } catch (IOException e) {
      return "";
    }
  }
}
