package zoetrope.studio.live;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;

/** The scenes that windows show: one for all windows that show the same, gone with the last. */
public final class LiveScenes {
  /**
   * Bytes for frames as estimated, of all scenes together: with them, pictures and encoders the
   * server stays below 1 GB. Four minutes of film in which much moves take 400 MB of it.
   */
  private static final long ROOM = 448L << 20;

  /** What a scene has at least, however many there are. */
  private static final long LEAST_ROOM = 64L << 20;

  private final Executor executor;
  private final Map<Key, Use> uses = new HashMap<>();

  public LiveScenes(Executor executor) {
    this.executor = executor;
  }

  /** What makes scenes the same; an entry is another one after each change. */
  private record Key(
      SceneEntry entry, int generation, RenderSettings settings, Visibility visibility) {}

  /** A scene with its room; it is made without a lock, as an author's code may hang. */
  private static final class Use {
    private final long room;
    private final CompletableFuture<LiveScene> scene = new CompletableFuture<>();
    private int count;

    Use(long room) {
      this.room = room;
    }
  }

  /** A scene in use, to be given back once. */
  public final class Lease implements AutoCloseable {
    private final Key key;
    private final Use use;
    private final LiveScene scene;
    private boolean closed;

    private Lease(Key key, Use use) {
      this.key = key;
      this.use = use;
      this.scene = use.scene.join();
    }

    public LiveScene scene() {
      return scene;
    }

    @Override
    public void close() {
      synchronized (LiveScenes.this) {
        if (!closed) {
          closed = true;
          release();
        }
      }
    }

    private void release() {
      if (--use.count == 0) {
        uses.remove(key);
        executor.execute(scene::close);
      }
    }
  }

  /**
   * Opens a scene, or joins those who have it open.
   *
   * @param leaving what the caller has open and will give back then
   * @throws zoetrope.scene.SceneException when the scene cannot be made
   * @throws zoetrope.render.result.UsageException for a value that a parameter cannot read
   */
  public Lease open(
      SceneEntry entry,
      int generation,
      RenderSettings settings,
      Visibility visibility,
      Optional<Lease> leaving) {
    Key key = new Key(entry, generation, settings, visibility);
    Use use;
    boolean isNew;
    synchronized (this) {
      Use known = uses.get(key);
      isNew = known == null;
      use = isNew ? new Use(room(leaving)) : known;
      uses.put(key, use);
      use.count++;
    }
    if (isNew) {
      make(key, use);
    }
    try {
      return new Lease(key, use);
    } catch (CompletionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause();
    }
  }

  /** Makes a scene, for which others may wait; one that cannot be made is not in use. */
  private void make(Key key, Use use) {
    try {
      use.scene.complete(
          new LiveScene(key.entry(), key.settings(), key.visibility(), executor, use.room));
    } catch (RuntimeException | Error e) {
      synchronized (this) {
        uses.remove(key);
      }
      use.scene.completeExceptionally(e);
    }
  }

  private long room(Optional<Lease> leaving) {
    Use left = leaving.map(lease -> lease.use).orElse(null);
    long others =
        uses.values().stream()
            .filter(use -> use != left || use.count > 1)
            .mapToLong(use -> use.room)
            .sum();
    return Math.max(LEAST_ROOM, ROOM - others);
  }
}
