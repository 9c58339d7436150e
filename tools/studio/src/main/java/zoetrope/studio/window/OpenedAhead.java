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
 * A scene that is kept open for the page that will show it next: the first one while the browser
 * still reads the page, with its first picture drawn, so that what draws pictures has been loaded;
 * then that of a page which has gone, as it may only be read anew.
 */
final class OpenedAhead {
  private LiveScenes.Lease lease;
  private boolean over;

  /** Opens the scene that comes first; one that fails tells why when a page opens it. */
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

  /** Keeps a scene open, and no other. */
  synchronized void keep(LiveScenes.Lease opened) {
    letGo();
    lease = opened;
    if (over) {
      letGo();
    }
  }

  /** Lets go of it: a page has opened a scene. */
  synchronized void letGo() {
    if (lease != null) {
      lease.close();
      lease = null;
    }
  }

  /** Lets go of it, and of what would be kept from now on. */
  synchronized void close() {
    over = true;
    letGo();
  }
}
