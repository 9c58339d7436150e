package zoetrope.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.internal.video.still.Png;
import zoetrope.tools.control.Control;
import zoetrope.tools.control.ControlTable;
import zoetrope.tools.pictures.Pixels;
import zoetrope.tools.pictures.PngFiles;

class ControlFramesTest {
  private static final String NAME = "creation/FadeIn";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  @TempDir Path folder;

  private Control control;
  private List<int[]> pictures;

  @BeforeEach
  void drawAScene() {
    control =
        ControlTable.all().controls().stream()
            .filter(c -> c.name().equals(NAME))
            .findFirst()
            .orElseThrow();
    pictures = control.pictures();
  }

  @Test
  void reportsAnSsimOfOneForEqualImages() {
    write(NAME, pictures.get(6));
    write(NAME + "-3", pictures.get(3));
    write(NAME + "-6", pictures.get(6));

    assertEquals(ToolLauncher.DONE, run("--only", NAME));
    assertTrue(text().contains("| creation/FadeIn |        3 |     1.0000 |"), text());
  }

  @Test
  void reportsAVeryDifferentImageAndShowsItNextToOurs() {
    int[] grey = new int[control.width() * control.height()];
    java.util.Arrays.fill(grey, 0xff808080);
    write(NAME, grey);
    Path sheets = folder.resolve("sheets");

    assertEquals(ToolLauncher.FAILED, run("--only", NAME, "-o", sheets.toString()));
    assertTrue(text().contains("below 0.97, not explained: creation/FadeIn"), text());
    Pixels sheet = PngFiles.read(sheets.resolve(NAME + ".png"));
    assertEquals(3 * control.width(), sheet.width());
  }

  @Test
  void reportsAVideoOfAnotherLength() {
    write(NAME + "-12", pictures.get(6));

    assertEquals(ToolLauncher.FAILED, run("--only", NAME));
    assertTrue(text().contains("no frame 12"), text());
  }

  @Test
  void reportsImagesWithoutAScene() {
    write("creation/Nothing", pictures.get(6));

    assertEquals(ToolLauncher.FAILED, run("--only", "creation/Nothing"));
    assertTrue(text().contains("has only images or only a scene: creation/Nothing"), text());
  }

  @Test
  void exitsWithTheCodeForUsageIfTheFolderHasNoImages() {
    assertEquals(ToolLauncher.USAGE, run());
  }

  private void write(String name, int[] argb) {
    Path file = folder.resolve(name + ".png");
    try {
      Files.createDirectories(file.getParent());
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    Png.write(file, argb, control.width(), control.height());
  }

  private int run(String... options) {
    String[] args = new String[options.length + 1];
    args[0] = folder.toString();
    System.arraycopy(options, 0, args, 1, options.length);
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    return ToolLauncher.run(new ControlFrames(), stream, stream, args);
  }

  private String text() {
    return out.toString(StandardCharsets.UTF_8);
  }
}
