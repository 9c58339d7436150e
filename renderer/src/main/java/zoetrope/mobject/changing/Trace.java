package zoetrope.mobject.changing;

import java.util.function.Supplier;
import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Updater;
import zoetrope.mobject.VMobject;

/**
 * A smooth curve through the past positions of a point, up to the present one. It samples 60
 * positions per second, independent of the frame rate.
 */
abstract class Trace<S extends Trace<S>> extends VMobject<S> {
  private static final int SAMPLES_PER_SECOND = 60;

  private final Supplier<Vec> point;
  private Trail trail = new Trail();
  private double time;

  /** Whether the next position is a sample that is stored. */
  private boolean sampled;

  private double secondsTraced = Double.POSITIVE_INFINITY;

  Trace(Supplier<Vec> point) {
    this.point = point;
    setStroke(Palette.WHITE, 2);
    addUpdater(new Updater.FixedRate<>(SAMPLES_PER_SECOND, true, (self, dt) -> beginSample(self)));
    addUpdater((S self, double dt) -> follow(self, dt));
    addUpdater((S self) -> begin(self));
  }

  /**
   * Sets how long positions are stored, in seconds above 0; infinite to store them forever.
   *
   * @throws IllegalArgumentException if the time is not above 0
   */
  public S timeTraced(double seconds) {
    Preconditions.require(seconds > 0, "a trace must last longer than 0 s, not %s s", seconds);
    secondsTraced = seconds;
    return self();
  }

  /** Styles the new path, which is not empty. */
  void restyleTrace() {}

  // Copies share updaters, so each updater acts on the object passed to it.
  private static <S extends Trace<S>> void beginSample(Trace<S> trace) {
    trace.sampled = true;
  }

  private static <S extends Trace<S>> void follow(Trace<S> trace, double dt) {
    trace.advance(dt);
  }

  /** Restarts the trace at the present position as long as no time has passed. */
  private static <S extends Trace<S>> void begin(Trace<S> trace) {
    if (trace.time == 0) {
      trace.trail = new Trail();
      trace.trail.note(trace.present(), 0);
    }
  }

  private Vec present() {
    Vec present = point.get();
    if (present == null || !present.isFinite()) {
      throw new IllegalStateException(
          "the traced point is at "
              + present
              + ": look for a division by zero or a missing result");
    }
    return present;
  }

  private void advance(double dt) {
    time += dt;
    if (sampled) {
      trail.note(present(), time);
    } else {
      trail.end(present(), time);
    }
    sampled = false;
    if (secondsTraced < Double.POSITIVE_INFINITY) {
      trail.forgetBefore(time - secondsTraced);
    }
    Path path = trail.path();
    setPath(path);
    if (!path.isEmpty()) {
      restyleTrace();
    }
  }

  @Override
  protected void copiedSelf() {
    super.copiedSelf();
    trail = trail.copy();
  }
}
