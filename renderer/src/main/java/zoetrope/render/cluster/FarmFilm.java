package zoetrope.render.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import zoetrope.internal.files.ContentKey;
import zoetrope.internal.render.cache.CoderFacts;
import zoetrope.internal.render.source.SourceLoader;
import zoetrope.internal.video.VideoException;
import zoetrope.output.OutputFormat;
import zoetrope.render.request.ClassScene;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.FarmException;
import zoetrope.render.result.UsageException;
import zoetrope.scene.FrameRange;

/**
 * Everything that a {@link FarmWorker} needs to make segments of a video: the settings, and the
 * scene by the name of its class. For a scene in a source file, its compiled classes and the
 * requested files in its folder are included.
 */
public final class FarmFilm implements Serializable {
  private static final long serialVersionUID = 1;

  private final String id;
  private final String scene;
  private final String className;
  private final Map<String, byte[]> classes;
  private final Map<String, byte[]> files;
  private final FarmProject project;
  private final RenderSettings settings;
  private final OutputFormat format;
  private final long from;
  private final long end;
  private final List<String> coders;

  /**
   * Describes the frames in {@code range} of a request. The versions of the drawing code and
   * encoders of this process are included.
   */
  public FarmFilm(RenderRequest request, FrameRange range, RenderSettings settings) {
    if (!(request.scene() instanceof ClassScene known)) {
      throw new UsageException(
          request.scene().name()
              + " cannot be sent to other machines: give the class of the scene, and no supplier");
    }
    SourceLoader source = known.loader() instanceof SourceLoader sourceLoader ? sourceLoader : null;
    this.scene = known.name();
    this.className = known.className();
    this.classes = source == null ? Map.of() : Map.copyOf(source.classFiles());
    this.files = source == null ? Map.of() : Map.copyOf(source.filesAskedFor());
    this.project = FarmProject.of(known.loader());
    this.settings = settings;
    this.format = request.format();
    this.from = range.from();
    this.end = range.to();
    this.coders = programs();
    this.id = sum(settings.toString(), classes, files, project.classes(), project.files());
  }

  @SafeVarargs
  private String sum(String text, Map<String, byte[]>... maps) {
    MessageDigest digest = ContentKey.sha256();
    digest.update(
        (className + text + format.name() + from + " " + end).getBytes(StandardCharsets.UTF_8));
    for (Map<String, byte[]> map : maps) {
      new TreeMap<>(map)
          .forEach(
              (name, bytes) -> {
                digest.update((name + bytes.length).getBytes(StandardCharsets.UTF_8));
                digest.update(bytes);
              });
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Returns an identifier of this video: the hash of its content. */
  public String id() {
    return id;
  }

  /** Returns the versions of the programs that draw and encode in this process. */
  static List<String> programs() {
    try {
      List<String> facts = new ArrayList<>();
      facts.add(CoderFacts.version());
      facts.addAll(CoderFacts.current());
      return facts;
    } catch (IOException | VideoException | FileSystemNotFoundException e) {
      throw new FarmException(
          "cannot find the versions of the programs that encode on this machine: " + e.getMessage(),
          e);
    }
  }

  public String scene() {
    return scene;
  }

  OutputFormat format() {
    return format;
  }

  /** Returns the number after the last frame. */
  long end() {
    return end;
  }

  RenderSettings settings(int jobs) {
    return settings.withJobs(jobs);
  }

  List<String> coders() {
    return coders;
  }

  /** Returns the jars that workers need of the scene's project. Workers find them by file name. */
  public List<Path> libraries() {
    return project.libraries();
  }

  /**
   * Whether the scene's classes are included, because they are not on the class path of workers.
   */
  boolean bringsScene() {
    return !classes.isEmpty() || !project.isEmpty();
  }

  Map<String, byte[]> files() {
    return files;
  }

  Map<String, byte[]> projectFiles() {
    return project.files();
  }

  /**
   * Returns the scene on a worker.
   *
   * @param shared the folder with the files of the project
   * @param libraries returns a jar of the project by its name
   */
  SceneEntry entry(Path folder, Path shared, Function<String, Path> libraries, ClassLoader loader) {
    ClassLoader sourceLoader = project.loader(shared, libraries, loader);
    return ClassScene.of(
        className,
        "",
        "",
        classes.isEmpty()
            ? sourceLoader
            : new SourceLoader(className, classes, folder, sourceLoader));
  }

  long from() {
    return from;
  }
}
