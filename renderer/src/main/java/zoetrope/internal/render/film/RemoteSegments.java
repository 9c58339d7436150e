package zoetrope.internal.render.film;

import java.util.concurrent.Semaphore;
import zoetrope.internal.render.pipeline.SegmentSource;
import zoetrope.internal.render.plan.RenderPlan;
import zoetrope.internal.render.plan.RenderSession;

/** Has the segments of films made elsewhere, such as on a cluster. */
public interface RemoteSegments {
  /** Returns the permits of which a scene takes one while it runs here to list its segments. */
  Semaphore listing();

  /**
   * Returns the segments of a film.
   *
   * @param frames plays the frames, which are only hashed here
   */
  <T> SegmentSource<T> of(
      RenderSession session, RenderPlan plan, SegmentKind<T> kind, SegmentSource.Frames frames);
}
