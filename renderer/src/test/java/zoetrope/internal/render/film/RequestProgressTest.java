package zoetrope.internal.render.film;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import zoetrope.render.result.Progress;

class RequestProgressTest {
  private long expected = 200;
  private long done;

  @Test
  void aFailedRequestExpectsNoMoreFrames() {
    Progress whole =
        new Progress() {
          @Override
          public void expect(long frames) {
            expected += frames;
          }

          @Override
          public void advance(long frames) {
            done += frames;
          }
        };
    RequestProgress failing = new RequestProgress(whole, 100);
    failing.accept(30);
    failing.abandon();
    assertEquals(30, done);
    assertEquals(130, expected);
  }
}
