package zoetrope.internal.render.cluster;

import java.util.concurrent.Semaphore;
import zoetrope.internal.render.film.RemoteSegments;
import zoetrope.internal.render.film.SegmentKind;
import zoetrope.internal.render.pipeline.MemoryBudget;
import zoetrope.internal.render.pipeline.SegmentSource;
import zoetrope.internal.render.plan.RenderPlan;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.render.cluster.Farm;
import zoetrope.render.request.RenderSettings;

/**
 * A farm, which makes segments of videos on a cluster, and the resources that its videos share on
 * this machine.
 *
 * @param listing permits that limit how many scenes run at the same time; a scene runs here to
 *     determine its segments
 * @param early memory for segments that arrive before their turn
 */
public record FarmSession(Farm farm, Semaphore listing, MemoryBudget early)
    implements RemoteSegments {
  /** The maximum number of bytes in memory of segments that arrive before their turn. */
  private static final long MAX_EARLY_BYTES = 64 << 20;

  /** Segments that arrive before their turn take at most the heap's size divided by this number. */
  private static final int HEAP_DIVISOR = 16;

  public FarmSession(Farm farm, RenderSettings settings) {
    this(
        farm,
        new Semaphore(settings.jobs()),
        new MemoryBudget(
            Math.min(MAX_EARLY_BYTES, Runtime.getRuntime().maxMemory() / HEAP_DIVISOR)));
  }

  @Override
  public <T> SegmentSource<T> of(
      RenderSession session, RenderPlan plan, SegmentKind<T> kind, SegmentSource.Frames frames) {
    return new FarmedFilm<>(this, session, plan, kind, frames);
  }
}
