package zoetrope.studio;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import zoetrope.mobject.Visibility;
import zoetrope.render.RenderSettings;
import zoetrope.render.SceneEntry;

/** The scenes that windows show: one for all windows that show the same, gone with the last. */
final class LiveScenes {
  /**
   * Bytes for frames as estimated, of all scenes together: with them, pictures and encoders the
   * server stays below 1 GB. Four minutes of film in which much moves take 400 MB of it.
   */
  private static final long ROOM = 448L << 20;

  /** What a scene has at least, however many there are. */
  private static final long LEAST_ROOM = 64L << 20;

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
   * @param leaving what the caller has open and will give back then
   * @throws zoetrope.scene.SceneException when the scene cannot be made
   * @throws zoetrope.render.UsageException for a value that a parameter cannot read
   */
  synchronized Lease open(
      SceneEntry entry,
      int generation,
      RenderSettings settings,
      Visibility visibility,
      Optional<Lease> leaving) {
    Key key = new Key(entry, generation, settings, visibility);
    Use use = uses.get(key);
    if (use == null) {
      use = new Use(new LiveScene(entry, settings, visibility, executor, room(leaving)));
      uses.put(key, use);
    }
    use.count++;
    return new Lease(key, use.scene);
  }

  private long room(Optional<Lease> leaving) {
    LiveScene left = leaving.map(Lease::scene).orElse(null);
    long others =
        uses.values().stream()
            .filter(use -> use.scene != left || use.count > 1)
            .mapToLong(use -> use.scene.room())
            .sum();
    return Math.max(LEAST_ROOM, ROOM - others);
  }

  private void release(Key key) {
    Use use = uses.get(key);
    if (--use.count == 0) {
      uses.remove(key);
      executor.execute(use.scene::close);
    }
  }
}
