package zoetrope.render;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The resources that this process has used so far, if the platform reports them. */
final class ProcessUsage {
  private ProcessUsage() {}

  /**
   * Returns the values of {@code cpuSeconds}, {@code peakHeapBytes} and {@code peakResidentBytes},
   * as far as they are known.
   */
  static Map<String, Object> now() {
    Map<String, Object> figures = new LinkedHashMap<>();
    long cpu = cpuNanos();
    if (cpu >= 0) {
      figures.put("cpuSeconds", Math.rint(cpu / 1e3) / 1e6);
    }
    figures.put("peakHeapBytes", peakHeap());
    long resident = peakResident();
    if (resident > 0) {
      figures.put("peakResidentBytes", resident);
    }
    return figures;
  }

  private static long cpuNanos() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean system
        ? system.getProcessCpuTime()
        : -1;
  }

  private static long peakHeap() {
    long sum = 0;
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      if (pool.getType() == MemoryType.HEAP) {
        sum += pool.getPeakUsage().getUsed();
      }
    }
    return sum;
  }

  /**
   * Returns the peak memory of the process in bytes; 0 if it is unknown. Linux reports it in a line
   * such as {@code VmHWM: 123456 kB}.
   */
  private static long peakResident() {
    Path status = Path.of("/proc/self/status");
    if (!Files.isReadable(status)) {
      return 0;
    }
    try {
      for (String line : Files.readAllLines(status)) {
        if (line.startsWith("VmHWM:")) {
          return Long.parseLong(line.replaceAll("\\D", "")) * 1024;
        }
      }
    } catch (IOException e) {
      return 0;
    }
    return 0;
  }
}
