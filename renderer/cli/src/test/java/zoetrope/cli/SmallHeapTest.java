package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rendering with different heap sizes. With the smallest size, most videos fail; with the largest,
 * all succeed.
 */
class SmallHeapTest {
  private static final int MAX_SECONDS = 60;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"12,mp4", "16,mp4", "12,gif", "12,frames", "8,png"})
  void endsWithAVideoOrAClearError(int megabytes, String ending) throws Exception {
    Path target = folder.resolve("target." + ending);
    List<String> line =
        new ArrayList<>(List.of(ManyLetters.class.getName(), "-q", "low", "--progress", "none"));
    line.addAll(List.of(ending.equals("frames") ? "--frames" : "-o", target.toString()));
    line.addAll(ending.equals("png") ? List.of("--at", "2") : List.of());
    ProcessBuilder builder = ProgramProcess.builder(line.toArray(String[]::new));
    List<String> command = new ArrayList<>(builder.command());
    command.add(1, "-Xmx" + megabytes + "m");
    Path printed = folder.resolve("said");
    Process process = builder.command(command).redirectError(printed.toFile()).start();
    boolean ended = process.waitFor(MAX_SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly().waitFor();
    String text = Files.readString(printed);
    assertTrue(ended, "hangs: " + text);
    if (process.exitValue() != 0) {
      assertEquals(1, process.exitValue(), text);
      assertTrue(text.contains("out of memory (") && text.contains("-Xmx"), text);
    }
    assertEquals(process.exitValue() == 0 || ending.equals("frames"), Files.exists(target), text);
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> hidden = files.filter(f -> f.getFileName().toString().startsWith(".")).toList();
      assertEquals(List.of(), hidden, text);
    }
  }
}
