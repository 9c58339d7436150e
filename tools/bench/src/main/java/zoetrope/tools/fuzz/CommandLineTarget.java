package zoetrope.tools.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import zoetrope.cli.CommandLineTool;

/**
 * Command lines, one argument per line. They draw at most a still or a storyboard, into a folder
 * that is deleted.
 */
final class CommandLineTarget extends FolderTarget {
  private static final String[] OPTIONS =
      ("--at --from --to --section --play --line --quality -q -r --resolution --aspect"
              + " --fps --fit --set --seed --crf --preset -j --jobs --progress --json --stacktrace"
              + " --help --version --strict --ignore --all --dry-run --timeout --voice"
              + " --words-per-minute --language --burn-subtitles --loudness --transparent --shard"
              + " --presentation --raster-scale --no-cache --check-cache --cache-size --paper"
              + " --portrait --columns --manim --unknown")
          .split(" ");
  private static final String[] VALUES =
      ("low|high|4k|1x1|100x50|99999x99999|-1x5|end|frame:3|3-5|3-|9:16|expand|height"
              + "|phrase=the old man saw a boat|x|=|a=b|none|plain|-|| |30000/1001|0|29.97"
              + "|superfast|veryslow|recorded|de|de,fr|-16|2/5|Opening.java:40|letter|2GB|1e9"
              + "|circle|é世|*")
          .split("\\|", -1);
  private static final String[] SCENES =
      ("SoftmaxTemperature AttentionPatterns StillPage Nobody none.java zoetrope . /"
              + " StillPicture Softmax*")
          .split(" ");
  private static final String[] COMMANDS = {
    "list", "info", "lint", "help", "completion", "doctr", "doc", "voice", "sheet"
  };

  @Override
  public byte[] generate(Random random) {
    Mutator mutator = new Mutator(random);
    List<String> line = new ArrayList<>();
    if (random.nextInt(5) == 0) {
      line.add(mutator.pick(COMMANDS));
    }
    if (random.nextInt(6) > 0) {
      line.add(mutator.pick(SCENES));
    }
    for (int i = random.nextInt(4); i > 0; i--) {
      String option = mutator.pick(OPTIONS);
      String value = random.nextInt(3) == 0 ? mutator.number() : mutator.pick(VALUES);
      switch (random.nextInt(4)) {
        case 0 -> line.add(option);
        case 1 -> line.add(option + "=" + value);
        default -> line.addAll(List.of(option, value));
      }
    }
    line.add(random.nextInt(8) == 0 ? "--at=0.1" : "--dry-run");
    return TextInput.bytes(String.join("\n", line));
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    List<String> line = new ArrayList<>();
    for (String word : TextInput.text(input).split("\n", -1)) {
      if (!word.startsWith("--json") && !word.startsWith("--all") && !word.startsWith("--frames")) {
        line.add(word);
      }
    }
    if (!line.isEmpty() && line.get(0).equals("sheet")) {
      line.remove("--dry-run");
      line.replaceAll(word -> List.of(SCENES).contains(word) ? "StillPicture" : word);
      line.addAll(List.of("-o", file("sheet.pdf").toString()));
      return run(line.toArray(String[]::new));
    }
    boolean still = line.stream().anyMatch(word -> word.startsWith("--at"));
    if (!still && !line.contains("--dry-run")) {
      line.add("--dry-run");
    }
    if (still) {
      line.addAll(List.of("-o", file("still.png").toString()));
    }
    return run(line.toArray(String[]::new));
  }

  private static boolean run(String... line) throws UnwantedOutcome {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        new CommandLineTool(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8))
            .run(line);
    String errors = err.toString(StandardCharsets.UTF_8);
    boolean asked = List.of(line).contains("--stacktrace");
    if (code < 0 || code > 2 || code != 0 && errors.isBlank()) {
      throw new UnwantedOutcome("exit code " + code + ", output: " + errors);
    }
    if (errors.contains("internal error") || !asked && errors.contains("\tat ")) {
      throw new UnwantedOutcome("unwanted output: " + errors);
    }
    return code == 0;
  }
}
