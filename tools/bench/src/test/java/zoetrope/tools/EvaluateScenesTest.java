package zoetrope.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The evaluation of scene files that other authors wrote. Some of the files are broken. */
class EvaluateScenesTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void countsWhatEachFileDoes(@TempDir Path folder) throws IOException {
    scene(folder.resolve("Clean.java"), "add(circle(1)); pause(1);");
    scene(folder.resolve("Cut.java"), "add(text(\"far\").shift(right(7))); pause(1);");
    scene(
        folder.resolve("Hangs.java"),
        "while (true) { java.util.concurrent.locks.LockSupport.parkNanos(1_000_000); }");
    scene(folder.resolve("Misspelt.java"), "add(circel(1));");
    scene(
        folder.resolve("Memory.java"),
        "var all = new java.util.ArrayList<int[]>(); while (true) { all.add(new int[9_000_000]);"
            + " }");
    Path json = folder.resolve("results.json");
    String[] line = {folder.toString(), "--timeout=20s", "--memory=256", "--json=" + json};

    assertEquals(0, run(line), err::toString);

    JsonNode results = new ObjectMapper().readTree(json.toFile());
    JsonNode files = results.path("files");
    assertEquals(
        "Clean.java true true, Cut.java true true, Hangs.java true false, Memory.java true false,"
            + " Misspelt.java false false",
        facts(files));
    assertEquals(1, files.path(1).path("findings").path("cut").asInt(), files::toString);
    assertTrue(files.path(2).path("problem").asText().contains("time limit"), files::toString);
    assertTrue(files.path(4).path("problem").asText().startsWith("line 6: "), files::toString);
    assertEquals(4, results.path("sum").path("compiled").asInt());
    assertEquals(1, results.path("sum").path("severities").path("error").asInt());
    String text = out.toString(StandardCharsets.UTF_8);
    assertTrue(text.contains("4 of 5 compiled, 2 ran, 1 are clean"), text);
    assertTrue(text.contains("Misspelt.java: line 6: "), text);
  }

  @Test
  void refusesAFolderWithoutScenes(@TempDir Path folder) {
    assertEquals(2, run(folder.toString()));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("has no Java files"));
    assertEquals(2, run(folder.resolve("missing").toString()));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("is not a folder"));
  }

  private static void scene(Path file, String code) throws IOException {
    String name = file.getFileName().toString().replace(".java", "");
    Files.writeString(
        file,
        "import static zoetrope.Zoetrope.*;\n\npublic class "
            + name
            + " extends Scene {\n  @Override\n  protected void construct() {\n    "
            + code
            + "\n  }\n}\n");
  }

  private static String facts(JsonNode files) {
    StringBuilder facts = new StringBuilder();
    for (JsonNode file : files) {
      facts
          .append(facts.isEmpty() ? "" : ", ")
          .append(file.path("file").asText())
          .append(' ')
          .append(file.path("compiled").asBoolean())
          .append(' ')
          .append(file.path("ran").asBoolean());
    }
    return facts.toString();
  }

  private int run(String... arguments) {
    return ToolLauncher.run(
        new EvaluateScenes(),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8),
        arguments);
  }
}
