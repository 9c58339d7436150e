package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.scene.Scene;

/**
 * Scenes in files, each compiled, run and shown by a still or a film. A picture stays while it is
 * newer than the scene and the program.
 */
final class SceneBlocks {
  private static final Pattern STILL = Pattern.compile("// still: (\\S+)");
  private static final Pattern SUMMARY = Pattern.compile("(?s)/\\*\\*[\\s*]*(.*?)\\s*\\*/");
  private static final Pattern PART = Pattern.compile("(?s) *// tag\n(.*?)\n *// end\n");

  private static final Pattern KEY = Pattern.compile("\\['([^']+)', '([^']+)', '[^']*'\\]");
  private static final String KEYS = "tools/studio/src/main/resources/zoetrope/studio/page/keys.js";

  private final Path root;
  private final Path pictures;
  private final Renderer renderer = new Renderer(RenderSettings.of(854, 480, FrameRate.of(15)));
  private final Renderer films = new Renderer(RenderSettings.of(640, 360, FrameRate.of(20)));
  private final Set<String> drawn = new HashSet<>();
  private final long program;

  SceneBlocks(Path root, Path pictures) throws IOException {
    this.root = root;
    this.pictures = Files.createDirectories(pictures);
    this.program = Program.modified(SceneBlocks.class);
  }

  /**
   * The source of a scene, whose still is then in {@code pictures/NAME.png}; one that says {@code
   * // still: none} is only compiled.
   *
   * @param file the file, from the root of the project
   * @throws zoetrope.scene.SceneException if it does not compile or fails
   */
  String source(String file) throws IOException {
    String source = Files.readString(root.resolve(file));
    Path picture = pictures.resolve(name(file) + ".png");
    if (drawn.add(name(file)) && !isNew(picture, file)) {
      Matcher still = STILL.matcher(source);
      String time = still.find() ? still.group(1) : "end";
      SceneEntry scene = scene(file);
      if (scene.problem().isPresent()) {
        throw scene.problem().get();
      }
      if (!time.startsWith("none")) {
        renderer.still(scene, TimePoint.parse(time), picture);
      }
    }
    return source.strip();
  }

  /** The text of a file as it is. */
  String text(String file) throws IOException {
    return Files.readString(root.resolve(file));
  }

  /** Makes the film of a scene, {@code pictures/NAME.webp}. */
  void film(String file) throws IOException {
    Path film = pictures.resolve(name(file) + ".webp");
    if (!isNew(film, file)) {
      films.film(scene(file), film);
    }
  }

  private boolean isNew(Path picture, String file) throws IOException {
    long scene = Program.modified(root.resolve(file));
    return Program.modified(picture) > Math.max(scene, program);
  }

  private SceneEntry scene(String file) {
    SourceScenes sources = new SourceScenes(Scene.class.getClassLoader());
    return sources.find(root.resolve(file).toString()).get(0);
  }

  /** The keys of the studio as a table in AsciiDoc, from the list that its page has. */
  String keysOfTheStudio() throws IOException {
    StringBuilder table =
        new StringBuilder("[.keys,cols=\"1,3\",options=\"header\"]\n|===\n|key |what it does\n");
    KEY.matcher(Files.readString(root.resolve(KEYS)))
        .results()
        .forEach(
            key -> table.append("\n|`+" + named(key.group(1)) + "+`\n|" + key.group(2) + "\n"));
    return table.append("|===").toString();
  }

  /** A key as it is written on the keyboard. */
  private static String named(String key) {
    return key.replace("\\\\", "\\")
        .replace("ArrowRight", "\u2192")
        .replace("ArrowLeft", "\u2190")
        .replace("ArrowUp", "\u2191")
        .replace("ArrowDown", "\u2193")
        .replace("Shift+=", "*")
        .replace("Shift+-", "_");
  }

  /**
   * What stands between {@code // tag} and {@code // end} of a source, in all places of it, without
   * its indentation.
   *
   * @throws IllegalStateException if there is no such place
   */
  static String part(String file, String source) {
    StringBuilder found = new StringBuilder();
    PART.matcher(source + "\n").results().forEach(part -> found.append(part.group(1)).append("\n"));
    if (found.isEmpty()) {
      throw new IllegalStateException(file + " has no part between // tag and // end");
    }
    return found.toString().stripTrailing().stripIndent();
  }

  /** The first sentence of the first Javadoc comment, or nothing. */
  static String summary(String source) {
    Matcher comment = SUMMARY.matcher(source);
    if (!comment.find()) {
      return "";
    }
    String text = comment.group(1).replaceAll("\\s*\n\\s*\\*\\s*(<p>)?", " ");
    return text.replaceAll("\\{@\\w+ ([^}]*)}", "$1").replaceFirst("(?s)\\. .*", ".");
  }

  /** The name of a scene's file without folder and ending. */
  static String name(String file) {
    return file.substring(file.lastIndexOf('/') + 1, file.length() - ".java".length());
  }
}
