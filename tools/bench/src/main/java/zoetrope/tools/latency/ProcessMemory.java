package zoetrope.tools.latency;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The memory of a process, which Linux reports. */
public final class ProcessMemory {
  private ProcessMemory() {}

  /** Returns the resident memory of a process in bytes; NaN if unknown. */
  public static double resident(long pid) throws IOException {
    Path status = Path.of("/proc", Long.toString(pid), "status");
    if (!Files.exists(status)) {
      return Double.NaN;
    }
    // The line has kilobytes of 1,024 bytes, such as "VmRSS: 123456 kB".
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToDouble(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024.0)
        .findFirst()
        .orElse(Double.NaN);
  }
}
