import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.Zoetrope;
import zoetrope.animation.Animation;
import zoetrope.frame.FrameRate;
import zoetrope.mobject.Mobject;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SceneIndex;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Scene;

/**
 * Checks that all examples are listed, that each runs as a file, and that every function of {@link
 * Zoetrope} that returns a mobject or an animation occurs in an example.
 */
class ExamplesTest {
  private static final Path FOLDER = Path.of("").toAbsolutePath();
  private static final ClassLoader LOADER = ExamplesTest.class.getClassLoader();
  private static final RenderSettings SETTINGS =
      RenderSettings.of(64, 36, FrameRate.of(10)).withJobs(1);
  private static final int MAX_LINES = 45;

  /** The maximum duration; a calculation with all its steps needs longer than others. */
  private static final double MAX_SECONDS = 40;

  /** The maximum for a scene in a package: its comment or its imports may need more lines. */
  private static final int MAX_LINES_IN_PACKAGE = 55;

  /** The file of functions without an example, one per line. It is empty and should stay so. */
  private static final Path WITHOUT_EXAMPLE = Path.of("src/test/resources/not-yet.txt");

  static List<Path> files() throws IOException {
    List<Path> all = new ArrayList<>();
    for (String folder : List.of("", "cookbook", "gallery")) {
      try (Stream<Path> files = Files.list(FOLDER.resolve(folder))) {
        files.filter(file -> file.toString().endsWith(".java")).sorted().forEach(all::add);
      }
    }
    return all;
  }

  @Test
  void theIndexListsEveryFile() throws IOException {
    Set<String> listed =
        new SceneIndex(LOADER)
            .scenes().stream()
                .filter(s -> s.group().startsWith("Examples"))
                .map(scene -> scene.className().replace('.', '/') + ".java")
                .collect(Collectors.toCollection(TreeSet::new));
    Set<String> there = new TreeSet<>();
    files().forEach(f -> there.add(FOLDER.relativize(f).toString().replace('\\', '/')));
    assertEquals(there, listed);
  }

  @ParameterizedTest
  @MethodSource("files")
  void eachIsShortRunsAsAFileAndHasTheSummaryOfTheIndex(Path file) throws IOException {
    List<SceneEntry> scenes = new SourceScenes(Scene.class.getClassLoader()).find(file.toString());
    assertEquals(1, scenes.size());
    SceneEntry scene = scenes.get(0);
    assertEquals(file.getFileName().toString(), scene.name() + ".java");
    SceneEntry listed = new SceneIndex(LOADER).find(scene.name()).get(0);
    assertEquals(listed.summary(), scene.summary());
    int lines = Files.readAllLines(file).size();
    int most = file.getParent().equals(FOLDER) ? MAX_LINES : MAX_LINES_IN_PACKAGE;
    assertTrue(lines <= most, () -> lines + " lines, but an example has at most " + most);
    double seconds = new Renderer(SETTINGS).dryRun(scene).duration().seconds();
    assertTrue(
        seconds <= MAX_SECONDS,
        () -> seconds + " s, but an example lasts at most " + MAX_SECONDS + " s");
  }

  @Test
  void everyMobjectAndEveryAnimationOccurs() throws IOException {
    StringBuilder all = new StringBuilder();
    for (Path file : files()) {
      all.append(Files.readString(file).replaceAll("(?s)/\\*.*?\\*/|//[^\n]*|\"[^\"]*\"", ""));
    }
    Set<String> missing =
        words()
            .filter(w -> !Pattern.compile("(?<![.\\w])" + w + "\\(").matcher(all).find())
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(
        new TreeSet<>(Files.readAllLines(WITHOUT_EXAMPLE)),
        missing,
        "show each of them in an example");
  }

  private static Stream<String> words() {
    return Arrays.stream(Zoetrope.class.getMethods())
        .filter(m -> Modifier.isStatic(m.getModifiers()))
        .filter(
            m ->
                Mobject.class.isAssignableFrom(m.getReturnType())
                    || Animation.class.isAssignableFrom(m.getReturnType()))
        .map(Method::getName)
        .distinct();
  }
}
