package zoetrope.internal.render.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.scene.SceneException;

/** A scene in a single file needs only the static import of {@code Zoetrope}. */
class ImpliedImportsTest {
  private static final String SCENE =
      """
      /** Nothing to see. */
      class Try extends Scene {
        private final List<Group<Circle>> rows = new ArrayList<>();
        private Vec corner = UP;

        private Mobject<?> helper(Range range, Color color) {
          rows.add(group(circle().setColor(color)));
          return axes(range, Range.of(-1, 1)).plot(x -> x).setColor(color);
        }

        @Override
        protected void construct() {
          add(helper(Range.of(-2, 2), RED));
        }
      }
      """;

  @TempDir Path folder;

  private CompiledSource compile(String source) throws IOException {
    Path file = Files.writeString(folder.resolve("Try.java"), source);
    return SourceCompiler.compile(
        ToolProvider::getSystemJavaCompiler, file, List.of(), CachedClasses.NONE);
  }

  private String message(String source) {
    return assertThrows(SceneException.class, () -> compile(source)).getMessage();
  }

  @Test
  void typesNeedNoImport() throws IOException {
    CompiledSource source = compile("import static zoetrope.Zoetrope.*;\n" + SCENE);
    assertEquals("Nothing to see.", source.types().get(0).summary());
    assertTrue(compile("package a.b; import static zoetrope.Zoetrope.*; " + SCENE) != null);
  }

  @Test
  void aConstantOfATypeMayBeFollowedByACall() throws IOException {
    compile(
        """
        import static zoetrope.Zoetrope.*;

        class Try extends Scene {
          @Override
          protected void construct() {
            add(streamLines(p -> p, Region.FRAME, StreamOptions.DEFAULT.wide(3)));
            add(polarPlane(4, 6).addCoordinateLabels(Azimuth.DEGREES));
          }
        }
        """);
  }

  @Test
  void typesOfTheFileAndItsImportsComeFirst() throws IOException {
    compile(
        """
        import static zoetrope.Zoetrope.*;
        import java.awt.Color;

        class Try extends Scene {
          record Circle(double size, Vec at) {}

          protected void construct() {
            double size = new Circle(2, UP).size();
            int green = Color.GREEN.getGreen();
          }
        }
        """);
  }

  @Test
  void errorsQuoteTheFileAsTheAuthorWroteIt() {
    String message =
        message(
            "import static zoetrope.Zoetrope.*; class A { Vec v = UP; Nought n; }\n"
                + "class B { Range r = 3; }\n");
    assertTrue(
        message.contains(
            "    import static zoetrope.Zoetrope.*; class A { Vec v = UP; Nought n; }\n"
                + "                                                             ^\n"),
        message);
    assertTrue(
        message.contains("    class B { Range r = 3; }\n                        ^\n"), message);
    assertTrue(!message.contains("class Vec"), message);
  }

  @Test
  void filesOfAProjectNeedAllImports() throws IOException {
    Path file = Files.writeString(folder.resolve("A.java"), "class A { java.util.List<Vec> v; }\n");
    String message =
        assertThrows(
                SceneException.class,
                () ->
                    SourceCompiler.compile(
                        ToolProvider.getSystemJavaCompiler(), List.of(file), List.of()))
            .getMessage();
    assertTrue(message.contains("add the line import zoetrope.geometry.Vec;"), message);
  }
}
