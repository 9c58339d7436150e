package zoetrope.tools;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.render.lookup.SceneIndex;

class GalleryTest {
  @TempDir private Path folder;

  private Path examples(String index) throws IOException {
    Path file = folder.resolve("examples").resolve(SceneIndex.RESOURCE);
    Files.createDirectories(file.getParent());
    Files.writeString(file, index);
    return folder.resolve("examples");
  }

  private void scene(String name, String body) throws IOException {
    Files.writeString(
        folder.resolve("examples/" + name + ".java"),
        "import static zoetrope.Zoetrope.*;\n// still: 0.2\nclass "
            + name
            + " extends Scene {\n  protected void construct() {\n    "
            + body
            + "\n  }\n}\n");
  }

  @Test
  void eachExampleHasAPictureAClipAndItsSourceTheSameEachTime() throws IOException {
    Path examples =
        examples(
            "[Examples: dots & lines]\nDots  A dot.\n[Examples: squares]\nSquares  A square.\n");
    scene("Dots", "var d = group(dot()); if (1 < 2) play(fadeIn(d));");
    scene("Squares", "play(rotate(square()));");
    Path one = folder.resolve("one");
    Path two = folder.resolve("two");
    assertEquals(List.of(), new Gallery(examples, one).build());
    assertEquals(List.of(), new Gallery(examples, two).build());
    for (String file :
        List.of("index.html", "index.md", "pictures/Dots.png", "clips/Squares.mp4")) {
      assertArrayEquals(
          Files.readAllBytes(one.resolve(file)), Files.readAllBytes(two.resolve(file)), file);
    }
    String page = Files.readString(one.resolve("index.html"));
    assertTrue(page.contains("<h2>dots &amp; lines</h2>"), page);
    assertTrue(page.contains("(1 &lt; 2)"), page);
    assertFalse(page.contains("http"), "a page that works offline");
    assertFalse(page.contains(folder.toString()), "a page that is the same everywhere");
  }

  @Test
  void anExampleInAFolderOfItsOwnStandsBesideItsDescription() throws IOException {
    Path examples = examples("[Examples: parades]\nparade.March  They march.\n");
    Files.createDirectories(examples.resolve("parade"));
    Files.writeString(
        examples.resolve("parade/March.java"),
        """
        package parade;
        import static zoetrope.Zoetrope.*;
        /**
         * They march.
         *
         * <p>Two squares go to the right,
         * one before the other.
         */
        public class March extends Scene {
          @Override protected void construct() { play(animate(square(), s -> s.shift(RIGHT))); }
        }
        """);
    Path out = folder.resolve("out");
    assertEquals(List.of(), new Gallery(examples, out).build());
    assertTrue(Files.exists(out.resolve("clips/March.mp4")));
    String page = Files.readString(out.resolve("index.html"));
    assertTrue(page.contains("<p>They march.</p>"), page);
    String description = "Two squares go to the right, one before the other.";
    assertTrue(page.contains("<p class=\"d\">" + description + "</p>"), page);
    assertTrue(page.contains("./render examples/parade/March.java"), page);
    String list = Files.readString(out.resolve("index.md"));
    assertTrue(list.contains("They march.\n\n" + description + "\n\n"), list);
  }

  @Test
  void whatFailsIsToldAndTheRestIsThere() throws IOException {
    Path examples = examples("[Examples: some]\nGood  Good.\nBad  Bad.\n");
    scene("Good", "play(fadeIn(dot()));");
    scene("Bad", "play(nothing());");
    Path out = folder.resolve("out");
    List<String> problems = new Gallery(examples, out).build();
    assertTrue(problems.get(0).startsWith("Bad: cannot find symbol"), problems::toString);
    assertTrue(Files.exists(out.resolve("clips/Good.mp4")));
  }

  @Test
  void anEmptyFolderIsAProblem() throws IOException {
    assertEquals(1, new Gallery(folder, folder.resolve("out")).build().size());
  }
}
