package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.pipeline.Parallel;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.RenderResult;
import zoetrope.scene.Scene;
import zoetrope.scene.Section;

/**
 * Compiles and runs the scenes in files, and makes their stills and videos. An image that is newer
 * than the scene and the program is not drawn again.
 */
final class SceneBlocks {
  private static final Pattern STILL = Pattern.compile("// still: (\\S+)");
  private static final Pattern SECTION = Pattern.compile("\\bsection\\(");
  private static final Pattern SUMMARY = Pattern.compile("(?s)/\\*\\*[\\s*]*(.*?)\\s*\\*/");

  private final Renderer stills = Clips.renderer(854, 480);
  private final Clips clips = new Clips(854, 480, 20);

  /** The renderers for scenes with a vertical frame. */
  private final Renderer verticalStills = Clips.renderer(480, 854);

  private final Clips verticalClips = new Clips(360, 640, 20);
  private final SourceScenes sources =
      new SourceScenes(Scene.class.getClassLoader(), List.of(), Clips.CACHE);

  /** The renderer of films of paths, whose size is only the size of posters. */
  private final Renderer films =
      new Renderer(RenderSettings.of(1280, 720, FrameRate.of(60))).withCache(Clips.CACHE);

  private final List<RenderRequest> waitingFilms = new ArrayList<>();

  private final Path root;
  private final Path pictures;
  private final Set<Path> added = new HashSet<>();
  private final List<Runnable> waitingStills = new ArrayList<>();
  private final long program;

  SceneBlocks(Path root, Path pictures) throws IOException {
    this.root = root;
    this.pictures = Files.createDirectories(pictures);
    this.program = Program.modified(SceneBlocks.class);
  }

  /**
   * Compiles files whose images are missing or older, several at a time.
   *
   * @param files the files, from the root of the project
   */
  void compile(List<String> files) throws IOException {
    List<String> old = new ArrayList<>();
    for (String file : files) {
      if (!isNew(pictures.resolve(name(file) + ".png"), file)) {
        old.add(root.resolve(file).toString());
      }
    }
    sources.prepare(old);
  }

  /**
   * Returns the source of a scene without its comment about the still. Its still, {@code
   * pictures/NAME.png}, is made by {@link #draw}. With a line {@code // still: none} the scene is
   * only compiled.
   *
   * @param file the file, from the root of the project
   * @throws zoetrope.scene.SceneException if the file does not compile
   */
  String source(String file) throws IOException {
    String source = Files.readString(root.resolve(file));
    Path picture = pictures.resolve(name(file) + ".png");
    if (!isNew(picture, file) && added.add(picture)) {
      Matcher still = STILL.matcher(source);
      String time = still.find() ? still.group(1) : "end";
      SceneEntry scene = scene(file);
      if (scene.problem().isPresent()) {
        throw scene.problem().get();
      }
      if (!time.startsWith("none")) {
        Renderer renderer = isVertical(source) ? verticalStills : stills;
        waitingStills.add(() -> renderer.still(scene, TimePoint.parse(time), picture));
      }
    }
    return source.replaceAll(" *// still: .*\n", "").strip();
  }

  /** Makes an image of the end of a scene, in any size in pixels. */
  void image(String file, int width, int height) throws IOException {
    Path picture = pictures.resolve(name(file) + ".png");
    if (!isNew(picture, file)) {
      Clips.renderer(width, height).still(scene(file), TimePoint.parse("end"), picture);
    }
  }

  /** Adds the videos of a scene, {@code pictures/NAME.webm} and {@code pictures/NAME.mp4}. */
  void film(String file) throws IOException {
    Clips size = isVertical(Files.readString(root.resolve(file))) ? verticalClips : clips;
    for (String extension : Clips.EXTENSIONS) {
      Path film = pictures.resolve(name(file) + "." + extension);
      if (!isNew(film, file) && added.add(film)) {
        size.add(scene(file), film, extension);
      }
    }
  }

  /** Adds a page with the film of paths of a scene and its player, {@code pictures/NAME.html}. */
  void player(String file) throws IOException {
    Path page = pictures.resolve(name(file) + ".html");
    if (!isNew(page, file) && added.add(page)) {
      waitingFilms.add(RenderRequest.player(scene(file), page));
    }
  }

  /**
   * Draws the stills and videos of all scenes that were used.
   *
   * @throws zoetrope.scene.SceneException if a scene fails
   */
  void draw() {
    Parallel.map(
        waitingStills.size(),
        Runtime.getRuntime().availableProcessors(),
        "stills",
        i -> {
          waitingStills.get(i).run();
          return null;
        },
        () -> {});
    waitingStills.clear();
    clips.render();
    verticalClips.render();
    films.render(waitingFilms).forEach(RenderResult::orThrow);
    waitingFilms.clear();
  }

  static String still(String name, String alt) {
    return "<img loading=\"lazy\" width=\"854\" height=\"480\" alt=\"%s\" src=\"pictures/%s.png\">"
        .formatted(SiteFolder.escape(alt), name);
  }

  /**
   * Returns the HTML of a video that plays while it is visible, with the still as its poster. If
   * the scene has sections, links to them follow as chapters.
   *
   * @param file the file of the scene, from the root of the project
   * @param source the source of the scene, whose summary describes the video
   */
  String video(String file, String source) {
    String name = name(file);
    String video =
        isVertical(source)
            ? video(name, summary(source), 270, 480)
            : video(name, summary(source), 854, 480);
    return SECTION.matcher(source).results().count() < 2 ? video : video + chapters(file);
  }

  private String chapters(String file) {
    StringBuilder html = new StringBuilder("<span class=\"chapters\">");
    for (Section each : stills.dryRun(scene(file)).sections()) {
      double start = Math.rint(each.start().seconds() * 100) / 100;
      html.append("<a href=\"pictures/" + name(file) + ".mp4#t=" + start + "\" data-time=\"")
          .append(start + "\">" + SiteFolder.escape(each.name()) + "</a> ");
    }
    return html.append("</span>").toString();
  }

  /**
   * Returns the HTML of a video of any size, in pixels. Without scripts it does not play by itself,
   * so it has controls; the script of the pages hides them.
   */
  static String video(String name, String alt, int width, int height) {
    StringBuilder html = new StringBuilder();
    html.append("<video controls muted loop playsinline preload=\"none\"")
        .append(" width=\"" + width + "\" height=\"" + height + "\"")
        .append(" aria-label=\"" + SiteFolder.escape(alt) + "\" poster=\"pictures/" + name)
        .append(".png\">");
    for (String extension : Clips.EXTENSIONS) {
      html.append("<source src=\"pictures/%s.%s\" type=\"video/%2$s\">".formatted(name, extension));
    }
    return html.append("</video>").toString();
  }

  private static boolean isVertical(String source) {
    return source.contains("frameSize(9, 16)");
  }

  private boolean isNew(Path picture, String file) throws IOException {
    long scene = Program.modified(root.resolve(file));
    return Program.modified(picture) > Math.max(scene, program);
  }

  private SceneEntry scene(String file) {
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
