package zoetrope.tools;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zoetrope.tools.faults.Bench;
import zoetrope.tools.faults.InjectedFault;
import zoetrope.tools.faults.NotHere;
import zoetrope.tools.faults.NotSurvived;
import zoetrope.tools.text.TextTable;

/** Kills and disturbs renderings, and checks the files and processes that they leave behind. */
@Command(
    name = "Faults",
    description =
        "Starts renderings and kills them at random instants, fills their disks, removes their"
            + " folders, or gives them unreadable files, little memory or odd names. Prints how"
            + " often they survived each fault: with the right exit code and message, and without"
            + " broken, lost or leftover files and hangs. Exit code 1 if a rendering did not"
            + " survive.")
public final class Faults extends ToolLauncher.Tool {
  private static final int SHOWN = 90;

  @Option(
      names = "--seconds",
      defaultValue = "300",
      description = "time for more trials after one trial of each fault (default: 300)")
  private double seconds;

  @Option(names = "--seed", defaultValue = "0", description = "seed of random choices (default: 0)")
  private long seed;

  @Option(
      names = "--only",
      paramLabel = "REGEX",
      defaultValue = "",
      description = "only faults whose names contain a match of this expression")
  private Pattern only;

  private final List<Tally> tallies = new ArrayList<>();

  private static final class Tally {
    final InjectedFault fault;
    final TreeMap<Integer, Integer> codes = new TreeMap<>();
    int trials;
    int survived;
    String message = "";

    Tally(InjectedFault fault) {
      this.fault = fault;
    }
  }

  public static void main(String[] args) {
    ToolLauncher.main(new Faults(), args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    InjectedFault.all().stream()
        .filter(fault -> only.matcher(fault.name()).find())
        .forEach(fault -> tallies.add(new Tally(fault)));
    long start = System.nanoTime();
    long round = 0;
    do {
      for (Tally tally : tallies) {
        if (round == 0 || System.nanoTime() - start < seconds * 1e9) {
          trial(tally, round);
        }
      }
      round++;
    } while (System.nanoTime() - start < seconds * 1e9 && !tallies.isEmpty());
    out.print(table());
    return tallies.stream().allMatch(t -> t.survived == t.trials)
        ? ToolLauncher.DONE
        : ToolLauncher.FAILED;
  }

  private void trial(Tally tally, long round) throws IOException, InterruptedException {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L + tally.fault.name().hashCode() + round);
    try (Bench bench = new Bench(random)) {
      try {
        tally.fault.trial().on(bench);
        tally.survived++;
      } catch (NotHere e) {
        tally.message = "not possible on this machine: " + e.getMessage();
        return;
      } catch (NotSurvived e) {
        out.println("NOT SURVIVED: " + tally.fault.name() + ", round " + round);
        out.println(e.getMessage().strip().indent(4));
        out.flush();
      } catch (IOException | InterruptedException e) {
        throw e;
      } catch (Exception e) {
        throw new IllegalStateException("the trial itself failed: " + tally.fault.name(), e);
      }
      tally.trials++;
      tally.codes.merge(bench.last().code(), 1, Integer::sum);
      tally.message =
          bench
              .last()
              .output()
              .lines()
              .filter(line -> !line.isBlank())
              .findFirst()
              .orElse(tally.message);
    }
  }

  private TextTable table() {
    TextTable table = new TextTable("fault", "trials", "survived", "exit codes", "last message");
    for (Tally tally : tallies) {
      List<String> codes = new ArrayList<>();
      tally.codes.forEach((code, count) -> codes.add(code + ": " + count));
      String message =
          tally
              .message
              .replaceAll("\\S*/zoetrope-faults\\d+/", "")
              .replaceAll("\\p{Cntrl}", " ")
              .replace('|', ' ');
      table.row(
          tally.fault.name(),
          Integer.toString(tally.trials),
          Integer.toString(tally.survived),
          String.join(", ", codes),
          message.length() <= SHOWN ? message : message.substring(0, SHOWN) + "…");
    }
    return table;
  }
}
