package zoetrope.studio;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import zoetrope.render.Cancellation;
import zoetrope.render.Failure;
import zoetrope.render.Progress;
import zoetrope.render.RenderRequest;
import zoetrope.render.RenderResult;
import zoetrope.render.Renderer;
import zoetrope.render.SegmentCache;

/** A film, still or sequence of pictures that was asked for, and what has come of it. */
final class MakeJob {
  /** What has become of a job. */
  enum Status {
    WAITING,
    RUNNING,
    DONE,
    FAILED,
    CANCELLED
  }

  private final int id;
  private final MakeOrder order;
  private final SegmentCache cache;
  private final Cancellation cancellation = new Cancellation();
  private final AtomicLong done = new AtomicLong();
  private final AtomicLong expected = new AtomicLong();
  private volatile Status status = Status.WAITING;
  private volatile String message = "";
  private volatile List<String> warnings = List.of();
  private volatile double seconds;

  MakeJob(int id, MakeOrder order, SegmentCache cache) {
    this.id = id;
    this.order = order;
    this.cache = cache;
  }

  int id() {
    return id;
  }

  Path target() {
    return order.target();
  }

  Status status() {
    return status;
  }

  boolean isOver() {
    return status != Status.WAITING && status != Status.RUNNING;
  }

  /** Whether there is a finished file, and no folder of pictures. */
  boolean hasFile() {
    return status == Status.DONE && Files.isRegularFile(target());
  }

  /** Stops it; what is not whole is cleared away. */
  void cancel() {
    cancellation.cancel();
    if (status == Status.WAITING) {
      status = Status.CANCELLED;
    }
  }

  /** Does it, on the calling thread, in the way of the command line. */
  void run() {
    if (isOver()) {
      return;
    }
    status = Status.RUNNING;
    try {
      RenderResult result = render();
      warnings = result.warnings();
      seconds = result.wallSeconds();
      status = Status.DONE;
    } catch (CancellationException e) {
      status = Status.CANCELLED;
    } catch (RuntimeException | Error e) {
      message = Failure.of(e).message();
      status = cancellation.isCancelled() ? Status.CANCELLED : Status.FAILED;
    }
  }

  private RenderResult render() {
    Renderer renderer =
        new Renderer(order.settings())
            .withCache(cache)
            .withProgress(progress())
            .withCancellation(cancellation);
    renderer.checkParameters(List.of(order.scene()));
    return switch (order.kind()) {
      case STILL ->
          order.at().isPresent()
              ? renderer.still(order.scene(), order.at().get(), order.target())
              : renderer.still(order.scene(), order.part(), order.target());
      case FILM, PICTURES -> {
        RenderRequest.Kind kind =
            order.kind() == MakeOrder.Kind.FILM
                ? RenderRequest.kindOf(order.target())
                : RenderRequest.Kind.SEQUENCE;
        RenderRequest request =
            new RenderRequest(order.scene(), kind, order.target(), order.part());
        yield renderer.render(order.stems().map(request::withStems).orElse(request));
      }
    };
  }

  private Progress progress() {
    return new Progress() {
      @Override
      public void advance(long frames) {
        done.addAndGet(frames);
      }

      @Override
      public void expect(long frames) {
        expected.addAndGet(frames);
      }
    };
  }

  /** What a page is told of it. */
  Map<String, Object> message(Path folder) {
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("id", id);
    told.put("scene", order.scene().name());
    told.put("kind", order.kind().name().toLowerCase(Locale.ROOT));
    told.put("target", folder.relativize(target()).toString());
    told.put("name", target().getFileName().toString());
    told.put("status", status.name().toLowerCase(Locale.ROOT));
    told.put("done", done.get());
    told.put("expected", expected.get());
    told.put("message", message);
    told.put("warnings", warnings);
    told.put("seconds", seconds);
    told.put("file", hasFile());
    return told;
  }
}
