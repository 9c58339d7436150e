package zoetrope.cli.sources;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import zoetrope.cli.project.AuthorProject;
import zoetrope.cli.project.BuildFolder;
import zoetrope.cli.project.FileWatch;
import zoetrope.cli.project.ProgramSources;
import zoetrope.cli.project.SourceFiles;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.SceneEntry;

/**
 * The scenes that a command line can name in a folder. If the folder has a project, these are the
 * scenes of the project.
 *
 * @param program the sources of the scenes in the program if they may change; otherwise null
 */
public record KnownScenes(Path folder, ProgramSources program) {
  private static final ClassLoader PROGRAM = KnownScenes.class.getClassLoader();

  public KnownScenes(Path folder) {
    this(folder, null);
  }

  /**
   * Returns these scenes for {@code --watch}. If one of the names is not a single source file, the
   * current sources of the program's scenes are included.
   */
  public KnownScenes watched(List<String> names) {
    return isAlone(names) ? this : new KnownScenes(folder, new ProgramSources(PROGRAM));
  }

  private boolean isAlone(List<String> names) {
    return names.stream().allMatch(this::isAlone);
  }

  /**
   * Returns all scenes of the project. If there is no project with scenes, returns the scenes of
   * the program.
   *
   * @throws zoetrope.scene.SceneException if a source of the project does not compile
   */
  public List<SceneEntry> all() {
    return project()
        .map(AuthorProject::scenes)
        .filter(scenes -> !scenes.isEmpty())
        .orElseGet(KnownScenes::ofProgram);
  }

  /** Returns the scenes that come with the program. */
  public static List<SceneEntry> ofProgram() {
    return SceneCatalogue.of(PROGRAM).all();
  }

  /**
   * Returns a catalogue of the scenes in the program, and of source files that need only the
   * program.
   */
  static SceneCatalogue ofProgram(SegmentCache cache) {
    return SceneCatalogue.of(PROGRAM, cache);
  }

  /**
   * Returns the scenes of names and files, in order, each once.
   *
   * @throws zoetrope.render.result.UsageException for unknown scenes
   * @throws zoetrope.scene.SceneException if a source of the project does not compile
   */
  public List<SceneEntry> find(List<String> names) {
    return find(names, SegmentCache.none());
  }

  /**
   * Returns the scenes of names. The classes of source files outside of projects may come from the
   * cache.
   */
  public List<SceneEntry> find(List<String> names, SegmentCache cache) {
    return isAlone(names)
        ? ofProgram(cache).find(names)
        : project()
            .map(project -> project.catalogue(cache))
            .orElseGet(() -> program == null ? ofProgram(cache) : program.catalogue(cache))
            .find(names);
  }

  /**
   * Returns the folders with the code of the named scenes; empty if all scenes are in single files.
   */
  List<FileWatch.Root> roots(List<String> names) {
    if (isAlone(names)) {
      return List.of();
    }
    List<FileWatch.Root> roots = AuthorProject.roots(folder);
    return roots.isEmpty() && program != null ? program.roots() : roots;
  }

  /**
   * Returns the source files of scenes: the named single files, and the sources of the project or
   * of the program.
   */
  public SourceFiles sources(List<SceneEntry> scenes) {
    List<Path> single =
        scenes.stream().flatMap(scene -> scene.source().stream()).distinct().toList();
    List<FileWatch.Root> roots = AuthorProject.roots(folder);
    List<FileWatch.Root> used = roots.isEmpty() ? new ProgramSources(PROGRAM).roots() : roots;
    return new SourceFiles(() -> single, used.stream().map(FileWatch.Root::path).toList());
  }

  private Optional<AuthorProject> project() {
    return AuthorProject.in(folder, PROGRAM);
  }

  /**
   * Whether a name is the name of a source file that does not belong to the project in {@link
   * #folder}.
   */
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
      return false; // The lookup of the file reports the invalid name.
    }
  }
}
