package zoetrope.cli.sources;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import zoetrope.cli.project.AuthorProject;
import zoetrope.cli.project.BuildFolder;
import zoetrope.cli.project.FileWatch;
import zoetrope.cli.project.ProgramSources;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.SceneEntry;

/**
 * The scenes that a command line can name in a folder: an author's project there has its own.
 *
 * @param program the sources of the program's scenes, where these may change; else null
 */
public record KnownScenes(Path folder, ProgramSources program) {
  private static final ClassLoader PROGRAM = KnownScenes.class.getClassLoader();

  public KnownScenes(Path folder) {
    this(folder, null);
  }

  /** The same, where all sources may change that scenes of these names are made of. */
  public KnownScenes watched(List<String> names) {
    return isAlone(names) ? this : new KnownScenes(folder, new ProgramSources(PROGRAM));
  }

  private boolean isAlone(List<String> names) {
    return names.stream().allMatch(this::isAlone);
  }

  /**
   * Every scene there is: those of the project here, or where there is none the program's.
   *
   * @throws zoetrope.scene.SceneException when a source of the project does not compile
   */
  public List<SceneEntry> all() {
    return project()
        .map(AuthorProject::scenes)
        .filter(scenes -> !scenes.isEmpty())
        .orElseGet(KnownScenes::ofProgram);
  }

  /** The scenes that come with the program. */
  public static List<SceneEntry> ofProgram() {
    return SceneCatalogue.of(PROGRAM).all();
  }

  /** Finds those, and scenes in source files that need no more than the program. */
  static SceneCatalogue ofProgram(SegmentCache cache) {
    return SceneCatalogue.of(PROGRAM, cache);
  }

  /**
   * The scenes that names and files mean, in order, each once.
   *
   * @throws zoetrope.render.result.UsageException for those that there are not
   * @throws zoetrope.scene.SceneException when a source of the project does not compile
   */
  public List<SceneEntry> find(List<String> names) {
    return find(names, SegmentCache.none());
  }

  /** The same, where source files that are no part of a project may be compiled already. */
  public List<SceneEntry> find(List<String> names, SegmentCache cache) {
    return isAlone(names)
        ? ofProgram(cache).find(names)
        : project()
            .map(project -> project.catalogue(cache))
            .orElseGet(() -> program == null ? ofProgram(cache) : program.catalogue(cache))
            .find(names);
  }

  /** The folders with the code of what names mean; none where that is in single files only. */
  List<FileWatch.Root> roots(List<String> names) {
    if (isAlone(names)) {
      return List.of();
    }
    List<FileWatch.Root> roots = AuthorProject.roots(folder);
    return roots.isEmpty() && program != null ? program.roots() : roots;
  }

  private Optional<AuthorProject> project() {
    return AuthorProject.in(folder, PROGRAM);
  }

  /** Whether a name is that of a source file which is no part of the project here. */
  boolean isAlone(String name) {
    int end = name.lastIndexOf(".java");
    return end >= 0
        && BuildFolder.of(folder).filter(p -> isIn(p, name.substring(0, end))).isEmpty();
  }

  private static boolean isIn(BuildFolder project, String file) {
    try {
      return Path.of(file)
          .toAbsolutePath()
          .normalize()
          .startsWith(project.sources().toAbsolutePath().normalize());
    } catch (InvalidPathException e) {
      return false; // Whoever looks for the file says so.
    }
  }
}
