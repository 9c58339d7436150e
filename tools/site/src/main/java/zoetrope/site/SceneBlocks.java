package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.frame.FrameRate;
import zoetrope.render.RenderSettings;
import zoetrope.render.Renderer;
import zoetrope.render.SceneEntry;
import zoetrope.render.SourceScenes;
import zoetrope.render.TimePoint;
import zoetrope.scene.Scene;

/** Scenes in files, each compiled, run and shown by a still. */
final class SceneBlocks {
  private static final Pattern STILL = Pattern.compile("// still: (\\S+)");

  private final Path root;
  private final Path pictures;
  private final Renderer renderer = new Renderer(RenderSettings.of(854, 480, FrameRate.of(15)));
  private final Set<String> drawn = new HashSet<>();

  SceneBlocks(Path root, Path pictures) throws IOException {
    this.root = root;
    this.pictures = Files.createDirectories(pictures);
  }

  /**
   * The source of a scene, whose still is then in {@code pictures/NAME.png}.
   *
   * @param file the file, from the root of the project
   * @throws zoetrope.render.SceneException if it does not compile or fails
   */
  String source(String file) throws IOException {
    Path path = root.resolve(file);
    String source = Files.readString(path);
    if (drawn.add(name(file))) {
      Matcher still = STILL.matcher(source);
      TimePoint time = TimePoint.parse(still.find() ? still.group(1) : "end");
      SceneEntry scene =
          new SourceScenes(Scene.class.getClassLoader()).find(path.toString()).get(0);
      renderer.still(scene, time, pictures.resolve(name(file) + ".png"));
    }
    return source.strip();
  }

  /** The name of a scene's file without folder and ending. */
  static String name(String file) {
    return file.substring(file.lastIndexOf('/') + 1, file.length() - ".java".length());
  }
}
