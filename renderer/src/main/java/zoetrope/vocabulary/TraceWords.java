package zoetrope.vocabulary;

import java.util.function.Supplier;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.traces.AnimatedBoundary;
import zoetrope.mobject.traces.TracedPath;
import zoetrope.mobject.traces.TracingTail;

/** Makes traces and boundaries. */
public abstract class TraceWords extends ValueWords {
  /** Not to be made. */
  protected TraceWords() {}

  /** The boundary of an object and its family. */
  public static AnimatedBoundary animatedBoundary(Mobject<?> subject) {
    return new AnimatedBoundary(subject);
  }

  /** The way of the point that {@code point} tells. */
  public static TracedPath tracedPath(Supplier<Vec> point) {
    return new TracedPath(point);
  }

  /** The way of an object's centre. */
  public static TracedPath tracedPath(Mobject<?> mobject) {
    return new TracedPath(mobject);
  }

  /** The tail of the point that {@code point} tells. */
  public static TracingTail tracingTail(Supplier<Vec> point) {
    return new TracingTail(point);
  }

  /** The tail of an object's centre. */
  public static TracingTail tracingTail(Mobject<?> mobject) {
    return new TracingTail(mobject);
  }
}
