package zoetrope.tools;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.render.result.UsageException;
import zoetrope.tools.fuzz.FuzzFinding;
import zoetrope.tools.fuzz.FuzzRun;
import zoetrope.tools.fuzz.FuzzTarget;
import zoetrope.tools.fuzz.FuzzTargets;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/** Feeds generated input to all code that reads input. */
@Command(
    name = "Fuzz",
    description = {
      "Feeds targets with random input and prints the number of inputs and the findings:"
          + " unexpected exceptions, hangs, too much memory, blank images.",
      "Writes the input of each finding to a file and prints the command that feeds it again.",
      "Targets: tex, markup, text, svg, picture, sound, font, attention, model, command, stage,"
          + " scene, coder, beside, cache, or all of them."
    })
public final class Fuzz extends ToolLauncher.Tool {
  @Parameters(paramLabel = "TARGET", arity = "0..*", description = "targets to feed (default: all)")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "60",
      description = "time for each target (default: 60)")
  private double seconds;

  @Option(names = "--seed", paramLabel = "S", description = "seed of the inputs (default: 0)")
  private long seed;

  @Option(
      names = "--from",
      paramLabel = "I",
      description = "number of the first input (default: 0)")
  private long first;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "9223372036854775807",
      description = "maximum number of inputs")
  private long count;

  @Option(
      names = "--keep",
      paramLabel = "DIR",
      defaultValue = "target/fuzz",
      description = "folder for the inputs of findings (default: target/fuzz)")
  private Path keep;

  @Option(names = "--replay", paramLabel = "FILE", description = "feeds only this input")
  private Path replay;

  public static void main(String[] args) {
    ToolLauncher.main(new Fuzz(), args);
  }

  @Override
  public Integer call() throws IOException {
    if (names.isEmpty() || names.contains("all")) {
      names = new ArrayList<>();
      FuzzTargets.names().forEach(names::add);
    }
    Files.createDirectories(keep);
    boolean clean = true;
    TextTable table = new TextTable("target", "inputs", "accepted", "s", "found");
    for (String name : names) {
      try (FuzzTarget target = FuzzTargets.named(name)) {
        if (target == null) {
          throw new UsageException(
              "there is no target '"
                  + name
                  + "': choose one of "
                  + String.join(", ", FuzzTargets.names()));
        }
        clean &= replay == null ? fuzz(name, target, table) : feed(name, target);
      } catch (IOException | RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }
    if (replay == null) {
      out.print(table);
    }
    return clean ? ToolLauncher.DONE : ToolLauncher.FAILED;
  }

  private boolean fuzz(String name, FuzzTarget target, TextTable table) throws IOException {
    FuzzRun run = new FuzzRun(name, target, seed, keep.resolve(name + ".at"));
    long start = System.nanoTime();
    run.run(first, count, seconds);
    double took = (System.nanoTime() - start) / 1e9;
    table.row(
        name,
        Long.toString(run.inputs()),
        Long.toString(run.accepted()),
        Numbers.fixed(took, 0),
        Integer.toString(run.findings().size()));
    run.findings().forEach(this::report);
    return run.findings().isEmpty();
  }

  private boolean feed(String name, FuzzTarget target) throws IOException {
    FuzzFinding finding = new FuzzRun(name, target, seed, null).replay(Files.readAllBytes(replay));
    out.println(finding == null ? "this input causes no error" : finding.what());
    return finding == null;
  }

  private void report(FuzzFinding finding) {
    Path file = keep.resolve(FuzzTargets.file(finding));
    try {
      Files.write(file, finding.input());
    } catch (IOException e) {
      throw new UncheckedIOException("the input cannot be stored in " + file, e);
    }
    out.println("found: " + finding.signature());
    out.println(finding.what().strip().lines().limit(12).reduce((a, b) -> a + "\n" + b).orElse(""));
    out.println(
        "to repeat this: tools/run Fuzz "
            + finding.target()
            + " --replay "
            + file.toAbsolutePath());
    out.println();
  }
}
