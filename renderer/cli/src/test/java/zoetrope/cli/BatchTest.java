package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.fixtures.Mistaken;
import zoetrope.fixtures.Subtitled;

/** Videos for the rows of a table. */
@Timeout(120)
class BatchTest {
  @TempDir private Path folder;
  private String printed;

  @Test
  void rendersAVideoForEachRow() throws IOException {
    run(0, Subtitled.class, "subtitles\nleft-out\n\n\"there\"\n");
    assertEquals(List.of("Subtitled-1.mp4", "Subtitled-2.mp4", "Subtitled-2.srt"), files());
  }

  @Test
  void namesFilesByColumnsInSafeCharacters() throws IOException {
    run(0, Subtitled.class, "subtitles\nleft-out\n", "--batch-name", "../{subtitles}: 休息?");
    assertEquals(List.of("Subtitled-left-out-休息.mp4"), files());
  }

  @Test
  void continuesWithTheNextRowIfOneFails() throws IOException {
    run(1, Mistaken.class, "mistake\nEXCEPTION\nNO_PLAY\n");
    assertTrue(printed.contains("never plays or pauses"), printed);
    assertTrue(printed.contains("2 of 2 rows failed: rows.csv:2, rows.csv:3"), printed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "subtitles,subs@there,1|--to 1|rows.csv:2: no parameter 'subs'; there are subtitles",
        "subtitles@there@maybe|--to 1|rows.csv:3: 'maybe' is not a value of parameter subtitles",
        "subtitles@|--to 1|rows.csv has no rows",
        "subtitles@there|--set subtitles=there|leave out one of them",
        "subtitles@there@there|--batch-name a|rows.csv:2 and rows.csv:3 would write the same file",
        "subtitles@there|--batch-name {x}|rows.csv has no column 'x'",
        "subtitles@there|--batch-name ?|--batch-name makes no name for row 1: '?'",
        "subtitles@there|--at 1|--batch and --at do not go together",
        "subtitles@there|--dry-run|--batch and --dry-run do not go together",
        "subtitles@there|--json -|--batch and --json do not go together",
      })
  void refusesWrongTablesBeforeItRenders(String table, String options, String reason)
      throws IOException {
    run(2, Subtitled.class, table.replace('@', '\n'), options.split(" "));
    assertTrue(printed.contains(reason), printed);
    assertEquals(List.of(), files());
  }

  private void run(int code, Class<?> scene, String table, String... options) throws IOException {
    Path rows = folder.resolve("rows.csv");
    Files.writeString(rows, table);
    Files.createDirectories(folder.resolve("out"));
    List<String> args = new ArrayList<>(List.of(scene.getName(), "--batch", rows.toString()));
    args.addAll(List.of("--resolution", "160x90", "--fps", "5", "--progress", "none"));
    args.addAll(List.of(options));
    if (!args.contains("--dry-run")) {
      args.addAll(List.of("-o", folder.resolve("out").toString()));
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    int actual = new CommandLineTool(stream, stream).run(args.toArray(String[]::new));
    printed = bytes.toString(StandardCharsets.UTF_8);
    assertEquals(code, actual, printed);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("out"))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
