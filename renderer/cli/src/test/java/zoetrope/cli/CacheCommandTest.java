package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.render.cache.SegmentCache;

/**
 * The command {@code cache}, and the options {@code --no-cache}, {@code --check-cache} and {@code
 * --cache-size}.
 */
@Timeout(120)
class CacheCommandTest {
  @TempDir private Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... args) {
    out.reset();
    err.reset();
    return new CommandLineTool(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            folder,
            bytes -> SegmentCache.in(folder.resolve("cache"), bytes))
        .run(args);
  }

  private int film(String name, String... more) {
    String[] args = {
      "Sliding",
      "-r",
      "160x90",
      "--fps",
      "10",
      "--progress",
      "none",
      "--json",
      "-",
      "-o",
      file(name)
    };
    String[] all = Arrays.copyOf(args, args.length + more.length);
    System.arraycopy(more, 0, all, args.length, more.length);
    return run(all);
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  private void assertShown(String name, String value) {
    assertTrue(out().matches("(?s).*\"" + name + "\": " + value + "[,\\s].*"), out());
  }

  @Test
  void takesASecondVideoFromTheCacheUnlessDisabled() throws IOException {
    assertEquals(0, film("a.mp4"), this::err);
    assertShown("hits", "0");
    assertShown("misses", "[1-9]\\d*");
    assertEquals(0, film("b.mp4"), this::err);
    assertShown("hits", "[1-9]\\d*");
    assertShown("misses", "0");
    assertEquals(0, film("c.mp4", "--no-cache"), this::err);
    assertShown("hits", "0");
    assertShown("folder", "null");
    assertEquals(0, film("d.mp4", "--check-cache"), this::err);
    assertShown("checked", "true");
    for (String name : new String[] {"b.mp4", "c.mp4", "d.mp4"}) {
      assertArrayEquals(
          Files.readAllBytes(folder.resolve("a.mp4")), Files.readAllBytes(folder.resolve(name)));
    }
  }

  @Test
  void showsAndClearsTheCache() {
    assertEquals(0, film("a.mp4"), this::err);
    assertEquals(0, run("cache"), this::err);
    assertTrue(out().contains("cache"), out());
    assertTrue(out().matches("(?s).*segments +[1-9]\\d*\\R.*"), out());
    assertTrue(out().matches("(?s).*limit +2000.0 MB .*"), out());
    assertEquals(0, run("cache", "--clear"), this::err);
    assertTrue(out().matches("(?s).*segments +0\\R.*"), out());
    assertEquals(0, film("b.mp4"), this::err);
    assertShown("hits", "0");
  }

  @Test
  void clearsNothingWithoutACache() throws IOException {
    Files.createFile(folder.resolve("cache"));
    assertEquals(1, run("cache", "--clear"));
    assertFalse(out().contains("limit"), out());
    assertTrue(out().matches("(?s).*problem +\\S+cache is not a folder\\R.*"), out());
    assertEquals(0, film("a.mp4"), this::err);
  }

  @Test
  void sharesOneFolderBetweenTwoProcesses() throws Exception {
    List<Process> both = new ArrayList<>();
    for (String name : List.of("a.mp4", "b.mp4")) {
      ProcessBuilder builder =
          ProgramProcess.builder("Sliding", "-q", "low", "--progress", "none", "-o", file(name));
      builder.environment().put("ZOETROPE_CACHE", file("shared"));
      both.add(builder.inheritIO().start());
    }
    for (Process process : both) {
      assertEquals(0, process.waitFor());
    }
    assertArrayEquals(
        Files.readAllBytes(folder.resolve("a.mp4")), Files.readAllBytes(folder.resolve("b.mp4")));
    Path store = folder.resolve("shared/segments");
    try (Stream<Path> files = Files.walk(store).filter(Files::isRegularFile)) {
      List<String> names = files.map(file -> file.getFileName().toString()).toList();
      assertTrue(names.size() > 1, names::toString);
      assertTrue(names.stream().allMatch(n -> n.matches(".*\\.segment|bytes")), names::toString);
    }
    PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
    CommandLineTool reader =
        new CommandLineTool(stream, stream, folder, bytes -> SegmentCache.in(store, bytes));
    int code = reader.run("Sliding", "-q", "low", "--check-cache", "-o", file("c.mp4"));
    assertEquals(0, code, this::err);
  }

  @Test
  void takesTheSizeFromAnOptionOrTheProject() throws IOException {
    assertEquals(0, run("cache", "--cache-size", "1.5GB"), this::err);
    assertTrue(out().contains("1500.0 MB"), out());
    Files.writeString(folder.resolve("zoetrope.properties"), "cache-size=300MB");
    assertEquals(0, run("cache"), this::err);
    assertTrue(out().contains("300.0 MB"), out());
    assertEquals(2, run("cache", "--cache-size", "many"));
    assertTrue(
        err().contains("'many' is not a size in bytes: expected a size such as 500MB or 2GB"),
        err());
  }

  @Test
  void refusesToCheckWithoutACache() {
    assertEquals(2, film("a.mp4", "--no-cache", "--check-cache"));
    assertTrue(err().contains("leave out --no-cache"), err());
    assertFalse(Files.exists(folder.resolve("a.mp4")));
  }
}
