package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.Failure;
import zoetrope.render.result.RenderResult;

/**
 * Throwables of source files that are thrown before a scene exists, and calls that end the program.
 */
@Timeout(120)
class SourceThrowablesTest {
  private static final RenderSettings SMALL =
      RenderSettings.of(64, 36, FrameRate.of(10)).withJobs(2);

  @TempDir private Path folder;

  private static List<String> kinds() {
    return List.of(
        "sneak(new java.io.IOException(\"mine\"));",
        "sneak(new Throwable(\"mine\"));",
        "sneak(new AssertionError(\"mine\"));",
        "sneak(new java.util.concurrent.CancellationException(\"mine\"));",
        "sneak(new InterruptedException(\"mine\"));",
        "sneak(new NoClassDefFoundError(\"mine\"));",
        "sneak(new ExceptionInInitializerError(\"mine\"));",
        "sneak(new OutOfMemoryError(\"mine\"));",
        "Thread.currentThread().interrupt();",
        "k(KIND);",
        "System.exit(0);",
        "java.util.function.IntConsumer leave = System::exit; leave.accept(0);",
        "Thread t = new Thread(() -> sneak(new IllegalStateException(\"mine\")));"
            + " t.start(); join(t);");
  }

  /**
   * Returns the bodies of scene classes by name. {@code BAD} stands for the expression that fails.
   */
  private static Map<String, String> places() {
    Map<String, String> places = new LinkedHashMap<>();
    String rest = " @Override protected void construct() { pause(0.5); }";
    places.put("StaticInitializer", "static { BAD; }" + rest);
    places.put("StaticField", "static final int X = BAD;" + rest);
    places.put("Field", "final int x = BAD;" + rest);
    places.put("Constructor", "NAME() { BAD; }" + rest);
    places.put(
        "OtherClass",
        "@Override protected void construct() { pause(Other.X); }"
            + " static class Other { static final int X = BAD; }");
    places.put("Construct", "@Override protected void construct() { pause(0.5); BAD; }");
    places.put(
        "Act",
        "@Override protected void construct() { perform(new zoetrope.scene.Act<Void>()"
            + " { @Override protected Void construct() { BAD; return null; } }); pause(0.5); }");
    return places;
  }

  private static String source() {
    StringBuilder text = new StringBuilder("import zoetrope.scene.Scene;\n\n");
    places()
        .forEach(
            (name, body) -> {
              for (int kind = 0; kind < kinds().size(); kind++) {
                String full =
                    body.replace("BAD", "Bad.k(" + kind + ")").replace("NAME", name + kind);
                text.append("class " + name + kind + " extends Scene { " + full + " }\n");
              }
            });
    text.append(
        "class Beside extends Scene { @Override protected void construct() { pause(); } }\n");
    text.append("class Bad {\n");
    text.append("  @SuppressWarnings(\"unchecked\")\n");
    text.append(
        "  static <T extends Throwable> void sneak(Throwable e) throws T { throw (T) e; }\n");
    text.append("  static void join(Thread t) {\n");
    text.append("    try { t.join(); } catch (InterruptedException e) { sneak(e); } }\n");
    text.append("  static int k(int kind) {\n    switch (kind) {\n");
    for (int kind = 0; kind < kinds().size(); kind++) {
      String bad =
          kinds()
              .get(kind)
              .replace("KIND", "" + kind)
              .replace("sneak(", "Bad.<RuntimeException>sneak(");
      text.append("      case " + kind + ": { " + bad + " break; }\n");
    }
    return text.append("    }\n    return 1;\n  }\n}\n").toString();
  }

  @Test
  void eachFailureIsReportedForItsSceneWithFileAndLine() throws IOException {
    Path file = Files.writeString(folder.resolve("Given.java"), source());
    List<SceneEntry> scenes = new SourceScenes(getClass().getClassLoader()).find(file.toString());
    List<RenderRequest> requests = new ArrayList<>();
    for (SceneEntry scene : scenes) {
      requests.add(RenderRequest.film(scene, folder.resolve("f" + requests.size() + ".gif")));
    }
    List<RenderResult> results = new Renderer(SMALL).render(requests);
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < scenes.size(); i++) {
      String name = scenes.get(i).name();
      if (name.equals("Beside")) {
        assertTrue(results.get(i).done(), "the correct scene in the same file");
      } else {
        faults.addAll(faults(name, results.get(i)));
      }
    }
    assertEquals(List.of(), faults);
    assertEquals(places().size() * kinds().size() + 1, scenes.size());
  }

  private static List<String> faults(String name, RenderResult result) {
    if (result.failure().isEmpty()) {
      return List.of(name + ": no failure");
    }
    Failure found = result.failure().get();
    boolean unplaced = found.message().contains("interrupted its own thread");
    boolean placed = unplaced || found.file().equals("Given.java") && found.line() > 0;
    return placed ? List.of() : List.of(name + ": " + found.kind() + " " + found);
  }
}
