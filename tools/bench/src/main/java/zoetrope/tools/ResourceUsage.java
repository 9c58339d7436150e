package zoetrope.tools;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The resources that this process uses; NaN for values that the platform does not report.
 *
 * @param cpu seconds, of all threads
 * @param resident bytes in memory now; known on Linux
 * @param peakResident the most bytes that were in memory; known on Linux
 */
record ResourceUsage(double cpu, double resident, double peakResident) {
  static ResourceUsage now() {
    double cpu =
        ManagementFactory.getOperatingSystemMXBean()
                instanceof com.sun.management.OperatingSystemMXBean system
            ? system.getProcessCpuTime() / 1e9
            : Double.NaN;
    String status = status();
    return new ResourceUsage(cpu, bytes(status, "VmRSS"), bytes(status, "VmHWM"));
  }

  /** Returns the value of a line such as {@code VmHWM: 123456 kB} in bytes. */
  private static double bytes(String status, String name) {
    return status
        .lines()
        .filter(line -> line.startsWith(name + ":"))
        .mapToDouble(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024.0)
        .findFirst()
        .orElse(Double.NaN);
  }

  private static String status() {
    try {
      return Files.readString(Path.of("/proc/self/status"));
    } catch (IOException e) {
      return "";
    }
  }
}
