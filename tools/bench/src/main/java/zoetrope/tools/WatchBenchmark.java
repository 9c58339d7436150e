package zoetrope.tools;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zoetrope.internal.files.Folders;

/** Measures how long an author waits for {@code render --watch} after a save. */
@Command(
    name = "WatchBenchmark",
    description =
        "Starts ./render --watch, saves a short scene again and again, and prints the median"
            + " times from the save to the line that names the new file.")
public final class WatchBenchmark extends ToolLauncher.Tool {
  private static final String SCENE =
      """
      import static zoetrope.Zoetrope.*;

      class Moving extends Scene {
        @Override
        protected void construct() {
          var dots = group(dot().setColor(BLUE), dot().setColor(GREEN)).arrange(RIGHT, 1);
          var rope = alwaysRedraw(() -> line(dots.get(0).center(), dots.get(1).center()));
          add(dots, rope);
          play(animate(dots.get(0), d -> d.shift(right(%1$d / 1e6))));
          play(animate(dots.get(1), d -> d.shift(up(%1$d / 1e6))));
          pause();
        }
      }
      """;

  /** The pause between two saves. Authors pause between saves, too. */
  private static final long REST_MILLIS = 300;

  @Option(
      names = "--saves",
      defaultValue = "12",
      description = "number of saves of each kind (default: 12)")
  private int saves;

  @Option(
      names = "--first",
      defaultValue = "2",
      description = "saves that are not counted (default: 2)")
  private int first;

  public static void main(String[] args) {
    ToolLauncher.main(new WatchBenchmark(), args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("zoetrope-tools");
    try {
      measure("still, 1080p", folder, "--at", "1", "-o", folder.resolve("a.png").toString());
      measure("film of 3 s, 1080p60", folder, "-o", folder.resolve("a.mp4").toString());
      return ToolLauncher.DONE;
    } finally {
      Folders.delete(folder);
    }
  }

  private void measure(String what, Path folder, String... options)
      throws IOException, InterruptedException {
    Path source = Files.writeString(folder.resolve("Moving.java"), SCENE.formatted(1));
    List<String> line = new ArrayList<>(List.of("./render", source.toString()));
    line.addAll(Arrays.asList(options));
    line.addAll(List.of("--no-cache", "--progress", "plain", "--watch"));
    ProcessBuilder builder = new ProcessBuilder(line);
    builder.environment().remove("ZOETROPE_MAIN");
    Process process = builder.start();
    try (BufferedReader output = process.errorReader(StandardCharsets.UTF_8)) {
      await(output, "watching");
      long[] millis = new long[saves];
      for (int i = -first; i < saves; i++) {
        Thread.sleep(REST_MILLIS);
        long start = System.nanoTime();
        Files.writeString(source, SCENE.formatted(1_000_000 + i));
        await(output, ", in ");
        if (i >= 0) {
          millis[i] = Duration.ofNanos(System.nanoTime() - start).toMillis();
        }
      }
      print(what, millis);
    } finally {
      process.destroy();
    }
  }

  private static void await(BufferedReader output, String text) throws IOException {
    StringBuilder all = new StringBuilder();
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      all.append(line).append('\n');
      if (line.contains(text)) {
        return;
      }
      if (line.startsWith("error:")) {
        break;
      }
    }
    throw new IOException("'" + text + "' is not in the output:\n" + all);
  }

  private void print(String what, long[] millis) {
    Arrays.sort(millis);
    out.printf(
        Locale.ROOT,
        "%-22s median %4d ms, from %d to %d ms, of %d saves%n",
        what,
        millis[millis.length / 2],
        millis[0],
        millis[millis.length - 1],
        millis.length);
    out.flush();
  }
}
