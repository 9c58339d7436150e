package zoetrope.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.Needs;
import zoetrope.cli.CommandLineTool;

/** The sample notebook, run by Jupyter. */
class JupyterTest {
  private static final long MAX_MINUTES = 5;

  @TempDir Path folder;

  @Test
  void runsTheSampleNotebook() throws Exception {
    Needs.programs("jupyter-nbconvert");
    Path data = folder.resolve("data");
    install(data);
    Path notebook = folder.resolve("tour.ipynb");
    Files.copy(Path.of("../../examples/notebooks/tour.ipynb"), notebook);
    String log = convert(notebook, data);
    Path page = folder.resolve("tour.html");
    assertTrue(Files.exists(page), log);
    String html = Files.readString(page);
    assertEquals(2, html.split("src=\"data:video/mp4;base64,AAAA", -1).length - 1, log);
    assertEquals(2, html.split("<img[^>]*\"data:image/png;base64,", -1).length - 1, log);
    assertTrue(html.contains("Manim.java:3: cannot find symbol"), "no line of the cell");
    assertTrue(html.contains("hint: ShowCreation is written showCreation(...)"), "no hint");
    assertFalse(html.contains("zoetrope.notebook.CellException"), "a stack trace");
  }

  private static void install(Path data) {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false);
    assertEquals(
        0, new CommandLineTool(nowhere, nowhere).run("notebook", "--data", data.toString()));
    assertTrue(Files.exists(data.resolve("kernels/zoetrope/kernel.json")));
  }

  private String convert(Path notebook, Path data) throws IOException, InterruptedException {
    Path log = folder.resolve("log");
    ProcessBuilder builder =
        new ProcessBuilder(
                Needs.program("jupyter-nbconvert").toString(),
                "--to=html",
                "--execute",
                notebook.toString())
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().put("JUPYTER_DATA_DIR", data.toString());
    Process process = builder.start();
    process.getOutputStream().close();
    assertTrue(process.waitFor(MAX_MINUTES, TimeUnit.MINUTES), "the notebook did not end");
    return Files.readString(log);
  }
}
