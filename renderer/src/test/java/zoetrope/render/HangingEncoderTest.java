package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.internal.video.encode.SegmentEncoders;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.Failure;
import zoetrope.render.result.RenderResult;
import zoetrope.scene.Scene;

@Timeout(90)
class HangingEncoderTest {
  private static final RenderSettings SMALL =
      RenderSettings.of(64, 36, FrameRate.of(10)).withJobs(1);

  @TempDir private Path folder;

  private static final class Resting extends Scene {
    @Override
    protected void construct() {
      pause(0.5);
    }
  }

  /**
   * Renders a first video, so that the time to load the code does not count towards a time limit.
   */
  @BeforeEach
  void warmUp() throws Exception {
    Path film = folder.resolve("warm.mp4");
    new Renderer(SMALL).film(SceneEntry.of(() -> new Resting()), film);
    Files.delete(film);
  }

  @Test
  void abandonsAHangingEncoderAndContinuesWithAnotherVideo() throws Exception {
    CountDownLatch release = new CountDownLatch(1);
    CountDownLatch began = new CountDownLatch(1);
    SegmentEncoders encoders = new SegmentEncoders();
    RenderSession session =
        RenderSession.of(SMALL.withTimeout(Duration.ofSeconds(1)))
            .withEncoders(
                video -> {
                  if (began.getCount() > 0) {
                    began.countDown();
                    awaitRelease(release);
                  }
                  return encoders.open(video);
                });
    List<RenderResult> results =
        new Renderer(session)
            .render(
                List.of(
                    RenderRequest.film(SceneEntry.of(() -> new Resting()), folder.resolve("a.mp4")),
                    RenderRequest.film(
                        SceneEntry.of(() -> new Resting()), folder.resolve("b.mp4"))));
    release.countDown();
    Failure failure = results.get(0).failure().orElseThrow();
    assertEquals(Failure.Kind.TIMEOUT, failure.kind(), failure::toString);
    assertTrue(failure.message().contains("drawn and encoded"), failure::toString);
    assertEquals(Optional.empty(), results.get(1).failure());
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(folder.resolve("b.mp4")), files.toList());
    }
  }

  private static void awaitRelease(CountDownLatch release) {
    try {
      release.await(60, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
