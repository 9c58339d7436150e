package zoetrope.studio.project;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.cli.project.ChangedClasses;
import zoetrope.cli.project.FileWatch;
import zoetrope.cli.project.SourceFiles;
import zoetrope.cli.project.SourceModule;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.lookup.ClassFolderScenes;
import zoetrope.render.lookup.ClassPathScenes;
import zoetrope.render.lookup.ProjectLoader;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.lookup.SceneIndex;
import zoetrope.render.lookup.SourceOverlay;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.scene.SceneException;

/**
 * The scenes that the studio can show. This class watches their files, compiles changed sources in
 * memory, and reloads classes that a project's own build has compiled again.
 */
public final class Project {
  /** The levels of folders that are watched: recordings in a language are in voice/SCENE/de. */
  private static final int LEVELS_BESIDE_A_FILE = AuthorsScenes.LEVELS;

  /** The compiler's message about a library that only the project's build has. */
  private static final Pattern NO_PACKAGE = Pattern.compile("package [\\w.]+ does not exist");

  private final SegmentCache cache;
  private final Path folder;
  private final NamedFiles named;
  private final SingleFiles singles = new SingleFiles();
  private final CompiledElsewhere elsewhere;
  private final List<SourceModule> modules;
  private final SourceFiles sources;
  private final FileWatch watch;
  private final Set<Path> changedSources = new HashSet<>();
  private final ChangedClasses ownClasses = new ChangedClasses();

  private Map<String, byte[]> compiled = Map.of();
  private Set<Path> compiledHere = Set.of();
  private Catalogue catalogue;
  private volatile State state;

  private record Catalogue(SceneCatalogue scenes, List<SceneEntry> all) {}

  /**
   * The scenes at one moment.
   *
   * @param generation grows with each change
   * @param scenes the scenes by id, requested scenes first. Scenes of single files are perhaps not
   *     compiled yet; see {@link #open}
   * @param asked the number of scenes requested by name
   * @param problem the error that keeps a change from being shown; null if there is none
   * @param outdated a changed source that only the project's own build can compile
   */
  public record State(
      int generation,
      Map<String, SceneEntry> scenes,
      int asked,
      SceneException problem,
      Optional<CompiledElsewhere.Outdated> outdated) {
    private State withScenes(Map<String, SceneEntry> others, int othersAsked) {
      return new State(generation, others, othersAsked, problem, outdated);
    }

    private State withOutdated(Optional<CompiledElsewhere.Outdated> source) {
      return new State(generation, scenes, asked, problem, source);
    }
  }

  /**
   * Finds the scenes.
   *
   * @param arguments names and files of scenes, and folders of such files; if empty, the files with
   *     scenes in {@code folder} come first
   * @param classPath folders and jars of a project with its own build; if empty, the usual folders
   *     in {@code folder} are used
   * @param cache the cache for classes of single files
   * @throws zoetrope.render.result.UsageException for an unknown scene, and for a folder or jar
   *     that does not exist
   */
  public Project(List<String> arguments, List<Path> classPath, Path folder, SegmentCache cache) {
    this.cache = cache;
    this.folder = folder.toAbsolutePath().normalize();
    this.named = new NamedFiles(arguments, this.folder);
    this.elsewhere = new CompiledElsewhere(classPath, folder);
    List<Path> program = ProgramPlaces.all();
    this.modules = SourceModule.ofClassPath(place -> program.contains(SourceFiles.real(place)));
    this.sources = new SourceFiles(named::files, sourceRoots());
    this.watch = new FileWatch(roots());
    this.state = first();
  }

  private State first() {
    SceneException problem = compileAll();
    try {
      return state(1, problem, Set.of());
    } catch (UsageException e) {
      throw elsewhere
          .hint()
          .map(hint -> new UsageException(e.getMessage() + "; " + hint))
          .orElse(e);
    }
  }

  private List<Path> sourceRoots() {
    Stream<Path> moduleSources = modules.stream().map(SourceModule::sources);
    return Stream.concat(elsewhere.sources().stream(), moduleSources).distinct().toList();
  }

  private List<FileWatch.Root> roots() {
    List<FileWatch.Root> roots = new ArrayList<>();
    named.folders().forEach(at -> roots.add(new FileWatch.Root(at, LEVELS_BESIDE_A_FILE)));
    elsewhere.places().forEach(place -> roots.add(FileWatch.Root.tree(place)));
    elsewhere.sources().forEach(source -> roots.add(FileWatch.Root.tree(source)));
    elsewhere.resources().forEach(folder -> roots.add(FileWatch.Root.tree(folder)));
    for (SourceModule module : modules) {
      roots.add(FileWatch.Root.tree(module.sources()));
      roots.add(FileWatch.Root.tree(module.resources()));
    }
    return roots;
  }

  /** Returns the folder where the studio was started. */
  public Path folder() {
    return folder;
  }

  /** Returns the current scenes. */
  public State state() {
    return state;
  }

  /** Returns a folder on the command line that contains no scenes now. */
  public Optional<Path> emptyFolder() {
    return named.emptyFolder();
  }

  public SourceFiles sources() {
    return sources;
  }

  /** Returns the scene with an id from the list. */
  public Optional<SceneEntry> scene(String id) {
    return Optional.ofNullable(state.scenes().get(id));
  }

  /**
   * Returns a scene of the list with its classes; compiles it if it is in a single file.
   *
   * @throws UsageException if its file is gone or has no such scene
   */
  public SceneEntry open(SceneEntry scene) {
    if (!(scene instanceof FileScene single)) {
      return scene;
    }
    SceneEntry compiled = single.compiled();
    compile(single.file());
    return compiled;
  }

  /**
   * Compiles a single file that was only scanned so far.
   *
   * @param savedOnly whether to compile only files that changed since the studio was started
   * @return false if no such file is left
   */
  public boolean compileNext(boolean savedOnly) {
    Optional<Path> next = singles.next(savedOnly);
    next.ifPresent(this::compile);
    return next.isPresent();
  }

  private void compile(Path file) {
    if (singles.compile(file)) {
      synchronized (this) {
        Set<SceneEntry> asked = asked(new ArrayList<>());
        state = state.withScenes(scenes(asked), asked.size());
      }
    }
  }

  /** Looks for changes, and returns whether the state is a new one. */
  public synchronized boolean refresh() {
    Set<Path> changed = watch.changes();
    if (changed.isEmpty()) {
      return false;
    }
    changed.stream()
        .filter(file -> modules.stream().anyMatch(m -> file.startsWith(m.sources())))
        .filter(file -> file.toString().endsWith(".java"))
        .forEach(changedSources::add);
    SceneException problem = compileAll();
    boolean elsewhereOnly = changed.stream().allMatch(f -> elsewhere.moduleOf(f).isPresent());
    if (problem == null && elsewhereOnly && outdated().isPresent()) {
      state = state.withOutdated(outdated());
    } else {
      state = state(state.generation() + 1, problem, changed);
    }
    return true;
  }

  /** Compiles the sources that are newer than their classes, and returns the error, or null. */
  private SceneException compileAll() {
    try {
      compiled = compile();
      return null;
    } catch (SceneException e) {
      return e;
    }
  }

  /**
   * Returns a source file whose change is not shown, because only the project's own build can
   * compile it.
   */
  private Optional<CompiledElsewhere.Outdated> outdated() {
    return elsewhere.stale(watch).stream()
        .filter(file -> !compiledHere.contains(file))
        .findFirst()
        .map(elsewhere::outdated);
  }

  /**
   * Returns the source file with a simple name, so that a tool can edit it. The shown scenes must
   * have been compiled from its current content.
   *
   * @param generation the generation of the scene that is shown
   * @throws UsageException if the file does not belong to this project, or changed after the shown
   *     scenes were compiled
   */
  public synchronized Path toChange(String name, int generation) {
    Path file = sources.toChange(name);
    boolean shown =
        elsewhere
            .moduleOf(file)
            .map(module -> isShown(file, module))
            .orElseGet(() -> watch.isAsKnown(file));
    if (!shown || generation != state.generation() || state.problem() != null) {
      throw new UsageException(
          name + " is newer than the scene that is shown: try again when it is compiled");
    }
    return file;
  }

  private boolean isShown(Path file, SourceModule module) {
    return compiledHere.contains(file)
        ? watch.isAsKnown(file)
        : watch.isNewer(module.place(), file);
  }

  /**
   * Loads the compiler, and compiles the files that use the first scene. Otherwise the first change
   * would take seconds longer than later ones.
   */
  public void warmCompiler() {
    if (!named.files().isEmpty()) {
      return;
    }
    Stream<Path> sourcesOfScenes =
        state.scenes().values().stream()
            .map(scene -> scene.className().replace('.', '/') + ".java")
            .flatMap(name -> modules.stream().map(module -> module.sources().resolve(name)));
    sourcesOfScenes.filter(Files::isRegularFile).findFirst().ifPresent(this::tryToCompile);
  }

  private void tryToCompile(Path file) {
    try {
      Set<Path> all;
      synchronized (this) {
        all = watch.files();
      }
      ownClasses.compile(modules, Set.of(file), all, elsewhere.places());
    } catch (SceneException e) {
      // The error is reported when the file is changed.
    }
  }

  private Map<String, byte[]> compile() {
    Map<String, byte[]> own =
        ownClasses.compile(modules, changedSources, watch.files(), elsewhere.places());
    Map<String, byte[]> all = new HashMap<>(compileElsewhere());
    all.putAll(own);
    return all;
  }

  /**
   * Returns the classes of sources that are newer than the built classes of the project; empty if
   * only the project's build can compile them.
   */
  private Map<String, byte[]> compileElsewhere() {
    Set<Path> stale = new HashSet<>(elsewhere.stale(watch));
    Set<Path> files = elsewhere.withUsers(stale, watch.files());
    Set<Path> before = compiledHere;
    compiledHere = files;
    if (files.isEmpty()) {
      return Map.of();
    }
    try {
      return SourceOverlay.compile(List.copyOf(files), elsewhere.places());
    } catch (SceneException e) {
      boolean elsewhereOnly = NO_PACKAGE.matcher(e.getMessage()).find();
      // After an error in the source, the former classes are still shown.
      compiledHere = elsewhereOnly ? Set.of() : before;
      if (elsewhereOnly) {
        return Map.of();
      }
      throw e;
    }
  }

  /** Returns the compiled classes that belong to no module on the program's class path. */
  private Set<String> compiledElsewhere() {
    return compiledHere.isEmpty() ? Set.of() : compiled.keySet();
  }

  private State state(int generation, SceneException problem, Set<Path> changed) {
    List<Path> places = new ArrayList<>(elsewhere.places());
    modules.forEach(module -> places.add(module.place()));
    List<Path> resources =
        Stream.concat(elsewhere.resources().stream(), modules.stream().map(SourceModule::resources))
            .toList();
    ClassLoader loader =
        new ProjectLoader(
            places, elsewhere.jars(), compiled, resources, Project.class.getClassLoader());
    ClassFolderScenes folders =
        new ClassFolderScenes(elsewhere.places(), compiledElsewhere(), elsewhere::summary, loader);
    SourceScenes compiler = new SourceScenes(loader, elsewhere.places(), cache);
    SceneCatalogue found =
        new SceneCatalogue(
            List.of(compiler, folders, new SceneIndex(loader), new ClassPathScenes(loader)));
    catalogue = new Catalogue(found, found.all());
    singles.changed(compiler, changed, named.files());
    List<UsageException> missing = new ArrayList<>();
    Set<SceneEntry> asked = asked(missing);
    if (state == null && !missing.isEmpty()) {
      throw problem == null ? missing.get(0) : problem;
    }
    SceneException first =
        missing.stream()
            .findFirst()
            .filter(e -> problem == null)
            .map(e -> new SceneException(e.getMessage(), e, "", 0))
            .orElse(problem);
    return new State(generation, scenes(asked), asked.size(), first, outdated());
  }

  /** Returns the requested scenes, without those that are not found. */
  private Set<SceneEntry> asked(List<UsageException> missing) {
    Set<SceneEntry> asked = new LinkedHashSet<>();
    for (String argument : named.arguments()) {
      try {
        asked.addAll(asked(argument));
      } catch (UsageException e) {
        missing.add(e);
      }
    }
    return asked;
  }

  private List<SceneEntry> asked(String argument) {
    return named
        .file(argument)
        .map(file -> List.<SceneEntry>copyOf(singles.scenes(file)))
        .orElseGet(() -> catalogue.scenes().find(List.of(argument)));
  }

  /** Returns all scenes by id, beginning with the requested ones. */
  private Map<String, SceneEntry> scenes(Set<SceneEntry> asked) {
    Map<String, SceneEntry> scenes = new LinkedHashMap<>();
    for (SceneEntry scene : asked) {
      String id = id(scene);
      boolean taken = scenes.containsKey(id) && scene.source().isPresent();
      scenes.put(taken ? scene.source().orElseThrow() + ":" + id : id, scene);
    }
    catalogue.all().forEach(scene -> scenes.putIfAbsent(id(scene), scene));
    return scenes;
  }

  /** Returns the id in addresses: the short name in single files, otherwise the full class name. */
  private static String id(SceneEntry scene) {
    return scene.source().isPresent() ? scene.name() : scene.className();
  }
}
