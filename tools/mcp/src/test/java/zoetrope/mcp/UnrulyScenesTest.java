package zoetrope.mcp;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scenes that end, block or disturb the server, and calls that are cancelled. */
class UnrulyScenesTest extends McpTest {
  private static final String WAITING =
      "while (true) { java.util.concurrent.locks.LockSupport.parkNanos(1_000_000); }";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "var all = new java.util.ArrayList<long[]>(); while (true) { all.add(new long[99999]); } |"
            + " out of memory",
        "System.exit(0); | throw an exception instead",
        "Runtime.getRuntime().halt(0); | throw an exception instead",
        "try { Runtime.class.getMethod(\"halt\", int.class).invoke(Runtime.getRuntime(), 0); }"
            + " catch (ReflectiveOperationException e) { } | the process of the scene ended",
        "try { new java.io.FileOutputStream(java.io.FileDescriptor.out).write(new byte[9]); } catch"
            + " (java.io.IOException e) { } pause(1); | the process of the scene ended",
      })
  void aBadSceneDoesNotHarmTheServer(String code, String message) {
    CallToolResult result = call("check", "source", scene("Wild", code));
    assertTrue(Agent.text(result).contains(message), Agent.text(result));
    assertWorks();
  }

  /** The scene waits, because a busy loop would slow down the tests that run beside this one. */
  @Test
  void anEndlessSceneDoesNotHarmTheServer() {
    try (Agent impatient = new Agent(folder, "20s")) {
      String endless = scene("Wild", WAITING);
      CallToolResult result = impatient.call("check", Map.of("source", endless));
      assertTrue(Agent.text(result).contains("exceeded the time limit of 20 s"));
      JsonNode good = data(impatient.call("check", Map.of("scene", "Good.java")));
      assertTrue(good.path("clean").asBoolean(), good::toString);
    }
  }

  @Test
  void theAnswerContainsTheOutputOfTheScene() {
    String code = "System.out.println(\"printed\"); pause(1);";
    assertTrue(Agent.text(call("check", "source", scene("Loud", code))).contains("printed"));
  }

  @Test
  void answersTwoCallsAtOnceAndCancelsOne() {
    Object before = agent.lastRequest();
    String hanging = scene("Hanging", "while (true) { }");
    CompletableFuture<CallToolResult> first =
        CompletableFuture.supplyAsync(() -> call("check", "source", hanging));
    while (agent.lastRequest().equals(before)) {
      Thread.onSpinWait();
    }
    Object request = agent.lastRequest();
    assertWorks();
    assertFalse(first.isDone());
    agent.cancel(request);
    assertTrue(Agent.text(first.join()).contains("cancelled"));
  }

  @Test
  void cancelsACall() throws IOException, InterruptedException {
    String endless = scene("Endless", "while (true) { pause(1000); }");
    long start = System.nanoTime();
    CompletableFuture<CallToolResult> film =
        CompletableFuture.supplyAsync(
            () -> call("render", "source", endless, "file", "cancelled.mp4"));
    Thread.sleep(2000);
    agent.cancel(agent.lastRequest());
    assertTrue(Agent.text(film.join()).contains("cancelled"));
    assertTrue(System.nanoTime() - start < 60e9);
    try (Stream<Path> files = Files.list(folder)) {
      assertTrue(files.noneMatch(file -> file.toString().contains("cancelled")));
    }
    assertWorks();
  }
}
