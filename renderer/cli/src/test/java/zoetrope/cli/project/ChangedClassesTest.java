package zoetrope.cli.project;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.scene.SceneException;

/** Which files of a module are compiled after a change. */
class ChangedClassesTest {
  private static final String OWN =
      "class Own { static final int SIDE = 2; static int area() { return SIDE * SIDE; }"
          + " private int half; static class Inner {} }";

  @TempDir private Path folder;
  private final ChangedClasses classes = new ChangedClasses();
  private Path changed;
  private Path user;

  @BeforeEach
  void write() throws IOException {
    changed = Files.writeString(folder.resolve("Own.java"), OWN);
    user = Files.writeString(folder.resolve("User.java"), "class User { int a = Own.area(); }");
  }

  private Map<String, byte[]> compile(String source) throws IOException {
    Files.writeString(changed, source);
    SourceModule module = new SourceModule(folder.resolve("classes"), folder, folder);
    return classes.compile(List.of(module), Set.of(changed), Set.of(changed, user), List.of());
  }

  /**
   * Writes an error into the file that uses the changed class. If this file is compiled, the
   * compilation fails.
   */
  private void breakUser() throws IOException {
    Files.writeString(user, "class User { int a = Own.nothing(); }");
  }

  @Test
  void theFirstChangeOfAFileCompilesItsUsersToo() throws IOException {
    assertEquals(Set.of("Own", "Own$Inner", "User"), compile(OWN).keySet());
  }

  @Test
  void compilesNoUsersIfTheApiIsUnchanged() throws IOException {
    Map<String, byte[]> before = compile(OWN);
    breakUser();
    Map<String, byte[]> after =
        compile(
            OWN.replace("SIDE * SIDE", "3 * SIDE").replace("private int half", "private long h"));
    assertArrayEquals(before.get("User"), after.get("User"));
    assertFalse(Arrays.equals(before.get("Own"), after.get("Own")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SIDE = 2 -> SIDE = 3",
        "static int area() -> static long area()",
        "static int area() -> static int area() throws RuntimeException",
        "static int area() -> static <T> int area()",
        "class Own -> final class Own",
        "class Own -> class Own implements Runnable, Cloneable { public void run() {} } class X",
        "class Inner -> class Inner<T>",
        "class Inner {} -> class Inner { int more; }"
      })
  void compilesUsersOfAChangedApi(String change) throws IOException {
    compile(OWN);
    breakUser();
    String[] words = change.split(" -> ");
    assertThrows(SceneException.class, () -> compile(OWN.replace(words[0], words[1])));
  }

  @Test
  void recoversAfterACompileError() throws IOException {
    compile(OWN);
    assertThrows(SceneException.class, () -> compile(OWN.replace("SIDE * SIDE", "SIDE *")));
    breakUser();
    assertEquals(Set.of("Own", "Own$Inner", "User"), compile(OWN).keySet());
  }
}
