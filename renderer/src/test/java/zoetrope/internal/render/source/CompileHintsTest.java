package zoetrope.internal.render.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.internal.render.source.Mistakes.Mistake;
import zoetrope.reference.Reference;
import zoetrope.scene.SceneException;

/** Typical mistakes of authors who know Manim get the right hints and no others. */
class CompileHintsTest {
  /** The minimum number of rows in the table. */
  private static final int ROWS = 600;

  private static final Pattern CALLS = Pattern.compile("\\b([a-z]\\w*)\\(");

  /** Methods of Java in the hints, and an example function f. */
  private static final Set<String> JAVA =
      Set.of(
          "f",
          "sin",
          "atan2",
          "nextDouble",
          "nextInt",
          "format",
          "sqrt",
          "toList",
          "println",
          "parseDouble",
          "mapToDouble",
          "repeat",
          "round",
          "signum",
          "charAt",
          "substring",
          "toArray",
          "add",
          "get",
          "readAllLines",
          "size",
          "length",
          "of");

  @Test
  void everyMistakeHasItsHintAndNoOther() throws IOException {
    List<Mistake> table = Mistakes.read(getClass().getResourceAsStream("mistakes.tsv"));
    assertTrue(table.size() >= ROWS, () -> table.size() + " rows");
    List<String> wrong = new ArrayList<>();
    for (Mistakes.CompileResult said : Mistakes.compile(table)) {
      List<String> expected = said.mistake().hints();
      boolean all =
          expected.stream().allMatch(e -> said.hints().stream().anyMatch(h -> h.contains(e)));
      boolean others =
          said.hints().stream().anyMatch(h -> expected.stream().noneMatch(h::contains));
      if (!all || others) {
        wrong.add(said + "\n");
      }
    }
    assertEquals(List.of(), wrong);
  }

  /** Newer versions of Java compile these calls, so they are not in the table of mistakes. */
  @Test
  void methodsOfNewerVersionsOfJavaHaveAReplacement() {
    assertEquals(
        "Math.clamp needs Java 21, but this is Java %s; use Math.max(low, Math.min(high, x))"
            .formatted(Runtime.version().feature()),
        JavaMembers.newer(Math.class, "clamp").orElseThrow());
    assertTrue(JavaMembers.newer(ArrayList.class, "getLast").orElseThrow().contains("list.get("));
    assertTrue(JavaMembers.newer(Set.class, "getLast").isEmpty());
    if (Runtime.version().feature() < 21) {
      String hint = JavaMembers.hint("method", "clamp", "java.lang.Math").orElseThrow();
      assertTrue(hint.startsWith("Math.clamp needs Java 21"), hint);
    }
  }

  @Test
  void everyWordAndMethodInAHintExists() {
    Reference reference = Reference.load();
    List<String> unknown = new ArrayList<>();
    for (String hint : HintTable.load().hints()) {
      CALLS
          .matcher(hint)
          .results()
          .map(call -> call.group(1))
          .filter(name -> !JAVA.contains(name) && reference.find(name).isEmpty())
          .forEach(name -> unknown.add(name + ": " + hint));
    }
    assertEquals(List.of(), unknown);
  }

  @Test
  void aMessageHasEachHintOnceBelowItsError(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("Try.java");
    Files.writeString(
        file,
        """
        import static zoetrope.Zoetrope.*;

        class Try extends Scene {
          protected void construct() {
            play(Create(circle()), run_time=2);
            pause(run_time=2);
          }
        }
        """);
    SceneException error =
        assertThrows(
            SceneException.class,
            () ->
                SourceCompiler.compile(
                    ToolProvider::getSystemJavaCompiler, file, List.of(), CachedClasses.NONE));
    List<String> hints = error.getMessage().lines().filter(l -> l.startsWith("  hint: ")).toList();
    assertEquals(2, hints.size(), error::getMessage);
    assertTrue(hints.get(0).contains("create(c).runTime(2)"), error::getMessage);
    assertTrue(hints.get(1).contains("Create is written create(...)"), error::getMessage);
  }

  @Test
  void reportsOneParserErrorPerLine(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("Try.java");
    Files.writeString(file, "class Try {\n  void f() {\n    for x in range(3):\n  }\n}\n");
    SceneException error =
        assertThrows(
            SceneException.class,
            () ->
                SourceCompiler.compile(
                    ToolProvider::getSystemJavaCompiler, file, List.of(), CachedClasses.NONE));
    assertEquals(1, error.getMessage().lines().filter(l -> l.contains("expected")).count());
    assertTrue(error.getMessage().contains("for (var x : list)"), error::getMessage);
  }
}
