package zoetrope.studio.window;

import java.util.Optional;
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
  private LiveScenes.Lease lease;
  private boolean over;

  /** Opens the first scene. If that fails, the page reports the error when it opens the scene. */
  void open(LiveScenes scenes, Project project, RenderSettings settings) {
    Project.State state = project.state();
    SceneEntry listed = state.scenes().values().stream().findFirst().orElse(null);
    if (listed == null || project.emptyFolder().isPresent()) {
      return;
    }
    try {
      SceneEntry first = project.open(listed);
      if (first.problem().isPresent()) {
        return;
      }
      LiveScenes.Lease opened =
          scenes.open(first, state.generation(), settings, Visibility.ALL, Optional.empty());
      keep(opened);
      try (FramePainter painter = new FramePainter(settings.width(), settings.height())) {
        PictureCode code = new PictureCode(settings.width(), settings.height());
        code.encode(0, 0, painter.paint(opened.scene().frame(0)));
      }
    } catch (RuntimeException | Error e) {
      letGo();
    }
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
  }
}
