package zoetrope.render.lookup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scenes are found in the text of a file as the compiler would find them. */
class ListedSceneTest {
  @TempDir private Path folder;

  private List<ListedScene> in(String text) throws IOException {
    return ListedScene.in(Files.writeString(folder.resolve("File.java"), text));
  }

  private List<String> names(String text) throws IOException {
    return in(text).stream().map(ListedScene::className).toList();
  }

  @Test
  void aSceneHasItsPackageAndTheFirstSentenceOfItsComment() throws IOException {
    assertEquals(
        List.of(new ListedScene("One", "of.a.course.One", "A first one.")),
        in(
            """
            package of . a.course;
            import static zoetrope.Zoetrope.*;
            /** No comment of a class. */
            @SuppressWarnings("unchecked")
            /**
             * A {@code first} one. It has more.
             *
             * @see Object
             */
            public final class One extends zoetrope.scene.ThreeDScene {
              protected void construct() { if (1 < 2) { pause(1); } }
            }
            """));
  }

  @Test
  void findsNestedScenesAndScenesThatExtendOthersOfTheFile() throws IOException {
    assertEquals(
        List.of("Course$One", "Course$One$Inner", "Course$Two", "Three"),
        names(
            """
            interface Course<T extends Comparable<T>> {
              class One extends Base<String> { static class Inner extends Scene {} }
              record Row(int a, int b) { static Object x = new Object() { int y; }; }
              enum Kind { A { int z; }, B }
              final class Two extends One implements Runnable {}
            }
            abstract class Base<T extends java.util.List<T>> extends Scene {
              abstract void draw(); class Helper {}
            }
            class Three extends Base<String> {}
            class Other extends MyScene {}
            class MyScene {}
            """));
  }

  @Test
  void classesInCommentsTextsAndMethodsAreNoScenes() throws IOException {
    assertEquals(
        List.of("One"),
        names(
            """
            // class A extends Scene {
            /* class B extends Scene { */ /**/
            class One extends Scene {
              String c = "class C extends Scene {\\" {", d = \"""
                class D extends Scene { "
                \\\""" class E extends Scene {
                \""";
              char e = '{', f = '\\'';
              void construct() { class F extends Scene {} Object g = One.class; record(1); }
            }
            """));
  }

  @Test
  void findsScenesInFilesThatDoNotCompile() throws IOException {
    assertEquals(List.of("One"), names("class One extends Scene { void construct( { \"\n /* "));
    assertEquals(List.of(), names("clas One extends Scene {}"));
    assertEquals(List.of(), names("/*" + "*".repeat(100_000)));
    assertEquals(List.of(), names("\"" + "\\n".repeat(100_000)));
    Files.write(folder.resolve("Latin.java"), new byte[] {(byte) 0xff});
    assertEquals(List.of(), ListedScene.in(folder.resolve("Latin.java")));
  }
}
