package zoetrope.cli.sources;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import zoetrope.reference.ReferenceEntry;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.SceneEntry;

/**
 * The sources of the scenes in the jars on the class path. They are resources below {@value
 * #FOLDER}.
 */
public final class SceneSources {
  private static final String FOLDER = "META-INF/zoetrope/sources/";
  private static final int MAX_LINE_CHARACTERS = 100;

  private final Map<String, String> sources;

  private SceneSources(Map<String, String> sources) {
    this.sources = sources;
  }

  public record Line(String scene, String text) {}

  /**
   * Returns the sources of all scenes on the class path, without scenes whose source is not
   * included.
   */
  public static SceneSources ofAll() {
    ClassLoader loader = SceneSources.class.getClassLoader();
    Map<String, String> sources = new LinkedHashMap<>();
    for (SceneEntry scene : SceneCatalogue.of(loader).all()) {
      String resource = FOLDER + scene.className().replace('.', '/') + ".java";
      try (InputStream in = loader.getResourceAsStream(resource)) {
        if (in != null) {
          sources.put(scene.name(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(resource + " cannot be read", e);
      }
    }
    return new SceneSources(sources);
  }

  /**
   * Returns the shortest line with a complete statement that uses a function or method; empty if
   * there is no such line.
   */
  public Optional<Line> exampleOf(ReferenceEntry entry) {
    String called =
        switch (entry.kind()) {
          case WORD -> "(?<![.\\w])" + entry.name() + "\\(";
          case METHOD -> "\\." + entry.name() + "\\(";
          case STATIC -> "\\b" + entry.ownerName() + "\\." + entry.name() + "\\(";
          case FIELD -> "\\b" + entry.ownerName() + "\\." + entry.name() + "\\b";
          default -> "(?<![.\\w\"])" + entry.name() + "\\b(?!\")";
        };
    Pattern use = Pattern.compile(called);
    return sources.entrySet().stream()
        .flatMap(
            source ->
                source
                    .getValue()
                    .lines()
                    .map(String::strip)
                    .filter(line -> line.endsWith(";") && line.length() <= MAX_LINE_CHARACTERS)
                    .filter(line -> isBalanced(line) && !line.startsWith("import "))
                    .filter(line -> use.matcher(line).find())
                    .map(line -> new Line(source.getKey(), line)))
        .min(Comparator.comparingInt(line -> line.text().length()));
  }

  /**
   * Returns the lines of all scenes that use a name as a whole word, without imports, in the order
   * of the scenes.
   */
  public List<Line> uses(String name) {
    Pattern use = Pattern.compile("(?<![\\w$])" + Pattern.quote(name) + "(?![\\w$])");
    List<Line> lines = new ArrayList<>();
    sources.forEach(
        (scene, text) ->
            text.lines()
                .map(String::strip)
                .filter(line -> !line.startsWith("import ") && use.matcher(line).find())
                .forEach(line -> lines.add(new Line(scene, line))));
    return lines;
  }

  /** Returns the source of a scene; empty if it is not included. */
  public Optional<String> sourceOf(String scene) {
    return Optional.ofNullable(sources.get(scene));
  }

  private static boolean isBalanced(String line) {
    return !line.startsWith(".")
        && line.chars().filter(c -> c == '(').count() == line.chars().filter(c -> c == ')').count();
  }
}
