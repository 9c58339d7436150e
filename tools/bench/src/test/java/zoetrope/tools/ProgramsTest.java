package zoetrope.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.Needs;
import zoetrope.NeedsX264;

/** The programs complete on very small inputs; their measurements are not checked. */
class ProgramsTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @NeedsX264
  @Test
  void theBenchmarkPrintsATableOfScenesAndSizes() {
    assertEquals(
        0,
        tool(new Benchmark(), "StillPicture", "--at=low", "--fps=5", "--to=frame:3", "--runs=1"),
        text(err));
    assertTrue(text(out).contains("| StillPicture low |      3 |       66.7 |"), text(out));
    assertTrue(text(out).contains("| 1 job: ms per frame "), text(out));
    assertEquals(2, tool(new Benchmark(), "--at", "1080i"));
    assertTrue(text(err).contains("expected low, medium, high"), text(err));
  }

  @Test
  void comparesDrawingsWithLibrsvgIfItIsInstalled(@TempDir Path folder) throws IOException {
    String svg =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 20'>"
            + "<path d='M5 10H35' stroke='red' stroke-width='4'/></svg>";
    Files.writeString(folder.resolve("line.svg"), svg);

    assertEquals(0, tool(new SvgComparison(), folder.toString()), text(err));
    boolean compared = text(out).contains("1 compared, median 1.0000, 0 below 0.97, 0 refused");
    assertTrue(compared || text(out).contains("rsvg-convert is not installed"), text(out));
    assertEquals(2, tool(new SvgComparison(), folder.resolve("none").toString()));
  }

  @Test
  void stillsOfPathsLookTheSameInLibrsvgAndPoppler() {
    Needs.programs("rsvg-convert", "pdftoppm");
    String[] scenes = {"CollidingBlocks", "--moments=2", "--width=480"};
    assertEquals(0, tool(new VectorCheck(), scenes), text(err));
    Pattern summary =
        Pattern.compile("2 frames; median SSIM of SVG 0\\.99\\d+, of PDF 0\\.9[89]\\d+");
    assertTrue(summary.matcher(text(out)).find(), text(out));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-3", "2.5", "many"})
  void refusesACountThatIsNotAPositiveWholeNumber(String count) {
    assertRefusesCount(new Benchmark(), "--runs", count);
  }

  private void assertRefusesCount(ToolLauncher.Tool tool, String option, String count) {
    assertEquals(2, tool(tool, option + "=" + count));
    String reason = "'" + option + "': '" + count + "' is not a count: use 1 or more";
    assertTrue(text(err).contains(reason), text(err));
  }

  @Test
  void exitsWithCode2ForAnUnknownScene() {
    assertEquals(2, tool(new Benchmark(), "StillPictur"));
    assertTrue(text(err).contains("did you mean StillPicture?"), text(err));
  }

  private int tool(ToolLauncher.Tool tool, String... args) {
    out.reset();
    err.reset();
    return ToolLauncher.run(tool, stream(out), stream(err), args);
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).strip();
  }
}
