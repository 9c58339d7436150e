package zoetrope.mobject.display;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.processor.OfEngine;

/**
 * A builder of the display list of one camera, from back to front.
 *
 * <p>Flat items stay in the order of their addition, unless {@link #inSpace(boolean)} has them
 * sorted by depth, too. Consecutive items that are sorted by depth are put in order from far to
 * near. A flat item that is not sorted separates them: everything added before it is behind it,
 * everything added after it is in front. Layers with a higher z index are in front of those with a
 * lower one (see {@link #inLayer}); these rules hold within each layer.
 */
@OfEngine
public final class DisplayListBuilder {
  private final Camera camera;
  private final Color background;
  private final Consumer<DisplayListBuilder> stage;
  private final Set<Object> hidden;

  /** The layers except {@link #base} by z index; null while there are none. */
  private TreeMap<Double, PaintLayer> others;

  private PaintLayer base;

  private PaintLayer layer;

  /** Whether flat items are also sorted by depth; see {@link #inSpace(boolean)}. */
  private boolean inSpace;

  private DepthGroups groups = new DepthGroups();

  /**
   * Whether the flat items that are added now are sorted by depth even if {@link #inSpace} is
   * false.
   */
  private boolean nowInSpace;

  /** The position of the scene's light; null if each shading uses its default. */
  private Vec light;

  /** Whether items that are added now are clipped by their planes. */
  private boolean clips = true;

  private int uncacheable;
  private boolean hasHalos;

  /**
   * The trace that records the owners of items and leaves out hidden items; null if none is needed.
   */
  private EmissionTrace trace;

  /** Creates an empty builder for {@code camera} with a black background and an empty stage. */
  public DisplayListBuilder(Camera camera) {
    this(camera, Palette.BLACK, stage -> {});
  }

  /**
   * Creates an empty builder for {@code camera}.
   *
   * @param background the background colour of the stage
   * @param stage adds all objects of the stage to a builder; used for camera displays, which show
   *     the stage again within the frame
   */
  public DisplayListBuilder(Camera camera, Color background, Consumer<DisplayListBuilder> stage) {
    this(camera, background, stage, Set.of());
  }

  private DisplayListBuilder(
      Camera camera, Color background, Consumer<DisplayListBuilder> stage, Set<Object> hidden) {
    this.camera = camera;
    this.background = background;
    this.stage = stage;
    this.hidden = hidden;
    begin();
  }

  private void begin() {
    base = new PaintLayer(camera, 0, inSpace, groups);
    layer = base;
  }

  /** Returns an empty builder for another camera that shows the same stage. */
  public DisplayListBuilder seenBy(Camera other) {
    return like(new DisplayListBuilder(other, background, stage, hidden));
  }

  private DisplayListBuilder like(DisplayListBuilder made) {
    made.light = light;
    made.trace = trace;
    made.groups = groups;
    return made.inSpace(inSpace);
  }

  /** Sets the object that creates depth groups; must be called before anything is added. */
  public DisplayListBuilder groupedBy(DepthGroups newGroups) {
    groups = newGroups;
    begin();
    return this;
  }

  /**
   * Sets whether flat items are also sorted by depth, unless they are fixed in the frame or {@link
   * Mobject#deactivateDepthTest} was called. Must be called before anything is added.
   */
  public DisplayListBuilder inSpace(boolean all) {
    inSpace = all;
    begin();
    return this;
  }

  /**
   * Runs {@code emit}. The flat items that it adds are sorted by depth, unless they are fixed in
   * the frame.
   */
  public void inSpace(Runnable emit) {
    boolean before = nowInSpace;
    nowInSpace = true;
    emit.run();
    nowInSpace = before;
  }

  /** Returns whether the flat items that are added now are sorted by depth. */
  public boolean isInSpace() {
    return inSpace || nowInSpace;
  }

  /** Shows only the mobjects that {@code visibility} selects by their {@link CreationSite}. */
  public DisplayListBuilder showing(Visibility visibility) {
    trace = visibility.isAll() ? null : new EmissionTrace(visibility);
    return this;
  }

  /** Records the owner of each item, for {@link #owners}. */
  public DisplayListBuilder traced() {
    trace = new EmissionTrace(Visibility.ALL);
    return this;
  }

  /**
   * Returns the mobject of each item, by identity, including items within groups and layers. Items
   * that no mobject added are missing. Call it after everything was added.
   *
   * @throws IllegalStateException if {@link #traced} was not called
   */
  public Map<Item, Object> owners() {
    if (trace == null) {
      throw new IllegalStateException("the owners of items were not asked for: call traced()");
    }
    return trace.owners();
  }

  /** Returns the trace of the list under construction, or null. */
  public EmissionTrace trace() {
    return trace;
  }

  /**
   * Sets the light's position for all shadings that do not set it themselves. With null, each of
   * these shadings uses its default.
   */
  public DisplayListBuilder inLight(Vec newLight) {
    light = newLight;
    return this;
  }

  /** Returns an empty builder with the same settings, for the items of an {@link Item.Layer}. */
  public DisplayListBuilder forLayer() {
    DisplayListBuilder inside = seenBy(camera).inSpace(isInSpace());
    inside.clips = clips;
    inside.hasHalos = hasHalos;
    return inside;
  }

  public DisplayListBuilder withoutClipping() {
    clips = false;
    return this;
  }

  /** Returns whether items are clipped by their {@link Mobject#setClipPlanes clip planes}. */
  public boolean clips() {
    return clips;
  }

  /** Returns the shading in the light of the scene. */
  public Shading lit(Shading shading) {
    return light == null ? shading : shading.inLight(light);
  }

  /** Returns an empty builder for another camera that shows the same stage except some families. */
  public DisplayListBuilder seenBy(Camera other, List<?> unseen) {
    Set<Object> all = Collections.newSetFromMap(new IdentityHashMap<>());
    all.addAll(hidden);
    all.addAll(unseen);
    return like(new DisplayListBuilder(other, background, stage, all));
  }

  /** Returns whether {@code mobject} and its children are left out. */
  public boolean hides(Object mobject) {
    return !hidden.isEmpty() && hidden.contains(mobject);
  }

  /**
   * Returns whether each member of a family must add its items separately, because some members are
   * left out or their items are recorded.
   */
  public boolean asksMembers() {
    return !hidden.isEmpty() || trace != null;
  }

  /** Adds the objects of the stage, from back to front. */
  public void addStage() {
    stage.accept(this);
  }

  /** Returns the background colour of the stage. */
  public Color background() {
    return background;
  }

  /** Returns the camera of the list. */
  public Camera camera() {
    return camera;
  }

  /**
   * Returns whether the halos of the items that are added now were added before. A halo is the
   * stroke behind a fill.
   */
  public boolean hasHalos() {
    return hasHalos;
  }

  /** Runs {@code emit}, which adds items whose halos were added before. */
  public void overHalos(Runnable emit) {
    boolean before = hasHalos;
    hasHalos = true;
    emit.run();
    hasHalos = before;
  }

  /**
   * Runs {@code emit}, whose items belong to the layer {@code zIndex}. They are in front of all
   * layers with lower z indices and behind all with higher ones. The default layer is 0.
   */
  public void inLayer(double zIndex, Runnable emit) {
    if (zIndex == layer.zIndex()) {
      emit.run();
      return;
    }
    PaintLayer before = layer;
    markUncacheable();
    layer = layer(zIndex);
    emit.run();
    layer = before;
  }

  private PaintLayer layer(double zIndex) {
    if (zIndex == 0) {
      return base;
    }
    if (others == null) {
      others = new TreeMap<>();
    }
    return others.computeIfAbsent(zIndex, z -> new PaintLayer(camera, z, inSpace, groups));
  }

  /**
   * Adds a flat item. It is in front of the present items, unless flat items are sorted by depth.
   */
  public void add(Item item) {
    if (nowInSpace && !inSpace && item.fixed() < 0.5) {
      add(DepthSortable.amongOthers(item), false);
    } else if (trace == null || trace.takes(item)) {
      layer.add(item);
    }
  }

  /** Adds a flat item that is never sorted by depth. */
  public void addInOrder(Item item) {
    uncacheable += isInSpace() ? 1 : 0;
    if (trace != null && !trace.takes(item)) {
      return;
    }
    if (inSpace) {
      layer.addInOrder(item);
    } else {
      layer.add(item);
    }
  }

  /**
   * Adds flat items. They are in front of the present items, unless flat items are sorted by depth.
   */
  public void addAll(DisplayList flat) {
    if (nowInSpace && !inSpace) {
      flat.forEach(this::add);
    } else {
      layer.addAll(flat);
    }
  }

  /**
   * Records that the items that are added now must not be cached. Such items may change without a
   * call of {@link Mobject#lookChanged}, for instance because they depend on the camera.
   */
  public void markUncacheable() {
    uncacheable++;
  }

  /** Returns how many times items were added that must not be cached. */
  public int uncacheable() {
    return uncacheable;
  }

  /** Returns the number of items of the layer, not counting those that are not sorted yet. */
  public int size() {
    return layer.size();
  }

  /**
   * Returns the number of flat items that were added to the layer since it had {@code start} items.
   * If items that are sorted by depth were added since then, only the flat items after them are
   * counted.
   */
  public int sizeSince(int start) {
    return layer.sizeSince(start);
  }

  /** Returns the items that {@link #sizeSince} counts. */
  public DisplayList since(int start) {
    return layer.since(start);
  }

  /**
   * Adds items that are sorted by depth.
   *
   * @param fixedInFrame whether the default camera sees them; see {@link Item#fixed}
   */
  public void add(DepthSortable sortable, boolean fixedInFrame) {
    uncacheable++;
    if (trace == null || trace.takes(sortable, (fixedInFrame ? Camera.DEFAULT : camera).eye())) {
      layer.add(sortable, fixedInFrame);
    }
  }

  /** Returns all items in painting order. */
  public List<Item> items() {
    if (others == null) {
      return base.items();
    }
    DisplayList.Builder all = new DisplayList.Builder();
    others.headMap(0.0).values().forEach(l -> all.addAll(l.items()));
    all.addAll(base.items());
    others.tailMap(0.0).values().forEach(l -> all.addAll(l.items()));
    return all.build();
  }
}
