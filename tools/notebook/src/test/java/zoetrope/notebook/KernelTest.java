package zoetrope.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.ReplacementOptions;
import org.dflib.jjava.jupyter.kernel.display.DisplayData;
import org.dflib.jjava.jupyter.kernel.display.mime.MIMEType;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** The cells of a notebook, without Jupyter. */
class KernelTest {
  private static final ZoetropeKernel KERNEL = new ZoetropeKernel();

  @AfterAll
  static void close() {
    KERNEL.onShutdown(false);
  }

  private DisplayData output(String cell) {
    return (DisplayData) KERNEL.evalRaw(cell);
  }

  private static Object data(DisplayData output, String type) {
    return output.getData(MIMEType.parse(type));
  }

  private static BufferedImage image(DisplayData output) throws IOException {
    byte[] bytes = Base64.getDecoder().decode((String) data(output, "image/png"));
    return ImageIO.read(new ByteArrayInputStream(bytes));
  }

  private String failure(String cell) {
    CellException thrown = assertThrows(CellException.class, () -> KERNEL.evalRaw(cell));
    assertEquals(thrown.getMessage().lines().toList(), KERNEL.formatError(thrown));
    return thrown.getMessage();
  }

  @Test
  void showsTheValueOfTheLastExpression() {
    assertNull(KERNEL.evalRaw("int n = 6;\nint twice(int x) {\n  return 2 * x;\n}"));
    assertEquals("12", data(output("n++;\ntwice(n - 1)"), "text/plain"));
  }

  @Test
  void showsTheVideoOfAClassThatIsAScene() {
    DisplayData output =
        output(
            """
            class Rings extends Scene {
              @Override
              protected void construct() {
                play(create(circle(1)).runTime(0.2));
              }
            }\
            """);
    assertEquals("Rings.mp4", data(output, "text/plain"));
    String html = (String) data(output, "text/html");
    assertTrue(html.contains(" src=\"data:video/mp4;base64,AAAA"), html.substring(0, 200));
  }

  @Test
  void drawsAStillOfTheBodyOfAScene() throws IOException {
    DisplayData output = output("%%scene Dot --at end -q low\nadd(square(2).setFill(RED, 1));");
    BufferedImage image = image(output);
    assertEquals(854, image.getWidth());
    int middle = image.getRGB(427, 240);
    assertTrue((middle >> 16 & 255) > 200 && (middle & 255) < 120, Integer.toHexString(middle));
  }

  @Test
  void usesVariablesMethodsAndTypesOfEarlierCells() throws IOException {
    KERNEL.evalRaw("import java.time.DayOfWeek;\nvar sizes = List.of(0.5, 1.5);");
    KERNEL.evalRaw(
        "record Wide(double factor) {}\ndouble widest() { return factor().factor() * 1.0; }");
    KERNEL.evalRaw(
        "Wide factor() { return new Wide(sizes.get(1) * DayOfWeek.TUESDAY.getValue()); }");
    String cell = "%%scene --at end -q low\nadd(square(2 * widest()).setFill(WHITE, 1));";
    assertEquals(0xffffffff, image(output(cell)).getRGB(427 + 150, 240));
    KERNEL.evalRaw("sizes = List.of(0.5, 0.2);");
    assertFalse(image(output(cell)).getRGB(427 + 150, 240) == 0xffffffff);
  }

  @Test
  void reportsErrorsOfTheCompilerWithTheLineOfTheCellAndAHint() {
    String message = failure("%%scene Late\nvar c = circle(1);\nplay(ShowCreation(c));");
    assertTrue(
        message.contains("Late.java:3: cannot find symbol\n    play(ShowCreation(c));\n"), message);
    assertTrue(message.contains("  hint: ShowCreation is written showCreation(...)"), message);
    assertFalse(message.contains("package cells"), message);
  }

  @Test
  void reportsErrorsInTheFirstLineWithoutTheAddedCode() {
    String message = failure("class Late extends Scene { int n = \"a\";\n}");
    assertTrue(message.contains("\n    class Late extends Scene { int n = \"a\";\n"), message);
    assertTrue(message.contains("\n" + " ".repeat(4 + 35) + "^\n"), message);
  }

  @Test
  void reportsExceptionsOfScenesWithTheLineOfTheCell() {
    String message = failure("%%scene Few\nvar list = List.of(1);\nadd(circle(list.get(3)));");
    assertTrue(message.contains("Few.java:3"), message);
  }

  @Test
  void saysThatMethodsOfScenesNeedAScene() {
    String message = failure("var c = circle(1);\nplay(create(c));");
    assertTrue(
        message.contains("hint: play(...) is a method of scenes: begin the cell with %%scene"),
        message);
  }

  @Test
  void runsCommandLinesOnScenesOfTheNotebook() throws IOException {
    KERNEL.evalRaw("%%scene Far --at end -q low\nadd(text(\"far\").shift(right(20)));\npause();");
    String message = printed(() -> KERNEL.evalRaw("%render check Far"));
    assertTrue(
        message.contains("Far: play 0 (Far.java:3), 0.000 to 1.000 s: outside: Text"), message);
    assertTrue(image(output("%render Far --at 0 -q low")).getHeight() == 480);
  }

  private static String printed(Runnable code) {
    PrintStream before = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      code.run();
    } finally {
      System.setOut(before);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void leavesNoFilesInTheFolderOfTheNotebook() throws IOException {
    KERNEL.evalRaw("%%scene Nothing --at end -q low\nadd(circle(1));");
    try (Stream<Path> files = Files.list(Path.of(""))) {
      assertEquals(List.of(), files.filter(file -> file.toString().contains("Nothing")).toList());
    }
  }

  @Test
  void completesNamesInTheBodyOfAScene() {
    String cell = "%%scene\nvar c = circle(1);\nplay(crea";
    ReplacementOptions found = KERNEL.complete(cell, cell.length());
    assertTrue(found.getReplacements().contains("create("), found.getReplacements().toString());
    assertEquals(cell.length() - 4, found.getSourceStart());
  }

  @Test
  void showsTheDocumentationOfAFunction() {
    DisplayData found = KERNEL.inspect("var c = circle(1);", 10, false);
    assertTrue(((String) data(found, "text/plain")).contains("circle("), "no documentation");
  }

  @Test
  void asksForMoreLinesInsideOfABlock() {
    assertEquals("  ", KERNEL.isComplete("for (int i = 0; i < 3; i++) {"));
    assertEquals(BaseKernel.IS_COMPLETE_YES, KERNEL.isComplete("int n = 1;"));
  }

  @Test
  void stopsARunningVideoWhenJupyterInterrupts() throws Exception {
    String cell = "%%scene Endless\nplay(rotate(square(2), TAU).runTime(3000));";
    ExecutorService cells = Executors.newSingleThreadExecutor();
    try {
      Future<Object> running = cells.submit(() -> KERNEL.evalRaw(cell));
      Thread.sleep(2000);
      KERNEL.interrupt();
      ExecutionException stopped =
          assertThrows(ExecutionException.class, () -> running.get(30, TimeUnit.SECONDS));
      assertTrue(stopped.getCause().getMessage().contains("stopped"), stopped.toString());
    } finally {
      cells.shutdownNow();
    }
    assertEquals("3", data(output("1 + 2"), "text/plain"));
  }
}
