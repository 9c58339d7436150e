package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.SceneEntry;
import zoetrope.studio.project.Project;

/**
 * A folder with many files is listed at once. Each file is compiled when it is shown, or while the
 * studio is idle.
 */
class ManyFilesTest {
  private static final String SCENE =
      "import static zoetrope.Zoetrope.*;\n/** Number N. */ public final class SceneN extends"
          + " Scene {\n protected void construct() { pause(1); } }";

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    for (int i = 1; i <= 200; i++) {
      save(i, SCENE);
    }
  }

  private void save(int number, String text) throws IOException {
    Files.writeString(
        folder.resolve("Scene" + number + ".java"),
        text.replace("SceneN", "Scene" + number).replace("Number N", "Number " + number));
  }

  private Project open(String... arguments) {
    return new Project(List.of(arguments), List.of(), folder, SegmentCache.none());
  }

  @Test
  void listsAllFilesBeforeAnyIsCompiled() throws IOException {
    save(150, "class Broken extends Scene {{{");
    Project project = open(folder.toString());
    assertEquals(200, project.state().asked());
    SceneEntry last = project.scene("Scene99").orElseThrow();
    assertEquals("Number 99.", last.summary());
    assertEquals(Optional.empty(), project.scene("Broken").flatMap(SceneEntry::problem));
    assertEquals("Scene99", project.open(last).create().getClass().getName());
    assertTrue(project.compileNext(false), "the other files are compiled when the studio is idle");
    assertFalse(project.compileNext(true), "none was saved");
  }

  @Test
  void listsTheAuthorsScenesFirstInNaturalOrderWithoutArguments() throws IOException {
    Path part = Files.createDirectories(folder.resolve("part2/deep"));
    Files.writeString(part.resolve("Inner.java"), SCENE.replace("SceneN", "Inner"));
    Files.writeString(part.resolve("Helper.java"), "final class Helper {}");
    Path built = Files.createDirectories(folder.resolve("built"));
    Files.writeString(built.resolve("pom.xml"), "<project/>");
    Files.writeString(built.resolve("Other.java"), SCENE.replace("SceneN", "Other"));
    Project project = open();
    List<String> ids = List.copyOf(project.state().scenes().keySet());
    assertEquals(List.of("Scene1", "Scene2", "Scene3"), ids.subList(0, 3));
    assertEquals(List.of("Scene10", "Scene11"), ids.subList(9, 11));
    assertEquals(201, project.state().asked(), "files with scenes only, without other builds");
    assertEquals("Inner", ids.get(200));
    Files.writeString(folder.resolve("Late.java"), SCENE.replace("SceneN", "Late"));
    assertTrue(project.refresh());
    assertEquals("Late", project.state().scenes().keySet().iterator().next());
  }

  @Test
  void listsSubfoldersOfAGivenFolder() throws IOException {
    Path given = Files.createDirectory(folder.resolve("given"));
    Path inner = Files.createDirectory(given.resolve("inner"));
    Files.writeString(given.resolve("Top.java"), SCENE.replace("SceneN", "Top"));
    Files.writeString(inner.resolve("Below.java"), SCENE.replace("SceneN", "Below"));
    Project project = open(given.toString());
    assertEquals(2, project.state().asked());
    assertTrue(project.scene("Below").isPresent());
  }

  /**
   * Hides the word {@code class} in a Unicode escape, which the compiler decodes and a scan does
   * not.
   */
  @Test
  void listsScenesThatAScanMissesOnceTheyAreCompiled() throws IOException {
    save(3, SCENE + " cl\\u0061ss Hidden extends Scene { protected void construct() {} }");
    Project project = open(folder.resolve("Scene3.java").toString());
    assertEquals(Optional.empty(), project.scene("Hidden"));
    assertTrue(project.compileNext(false));
    assertTrue(project.scene("Hidden").isPresent());
    assertEquals(2, project.state().asked());
  }

  @Test
  void marksAFileInTheListUntilItCompiles() throws IOException {
    Path file = folder.resolve("Scene1.java");
    save(1, SCENE.replace("pause(1)", "pouse(1)"));
    Project project = open(file.toString(), folder.resolve("Scene2.java").toString());
    int generation = project.state().generation();
    assertTrue(
        project.scene("Scene1").orElseThrow().problem().isEmpty(), "the file is not compiled yet");
    while (project.compileNext(false)) {
      assertEquals(generation, project.state().generation(), "the shown scenes do not change");
    }
    assertEquals(3, project.scene("Scene1").orElseThrow().problem().orElseThrow().line());
    assertEquals(Optional.empty(), project.scene("Scene2").orElseThrow().problem());
    save(1, SCENE.replace("pause(1)", "pause(22)"));
    assertTrue(project.refresh());
    assertTrue(project.compileNext(true), "a saved file is compiled at once");
    assertFalse(project.compileNext(false), "no other file is left to compile");
    assertEquals(Optional.empty(), project.scene("Scene1").orElseThrow().problem());
  }

  @Test
  void followsNewAndDeletedFilesAndReportsAnEmptyFolder() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Project project = open(empty.toString());
    assertEquals(empty, project.emptyFolder().orElseThrow());
    assertEquals(0, project.state().asked());
    Path file = empty.resolve("Slide.java");
    Files.writeString(file, RunningStudio.SLIDE);
    assertTrue(project.refresh());
    assertEquals(Optional.empty(), project.emptyFolder());
    assertEquals("Slide", project.state().scenes().keySet().iterator().next());
    assertEquals(file, project.sources().find("Slide.java").orElseThrow());
    Files.delete(file);
    assertTrue(project.refresh());
    assertEquals(0, project.state().asked());
    assertNull(project.state().problem());
  }

  @Test
  void listsScenesWithTheSameNameInTwoFiles() throws IOException {
    Path other = Files.createDirectory(folder.resolve("other")).resolve("Scene1.java");
    Files.writeString(other, SCENE.replace("SceneN", "Scene1").replace("pause(1)", "pause(2)"));
    Project project = open(folder.resolve("Scene1.java").toString(), other.toString());
    assertEquals(2, project.state().asked());
    SceneEntry second = project.scene(other + ":Scene1").orElseThrow();
    assertEquals(other.toRealPath(), project.open(second).source().orElseThrow());
  }
}
