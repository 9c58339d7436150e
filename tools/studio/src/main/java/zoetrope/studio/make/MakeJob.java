package zoetrope.studio.make;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import zoetrope.output.OutputKind;
import zoetrope.output.VideoCodec;
import zoetrope.render.Renderer;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.Cancellation;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.result.Failure;
import zoetrope.render.result.Progress;
import zoetrope.render.result.RenderResult;
import zoetrope.render.result.SheetResult;

/** A job that makes a video, a still, a storyboard or an image sequence. */
public final class MakeJob {
  /** The state of a job. */
  public enum Status {
    WAITING,
    RUNNING,
    DONE,
    FAILED,
    CANCELLED
  }

  /**
   * The remaining time is estimated once this many seconds have passed and {@link #MIN_SHARE} of
   * the frames are done.
   */
  private static final double MIN_ELAPSED = 1;

  private static final double MIN_SHARE = 0.02;

  private final int id;
  private final MakeOrder order;
  private final SegmentCache cache;
  private final Cancellation cancellation = new Cancellation();
  private final AtomicLong done = new AtomicLong();
  private final AtomicLong expected = new AtomicLong();
  private volatile Status status = Status.WAITING;
  private volatile String message = "";
  private volatile List<String> warnings = List.of();
  private volatile List<Path> files = List.of();
  private volatile double seconds;
  private volatile long startNanos;

  public MakeJob(int id, MakeOrder order, SegmentCache cache) {
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

  public Status status() {
    return status;
  }

  boolean isOver() {
    return status != Status.WAITING && status != Status.RUNNING;
  }

  /** Returns the finished files, the output itself first; empty for a folder of images. */
  public List<Path> files() {
    return files;
  }

  /** Cancels the job; unfinished files are deleted. */
  void cancel() {
    cancellation.cancel();
    change(Status.WAITING, Status.CANCELLED);
  }

  /** Changes the status if it is {@code from}, and returns whether it was. */
  private synchronized boolean change(Status from, Status to) {
    boolean had = status == from;
    status = had ? to : status;
    return had;
  }

  /** Runs the job on the calling thread, like the command line. */
  public void run() {
    if (!change(Status.WAITING, Status.RUNNING)) {
      return; // The job was cancelled while it was waiting.
    }
    startNanos = System.nanoTime();
    try {
      make();
      status = Status.DONE;
    } catch (CancellationException e) {
      status = Status.CANCELLED;
    } catch (RuntimeException | Error e) {
      message = Failure.of(e).message();
      status = cancellation.isCancelled() ? Status.CANCELLED : Status.FAILED;
    }
  }

  private void make() {
    Renderer plain =
        new Renderer(order.settings())
            .withCache(
                switch (order.cacheUse()) {
                  case USED -> cache;
                  case IGNORED -> SegmentCache.none();
                  case CHECKED -> cache.checking();
                })
            .withProgress(progress())
            .withCancellation(cancellation);
    Renderer renderer =
        order.still().pictureScale().isPresent()
            ? plain.withPictureScale(order.still().pictureScale().getAsDouble())
            : plain;
    renderer.checkParameters(List.of(order.scene()));
    OutputFiles.check(filesOfPaths(), List.of(order.scene()));
    switch (order.kind()) {
      case STORYBOARD -> sheet(renderer);
      case STILL ->
          tell(
              order.still().moments().isEmpty()
                  ? renderer.still(order.scene(), order.part(), target())
                  : renderer.stills(order.scene(), order.still().moments(), target()));
      case FILM, SOUND, PRESENTATION, PATH_PRESENTATION, PLAYER, SEQUENCE ->
          tell(renderer.render(order.request()));
    }
  }

  /**
   * Returns the target of a still or storyboard, whose path must be checked here; empty for other
   * outputs.
   */
  private List<Path> filesOfPaths() {
    boolean one = order.kind() == OutputKind.STILL || order.kind() == OutputKind.STORYBOARD;
    return one ? List.of(target()) : List.of();
  }

  private void sheet(Renderer renderer) {
    long start = System.nanoTime();
    SheetResult result = renderer.sheet(order.scene(), order.sheet(), target());
    warnings = result.warnings();
    files = result.files();
    seconds = (System.nanoTime() - start) / 1e9;
  }

  private void tell(RenderResult result) {
    warnings = result.warnings();
    seconds = result.wallSeconds();
    files =
        Stream.concat(
                Stream.of(target()),
                Stream.of(result.subtitles(), result.thumbnail()).flatMap(Optional::stream))
            .filter(Files::isRegularFile)
            .toList();
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

  /** Returns the estimated time until the job is done, in whole seconds; null if it is unknown. */
  private Long secondsLeft() {
    double share = (double) done.get() / Math.max(1, expected.get());
    double elapsed = (System.nanoTime() - startNanos) / 1e9;
    boolean known = status == Status.RUNNING && elapsed >= MIN_ELAPSED && share >= MIN_SHARE;
    return known ? Math.round(elapsed * Math.max(0, 1 - share) / share) : null;
  }

  /** Returns the message about the job for a page. */
  public Map<String, Object> message(Path folder) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("id", id);
    data.put("scene", order.scene().name());
    data.put("kind", order.kind().name().toLowerCase(Locale.ROOT));
    data.put("target", folder.relativize(target()).toString());
    data.put(
        "codec",
        order
            .settings()
            .coding()
            .in(order.format())
            .codec()
            .map(VideoCodec::toString)
            .orElse(null));
    data.put("shown", OutputChoices.shown(order.format()).orElse(null));
    data.put("status", status.name().toLowerCase(Locale.ROOT));
    data.put("done", done.get());
    data.put("expected", expected.get());
    data.put("secondsLeft", secondsLeft());
    data.put("message", message.replace(folder + File.separator, ""));
    data.put("warnings", warnings);
    data.put("seconds", seconds);
    data.put("files", files.stream().map(file -> file.getFileName().toString()).toList());
    order
        .beside()
        .sections()
        .ifPresent(place -> data.put("sections", folder.relativize(place).toString()));
    order
        .beside()
        .stems()
        .ifPresent(place -> data.put("stems", folder.relativize(place).toString()));
    return data;
  }
}
