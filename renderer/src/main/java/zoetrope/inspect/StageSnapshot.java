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
import zoetrope.render.SceneEntry;
import zoetrope.scene.StageView;

/**
 * What is on a stage at one moment: its mobjects with their families, and the frame that they make.
 * Immutable.
 */
public final class StageSnapshot {
  /** More mobjects than this are not listed one by one. */
  private static final int MOST_OBJECTS = 50_000;

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
   * Runs a scene up to a frame and takes what is on its stage then; empty when the scene is
   * shorter.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene up to there
   * @throws java.util.concurrent.CancellationException when it was stopped
   */
  public static Optional<StageSnapshot> take(Renderer renderer, SceneEntry scene, long frame) {
    return renderer.inspect(scene, frame, StageSnapshot::of);
  }

  /** What is on a stage now. */
  public static StageSnapshot of(StageView stage) {
    return new StageSnapshot(stage);
  }

  private int list(Mobject<?> m, int parent, int index, Map<Object, Integer> ids) {
    int id = objects.size();
    objects.add(null);
    ids.putIfAbsent(m, id);
    List<Integer> children = new ArrayList<>();
    for (Mobject<?> child : Presence.children(m)) {
      if (objects.size() < MOST_OBJECTS) {
        children.add(list(child, id, children.size(), ids));
      }
    }
    objects.set(id, StageObject.of(m, id, parent, index, children));
    return id;
  }

  /** The frame that a film shows at that moment. */
  public Frame frame() {
    return frame;
  }

  /** A copy of the camera of that moment. */
  public CameraFrame camera() {
    return camera.copy();
  }

  /** Its height as the scene sets it, in units of the scene's frame. */
  public double cameraHeight() {
    return cameraHeight;
  }

  /** All mobjects, each before its children: the top-level ones from back to front. */
  public List<StageObject> objects() {
    return Collections.unmodifiableList(objects);
  }

  /** The id of the mobject that an item is of; -1 when it is of none. */
  int owner(Item item) {
    return owners.getOrDefault(item, -1);
  }

  /** Whether {@code id} is {@code ancestor} or in its family. */
  public boolean isWithin(int id, int ancestor) {
    int at = id;
    while (at > ancestor) {
      at = objects.get(at).parent();
    }
    return at == ancestor;
  }

  /** The text or formula that an object is a glyph of. */
  public Optional<StageObject> textAround(StageObject object) {
    for (int at = object.id(); at >= 0; at = objects.get(at).parent()) {
      if (!objects.get(at).text().isEmpty()) {
        return Optional.of(objects.get(at));
      }
    }
    return Optional.empty();
  }

  /** An object and all that it is made of, by their ids. */
  public Set<Integer> family(int id) {
    Set<Integer> family = new TreeSet<>();
    for (StageObject object : objects) {
      if (isWithin(object.id(), id)) {
        family.add(object.id());
      }
    }
    return family;
  }

  /**
   * The frame, on a transparent background, without what is not of the objects with these ids;
   * layers and depth groups are kept.
   */
  public Frame only(Set<Integer> ids) {
    return new Frame(
        frame.camera(),
        Color.TRANSPARENT,
        Items.only(frame.items(), item -> ids.contains(owner(item))),
        frame.size());
  }
}
