package zoetrope.tools;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.frame.FrameRate;
import zoetrope.render.RenderRequest;
import zoetrope.render.RenderResult;
import zoetrope.render.RenderSettings;
import zoetrope.render.Renderer;
import zoetrope.render.SceneEntry;
import zoetrope.render.SourceScenes;
import zoetrope.render.TimePoint;
import zoetrope.render.lookup.SceneIndex;
import zoetrope.scene.Scene;

/**
 * Builds the catalogue of the examples: a page with a picture, a clip and the source of each, that
 * works from the file system. {@code tools/run Gallery [--out docs] [--examples examples]}.
 *
 * <p>Order, groups and sentences come from the examples' index; the picture is the last frame, or
 * that at the time of a comment {@code // still: 2.5} in the source.
 */
public final class Gallery {
  private static final RenderSettings STILL = RenderSettings.of(960, 540, FrameRate.of(15));
  private static final RenderSettings CLIP = RenderSettings.of(480, 270, FrameRate.of(15));
  private static final Pattern TIME = Pattern.compile("// still: (\\S+)");

  private final Path examples;
  private final Path target;

  /** A gallery of the folder {@code examples}, in the folder {@code target}. */
  Gallery(Path examples, Path target) {
    this.examples = examples;
    this.target = target;
  }

  /**
   * An example as the page shows it.
   *
   * @param group the family it belongs to
   * @param path its file in the folder of examples, such as {@code HelloCircle.java}
   * @param source the text of its file
   */
  record Exhibit(String name, String group, String summary, String path, String source) {
    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*\\*(.*?)\\*/");

    /** What its comment says after the summary: paragraphs, of which there may be none. */
    List<String> description() {
      Matcher comment = COMMENT.matcher(source);
      if (!comment.find()) {
        return List.of();
      }
      String words = comment.group(1).replaceAll("\\R\\s*\\*", " ").replaceAll("\\s+", " ");
      return Stream.of(words.split("<p>")).skip(1).map(String::strip).toList();
    }

    /** The time of its picture. */
    TimePoint time() {
      Matcher time = TIME.matcher(source);
      return time.find() ? TimePoint.parse(time.group(1)) : TimePoint.END;
    }
  }

  /** Builds the gallery; exit code 1 when an example fails, 2 for bad usage. */
  public static void main(String[] args) {
    Path examples = Path.of("examples");
    Path target = Path.of("docs");
    for (int i = 0; i < args.length; i += 2) {
      if (i + 1 == args.length || !args[i].matches("--(out|examples)")) {
        System.err.println("usage: tools/run Gallery [--out FOLDER] [--examples FOLDER]");
        System.exit(2);
      }
      Path folder = Path.of(args[i + 1]);
      examples = args[i].equals("--examples") ? folder : examples;
      target = args[i].equals("--out") ? folder : target;
    }
    try {
      List<String> problems = new Gallery(examples, target).build();
      problems.forEach(problem -> System.err.println("error: " + problem));
      System.err.println(target.resolve("index.html") + ": " + problems.size() + " problems");
      System.exit(problems.isEmpty() ? 0 : 1);
    } catch (IOException e) {
      System.err.println("error: " + e);
      System.exit(1);
    }
  }

  /** Writes pictures, clips and pages, and returns what failed. */
  List<String> build() throws IOException {
    List<Exhibit> exhibits = exhibits();
    if (exhibits.isEmpty()) {
      return List.of("no examples are listed in " + examples.resolve(SceneIndex.RESOURCE));
    }
    SourceScenes source = new SourceScenes(Scene.class.getClassLoader());
    List<String> problems = new ArrayList<>();
    List<RenderRequest> clips = new ArrayList<>();
    for (Exhibit exhibit : exhibits) {
      SceneEntry scene =
          source.find(examples.resolve(exhibit.path()) + ":" + exhibit.name()).get(0);
      Path clip = target.resolve("clips/" + exhibit.name() + ".mp4");
      clips.add(RenderRequest.film(scene, clip));
      try {
        Path still = target.resolve("pictures/" + exhibit.name() + ".png");
        new Renderer(STILL).still(scene, exhibit.time(), still);
      } catch (RuntimeException e) {
        problems.add(exhibit.name() + ": " + e.getMessage());
      }
    }
    for (RenderResult result : new Renderer(CLIP).render(clips)) {
      result.failure().ifPresent(failure -> problems.add(result.scene() + ": " + failure));
    }
    Files.writeString(target.resolve("index.html"), GalleryPage.html(exhibits));
    Files.writeString(target.resolve("index.md"), GalleryPage.markdown(exhibits));
    return problems;
  }

  private List<Exhibit> exhibits() throws IOException {
    URL[] folder = {examples.toUri().toURL()};
    List<Exhibit> exhibits = new ArrayList<>();
    try (URLClassLoader loader = new URLClassLoader(folder, null)) {
      for (SceneEntry scene : new SceneIndex(loader).scenes()) {
        String path = scene.className().replace('.', '/') + ".java";
        String text = Files.readString(examples.resolve(path));
        String group = scene.group().replaceFirst("^Examples: ", "");
        exhibits.add(new Exhibit(scene.name(), group, scene.summary(), path, text));
      }
    }
    return exhibits;
  }
}
