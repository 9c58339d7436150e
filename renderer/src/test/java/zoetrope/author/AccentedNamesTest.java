package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;

/** Files are found whether é is one character in their names, or e with an accent. */
class AccentedNamesTest {
  /** An e with an accent, as one character and as two. */
  private static final String COMPOSED = "caf\u00e9";

  private static final String DECOMPOSED = "cafe\u0301";

  private static final String DRAWING =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9'"
          + " height='9'/></svg>";

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"true", "false"})
  void findsADrawing(boolean composedInSource) throws IOException {
    String source = composedInSource ? COMPOSED : DECOMPOSED;
    String disk = composedInSource ? DECOMPOSED : COMPOSED;
    Path inner = Files.createDirectory(folder.resolve(disk));
    Files.writeString(inner.resolve(disk + ".svg"), DRAWING);
    Path file =
        Files.writeString(
            folder.resolve("Named.java"),
            "import static zoetrope.Zoetrope.*;\nclass Named extends Scene {\n"
                + "  protected void construct() { add(svgMobject(\"%s/%s.svg\")); pause(0.1); }\n}\n"
                    .formatted(source, source));
    List<SceneEntry> scenes =
        new SourceScenes(AccentedNamesTest.class.getClassLoader()).find(file.toString());
    Renderer renderer = new Renderer(RenderSettings.of(160, 90, FrameRate.of(10)));
    assertEquals(1, renderer.dryRun(scenes.get(0)).frames());
  }
}
