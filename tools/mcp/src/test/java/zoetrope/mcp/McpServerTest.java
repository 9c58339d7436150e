package zoetrope.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The answers of the server to a client. */
class McpServerTest extends McpTest {
  @Test
  void listsItsToolsAndSaysThatScenesAreCode() {
    List<Tool> tools = agent.client().listTools().tools();
    Set<String> names = new TreeSet<>(tools.stream().map(Tool::name).toList());
    assertEquals(
        Set.of(
            "check",
            "describe_film",
            "doc",
            "examples",
            "manim_name",
            "objects",
            "render",
            "sheet",
            "still"),
        names);
    tools.stream()
        .filter(tool -> ((Map<?, ?>) tool.inputSchema().get("properties")).containsKey("source"))
        .forEach(tool -> assertTrue(tool.description().contains("rights"), tool.name()));
  }

  @Test
  void servesTheGuides() {
    List<Resource> guides = agent.client().listResources().resources();
    assertTrue(guides.size() > 20);
    for (Resource guide : guides) {
      var read =
          agent.client().readResource(ReadResourceRequest.builder(guide.uri()).build()).contents();
      assertTrue(((TextResourceContents) read.get(0)).text().startsWith("# "), guide.uri());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "doc        | name   | circle       | circle(double radius) -> Circle",
        "doc        | search | how do I zoom | Camera: Zoom, pan and turn",
        "manim_name | name   | Create       | showCreation",
        "examples   | name   | alwaysRedraw | alwaysRedraw(",
        "examples   | scene  | HelloCircle  | extends Scene"
      })
  void returnsTheDocumentationOfNames(String tool, String argument, String value, String part) {
    CallToolResult result = call(tool, argument, value);
    assertFalse(result.isError(), Agent.text(result));
    assertTrue(Agent.text(result).contains(part), Agent.text(result));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "check      | scene  | Nope            | unknown scene 'Nope'",
        "check      | scene  | Nope.java       | file not found",
        "check      | scene  | ../Outside.java | is outside of",
        "check      | scene  | Link.java       | is outside of",
        "check      | scene  | --all           | neither a name nor a path",
        "check      | scenes | Good.java       | unknown argument 'scenes'",
        "check      | strict | true            | expected a JSON boolean",
        "still      | set    | 3               | expected a JSON object",
        "describe_film | aspect | 9:16         | give either scene",
        "doc        | name   | circel          | did you mean circle",
        "doc        | name   | ' '             | the argument 'name' is missing",
        "manim_name | name   | Creat           | did you mean Create",
        "examples   | name   | nobodyUsesThis  | no example uses nobodyUsesThis"
      })
  void refusesWrongArguments(String tool, String argument, String value, String message) {
    CallToolResult result = call(tool, argument, value);
    assertTrue(result.isError(), Agent.text(result));
    assertTrue(Agent.text(result).contains(message), Agent.text(result));
  }

  @ParameterizedTest
  @ValueSource(strings = {"../a.mp4", "away/a.mp4", "/tmp/a.mp4"})
  void writesNoFileOutsideOfTheFolder(String file) throws IOException {
    CallToolResult result = call("render", "scene", "Good.java", "file", file, "quality", "low");
    assertTrue(result.isError() && Agent.text(result).contains("is outside of"));
    try (Stream<Path> files = Files.list(root)) {
      assertEquals(2, files.count());
    }
  }

  @Test
  void reportsCompileErrorsAsData() {
    CallToolResult result = call("check", "source", scene("Bad", "play(creat(circle(1)));"));
    JsonNode error = data(result).path("scenes").path(0).path("errors").path(0);
    assertFalse(result.isError(), Agent.text(result));
    assertEquals("Bad.java", error.path("file").asText(), Agent.text(result));
    assertEquals(5, error.path("line").asInt());
    assertTrue(error.path("hint").asText().contains("create"), error.toString());
    assertTrue(call("still", "source", scene("Bad", "play(creat(circle(1)));")).isError());
  }

  @Test
  void reportsFindingsAsData() {
    String code = "var far = text(\"far\").shift(right(7)); add(far); pause(1);";
    JsonNode finding =
        data(call("check", "source", scene("Cut", code)))
            .path("scenes")
            .path(0)
            .path("findings")
            .path(0);
    assertEquals("far", finding.path("objects").path(0).path("variable").asText());
  }

  @Test
  void returnsStillsAndSheetsAsImages() throws IOException {
    CallToolResult stills =
        call("still", "scene", "Good.java", "at", "0.5,end", "aspect", "9:16", "quality", "low");
    assertEquals(2, Agent.images(stills).size(), Agent.text(stills));
    byte[] png = Base64.getDecoder().decode(Agent.images(stills).get(0).data());
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertEquals(480, image.getWidth());
    CallToolResult sheet = call("sheet", "source", GOOD);
    assertEquals(1, Agent.images(sheet).size(), Agent.text(sheet));
    CallToolResult twoColumns = call("sheet", "source", GOOD, "columns", 2);
    assertEquals(Agent.images(twoColumns).get(0).data(), Agent.images(sheet).get(0).data());
    for (CallToolResult drawn : List.of(stills, sheet)) {
      assertFalse(Agent.text(drawn).contains(".png"), Agent.text(drawn));
    }
    CallToolResult late = call("still", "scene", "Good.java", "at", "99");
    assertTrue(late.isError() && Agent.images(late).isEmpty(), Agent.text(late));
    CallToolResult partlyLate = call("still", "scene", "Good.java", "at", "99,0.2");
    assertEquals(1, Agent.images(partlyLate).size(), Agent.text(partlyLate));
    assertTrue(partlyLate.isError(), Agent.text(partlyLate));
    assertTrue(Agent.text(partlyLate).contains("beyond"), Agent.text(partlyLate));
  }

  @Test
  void drawsContactSheetsWithTheOptionsOfTheCommandLine() {
    String lateOverlap = "var a = text(\"one\"); add(a); pause(2); add(text(\"two\")); pause(1);";
    String source = scene("Late", lateOverlap);
    CallToolResult plain =
        call("sheet", "source", source, "every", 0.5, "quality", "low", "columns", 2);
    CallToolResult boxes =
        call(
            "sheet", "source", source, "every", 0.5, "quality", "low", "columns", 2, "boxes", true);
    CallToolResult chosen = call("sheet", "source", source, "at", "1, 2.5", "title", "Two moments");
    for (CallToolResult result : List.of(plain, boxes, chosen)) {
      assertFalse(result.isError(), Agent.text(result));
      assertFalse(Agent.images(result).isEmpty());
    }
    assertEquals(Agent.images(plain).get(0).data(), Agent.images(boxes).get(0).data());
    assertNotEquals(Agent.images(plain).get(1).data(), Agent.images(boxes).get(1).data());
    CallToolResult wrong = call("sheet", "source", source, "boxes", true);
    assertTrue(Agent.text(wrong).contains("--boxes needs"), Agent.text(wrong));
  }

  @Test
  void passesOptionsOfTheCommandLine() throws IOException {
    CallToolResult still =
        call("still", "scene", "Good.java", "resolution", "200x100", "look", "print");
    byte[] png = Base64.getDecoder().decode(Agent.images(still).get(0).data());
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertEquals(List.of(200, 100), List.of(image.getWidth(), image.getHeight()));
    assertEquals(0xffffffff, image.getRGB(1, 1));
    String cut = scene("Cut", "add(text(\"far\").shift(right(7))); pause(1);");
    assertTrue(
        data(call("check", "source", cut, "ignore", ".*")).path("clean").asBoolean(), "ignored");
    CallToolResult film =
        call(
            "render",
            "scene",
            "Good.java",
            "file",
            "part.mp4",
            "quality",
            "low",
            "from",
            1,
            "to",
            1.5);
    JsonNode part = data(film).path("scenes").path(0);
    assertEquals(0.5, part.path("durationSeconds").asDouble(), 0.1, part.toString());
  }

  @Test
  void describesFilmsAndObjects() {
    String code =
        "var c = circle(size.get()); add(c); section(\"One\"); subtitle(\"A circle\", 1);";
    String field = "  final Parameter<Double> size = parameter(\"size\", 1.0);\n  protected";
    String source = scene("Described", code + " pause(2);").replaceFirst("  protected", field);
    JsonNode film =
        data(call("describe_film", "source", source, "set", Map.of("size", 2)))
            .path("scenes")
            .path(0);
    assertEquals(2, film.path("durationSeconds").asDouble(), film.toString());
    assertEquals("One", film.path("sections").path(0).path("name").asText());
    assertEquals("A circle", film.path("subtitles").path(0).path("text").asText());
    assertEquals("size", film.path("parameters").path(0).path("name").asText());
    JsonNode object =
        data(call("objects", "source", source, "set", Map.of("size", 2), "at", 1))
            .path("objects")
            .path(0);
    assertEquals("c", object.path("variable").asText());
    assertEquals(2, object.path("box").path("right").asDouble(), object.toString());
  }

  @Test
  void rendersBelowTheFolderAndReportsProgress() {
    String turn = "play(lasting(40), animate(dot().replicate(300), d -> d.rotate(1)));";
    String film = scene("Film", turn);
    int before = agent.progress().size();
    CallToolResult result = call("render", "source", film, "file", "made/film.mp4");
    assertFalse(result.isError(), Agent.text(result));
    assertTrue(Files.exists(folder.resolve("made/film.mp4")));
    List<ProgressNotification> told = agent.progress().subList(before, agent.progress().size());
    assertEquals(0, told.get(0).progress());
    boolean printed = Agent.text(result).contains(" of 2400 frames ("); // Every five seconds.
    assertEquals(printed, told.stream().anyMatch(p -> Double.valueOf(2400).equals(p.total())));
  }
}
