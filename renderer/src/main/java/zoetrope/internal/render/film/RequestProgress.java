package zoetrope.internal.render.film;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import zoetrope.render.result.Progress;

/**
 * Reports the rendered frames of one request to the progress of all requests. If the request fails,
 * its remaining frames are subtracted from the expected total.
 */
final class RequestProgress implements LongConsumer {
  private final Progress whole;
  private final AtomicLong left;

  RequestProgress(Progress whole, long frames) {
    this.whole = whole;
    this.left = new AtomicLong(frames);
  }

  @Override
  public void accept(long frames) {
    if (frames > 0) {
      left.addAndGet(-frames);
      whole.advance(frames);
    }
  }

  void abandon() {
    whole.expect(-left.get());
  }
}
