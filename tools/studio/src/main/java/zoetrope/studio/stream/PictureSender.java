package zoetrope.studio.stream;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.render.FramePainter;
import zoetrope.render.Preview;
import zoetrope.render.result.UsageException;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;
import zoetrope.studio.live.LiveScene;

/**
 * Sends a window the images that it requests. Each image is sent as the difference from the
 * previous one. If requests come faster than images can be drawn and sent, only the last request is
 * answered.
 */
public final class PictureSender implements AutoCloseable {
  /** The interval of messages about an image that takes long. */
  private static final Duration PROGRESS_INTERVAL = Duration.ofMillis(250);

  /**
   * The request number in messages with images that the page did not request, such as nearby
   * frames.
   */
  private static final int NO_REQUEST = 0;

  private final Outbox outbox;
  private final Executor executor;
  private final Consumer<Throwable> failed;
  private final Consumer<Seeking> seeking;
  private LiveScene scene;

  /** Completed once the first image of the scene has been drawn, or has failed. */
  private CompletableFuture<Void> first = new CompletableFuture<>();

  private Optional<Camera> camera = Optional.empty();
  private Wish wish;
  private boolean busy;
  private boolean closed;

  /** The running task uses the painter and the code. Without a task, {@link #close} frees them. */
  private FramePainter painter;

  private PictureCode code;

  private record Wish(int request, long frame, double scale) {}

  /**
   * The state of an image that takes long, because the scene must run to it.
   *
   * @param request the page's number of the request
   * @param frame the number of the frame
   * @param passed the frames that the scene has passed on its way
   * @param near the number of the frame that is shown until the requested frame is ready; null for
   *     none
   */
  public record Seeking(int request, long frame, long passed, Long near) {}

  /**
   * Creates a sender that draws on threads of {@code executor}. Errors go to {@code failed};
   * messages about images that take long go to {@code seeking}.
   */
  public PictureSender(
      Outbox outbox, Executor executor, Consumer<Throwable> failed, Consumer<Seeking> seeking) {
    this.outbox = outbox;
    this.executor = executor;
    this.failed = failed;
    this.seeking = seeking;
    outbox.whenIdle(this::resume);
  }

  /** Sets the scene whose images are sent. */
  public void show(LiveScene newScene) {
    synchronized (this) {
      scene = newScene;
      first = new CompletableFuture<>();
    }
    resume();
  }

  /** Draws the next images with a painter that may have drawn one of them already. */
  public synchronized void use(FramePainter other) {
    if (busy || closed || painter != null) {
      other.close();
    } else {
      painter = other;
      code = new PictureCode(other.width(), other.height());
    }
  }

  /** Runs an action once the first image of the scene has been drawn, or has failed. */
  public synchronized void afterFirst(Runnable action) {
    first.thenRunAsync(action, executor);
  }

  /** Sets another camera for the images; empty for the scene's own. */
  public synchronized void seenBy(Optional<Camera> other) {
    camera = other;
  }

  private synchronized Frame seen(Frame frame) {
    return camera
        .map(c -> new Frame(c, frame.background(), frame.items(), frame.size()))
        .orElse(frame);
  }

  /**
   * Requests an image.
   *
   * @param scale how many times smaller than the video the image may be, at least 1
   */
  public void want(int request, long frame, double scale) {
    synchronized (this) {
      wish = new Wish(request, Math.max(0, frame), scale);
    }
    resume();
  }

  /** Starts a task for the request, unless one is running. */
  private void resume() {
    synchronized (this) {
      if (wish == null || busy || closed) {
        return;
      }
      busy = true;
    }
    executor.execute(this::work);
  }

  private void work() {
    while (true) {
      Wish next;
      LiveScene from;
      synchronized (this) {
        next = wish;
        from = scene;
        if (next == null || from == null || closed || !outbox.isIdle()) {
          busy = false;
          if (closed) {
            free();
          }
          return;
        }
        wish = null;
      }
      try {
        draw(from, next);
      } catch (UsageException e) {
        last(from, next);
      } catch (SceneException e) {
        failed.accept(e);
        lastGood(from, next);
      } catch (RuntimeException | Error e) {
        if (isShown(from)) {
          failed.accept(e);
        } else {
          wantAgain(next);
        }
      }
      completeFirst(from);
    }
  }

  private synchronized void completeFirst(LiveScene from) {
    if (scene == from) {
      first.complete(null);
    }
  }

  private synchronized boolean isShown(LiveScene candidate) {
    return scene == candidate;
  }

  /**
   * Repeats a request whose scene was closed before the image was sent. The new scene then provides
   * the image.
   */
  private synchronized void wantAgain(Wish lost) {
    if (wish == null) {
      wish = lost;
    }
  }

  /** Shows the last image if the playhead is beyond the end of a scene that became shorter. */
  private void last(LiveScene from, Wish wanted) {
    try {
      draw(from, new Wish(wanted.request(), from.whole().join().frames() - 1, wanted.scale()));
    } catch (RuntimeException | Error e) {
      failed.accept(e);
    }
  }

  /** Shows the last frame before a failure. If this frame fails, too, shows the frame before it. */
  private void lastGood(LiveScene from, Wish wanted) {
    long last = from.beforeFailure().map(StageResult::frames).orElse(0L) - 1;
    for (long frame = last; frame >= Math.max(0, last - 1); frame--) {
      try {
        draw(from, new Wish(wanted.request(), frame, wanted.scale()));
        return;
      } catch (RuntimeException e) {
        // The scene fails at this frame, too.
      }
    }
  }

  private void draw(LiveScene from, Wish wanted) {
    Optional<Frame> frame = awaited(from, wanted);
    if (frame.isPresent()) {
      send(from, wanted, frame.get());
    }
  }

  /**
   * Returns the requested frame. Until the frame is ready, sends messages about the progress and an
   * image of a nearby frame. Empty if the page has requested another frame.
   */
  private Optional<Frame> awaited(LiveScene from, Wish wanted) {
    Optional<Frame> frame = from.frameWithin(wanted.frame(), PROGRESS_INTERVAL);
    Long near = null;
    while (frame.isEmpty() && isWanted(from)) {
      Optional<Preview.Landmark> landmark =
          near == null && outbox.isIdle() ? from.nearest(wanted.frame()) : Optional.empty();
      if (landmark.isPresent()) {
        near = landmark.get().number();
        send(from, new Wish(NO_REQUEST, near, wanted.scale()), landmark.get().frame());
      }
      seeking.accept(
          new Seeking(wanted.request(), wanted.frame(), from.passed(wanted.frame()), near));
      frame = from.frameWithin(wanted.frame(), PROGRESS_INTERVAL);
    }
    return frame;
  }

  /** Whether the page still waits for the current request. */
  private synchronized boolean isWanted(LiveScene from) {
    return wish == null && scene == from && !closed;
  }

  private void send(LiveScene from, Wish wanted, Frame taken) {
    Frame frame = seen(taken);
    int width = side(from.settings().width(), wanted.scale());
    int height = side(from.settings().height(), wanted.scale());
    if (painter == null || painter.width() != width || painter.height() != height) {
      free();
      painter = new FramePainter(width, height);
      code = new PictureCode(width, height);
    }
    outbox.send(code.encode(wanted.request(), wanted.frame(), painter.paint(frame)));
  }

  private static int side(int films, double scale) {
    return (int) Math.max(1, Math.round(films / scale));
  }

  /** Returns how many times smaller than the video the images are that a page requests. */
  public static double scale(JsonNode call) {
    return Math.max(1, Math.min(8, call.path("scale").asDouble(1)));
  }

  private void free() {
    if (painter != null) {
      painter.close();
      painter = null;
      code = null;
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      if (!busy) {
        free();
      }
    }
  }
}
