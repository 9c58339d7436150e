package zoetrope.studio.window;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import zoetrope.cli.project.SourceFiles;
import zoetrope.render.request.RunActivity;
import zoetrope.scene.SceneException;
import zoetrope.studio.live.LiveScenes;
import zoetrope.studio.live.SceneControl;
import zoetrope.studio.project.Problem;

/**
 * Tells a window when its scene does not advance, and stops the scene when the author asks for it,
 * or when it uses too much memory.
 */
final class SceneGuard {
  /**
   * How long a scene may stand still before the window is told. With the interval of looks, the
   * page shows the line within three seconds.
   */
  private static final Duration PATIENCE = Duration.ofMillis(2200);

  private final SourceFiles sources;
  private final Consumer<Map<String, Object>> stalls;
  private final Consumer<Problem> problems;

  /** The control of the scene that is being opened; null if none is. */
  private volatile SceneControl opening;

  private volatile LiveScenes.Lease lease;
  private boolean reported;

  SceneGuard(
      SourceFiles sources, Consumer<Map<String, Object>> stalls, Consumer<Problem> problems) {
    this.sources = sources;
    this.stalls = stalls;
    this.problems = problems;
  }

  void addTo(CallTable calls) {
    calls.with(
        "stop",
        call -> {
          stop("stopped here");
          return Map.of();
        });
  }

  /** Watches a scene that is being opened. */
  SceneControl opening() {
    SceneControl control = new SceneControl();
    opening = control;
    return control;
  }

  /** Watches an open scene; null if opening it has failed and the former scene is shown. */
  void opened(LiveScenes.Lease opened) {
    opening = null;
    lease = opened == null ? lease : opened;
  }

  private SceneControl control() {
    SceneControl now = opening;
    LiveScenes.Lease shown = lease;
    return now != null ? now : shown == null ? null : shown.scene().control();
  }

  /** Whether a scene is being opened or has not run to its end. */
  boolean isRunning() {
    LiveScenes.Lease shown = lease;
    return opening != null
        || shown != null && shown.scene().isRunning() && !shown.scene().control().isStopped();
  }

  /**
   * Tells the window which line the scene executes if it does not advance, and when it advances
   * again.
   */
  synchronized void look() {
    SceneControl control = control();
    Optional<RunActivity.Stall> stall =
        control == null ? Optional.empty() : control.stalled(PATIENCE);
    if (stall.isPresent() || reported) {
      reported = stall.isPresent();
      stalls.accept(stall.map(SceneGuard::message).orElse(Map.of()));
    }
  }

  private static Map<String, Object> message(RunActivity.Stall stall) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("place", stall.place());
    message.put("file", file(stall.place()));
    message.put("line", line(stall.place()));
    message.put("seconds", stall.duration().toSeconds());
    return message;
  }

  private static String file(String place) {
    return line(place) == 0 ? "" : place.substring(0, place.lastIndexOf(':'));
  }

  private static int line(String place) {
    return place.matches(".*:\\d+") ? Integer.parseInt(place.replaceAll(".*:", "")) : 0;
  }

  /** Stops the scene and shows why, with the line that it executes. */
  void stop(String why) {
    SceneControl control = control();
    if (control == null || !isRunning()) {
      return;
    }
    String place = control.stalled(Duration.ZERO).map(RunActivity.Stall::place).orElse("");
    LiveScenes.Lease shown = lease;
    if (opening == null && shown != null) {
      shown.stop();
    } else {
      control.stop();
    }
    problems.accept(Problem.of(new SceneException(why, null, file(place), line(place)), sources));
  }
}
