package zoetrope.studio;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import zoetrope.mobject.Visibility;
import zoetrope.render.RenderSettings;
import zoetrope.render.SceneEntry;

/** The scenes that windows show: one for all windows that show the same, gone with the last. */
final class LiveScenes {
  private final Executor executor;
  private final Map<Key, Use> uses = new HashMap<>();

  LiveScenes(Executor executor) {
    this.executor = executor;
  }

  /** What makes scenes the same; an entry is another one after each change. */
  private record Key(
      SceneEntry entry, int generation, RenderSettings settings, Visibility visibility) {}

  private static final class Use {
    private final LiveScene scene;
    private int count;

    Use(LiveScene scene) {
      this.scene = scene;
    }
  }

  /** A scene in use, to be given back once. */
  final class Lease implements AutoCloseable {
    private final Key key;
    private final LiveScene scene;
    private boolean closed;

    private Lease(Key key, LiveScene scene) {
      this.key = key;
      this.scene = scene;
    }

    LiveScene scene() {
      return scene;
    }

    @Override
    public void close() {
      synchronized (LiveScenes.this) {
        if (!closed) {
          closed = true;
          release(key);
        }
      }
    }
  }

  /**
   * Opens a scene, or joins those who have it open.
   *
   * @throws zoetrope.scene.SceneException when the scene cannot be made
   * @throws zoetrope.render.UsageException for a value that a parameter cannot read
   */
  synchronized Lease open(
      SceneEntry entry, int generation, RenderSettings settings, Visibility visibility) {
    Key key = new Key(entry, generation, settings, visibility);
    Use use = uses.get(key);
    if (use == null) {
      use = new Use(new LiveScene(entry, settings, visibility, executor));
      uses.put(key, use);
    }
    use.count++;
    return new Lease(key, use.scene);
  }

  private void release(Key key) {
    Use use = uses.get(key);
    if (--use.count == 0) {
      uses.remove(key);
      executor.execute(use.scene::close);
    }
  }
}
