package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The output and the exit code of {@code objects}. */
class ObjectsCommandTest {
  private static final String SCENE =
      """
      import static zoetrope.Zoetrope.*;
      public final class Covered extends Scene {
        protected void construct() {
          var below = square(2)
              .setFill(BLUE, 1)
              .setStroke(BLUE, 0);
          var above = rectangle(1, 2).setFill(RED, 1).setStroke(RED, 0).moveTo(at(0.5, 0));
          add(below, above, text("far").moveTo(at(20, 0)));
          pause(1);
          remove(above);
          pause(1);
        }
      }
      """;

  @TempDir private Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private String scene;

  @BeforeEach
  void write() throws IOException {
    scene = Files.writeString(folder.resolve("Covered.java"), SCENE).toString();
  }

  private int run(String... arguments) {
    out.reset();
    err.reset();
    return new CommandLineTool(
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8))
        .run(arguments);
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void namesVariablesLinesBoxesAndCovers() {
    assertEquals(0, run("objects", scene, "--at", "0.5", "-r", "640x360", "--fps", "10"));
    List<String> lines = out().lines().toList();
    assertEquals("Covered, frame 5, 0.500 s: 3 objects on the stage", lines.get(0));
    assertTrue(lines.get(1).contains("below: Square  Covered.java:4  x -1.00 to 1.00"), out());
    assertTrue(lines.get(1).endsWith("50 % visible, covered by #2"), out());
    assertTrue(lines.get(2).contains("above: Rectangle  Covered.java:7"), out());
    assertTrue(lines.get(2).endsWith("fill #FC6255  100 % visible"), out());
    assertTrue(lines.get(3).contains("Text \"far\"  Covered.java:8"), out());
    assertTrue(lines.get(3).endsWith("not visible in the frame"), out());
    assertEquals(4, lines.size(), out());
  }

  @Test
  void listsTheLastFrameByDefault() {
    assertEquals(0, run("objects", scene, "-r", "640x360", "--fps", "10"));
    assertTrue(out().startsWith("Covered, frame 19, 1.900 s: 2 objects"), out());
    assertTrue(out().contains("100 % visible"), out());
  }

  @Test
  void writesTheFactsAsJson() {
    assertEquals(0, run("objects", scene, "--at", "0.5", "-r", "640x360", "--json", "-"));
    for (String fact :
        List.of(
            "\"scene\": \"Covered\"",
            "\"class\": \"zoetrope.mobject.shapes.Square\"",
            "\"variable\": \"below\"",
            "\"line\": 4",
            "\"visible\": 0.5",
            "\"fill\": \"#58C4DD\"",
            "\"text\": \"far\"",
            "\"pixels\": null")) {
      assertTrue(out().contains(fact), () -> fact + " in " + out());
    }
  }

  @Test
  void refusesATimeAfterTheEnd() {
    assertEquals(2, run("objects", scene, "--at", "7"));
    assertTrue(
        err.toString(StandardCharsets.UTF_8).contains("Covered ends before 7 s"), err::toString);
    assertEquals("", out());
  }
}
