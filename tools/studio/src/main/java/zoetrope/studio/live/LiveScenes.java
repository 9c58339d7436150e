package zoetrope.studio.live;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import zoetrope.internal.diagnostics.Rethrown;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;

/**
 * The scenes that windows show. Windows that show the same scene share it. The scene is closed with
 * the last of these windows.
 */
public final class LiveScenes {
  /**
   * The limit for the frames of all scenes together, in estimated bytes. With this limit, the
   * server needs less than 1 GB, including images and encoders. A video of four minutes with much
   * movement needs 400 MB.
   */
  private static final long MAX_FRAME_BYTES = 448L << 20;

  /** The minimum limit of one scene in bytes, even if many scenes are open. */
  private static final long MIN_SCENE_BYTES = 64L << 20;

  private final Executor executor;
  private final Map<Key, Use> uses = new HashMap<>();

  public LiveScenes(Executor executor) {
    this.executor = executor;
  }

  /** The identity of a shared scene. After each change of its files, a scene has a new entry. */
  private record Key(
      SceneEntry entry, int generation, RenderSettings settings, Visibility visibility) {}

  /**
   * A scene and its share of the memory. It is created without a lock, because an author's code may
   * hang.
   */
  private static final class Use {
    private final long room;
    private final CompletableFuture<LiveScene> scene = new CompletableFuture<>();
    private int count;

    Use(long room) {
      this.room = room;
    }
  }

  /** A scene in use; must be closed once. */
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

    /** Stops the scene. A window that opens the scene afterwards gets a new run of it. */
    public void stop() {
      synchronized (LiveScenes.this) {
        uses.remove(key, use);
      }
      scene.control().stop();
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
        uses.remove(key, use);
        executor.execute(scene::close);
      }
    }
  }

  /**
   * Opens a scene, or shares an open one.
   *
   * @param leaving the scene that the caller closes afterwards
   * @throws zoetrope.scene.SceneException if the scene cannot be created
   * @throws zoetrope.render.result.UsageException for a value that a parameter cannot have
   */
  public Lease open(
      SceneEntry entry,
      int generation,
      RenderSettings settings,
      Visibility visibility,
      Optional<Lease> leaving) {
    return open(entry, generation, settings, visibility, leaving, new SceneControl());
  }

  /** Opens a scene; {@code control} can stop it while it is being opened. */
  public Lease open(
      SceneEntry entry,
      int generation,
      RenderSettings settings,
      Visibility visibility,
      Optional<Lease> leaving,
      SceneControl control) {
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
      make(key, use, control);
    }
    try {
      return new Lease(key, use);
    } catch (CompletionException e) {
      throw Rethrown.of(e.getCause());
    }
  }

  /** Creates a scene that other threads may wait for; removes it if it cannot be created. */
  private void make(Key key, Use use, SceneControl control) {
    try {
      use.scene.complete(
          new LiveScene(
              key.entry(), key.settings(), key.visibility(), executor, use.room, control));
    } catch (RuntimeException | Error e) {
      synchronized (this) {
        uses.remove(key, use);
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
    return Math.max(MIN_SCENE_BYTES, MAX_FRAME_BYTES - others);
  }
}
