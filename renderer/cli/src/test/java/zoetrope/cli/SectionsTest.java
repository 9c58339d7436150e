package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
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
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.fixtures.Subtitled;
import zoetrope.render.request.NamedSection;

/** Sections and subtitles, from the scene to the files. */
@Timeout(120)
class SectionsTest {
  private static final String SUBTITLES =
      """
      1
      00:00:00,500 --> 00:00:01,250
      It slides.

      2
      00:00:01,500 --> 00:00:01,623
      Über √2 休息,
      it rests.

      3
      00:00:02,500 --> 00:00:03,500
      On it goes.
      """;

  @TempDir private Path folder;
  private String printed;

  @Test
  void printsTheOptionForEachSection() {
    run(0, "info");
    assertTrue(printed.contains("--section \"First steps\" (0.500 s to 1.500 s)"), printed);
    assertTrue(printed.contains("--section Rest (1.500 s to 2.500 s)"), printed);
    assertTrue(printed.contains("--section On (2.500 s to 3.500 s)"), printed);
    run(0, "info", "--json", "-");
    assertTrue(printed.replaceAll("\\s+", "").contains(json("Rest", 1.5, 1.0)), printed);
  }

  @Test
  void printsChoicesAsTheyAreTyped() {
    run(0, "info");
    assertTrue(printed.contains("--set subtitles=... (there|left-out, by default there)"), printed);
    run(0, "info", "--json", "-");
    assertTrue(printed.contains("\"default\": \"there\""), printed);
  }

  @Test
  void listsSectionsAndSubtitlesInADryRun() {
    run(0, "--dry-run");
    List<String> lines = printed.lines().map(String::strip).toList();
    assertEquals("0.500     1.000  section First steps", lines.get(2));
    assertTrue(lines.get(3).startsWith("1      0.500     1.000"), printed);
    assertEquals("2.500     1.000  section On", lines.get(6));
    run(0, "--dry-run", "--json", "-");
    String report = printed.replaceAll("\\s+", "");
    assertTrue(report.contains(json("Firststeps", 0.5, 1.0)), printed);
    assertTrue(report.contains("{\"text\":\"Itslides.\",\"startSeconds\":0.5,"), printed);
  }

  @Test
  void rendersExactlyTheFramesOfASection() throws IOException {
    run(0, "--frames", folder + "/rest", "--section", "Rest");
    assertEquals(20, files().size());
    assertEquals("rest/frame-00030.png", files().get(0));
    assertEquals("rest/frame-00049.png", files().get(19));
    run(0, "--frames", folder + "/first", "--section", "First steps");
    assertTrue(files().containsAll(List.of("first/frame-00010.png", "first/frame-00029.png")));
    run(0, "--frames", folder + "/on", "--section", "On");
    assertEquals(60, files().size());
  }

  @Test
  void rendersASectionByItsTimes() throws IOException {
    run(0, "-o", folder + "/a.mp4", "--section", "Rest");
    run(0, "-o", folder + "/b.mp4", "--from", "1.5", "--to", "2.5", "--jobs", "1");
    for (String ending : List.of("mp4", "srt")) {
      assertArrayEquals(
          Files.readAllBytes(folder.resolve("a." + ending)),
          Files.readAllBytes(folder.resolve("b." + ending)));
    }
  }

  @ParameterizedTest
  @CsvSource({"mp4", "mov", "mkv", "webm", "gif"})
  void writesSubtitlesNextToEveryKindOfVideo(String ending) throws IOException {
    run(0, "-o", folder + "/told." + ending, "--json", "-");
    String name = ending.equals("webm") ? "told.vtt" : "told.srt";
    assertEquals(Set.of("told." + ending, name), Set.copyOf(files()));
    assertEquals(
        ending.equals("webm")
            ? "WEBVTT\n\n" + SUBTITLES.replaceAll("(\\d),(\\d)", "$1.$2")
            : SUBTITLES,
        Files.readString(folder.resolve(name)));
    assertTrue(printed.contains(name + "\""), printed);
  }

  @Test
  void shiftsAndCutsSubtitlesOfAPart() throws IOException {
    run(0, "-o", folder + "/told.mp4", "--from", "1", "--to", "3");
    assertEquals(
        """
        1
        00:00:00,000 --> 00:00:00,250
        It slides.

        2
        00:00:00,500 --> 00:00:00,623
        Über √2 休息,
        it rests.

        3
        00:00:01,500 --> 00:00:02,000
        On it goes.
        """,
        Files.readString(folder.resolve("told.srt")));
  }

  @Test
  void writesNoSubtitlesForImages() throws IOException {
    run(0, "--frames", folder + "/f", "--to", "1");
    run(0, "--at", "1", "-o", folder + "/still.png");
    assertTrue(files().stream().allMatch(name -> name.endsWith(".png")), files().toString());
  }

  @Test
  void keepsAnOldSubtitleFileAndReportsIt() throws IOException {
    String[] silent = {"-o", folder + "/told.mp4", "--set", "subtitles=left-out"};
    run(0, silent);
    assertEquals(List.of("told.mp4"), files());
    Files.writeString(folder.resolve("told.srt"), "by hand");
    run(0, silent);
    assertTrue(printed.contains("told.srt together with it: delete this file"), printed);
    assertEquals("by hand", Files.readString(folder.resolve("told.srt")));
  }

  @Test
  void reportsUnwritableSubtitlesBeforeTheFirstFrame() throws IOException {
    Files.createDirectory(folder.resolve("told.srt"));
    run(2, "-o", folder + "/told.mp4");
    assertTrue(printed.contains("told.srt is a folder"), printed);
    assertEquals(List.of(), files());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--section Rset                 | no section 'Rset'; did you mean Rest?",
        "--section Epilogue             | its sections are First steps, Rest, On",
        "--section Rest --section On    | --section",
        "--section Rest --from 1        | --from and --section do not go together",
        "--section Rest --to 1          | --to and --section do not go together",
        "--section Rest --at 1          | leave out --section",
        "--section Rest --dry-run       | leave out --section",
        "--section                      | --section",
      })
  void treatsAnUnknownSectionAsWrongUsage(String options, String reason) throws IOException {
    boolean writes = !options.matches(".*--(at|dry-run).*");
    String all = options + (writes ? " -o " + folder.resolve("x.mp4") : "");
    run(2, options.endsWith("section") ? new String[] {options} : all.split(" "));
    assertTrue(printed.startsWith("error: ") && printed.contains(reason), printed);
    assertEquals(List.of(), files());
  }

  @Test
  void givesThePartAnotherFileNameThanTheWholeVideo() throws IOException {
    for (String part : List.of("", "--from 1 --to frame:30", "--from 1.5s", "--to 1", "--from 0")) {
      List<String> args = new ArrayList<>(List.of(Subtitled.class.getName(), "Sliding"));
      args.addAll(List.of("-o", folder.toString()));
      args.addAll(part.isEmpty() ? List.of() : List.of(part.split(" ")));
      runs(0, args);
    }
    assertEquals(
        List.of(
            "Subtitled-0-1.mp4",
            "Subtitled-1-frame30.mp4",
            "Subtitled-1.5-end.mp4",
            "Subtitled.mp4"),
        files().stream().filter(name -> name.matches("Subtitled.*mp4")).toList());
  }

  @ParameterizedTest
  @CsvSource({"Softmax, Softmax", "First steps, First-steps", "../A/B: 休息, -A-B-休息"})
  void convertsSectionNamesToFileNames(String name, String label) {
    assertEquals(label, new NamedSection(name).label());
  }

  @Test
  void reportsASceneWithoutSections() {
    runs(2, List.of("Sliding", "-o", folder + "/x.mp4", "--section", "Rest"));
    assertTrue(printed.contains("the scene has no section 'Rest'; it has no sections"), printed);
  }

  private static String json(String name, double start, double duration) {
    return "{\"name\":\""
        + name
        + "\",\"startSeconds\":"
        + start
        + ",\"durationSeconds\":"
        + duration
        + "}";
  }

  /** Runs the scene with options, or {@code info} for it. */
  private void run(int code, String... options) {
    List<String> args = new ArrayList<>(List.of(options));
    args.add(args.get(0).equals("info") ? 1 : 0, Subtitled.class.getName());
    runs(code, args);
  }

  private void runs(int code, List<String> given) {
    List<String> args = new ArrayList<>(given);
    args.addAll(List.of("--resolution", "160x90", "--fps", "20"));
    if (!args.get(0).equals("info")) {
      args.addAll(List.of("--progress", "none"));
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    int actual = new CommandLineTool(stream, stream).run(args.toArray(String[]::new));
    printed = bytes.toString(StandardCharsets.UTF_8);
    assertEquals(code, actual, printed);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }
}
