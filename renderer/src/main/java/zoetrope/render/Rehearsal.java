package zoetrope.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;
import zoetrope.scene.Stage;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;

/** Runs scenes on the stage with the settings of a rendering, mostly to see how long they are. */
public final class Rehearsal {
  private Rehearsal() {}

  /**
   * Runs a scene to its end without taking a picture. Throws {@link zoetrope.scene.SceneException}
   * for what goes wrong in the scene, and {@link CancellationException}.
   */
  public static StageResult run(
      SceneEntry entry, RenderSettings settings, Cancellation cancellation) {
    Thread stage = Thread.currentThread();
    Runnable stop = stage::interrupt;
    cancellation.onCancel(stop);
    try {
      return run(
          entry,
          settings,
          FrameRange.NONE,
          (frame, count) -> {
            throw new IllegalStateException("a frame that nobody wanted");
          });
    } finally {
      cancellation.forget(stop);
      if (cancellation.isCancelled()) {
        Thread.interrupted();
      }
    }
  }

  /**
   * Runs a scene to its end without taking frames, on the calling thread, and shows it to {@code
   * observer}. Throws {@link zoetrope.scene.SceneException} for what goes wrong in the scene.
   */
  public static StageResult observe(
      SceneEntry entry, RenderSettings settings, StageObserver observer) {
    Scene scene = entry.create();
    return Stage.observe(scene, settings.stage(names(scene)), observer);
  }

  /** Runs a scene on the calling thread for the frames of a range. */
  static StageResult run(
      SceneEntry entry, RenderSettings settings, FrameRange range, FrameSink sink) {
    Scene scene = entry.create();
    return Stage.run(scene, settings.stage(names(scene)), range, sink);
  }

  private static List<String> names(Scene scene) {
    return scene.parameters().stream().map(Parameter::name).toList();
  }

  /**
   * Checks that every value of {@code parameters} is for a parameter of one of the scenes, and that
   * those which have it can read it. A scene that cannot be made may have any. Throws {@link
   * UsageException}.
   */
  public static void checkParameters(List<SceneEntry> scenes, Map<String, String> parameters) {
    if (parameters.isEmpty()) {
      return;
    }
    List<Parameter<?>> known = new ArrayList<>();
    boolean complete = true;
    for (SceneEntry scene : scenes) {
      try {
        known.addAll(scene.create().parameters());
      } catch (SceneException e) {
        complete = false; // That is the scene's own failure, when it is run.
      }
    }
    check(parameters, known, complete);
  }

  private static void check(
      Map<String, String> parameters, List<Parameter<?>> known, boolean complete) {
    List<String> names = known.stream().map(Parameter::name).distinct().toList();
    parameters.forEach(
        (name, value) -> {
          if (complete && !names.contains(name)) {
            throw new UsageException(unknown(name, names));
          }
          for (Parameter<?> parameter : known) {
            if (parameter.name().equals(name)) {
              check(parameter, value);
            }
          }
        });
  }

  private static void check(Parameter<?> parameter, String value) {
    try {
      parameter.check(value);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private static String unknown(String name, List<String> names) {
    if (names.isEmpty()) {
      return "no parameter '" + name + "': there are none to set";
    }
    return "no parameter '"
        + name
        + "'; "
        + Suggestions.question(name, names).orElse("there are " + String.join(", ", names));
  }
}
