package zoetrope.internal.render.pipeline;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Polygons;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.video.encode.YuvPlanes;

class DrawAheadTest {
  private static final int WIDTH = 96;
  private static final int HEIGHT = 54;

  private final AtomicInteger contexts = new AtomicInteger();

  /** Threads of earlier tests, which may still run. */
  private final Set<Thread> others = Thread.getAllStackTraces().keySet();

  private final WorkerPool pool =
      new WorkerPool(
          3,
          () -> {
            contexts.incrementAndGet();
            return new RenderContext(WIDTH, HEIGHT);
          });
  private final RenderContext context = new RenderContext(WIDTH, HEIGHT);
  private final PipelineMonitor monitor = new PipelineMonitor();
  private final SegmentQueue queue = Frames.queue(monitor);

  @AfterEach
  void close() {
    pool.close();
    context.close();
  }

  private void feed(List<Frame> frames) {
    for (int i = 0; i < frames.size(); i++) {
      queue.put(new FrameRun(frames.get(i), i, 1), 1);
    }
    queue.end(null);
  }

  /**
   * Returns a queue that gives frames to other threads even if drawing a frame takes little time.
   */
  private DrawAhead pictures() {
    return new DrawAhead(
        queue,
        context,
        new PipelineContext(pool, new Timings(), frames -> {}, SceneWatch.unlimited()),
        0);
  }

  private static void assertSame(YuvPlanes expected, YuvPlanes planes, String what) {
    for (int plane = 0; plane < 3; plane++) {
      assertArrayEquals(expected.plane(plane), planes.plane(plane), what);
    }
  }

  @Test
  void picturesDrawnByOthersAreTheSameAndComeInOrder() {
    List<Frame> frames = Frames.moving(120);
    feed(frames);
    try (RenderContext alone = new RenderContext(WIDTH, HEIGHT);
        DrawAhead pictures = pictures()) {
      for (int i = 0; i < frames.size(); i++) {
        assertEquals(i, pictures.next().number());
        YuvPlanes expected = alone.drawPlanes(frames.get(i), new Timings());
        assertSame(expected, pictures.draw(), "picture " + i);
        awaitOthers();
      }
      assertNull(pictures.next());
    }
  }

  /** Waits until another thread draws, which must happen after the first frame. */
  private void awaitOthers() {
    long end = System.nanoTime() + 20_000_000_000L;
    while (contexts.get() == 0) {
      assertTrue(System.nanoTime() < end, "no other thread draws");
      Thread.onSpinWait();
    }
  }

  @Test
  void aPictureStaysUntilTheNextOneIsDrawn() {
    List<Frame> frames = Frames.moving(40);
    feed(frames);
    try (RenderContext alone = new RenderContext(WIDTH, HEIGHT);
        DrawAhead pictures = pictures()) {
      pictures.next();
      for (int i = 0; i < frames.size(); i++) {
        YuvPlanes planes = pictures.draw();
        pictures.next();
        assertSame(alone.drawPlanes(frames.get(i), new Timings()), planes, "picture " + i);
      }
    }
  }

  /** Returns a frame that cannot be drawn. */
  private static Frame broken() {
    Polygons polygons = new Polygons(new double[9], new int[] {0, 3});
    Item item = new Item.Mesh(polygons, Affine.IDENTITY, new int[] {7}, new int[] {0}, 1, 0, null);
    return new Frame(Camera.DEFAULT, Palette.BLACK, List.of(item));
  }

  @Test
  void throwsAnErrorOfAFrameInTheOrderOfTheFrames() {
    List<Frame> frames = new ArrayList<>(Frames.moving(20));
    frames.set(12, broken());
    feed(frames);
    try (DrawAhead pictures = pictures()) {
      for (int i = 0; i < 12; i++) {
        pictures.next();
        pictures.draw();
      }
      pictures.next();
      assertThrows(IndexOutOfBoundsException.class, pictures::draw);
    }
  }

  @Test
  void throwsAnErrorOfAFrameInOrderAlsoWhileItWaitsForAnother() throws InterruptedException {
    List<Frame> frames = new ArrayList<>(Frames.moving(20));
    frames.set(2, broken());
    feed(frames);
    Thread encoder = Thread.currentThread();
    CountDownLatch thrown = new CountDownLatch(1);
    CountDownLatch atWork = new CountDownLatch(1);
    try (WorkerPool one = new WorkerPool(1, () -> slowly(encoder, atWork, thrown));
        DrawAhead pictures =
            new DrawAhead(
                queue,
                context,
                new PipelineContext(one, new Timings(), f -> {}, SceneWatch.unlimited()),
                0)) {
      try {
        pictures.next();
        pictures.draw();
        assertTrue(atWork.await(20, TimeUnit.SECONDS), "no other thread draws");
        pictures.next();
        pictures.draw(); // While the worker draws this frame, this thread draws the broken one.
        pictures.next();
        assertThrows(IndexOutOfBoundsException.class, pictures::draw);
      } finally {
        thrown.countDown();
      }
    }
  }

  /**
   * Waits until the encoder's thread waits or {@code thrown} is counted down, then creates a
   * context.
   */
  private static RenderContext slowly(
      Thread encoder, CountDownLatch atWork, CountDownLatch thrown) {
    atWork.countDown();
    while (thrown.getCount() > 0 && encoder.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
    return new RenderContext(WIDTH, HEIGHT);
  }

  @Test
  void abandonsUnfinishedFramesWithTheirSegment() {
    feed(Frames.moving(60));
    try (DrawAhead pictures = pictures()) {
      pictures.next();
      pictures.draw();
      monitor.fail(new CancellationException());
      assertThrows(
          CancellationException.class,
          () -> {
            while (pictures.next() != null) {
              pictures.draw();
            }
          });
    }
    pool.close();
    assertEquals(
        0,
        Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> thread.getName().startsWith("zoetrope-worker"))
            .filter(thread -> !others.contains(thread))
            .count());
  }
}
