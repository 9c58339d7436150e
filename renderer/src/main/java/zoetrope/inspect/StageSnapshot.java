package zoetrope.inspect;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import zoetrope.color.Color;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.render.Renderer;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.StageView;

/**
 * The immutable content of a stage at one moment: its mobjects with their families, and the frame
 * that shows them.
 */
public final class StageSnapshot {
  /** The maximum number of mobjects that are listed. */
  private static final int MAX_OBJECTS = 50_000;

  private final Frame frame;
  private final CameraFrame camera;
  private final double cameraHeight;
  private final List<StageObject> objects = new ArrayList<>();
  private final Map<Item, Integer> owners = new IdentityHashMap<>();

  private StageSnapshot(StageView stage) {
    IdentityHashMap<Item, Object> emitters = new IdentityHashMap<>();
    this.frame = stage.frame(emitters);
    this.camera = stage.camera();
    this.cameraHeight = camera.height();
    Map<Object, Integer> ids = new IdentityHashMap<>();
    int index = 0;
    for (Mobject<?> root : stage.mobjects()) {
      list(root, -1, index++, ids);
    }
    emitters.forEach(
        (item, mobject) -> {
          Integer id = ids.get(mobject);
          if (id != null) {
            owners.put(item, id);
          }
        });
  }

  /**
   * Runs a scene up to a frame and returns the content of its stage. Empty if the scene is shorter.
   *
   * @throws zoetrope.scene.SceneException if the scene fails before that frame
   * @throws java.util.concurrent.CancellationException if the run is stopped
   */
  public static Optional<StageSnapshot> take(Renderer renderer, SceneEntry scene, long frame) {
    return renderer.inspect(scene, frame, StageSnapshot::of);
  }

  public static StageSnapshot of(StageView stage) {
    return new StageSnapshot(stage);
  }

  private int list(Mobject<?> m, int parent, int index, Map<Object, Integer> ids) {
    int id = objects.size();
    objects.add(null);
    ids.putIfAbsent(m, id);
    List<Integer> children = new ArrayList<>();
    for (Mobject<?> child : Presence.children(m)) {
      if (objects.size() < MAX_OBJECTS) {
        children.add(list(child, id, children.size(), ids));
      }
    }
    objects.set(id, StageObject.of(m, id, parent, index, children));
    return id;
  }

  /** Returns the frame that a video shows at that moment. */
  public Frame frame() {
    return frame;
  }

  /** Returns a copy of the camera at that moment. */
  public CameraFrame camera() {
    return camera.copy();
  }

  /** Returns the height of the camera frame in scene units. */
  public double cameraHeight() {
    return cameraHeight;
  }

  /**
   * Returns all mobjects, each before its children. The top-level ones are ordered from back to
   * front.
   */
  public List<StageObject> objects() {
    return Collections.unmodifiableList(objects);
  }

  /** Returns the id of the mobject that shows an item; -1 if there is none. */
  int owner(Item item) {
    return owners.getOrDefault(item, -1);
  }

  /** Returns whether {@code id} is {@code ancestor} or a member of its family. */
  public boolean isWithin(int id, int ancestor) {
    int at = id;
    while (at > ancestor) {
      at = objects.get(at).parent();
    }
    return at == ancestor;
  }

  /** Returns the text or formula that contains a glyph. */
  public Optional<StageObject> textAround(StageObject object) {
    for (int at = object.id(); at >= 0; at = objects.get(at).parent()) {
      if (!objects.get(at).text().isEmpty()) {
        return Optional.of(objects.get(at));
      }
    }
    return Optional.empty();
  }

  /** Returns the ids of an object and all its descendants. */
  public Set<Integer> family(int id) {
    Set<Integer> family = new TreeSet<>();
    for (int at = id; at < objects.size() && isWithin(at, id); at++) {
      family.add(at); // Descendants follow their ancestor without a gap.
    }
    return family;
  }

  /**
   * Returns the frame on a transparent background, with only the objects that have these ids.
   * Layers and depth groups are preserved.
   */
  public Frame only(Set<Integer> ids) {
    return new Frame(
        frame.camera(),
        Color.TRANSPARENT,
        Items.only(frame.items(), item -> ids.contains(owner(item))),
        frame.size());
  }
}
