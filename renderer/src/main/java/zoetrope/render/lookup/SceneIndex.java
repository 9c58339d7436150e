package zoetrope.render.lookup;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import zoetrope.render.request.ClassScene;
import zoetrope.render.request.SceneEntry;

/**
 * The scenes that libraries on the class path list in their index, the resource {@value #RESOURCE}.
 *
 * <p>The index is text in UTF-8. A line contains the full name of a class, blanks, and one sentence
 * about what the scene shows. A line in brackets names the group of the scenes below it. Empty
 * lines and lines that begin with {@code #} are ignored. Bars after the class name separate
 * alternative names, which find the scene but are not listed:
 *
 * <pre>
 * [Attention in transformers]
 * zoetrope.scenes.attention.AttentionPatterns|Patterns  Which words update which others.
 * </pre>
 */
public final class SceneIndex implements SceneSource {
  /** The resource name of a library's index. */
  public static final String RESOURCE = "META-INF/zoetrope/scenes";

  private final ClassLoader loader;
  private List<Listed> listed;

  /** Finds indexes with {@code loader}. They are read when they are first needed. */
  public SceneIndex(ClassLoader loader) {
    this.loader = loader;
  }

  /** A scene and the names that find it. The first is the name of its class. */
  private record Listed(SceneEntry scene, List<String> names) {
    boolean isCalled(Predicate<String> name) {
      return names.stream().anyMatch(name);
    }
  }

  @Override
  public List<SceneEntry> scenes() {
    return listed().stream().map(Listed::scene).toList();
  }

  private synchronized List<Listed> listed() {
    if (listed == null) {
      listed = read(loader);
    }
    return listed;
  }

  /**
   * Returns the scenes with this simple, alternative or full name. If there are none, simple and
   * alternative names are compared again, ignoring case.
   */
  @Override
  public List<SceneEntry> find(String argument) {
    List<SceneEntry> exact =
        scenesThat(s -> s.isCalled(argument::equals) || s.scene().className().equals(argument));
    return !exact.isEmpty() ? exact : scenesThat(s -> s.isCalled(argument::equalsIgnoreCase));
  }

  private List<SceneEntry> scenesThat(Predicate<Listed> fit) {
    return listed().stream().filter(fit).map(Listed::scene).toList();
  }

  private static List<Listed> read(ClassLoader loader) {
    List<Listed> scenes = new ArrayList<>();
    try {
      for (URL url : Collections.list(loader.getResources(RESOURCE))) {
        URLConnection connection = url.openConnection();
        connection.setUseCaches(false);
        try (BufferedReader reader =
            new BufferedReader(
                new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8))) {
          parse(reader.lines().toList(), loader, url.toString(), scenes);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the index of scenes cannot be read", e);
    }
    return List.copyOf(scenes);
  }

  private static void parse(
      List<String> lines, ClassLoader loader, String place, List<Listed> scenes) {
    String group = "";
    for (String raw : lines) {
      String line = raw.strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      if (line.startsWith("[") && line.endsWith("]")) {
        group = line.substring(1, line.length() - 1).strip();
        continue;
      }
      String[] parts = line.split("\\s+", 2);
      if (!parts[0].matches("[\\p{L}\\p{N}_$.]+(\\|[\\p{L}\\p{N}_]+)*")) {
        throw new IllegalStateException(
            place + ": '" + line + "' does not begin with a class name");
      }
      List<String> names = new ArrayList<>(List.of(parts[0].split("\\|")));
      String summary = parts.length > 1 ? parts[1] : "";
      SceneEntry scene = ClassScene.of(names.get(0), group, summary, loader);
      names.set(0, scene.name());
      scenes.add(new Listed(scene, List.copyOf(names)));
    }
  }
}
