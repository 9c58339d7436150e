package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Supplier;
import zoetrope.inspect.ObjectFinder;
import zoetrope.inspect.StageObject;
import zoetrope.inspect.StageSnapshot;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.scene.SceneException;
import zoetrope.studio.edit.JavaFile;
import zoetrope.studio.edit.SourceEdits;
import zoetrope.studio.edit.TextEdit;
import zoetrope.studio.live.LiveScene;
import zoetrope.studio.project.Project;

/**
 * Writes changes into sources and verifies them: runs the changed scene up to the frame that the
 * author looks at, and undoes a change that does not have its effect there.
 */
final class VerifiedEdits {
  /**
   * How long a change waits until the window shows the sources as they are after the last change.
   */
  private static final Duration PATIENCE = Duration.ofSeconds(6);

  private static final long LOOK_MILLIS = 20;

  /** The maximum number of looks for changed files after an edit. */
  private static final int MAX_LOOKS = 3;

  private final Project project;
  private final SourceEdits edits;
  private final Supplier<LiveScene> scene;
  private final Supplier<Integer> generation;

  /** A source line that may be changed, and the change. */
  record Place(String file, int line, Function<JavaFile, TextEdit> edit) {}

  /** An object in one frame, with the shape of its outline. */
  record Look(StageSnapshot stage, StageObject object, Supplier<String> outline) {
    static Look of(ObjectFinder finder, StageObject object) {
      return new Look(finder.stage(), object, () -> finder.outline(object.id()).path());
    }
  }

  /**
   * The intended effect of a change.
   *
   * @param before the object before the change
   * @param holds compares the object before and after a change
   */
  record Effect(Look before, BiPredicate<Look, Look> holds) {}

  /** Returns why a change has no effect in the changed scene; empty if it has the intended one. */
  interface Check {
    /** Only requires that the sources compile. */
    Check NONE = (before, after, settings) -> Optional.empty();

    Optional<String> fault(SceneEntry before, SceneEntry after, RenderSettings settings);
  }

  /**
   * A written change.
   *
   * @param note why an earlier place was not used; empty if the first place was used
   */
  record Written(SourceEdits.Change change, String note) {}

  VerifiedEdits(
      Project project, SourceEdits edits, Supplier<LiveScene> scene, Supplier<Integer> generation) {
    this.project = project;
    this.edits = edits;
    this.scene = scene;
    this.generation = generation;
  }

  /** Adds the calls of a window that change sources. */
  static void addTo(
      CallTable calls,
      Workspace workspace,
      Supplier<LiveScene> scene,
      Supplier<Integer> generation) {
    Project project = workspace.project();
    VerifiedEdits edits = new VerifiedEdits(project, workspace.edits(), scene, generation);
    new ToolCalls(project, edits, scene).addTo(calls);
    new ValueCalls(edits, scene).addTo(calls);
    new FixCalls(edits, project.sources(), scene).addTo(calls);
  }

  SourceEdits edits() {
    return edits;
  }

  /** Returns the line of the play in a call. */
  PlayLine play(JsonNode call) {
    return PlayLine.of(call.path("play"), scene.get(), generation.get());
  }

  /**
   * Runs an action that changes sources after all earlier ones, once the window shows the result of
   * the last change. If this takes long, runs the action nevertheless, which then fails.
   *
   * @throws CancellationException if the thread is interrupted
   */
  <T> T inOrder(Supplier<T> action) {
    return edits.inOrder(
        () -> {
          awaitCurrent();
          return action.get();
        });
  }

  private void awaitCurrent() {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    edits.alone(
        () -> {
          refresh();
          return null;
        });
    try {
      while (generation.get() != project.state().generation()
          && project.state().problem() == null
          && System.nanoTime() < deadline) {
        Thread.sleep(LOOK_MILLIS);
      }
    } catch (InterruptedException e) {
      throw new CancellationException("the change was interrupted");
    }
  }

  /**
   * Writes a change at the first place where it has its effect. If there is no such place, the
   * sources stay as they are.
   *
   * @throws UsageException if no place can be changed, with the reasons
   */
  Written write(List<Place> places, Optional<Check> check) {
    return edits.alone(() -> writeAlone(places, check, generation.get()));
  }

  /** Writes a change that replaces the last change, so that one undo takes back both. */
  Written writeAgain(List<Place> places, Optional<Check> check) {
    return edits.alone(
        () -> {
          edits.undo();
          refresh();
          return writeAlone(places, check, project.state().generation());
        });
  }

  private Written writeAlone(List<Place> places, Optional<Check> check, int firstGeneration) {
    LiveScene shown = scene.get();
    List<String> reasons = new ArrayList<>();
    int shownGeneration = firstGeneration;
    for (Place place : places) {
      try {
        SourceEdits.Change change = apply(place, shownGeneration);
        Optional<String> fault = check.flatMap(c -> fault(shown, c));
        if (fault.isEmpty()) {
          return new Written(change, String.join("; ", reasons));
        }
        reasons.add(fault.get());
        edits.undo();
        refresh();
        shownGeneration = project.state().generation();
      } catch (UsageException e) {
        reasons.add(e.getMessage());
      }
    }
    throw new UsageException(String.join("; ", reasons));
  }

  private SourceEdits.Change apply(Place place, int shownGeneration) {
    UsageException.require(place.line() != 0, "the line that made this object is unknown");
    return edits.apply(
        project.toChange(place.file(), shownGeneration),
        text -> place.edit().apply(new JavaFile(place.file(), text)));
  }

  private void refresh() {
    for (int look = 0; look < MAX_LOOKS && project.refresh(); look++) {
      // Repeats until no file has changed since, unless a file changes all the time.
    }
  }

  /** Returns why the last change does not have its effect; empty if it does. */
  private Optional<String> fault(LiveScene shown, Check check) {
    refresh();
    try {
      return check.fault(shown.entry(), changedScene(shown.entry()), shown.settings());
    } catch (SceneException | UsageException e) {
      return Optional.of("the scene would fail: " + e.getMessage().lines().findFirst().orElse(""));
    }
  }

  /** Returns a check that a frame shows an effect. */
  static Check shows(long frame, Effect effect) {
    return (before, after, settings) -> {
      Renderer renderer = new Renderer(settings);
      Optional<StageSnapshot> stage = StageSnapshot.take(renderer, after, frame);
      if (stage.isEmpty()) {
        return Optional.of("the scene would end before this frame");
      }
      return holds(stage.get(), settings, effect)
          ? Optional.empty()
          : Optional.of(
              "it has no effect here: "
                  + OverridingLines.find(renderer, before, after, effect.before().object(), frame));
    };
  }

  private static boolean holds(StageSnapshot stage, RenderSettings settings, Effect effect) {
    try (ObjectFinder finder = new ObjectFinder(stage, settings.width(), settings.height())) {
      return same(stage, effect.before().object())
          .filter(now -> effect.holds().test(effect.before(), Look.of(finder, now)))
          .isPresent();
    }
  }

  /** Returns the object of another run of the scene that is the same as {@code object}. */
  private static Optional<StageObject> same(StageSnapshot stage, StageObject object) {
    List<StageObject> all = stage.objects();
    if (object.id() < all.size() && all.get(object.id()).type().equals(object.type())) {
      return Optional.of(all.get(object.id()));
    }
    return all.stream()
        .filter(o -> o.type().equals(object.type()) && o.site().isPresent())
        .filter(o -> o.site().get().number() == object.site().map(s -> s.number()).orElse(-1))
        .findFirst();
  }

  private SceneEntry changedScene(SceneEntry shown) {
    Project.State state = project.state();
    if (state.problem() != null) {
      throw state.problem();
    }
    SceneEntry entry =
        state.scenes().values().stream()
            .filter(s -> s.name().equals(shown.name()) && s.source().equals(shown.source()))
            .findFirst()
            .map(project::open)
            .orElseThrow(() -> new UsageException(shown.name() + " is gone"));
    if (entry.problem().isPresent()) {
      throw entry.problem().get();
    }
    return entry;
  }
}
