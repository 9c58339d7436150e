package zoetrope.studio.window;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import zoetrope.frame.Frame;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.FramePainter;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.studio.live.LiveScenes;
import zoetrope.studio.project.Project;
import zoetrope.studio.stream.PictureCode;

/**
 * A scene that stays open until a page shows a scene. After the start of the studio, this is the
 * first scene in the list: its first image is drawn while the browser loads the page. Later, this
 * is the scene of a page that was closed, because the page may only be reloading.
 */
final class OpenedAhead {
  /** A page waits at most this long for the image: the code of the scene may hang. */
  private static final int MAX_SECONDS = 1;

  private LiveScenes.Lease lease;
  private boolean over;
  private final AtomicReference<Drawn> drawn = new AtomicReference<>();

  /** A scene with the painter of its first image, once this image is drawn; null if that fails. */
  private record Drawn(SceneEntry scene, CompletableFuture<FramePainter> painter) {}

  /** Opens the first scene. If that fails, the page reports the error when it opens the scene. */
  void open(LiveScenes scenes, Project project, RenderSettings settings) {
    Project.State state = project.state();
    SceneEntry listed = state.scenes().values().stream().findFirst().orElse(null);
    if (listed == null || project.emptyFolder().isPresent()) {
      return;
    }
    CompletableFuture<FramePainter> painter = new CompletableFuture<>();
    try {
      SceneEntry first = project.open(listed);
      if (first.problem().isEmpty()) {
        drawn.set(new Drawn(first, painter));
        LiveScenes.Lease opened =
            scenes.open(first, state.generation(), settings, Visibility.ALL, Optional.empty());
        keep(opened);
        draw(opened.scene().frame(0), settings, painter);
      }
    } catch (RuntimeException | Error e) {
      letGo();
    } finally {
      painter.complete(null);
    }
  }

  private static void draw(
      Frame frame, RenderSettings settings, CompletableFuture<FramePainter> done) {
    FramePainter painter = new FramePainter(settings.width(), settings.height());
    PictureCode code = new PictureCode(settings.width(), settings.height());
    code.encode(0, 0, painter.paint(frame)); // The result is unused: this loads the classes.
    if (!done.complete(painter)) {
      painter.close();
    }
  }

  /**
   * Returns the painter that has drawn the first image of a scene, so that this image need not be
   * drawn again. Waits a moment while it is drawn. Empty if it belongs to another scene, or to
   * another window, which has asked first.
   */
  Optional<FramePainter> painterOf(SceneEntry scene) {
    Drawn now = drawn.get();
    return now != null && now.scene().equals(scene) && drawn.compareAndSet(now, null)
        ? Optional.ofNullable(
            now.painter().completeOnTimeout(null, MAX_SECONDS, TimeUnit.SECONDS).join())
        : Optional.empty();
  }

  /** Keeps a scene open, and releases the previous scene. */
  synchronized void keep(LiveScenes.Lease opened) {
    letGo();
    lease = opened;
    if (over) {
      letGo();
    }
  }

  /** Releases the scene, because a page has opened a scene. */
  synchronized void letGo() {
    if (lease != null) {
      lease.close();
      lease = null;
    }
  }

  /** Releases the scene. From now on, each scene is released at once. */
  synchronized void close() {
    over = true;
    letGo();
    Drawn unused = drawn.getAndSet(null);
    if (unused != null) {
      unused
          .painter()
          .thenAccept(painter -> Optional.ofNullable(painter).ifPresent(FramePainter::close));
    }
  }
}
