package zoetrope.internal.render.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;

/** A pipeline with a list of frames as its source, and lists of numbers as segments. */
@Timeout(60)
class PipelineTest {
  private static final FrameRate TEN = FrameRate.of(10);
  private static final long LARGE_BUDGET = 1L << 30;

  private final List<Long> output = new ArrayList<>();

  /** Threads of earlier tests, which may still run. */
  private final Set<Thread> others = Thread.getAllStackTraces().keySet();

  @AfterEach
  void noThreadOutlivesThePipeline() {
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      boolean ours = thread.getName().startsWith("zoetrope-") && !others.contains(thread);
      assertTrue(!ours || !thread.isAlive(), () -> thread.getName() + " is still there");
    }
  }

  @Test
  void deliversSegmentsInOrderWithAnyNumberOfWorkers() {
    List<Long> expected = new ArrayList<>();
    for (long i = 0; i < 500; i++) {
      expected.add(i);
    }
    for (int jobs : new int[] {1, 2, 7}) {
      output.clear();
      run(jobs, LARGE_BUDGET, jobs + 2, sink -> play(sink, 500), PipelineTest::numbers);
      assertEquals(expected, output, jobs + " jobs");
    }
  }

  @Test
  void theStageRunsAheadByABoundedNumberOfSegments() {
    AtomicInteger begun = new AtomicInteger();
    AtomicInteger ended = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    SegmentSource.Frames source =
        sink -> {
          for (Frame frame : Frames.moving(40)) {
            sink.accept(frame, 10); // Each repeated frame becomes a segment.
            most.accumulateAndGet(begun.incrementAndGet() - ended.get(), Math::max);
          }
        };
    run(
        2,
        LARGE_BUDGET,
        3,
        source,
        queue -> {
          List<Long> taken = numbers(queue);
          ended.incrementAndGet();
          return taken;
        });
    assertEquals(400, output.size());
    // Three segments are in the pipeline, one segment waits to enter it, and the segmenter has not
    // finished one.
    assertTrue(most.get() <= 3 + 2, "was ahead by " + most);
  }

  @Test
  void framesHeavierThanTheBudgetPassOneByOne() {
    AtomicLong handed = new AtomicLong();
    AtomicLong taken = new AtomicLong();
    AtomicLong most = new AtomicLong();
    SegmentSource.Frames source =
        sink -> {
          for (Frame frame : Frames.moving(100)) {
            sink.accept(frame, 1);
            most.accumulateAndGet(handed.incrementAndGet() - taken.get(), Math::max);
          }
        };
    run(
        3,
        1,
        5,
        source,
        queue -> {
          List<Long> numbers = new ArrayList<>();
          for (FrameRun run = queue.take(); run != null; run = queue.take()) {
            taken.incrementAndGet();
            numbers.add(run.number());
          }
          return numbers;
        });
    assertEquals(100, output.size());
    assertTrue(most.get() <= 4, "was ahead by " + most + " frames");
  }

  @Test
  void anErrorOfAWorkerStopsTheSceneAndIsThrown() {
    RuntimeException error = new IllegalStateException("the encoder broke");
    RuntimeException thrown =
        assertThrows(
            IllegalStateException.class,
            () ->
                run(
                    2,
                    LARGE_BUDGET,
                    4,
                    PipelineTest::playForEver,
                    queue -> {
                      List<Long> numbers = numbers(queue);
                      if (numbers.get(0) >= 100) {
                        throw error;
                      }
                      return numbers;
                    }));
    assertSame(error, thrown);
  }

  @Test
  void anErrorOfTheSceneStopsTheWorkersAndIsThrown() {
    RuntimeException error = new IllegalStateException("construct() broke");
    RuntimeException thrown =
        assertThrows(
            IllegalStateException.class,
            () ->
                run(
                    3,
                    LARGE_BUDGET,
                    5,
                    sink -> {
                      play(sink, 100);
                      throw error;
                    },
                    PipelineTest::numbers));
    assertSame(error, thrown);
  }

  @Test
  void onlyTheFirstWorkerWorksDuringItsHeadStart() {
    Set<String> workers = ConcurrentHashMap.newKeySet();
    try (WorkerPool pool =
        new WorkerPool(3, Duration.ofHours(1), () -> new RenderContext(16, 16))) {
      pipeline(
              pool,
              LARGE_BUDGET,
              5,
              sink -> play(sink, 200),
              queue -> {
                workers.add(Thread.currentThread().getName());
                return numbers(queue);
              })
          .run(output::addAll);
    }
    assertEquals(200, output.size());
    assertEquals(Set.of("zoetrope-worker-1"), workers);
  }

  @Test
  void anErrorOfTheOutputStopsEverythingAndIsThrown() {
    WorkerPool pool = new WorkerPool(2, () -> new RenderContext(16, 16));
    try (pool) {
      Error error = new AssertionError("the disk is full");
      Error thrown =
          assertThrows(
              AssertionError.class,
              () ->
                  pipeline(pool, LARGE_BUDGET, 4, PipelineTest::playForEver, PipelineTest::numbers)
                      .run(
                          segment -> {
                            throw error;
                          }));
      assertSame(error, thrown);
    }
  }

  @Test
  void aRequestToStopEndsAPipelineWhoseStageNeverEnds() throws InterruptedException {
    CountDownLatch running = new CountDownLatch(3);
    try (WorkerPool pool = new WorkerPool(2, () -> new RenderContext(16, 16))) {
      Pipeline<List<Long>> pipeline =
          pipeline(
              pool,
              LARGE_BUDGET,
              4,
              PipelineTest::playForEver,
              queue -> {
                running.countDown();
                return numbers(queue);
              });
      Thread stopper =
          new Thread(
              () -> {
                try {
                  running.await();
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
                pipeline.cancel();
              });
      stopper.start();
      assertThrows(CancellationException.class, () -> pipeline.run(output::addAll));
      stopper.join();
    }
  }

  @Test
  void aRequestToStopReachesAStageThatIgnoresInterrupts() {
    try (WorkerPool pool = new WorkerPool(1, () -> new RenderContext(16, 16))) {
      SegmentSource.Frames deaf =
          sink -> {
            while (true) {
              Thread.interrupted();
              play(sink, 1);
            }
          };
      Pipeline<List<Long>> pipeline = pipeline(pool, LARGE_BUDGET, 2, deaf, PipelineTest::numbers);
      assertThrows(CancellationException.class, () -> pipeline.run(segment -> pipeline.cancel()));
    }
  }

  @Test
  void aPipelineThatIsStoppedBeforeItBeginsRunsNothing() {
    try (WorkerPool pool = new WorkerPool(1, () -> new RenderContext(16, 16))) {
      AtomicInteger played = new AtomicInteger();
      SegmentSource.Frames source =
          sink -> {
            played.incrementAndGet();
          };
      Pipeline<List<Long>> pipeline =
          pipeline(pool, LARGE_BUDGET, 2, source, PipelineTest::numbers);
      pipeline.cancel();
      assertThrows(CancellationException.class, () -> pipeline.run(output::addAll));
      assertEquals(0, played.get());
    }
  }

  @Test
  void anInterruptEndsThePipelineAndIsKept() {
    Thread caller = Thread.currentThread();
    assertThrows(
        CancellationException.class,
        () ->
            run(
                2,
                LARGE_BUDGET,
                4,
                PipelineTest::playForEver,
                queue -> {
                  caller.interrupt();
                  return numbers(queue);
                }));
    assertTrue(Thread.interrupted());
  }

  @Test
  void aStageThatWaitsForeverIsInterrupted() {
    assertThrows(
        IllegalStateException.class,
        () ->
            run(
                1,
                LARGE_BUDGET,
                4,
                sink -> {
                  play(sink, 50);
                  try {
                    new CountDownLatch(1).await();
                  } catch (InterruptedException e) {
                    throw new CancellationException("interrupted");
                  }
                },
                queue -> {
                  throw new IllegalStateException("the encoder broke");
                }));
  }

  private static Stream<Throwable> throwables() {
    return Stream.of(
        new OutOfMemoryError("none left"),
        new StackOverflowError(),
        new IllegalStateException("odd"),
        new Exception("sneaky"));
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable, R> R sneak(Throwable e) throws T {
    throw (T) e;
  }

  private static void assertThrown(Throwable expected, Executable rendering) {
    Throwable thrown = assertThrows(Throwable.class, rendering);
    assertSame(
        expected,
        expected instanceof Exception && !(expected instanceof RuntimeException)
            ? thrown.getCause()
            : thrown);
  }

  @ParameterizedTest
  @MethodSource("throwables")
  void anyThrowableOfTheSceneIsThrown(Throwable error) {
    SegmentSource.Frames source =
        sink -> {
          play(sink, 30);
          sneak(error);
        };
    assertThrown(error, () -> run(2, LARGE_BUDGET, 4, source, PipelineTest::numbers));
  }

  @ParameterizedTest
  @MethodSource("throwables")
  void anyThrowableOfAWorkersTaskIsThrown(Throwable error) {
    assertThrown(
        error, () -> run(2, LARGE_BUDGET, 4, PipelineTest::playForEver, queue -> sneak(error)));
  }

  @ParameterizedTest
  @MethodSource("throwables")
  void anyThrowableThatPreventsAWorkerFromStartingIsThrown(Throwable error) {
    try (WorkerPool pool = new WorkerPool(2, () -> sneak(error))) {
      assertThrown(
          error,
          () ->
              pipeline(pool, LARGE_BUDGET, 4, PipelineTest::playForEver, PipelineTest::numbers)
                  .run(output::addAll));
    }
  }

  @ParameterizedTest
  @MethodSource("throwables")
  void aWorkerContinuesAfterAnyThrowableWithANewContext(Throwable error) {
    List<RenderContext> opened = Collections.synchronizedList(new ArrayList<>());
    try (WorkerPool pool =
        new WorkerPool(
            1,
            () -> {
              opened.add(new RenderContext(16, 16));
              return opened.get(opened.size() - 1);
            })) {
      assertThrown(
          error,
          () ->
              pipeline(pool, LARGE_BUDGET, 4, sink -> play(sink, 5), queue -> sneak(error))
                  .run(output::addAll));
      pipeline(pool, LARGE_BUDGET, 4, sink -> play(sink, 5), PipelineTest::numbers)
          .run(output::addAll);
      assertTrue(opened.get(0).isClosed());
    }
    assertEquals(2, opened.size());
    assertEquals(List.of(0L, 1L, 2L, 3L, 4L), output);
  }

  @Test
  void contextsAreClosedWithTheirThreads() {
    List<RenderContext> opened = Collections.synchronizedList(new ArrayList<>());
    try (WorkerPool pool =
        new WorkerPool(
            2,
            () -> {
              RenderContext context = new RenderContext(16, 16);
              opened.add(context);
              return context;
            })) {
      pipeline(pool, LARGE_BUDGET, 4, sink -> play(sink, 500), PipelineTest::numbers)
          .run(output::addAll);
    }
    assertTrue(!opened.isEmpty() && opened.size() <= 2, opened.size() + " contexts");
    assertTrue(opened.stream().allMatch(RenderContext::isClosed));
  }

  @Test
  void pipelinesShareAPool() {
    List<Long> first = new ArrayList<>();
    List<Long> second = new ArrayList<>();
    try (WorkerPool pool = new WorkerPool(1, () -> new RenderContext(16, 16))) {
      Thread other =
          new Thread(
              () ->
                  pipeline(pool, 1, 3, sink -> play(sink, 300), PipelineTest::numbers)
                      .run(second::addAll));
      other.start();
      pipeline(pool, 1, 3, sink -> play(sink, 300), PipelineTest::numbers).run(first::addAll);
      WorkerPool.joinFully(other);
    }
    assertEquals(300, first.size());
    assertEquals(first, second);
  }

  private void run(
      int jobs,
      long frameBytes,
      int segments,
      SegmentSource.Frames source,
      java.util.function.Function<SegmentQueue, List<Long>> work) {
    try (WorkerPool pool = new WorkerPool(jobs, () -> new RenderContext(16, 16))) {
      pipeline(pool, frameBytes, segments, source, work).run(output::addAll);
    }
  }

  private static Pipeline<List<Long>> pipeline(
      WorkerPool pool,
      long frameBytes,
      int segments,
      SegmentSource.Frames source,
      java.util.function.Function<SegmentQueue, List<Long>> work) {
    return new Pipeline<>(
        new PipelineContext(pool, new Timings(), frames -> {}, SceneWatch.unlimited()),
        new Pipeline.Limits(0, frameBytes, segments),
        TEN,
        FrameRange.ALL,
        source,
        (queue, context) -> work.apply(queue));
  }

  private static void play(FrameSink sink, int count) {
    Frames.moving(count).forEach(frame -> sink.accept(frame, 1));
  }

  private static void playForEver(FrameSink sink) {
    while (true) {
      play(sink, 100);
    }
  }

  private static List<Long> numbers(SegmentQueue queue) {
    List<Long> numbers = new ArrayList<>();
    for (FrameRun run = queue.take(); run != null; run = queue.take()) {
      for (long i = 0; i < run.count(); i++) {
        numbers.add(run.number() + i);
      }
    }
    return numbers;
  }
}
