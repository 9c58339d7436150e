package zoetrope.tools;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zoetrope.internal.files.ContentKey;
import zoetrope.internal.files.Folders;
import zoetrope.internal.render.cache.FolderStore;

/** Measures how long a full store of very many segments takes to make room for one more. */
@Command(
    name = "StoreBenchmark",
    description =
        "Fills a store with entries of different ages, has it make room, and tells how long that"
            + " took, with how much memory, and whether the oldest went.")
public final class StoreBenchmark implements ToolLauncher.Tool {
  private static final int CONTENT = 100;
  private static final double MS = 1e6;

  @Option(
      names = "--entries",
      paramLabel = "N",
      defaultValue = "100000",
      description = "how many entries; 100000 by default")
  private int entries;

  private PrintStream out;

  /** Runs the program. */
  public static void main(String[] args) {
    ToolLauncher.main(new StoreBenchmark(), args);
  }

  @Override
  public void printTo(PrintStream stream) {
    out = stream;
  }

  @Override
  public Integer call() throws IOException {
    Path folder = Files.createTempDirectory("store");
    try {
      return measure(folder.resolve("entries"));
    } finally {
      Folders.delete(folder);
    }
  }

  private int measure(Path folder) throws IOException {
    FolderStore roomy = FolderStore.open(folder, Long.MAX_VALUE / 2);
    long start = System.nanoTime();
    List<Long> ages = new ArrayList<>();
    for (int i = 0; i < entries; i++) {
      roomy.write(key(i), new byte[CONTENT]);
      ages.add((long) i);
    }
    print("written", start);
    Collections.shuffle(ages, new Random(1));
    for (Path file : files(folder)) {
      long age = ages.remove(ages.size() - 1);
      Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000_000_000L + age));
    }
    start = System.nanoTime();
    long bytes = roomy.holdings().bytes();
    print("counted", start);
    long size = bytes / entries;
    FolderStore full = FolderStore.open(folder, bytes);
    long allocated = allocated();
    start = System.nanoTime();
    full.write(key(entries), new byte[CONTENT]);
    print("made room", start);
    out.printf(Locale.ROOT, "allocated meanwhile: %.1f MB%n", (allocated() - allocated) / 1e6);
    start = System.nanoTime();
    full.write(key(entries + 1), new byte[CONTENT]);
    print("one more", start);
    return check(folder, bytes, size);
  }

  /**
   * Those that are left must be the youngest, as many as 80 % of the bytes are, and the new ones.
   */
  private int check(Path folder, long bytes, long size) throws IOException {
    long left = (long) (bytes * 0.8) / size;
    long oldest = Long.MAX_VALUE;
    List<Path> files = files(folder);
    for (Path file : files) {
      oldest = Math.min(oldest, Files.getLastModifiedTime(file).toMillis() - 1_000_000_000_000L);
    }
    boolean right = files.size() == left + 1 && oldest == entries - (left - 1);
    out.printf(
        Locale.ROOT,
        "%d of %d left, the oldest has number %d: %s%n",
        files.size(),
        entries + 2,
        oldest,
        right ? "right" : "WRONG");
    return right ? ToolLauncher.DONE : 1;
  }

  private void print(String what, long start) {
    out.printf(Locale.ROOT, "%s: %.0f ms%n", what, (System.nanoTime() - start) / MS);
  }

  private static long allocated() {
    return ((com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean())
        .getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  private static String key(int i) {
    return ContentKey.of(List.of(Integer.toString(i)));
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".segment")).toList();
    }
  }
}
