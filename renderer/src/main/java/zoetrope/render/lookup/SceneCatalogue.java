package zoetrope.render.lookup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;

/**
 * A catalogue that finds scenes by a user's arguments, in several sources. For each argument, the
 * result comes from the first source that finds a scene.
 */
public final class SceneCatalogue {

  private final List<SceneSource> sources;

  /** Creates a catalogue over {@code sources}, in order of precedence. */
  public SceneCatalogue(List<SceneSource> sources) {
    this.sources = List.copyOf(sources);
  }

  /**
   * Creates a catalogue of source files, and of the indexes and classes that {@code loader} finds.
   */
  public static SceneCatalogue of(ClassLoader loader) {
    return of(loader, SegmentCache.none());
  }

  /** Creates a catalogue with a cache for the classes of source files. */
  public static SceneCatalogue of(ClassLoader loader, SegmentCache cache) {
    return new SceneCatalogue(
        List.of(
            new SourceScenes(loader, List.of(), cache),
            new SceneIndex(loader),
            new ClassPathScenes(loader)));
  }

  /** Returns all listed scenes, in the sources' order. */
  public List<SceneEntry> all() {
    return sources.stream().flatMap(source -> source.scenes().stream()).toList();
  }

  /**
   * Returns the scenes that {@code arguments} name, in order, each once.
   *
   * @throws UsageException if an argument names no scene or is ambiguous; the message suggests the
   *     nearest names, or lists the full names
   */
  public List<SceneEntry> find(List<String> arguments) {
    prepare(arguments);
    List<SceneEntry> scenes = new ArrayList<>();
    for (String argument : arguments) {
      find(argument).stream().filter(scene -> !scenes.contains(scene)).forEach(scenes::add);
    }
    return List.copyOf(scenes);
  }

  /**
   * Compiles the source files among {@code arguments} in advance.
   *
   * @throws UsageException for a file that does not exist
   */
  public void prepare(List<String> arguments) {
    sources.forEach(source -> source.prepare(arguments));
  }

  private List<SceneEntry> find(String argument) {
    for (SceneSource source : sources) {
      List<SceneEntry> found = source.find(argument);
      if (found.stream().map(SceneEntry::name).distinct().count() < found.size()) {
        throw new UsageException(
            Messages.of(
                "'%s' could be any of %s; give the full name",
                argument, String.join(", ", found.stream().map(SceneEntry::className).toList())));
      }
      if (!found.isEmpty()) {
        return found;
      }
    }
    throw unknown(argument);
  }

  private UsageException unknown(String argument) {
    List<String> names = all().stream().map(SceneEntry::name).distinct().toList();
    String message = "unknown scene '" + argument + "'";
    Optional<String> complaint = SourceScenes.complaint(argument);
    if (names.isEmpty() && complaint.isEmpty()) {
      return new UsageException(message + "; no scenes are on the class path");
    }
    return complaint
        .or(() -> Suggestions.question(argument, names).map(question -> message + "; " + question))
        .map(UsageException::new)
        .orElseGet(() -> new UsageException(message, Failure.Subject.SCENE_NAME, argument));
  }
}
