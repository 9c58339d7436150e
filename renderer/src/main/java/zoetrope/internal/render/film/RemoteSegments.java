package zoetrope.internal.render.film;

import java.util.concurrent.Semaphore;
import zoetrope.internal.render.pipeline.SegmentSource;
import zoetrope.internal.render.plan.RenderPlan;
import zoetrope.internal.render.plan.RenderSession;

/** Makes the segments of videos on other machines, such as on a cluster. */
public interface RemoteSegments {
  /**
   * Returns the permits that limit how many scenes run on this machine at the same time. A scene
   * runs here to determine its segments.
   */
  Semaphore listing();

  /**
   * Returns the segments of a video.
   *
   * @param frames plays the frames, which are only hashed on this machine
   */
  <T> SegmentSource<T> of(
      RenderSession session, RenderPlan plan, SegmentKind<T> kind, SegmentSource.Frames frames);
}
