package zoetrope.render;

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

/**
 * The scenes that libraries on the class path list in their index, the resource {@value #RESOURCE}.
 *
 * <p>The index is text in UTF-8. A line holds the full name of a class, blanks, and one sentence
 * about what the scene shows; a line in brackets names the group of the scenes below it; empty
 * lines and those that begin with {@code #} mean nothing:
 *
 * <pre>
 * [Attention in transformers]
 * zoetrope.scenes.attention.AttentionPatterns  Which words update which others, and by how much.
 * </pre>
 */
public final class SceneIndex implements SceneSource {
  /** Where a library keeps its index. */
  public static final String RESOURCE = "META-INF/zoetrope/scenes";

  private final ClassLoader loader;
  private List<SceneEntry> scenes;

  /** The indexes that {@code loader} finds; they are read when first asked for. */
  public SceneIndex(ClassLoader loader) {
    this.loader = loader;
  }

  @Override
  public synchronized List<SceneEntry> scenes() {
    if (scenes == null) {
      scenes = read(loader);
    }
    return scenes;
  }

  /** By simple or full name; else by simple name whatever its case. */
  @Override
  public List<SceneEntry> find(String argument) {
    List<SceneEntry> exact =
        scenes().stream()
            .filter(s -> s.name().equals(argument) || s.className().equals(argument))
            .toList();
    return !exact.isEmpty()
        ? exact
        : scenes().stream().filter(s -> s.name().equalsIgnoreCase(argument)).toList();
  }

  private static List<SceneEntry> read(ClassLoader loader) {
    List<SceneEntry> scenes = new ArrayList<>();
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
      List<String> lines, ClassLoader loader, String place, List<SceneEntry> scenes) {
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
      if (!parts[0].matches("[\\p{L}\\p{N}_$.]+")) {
        throw new IllegalStateException(
            place + ": '" + line + "' does not begin with a class name");
      }
      scenes.add(ClassScene.of(parts[0], group, parts.length > 1 ? parts[1] : "", loader));
    }
  }
}
