package zoetrope.mcp;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The base of tests of the server, which runs in another process, with a client of the SDK. */
@Timeout(180)
abstract class McpTest {
  static final String GOOD = scene("Good", "play(write(text(\"Hello\"))); pause(1);");

  @TempDir static Path root;
  static Path folder;
  static Agent agent;

  @BeforeAll
  static void start() throws IOException {
    folder = Files.createDirectory(root.resolve("scenes")).toRealPath();
    Files.writeString(folder.resolve("Good.java"), GOOD);
    Files.writeString(root.resolve("Outside.java"), scene("Outside", "pause(1);"));
    Files.createSymbolicLink(folder.resolve("Link.java"), root.resolve("Outside.java"));
    Files.createSymbolicLink(folder.resolve("away"), root);
    agent = new Agent(folder, "60s"); // Another build on this machine may take most of its time.
  }

  @AfterAll
  static void stop() {
    agent.close();
  }

  static String scene(String name, String code) {
    return "import static zoetrope.Zoetrope.*;\n\nclass "
        + name
        + " extends Scene {\n  protected void construct() {\n    "
        + code
        + "\n  }\n}\n";
  }

  static CallToolResult call(String tool, Object... arguments) {
    Map<String, Object> map = new java.util.LinkedHashMap<>();
    for (int i = 0; i < arguments.length; i += 2) {
      map.put((String) arguments[i], arguments[i + 1]);
    }
    return agent.call(tool, map);
  }

  static JsonNode data(CallToolResult result) {
    return new ObjectMapper().valueToTree(result.structuredContent());
  }

  static void assertWorks() {
    assertTrue(data(call("check", "scene", "Good.java")).path("clean").asBoolean());
  }
}
