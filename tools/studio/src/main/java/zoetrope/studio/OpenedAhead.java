package zoetrope.studio;

import java.util.Optional;
import zoetrope.mobject.Visibility;
import zoetrope.render.FramePainter;
import zoetrope.render.RenderSettings;
import zoetrope.render.SceneEntry;

/**
 * The scene that the first page will show, opened while the browser still reads the page, with its
 * first picture drawn, so that what draws pictures has been loaded.
 */
final class OpenedAhead {
  private LiveScenes.Lease lease;
  private boolean over;

  /** Opens the scene that comes first; one that fails tells why when a page opens it. */
  void open(LiveScenes scenes, Project.State state, RenderSettings settings) {
    SceneEntry first = state.scenes().values().stream().findFirst().orElse(null);
    if (first == null || first.problem().isPresent()) {
      return;
    }
    try {
      LiveScenes.Lease opened =
          scenes.open(first, state.generation(), settings, Visibility.ALL, Optional.empty());
      keep(opened);
      try (FramePainter painter = new FramePainter(settings.width(), settings.height())) {
        painter.paint(opened.scene().frame(0));
      }
    } catch (RuntimeException | Error e) {
      close();
    }
  }

  private synchronized void keep(LiveScenes.Lease opened) {
    lease = opened;
    if (over) {
      opened.close();
    }
  }

  /** Lets go of it: a page has opened a scene, or none will. */
  synchronized void close() {
    over = true;
    if (lease != null) {
      lease.close();
    }
  }
}
