package zoetrope.scenes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zoetrope.render.lookup.SceneIndex;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Scene;

class SceneIndexTest {
  @Test
  void listsExactlyTheScenesOfThisLibrary() throws Exception {
    List<SceneEntry> listed = new SceneIndex(Scene.class.getClassLoader()).scenes();
    TreeSet<String> names = new TreeSet<>(listed.stream().map(SceneEntry::className).toList());
    assertEquals(scenesInThisLibrary(), names);
    for (SceneEntry entry : listed) {
      assertEquals(true, entry.summary().endsWith("."), entry.name() + " needs a sentence");
    }
  }

  private static TreeSet<String> scenesInThisLibrary()
      throws IOException, URISyntaxException, ClassNotFoundException {
    Path root = Path.of(SceneIndexTest.class.getResource("/").toURI()).resolveSibling("classes");
    TreeSet<String> found = new TreeSet<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".class")).sorted().toList()) {
        String name =
            root.relativize(file).toString().replace(file.getFileSystem().getSeparator(), ".");
        String className = name.substring(0, name.length() - ".class".length());
        if (!className.endsWith("-info")) {
          Class<?> type = Class.forName(className, false, SceneIndexTest.class.getClassLoader());
          boolean performed = !Modifier.isAbstract(type.getModifiers());
          if (performed && Scene.class.isAssignableFrom(type)) {
            found.add(className);
          }
        }
      }
    }
    return found;
  }
}
