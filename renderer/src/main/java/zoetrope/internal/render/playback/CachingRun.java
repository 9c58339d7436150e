package zoetrope.internal.render.playback;

import zoetrope.frame.Frame;
import zoetrope.internal.render.pipeline.Changes;
import zoetrope.internal.render.pipeline.FrameRun;

/**
 * A run of a scene that puts its frames into the cache of a preview. The same lock guards the run
 * and the cache.
 */
abstract class CachingRun extends SceneRun {
  private final FrameCache cache;
  private final FrameInterner interner = new FrameInterner();
  private FrameCache.Page page;
  private long pageNumber = -1;

  CachingRun(Playback scene, FrameCache cache, Changes changes) {
    super(scene, changes, "zoetrope-preview");
    this.cache = cache;
  }

  abstract boolean isWanted(FrameRun run);

  abstract void keep(FrameCache.Page onto, FrameRun run, long weight);

  @Override
  final void take(Frame frame, long number, long count) {
    changes().change(() -> add(frame, number, count));
  }

  private void add(Frame frame, long number, long count) {
    if (!isWanted(new FrameRun(frame, number, count))) {
      return;
    }
    if (cache.pageOf(number) != pageNumber) {
      pageNumber = cache.pageOf(number);
      page = cache.open(pageNumber);
      interner.begin();
    }
    FrameRun run = new FrameRun(interner.intern(frame), number, count);
    keep(page, run, interner.weight());
  }
}
