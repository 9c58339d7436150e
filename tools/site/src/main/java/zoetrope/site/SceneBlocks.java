package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
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
 * Compiles and runs the scenes in files, and makes their stills and videos. An image that is newer
 * than the scene and the program is not drawn again.
 */
final class SceneBlocks {
  private static final Pattern STILL = Pattern.compile("// still: (\\S+)");
  private static final Pattern SUMMARY = Pattern.compile("(?s)/\\*\\*[\\s*]*(.*?)\\s*\\*/");

  /** The extensions of the videos of a scene: H.264, and VP9 for browsers without H.264. */
  static final List<String> VIDEOS = List.of("mp4", "webm");

  /** The quality of the videos, which keeps the site small: 0 is lossless, and 51 is worst. */
  private static final double VIDEO_CRF = 34;

  private static final Renderer STILLS = renderer(854, 480, 15);
  private static final Renderer FILMS = renderer(640, 360, 20);

  /** The renderers for scenes with a vertical frame. */
  private static final Renderer VERTICAL_STILLS = renderer(480, 854, 15);

  private static final Renderer VERTICAL_FILMS = renderer(360, 640, 20);

  private final Path root;
  private final Path pictures;
  private final Set<String> drawn = new HashSet<>();
  private final long program;

  SceneBlocks(Path root, Path pictures) throws IOException {
    this.root = root;
    this.pictures = Files.createDirectories(pictures);
    this.program = Program.modified(SceneBlocks.class);
  }

  /**
   * Returns the source of a scene without its comment about the still, and makes this still, {@code
   * pictures/NAME.png}. With a line {@code // still: none} the scene is only compiled.
   *
   * @param file the file, from the root of the project
   * @throws zoetrope.scene.SceneException if the file does not compile or the scene fails
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
        Renderer renderer = isVertical(source) ? VERTICAL_STILLS : STILLS;
        renderer.still(scene, TimePoint.parse(time), picture);
      }
    }
    return source.replaceAll(" *// still: .*\n", "").strip();
  }

  /** Makes an image of the end of a scene, in any size in pixels. */
  void image(String file, int width, int height) throws IOException {
    Path picture = pictures.resolve(name(file) + ".png");
    if (!isNew(picture, file)) {
      Renderer drawer = new Renderer(RenderSettings.of(width, height, FrameRate.of(15)));
      drawer.still(scene(file), TimePoint.parse("end"), picture);
    }
  }

  /** Makes the videos of a scene, {@code pictures/NAME.webm} and {@code pictures/NAME.mp4}. */
  void film(String file) throws IOException {
    boolean isVertical = isVertical(Files.readString(root.resolve(file)));
    Renderer films = isVertical ? VERTICAL_FILMS : FILMS;
    for (String extension : VIDEOS) {
      Path film = pictures.resolve(name(file) + "." + extension);
      if (!isNew(film, file)) {
        films.film(scene(file), film);
      }
    }
  }

  static String still(String name, String alt) {
    return "<img loading=\"lazy\" width=\"854\" height=\"480\" alt=\"%s\" src=\"pictures/%s.png\">"
        .formatted(SiteFolder.escape(alt), name);
  }

  /**
   * Returns the HTML of a video that plays while it is visible, with the still as its poster.
   *
   * @param source the source of the scene, whose summary describes the video
   */
  static String video(String name, String source) {
    return isVertical(source)
        ? video(name, summary(source), 270, 480)
        : video(name, summary(source), 640, 360);
  }

  /** Returns the HTML of a video of any size, in pixels. */
  static String video(String name, String alt, int width, int height) {
    StringBuilder html = new StringBuilder();
    html.append("<video muted loop playsinline preload=\"none\"")
        .append(" width=\"" + width + "\" height=\"" + height + "\"")
        .append(" aria-label=\"" + SiteFolder.escape(alt) + "\" poster=\"pictures/" + name)
        .append(".png\">");
    for (String extension : VIDEOS) {
      html.append("<source src=\"pictures/%s.%s\" type=\"video/%2$s\">".formatted(name, extension));
    }
    return html.append("</video>").toString();
  }

  private static Renderer renderer(int width, int height, int rate) {
    RenderSettings settings = RenderSettings.of(width, height, FrameRate.of(rate));
    return new Renderer(settings.withEncoding(VIDEO_CRF, RenderSettings.DEFAULT_PRESET));
  }

  private static boolean isVertical(String source) {
    return source.contains("frameSize(9, 16)");
  }

  private boolean isNew(Path picture, String file) throws IOException {
    long scene = Program.modified(root.resolve(file));
    return Program.modified(picture) > Math.max(scene, program);
  }

  private SceneEntry scene(String file) {
    SourceScenes sources = new SourceScenes(Scene.class.getClassLoader());
    return sources.find(root.resolve(file).toString()).get(0);
  }

  /** Returns the first sentence of the first Javadoc comment, or an empty text. */
  static String summary(String source) {
    Matcher comment = SUMMARY.matcher(source);
    if (!comment.find()) {
      return "";
    }
    String text = comment.group(1).replaceAll("\\s*\n\\s*\\*\\s*(<p>)?", " ");
    return text.replaceAll("\\{@\\w+ ([^}]*)}", "$1").replaceFirst("(?s)\\. .*", ".");
  }

  /** Returns the name of a scene file without folder and extension. */
  static String name(String file) {
    return file.substring(file.lastIndexOf('/') + 1, file.length() - ".java".length());
  }
}
