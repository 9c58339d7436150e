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
 * Builds the display list of one camera, from back to front.
 *
 * <p>Flat items stand in the order they are added in. Items to be sorted by depth that are added
 * one after the other are put in order from far to near; a flat item between them parts them:
 * everything added before it lies behind it, everything after it in front. Layers of a higher z
 * index lie in front of those of a lower one, see {@link #inLayer}; what is said here about order
 * holds within one.
 */
@OfEngine
public final class DisplayListBuilder {
  private final Camera camera;
  private final Color background;
  private final Consumer<DisplayListBuilder> stage;
  private final Set<Object> hidden;

  /** The layers besides {@link #base}, by z index; null while there are none. */
  private TreeMap<Double, PaintLayer> others;

  private PaintLayer base;

  /** The layer that is added to. */
  private PaintLayer layer;

  /** Whether all that is added stands in space, and makes depth groups. */
  private boolean inSpace;

  private DepthGroups groups = new DepthGroups();

  /** Whether what is added now stands in space, whatever else does. */
  private boolean nowInSpace;

  /** Where the light of the scene is; null where each shading has its default. */
  private Vec light;

  /** Whether what is added now is cut along its clip planes. */
  private boolean clips = true;

  private int uncacheable;
  private boolean hasHalos;

  /** Whose the items are, and who is seen; null where nobody asks. */
  private EmissionTrace trace;

  /** Nothing yet, for {@code camera}, before black; nothing stands on the stage besides. */
  public DisplayListBuilder(Camera camera) {
    this(camera, Palette.BLACK, stage -> {});
  }

  /**
   * Nothing yet, for {@code camera}.
   *
   * @param background what the stage is seen before
   * @param stage adds all that stands on it, for displays that show it once more
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

  /** An empty one of the same stage for another camera. */
  public DisplayListBuilder seenBy(Camera other) {
    return like(new DisplayListBuilder(other, background, stage, hidden));
  }

  private DisplayListBuilder like(DisplayListBuilder made) {
    made.light = light;
    made.trace = trace;
    made.groups = groups;
    return made.inSpace(inSpace);
  }

  /** Has depth groups made by {@code newGroups}; to be called before anything is added. */
  public DisplayListBuilder groupedBy(DepthGroups newGroups) {
    groups = newGroups;
    begin();
    return this;
  }

  /**
   * Says whether flat things are sorted by depth as well, unless they are fixed in the frame or
   * {@link Mobject#deactivateDepthTest} was called; to be called before anything is added.
   */
  public DisplayListBuilder inSpace(boolean all) {
    inSpace = all;
    begin();
    return this;
  }

  /** Runs {@code emit}, whose items stand in space, flat ones too. */
  public void inSpace(Runnable emit) {
    boolean before = nowInSpace;
    nowInSpace = true;
    emit.run();
    nowInSpace = before;
  }

  /** Whether what is added flat is sorted by depth unless something else was said of it. */
  public boolean isInSpace() {
    return inSpace || nowInSpace;
  }

  /** Shows what {@code visibility} says, of mobjects that know their {@link CreationSite}. */
  public DisplayListBuilder showing(Visibility visibility) {
    trace = visibility.isAll() ? null : new EmissionTrace(visibility);
    return this;
  }

  /** Notes whose each item is, for {@link #owners}. */
  public DisplayListBuilder traced() {
    trace = new EmissionTrace(Visibility.ALL);
    return this;
  }

  /**
   * Of which mobject each item is, by identity, those within groups and layers included; without
   * those that were not added by one. To be asked for when all is added.
   *
   * @throws IllegalStateException unless this is {@link #traced}
   */
  public Map<Item, Object> owners() {
    if (trace == null) {
      throw new IllegalStateException("the owners of items were not asked for: call traced()");
    }
    return trace.owners();
  }

  /** What follows the list while it is built; null for nothing. */
  public EmissionTrace trace() {
    return trace;
  }

  /** Lets what has no light of its own be lit from {@code newLight}; null for the defaults. */
  public DisplayListBuilder inLight(Vec newLight) {
    light = newLight;
    return this;
  }

  /** An empty one for what is put into a layer: like this one in all else. */
  public DisplayListBuilder forLayer() {
    DisplayListBuilder inside = seenBy(camera).inSpace(isInSpace());
    inside.clips = clips;
    inside.hasHalos = hasHalos;
    return inside;
  }

  /** Leaves everything whole, whatever clip planes it has. */
  public DisplayListBuilder withoutClipping() {
    clips = false;
    return this;
  }

  /** Whether what is added is to be cut along its {@link Mobject#setClipPlanes clip planes}. */
  public boolean clips() {
    return clips;
  }

  /** The shading in the light of the scene. */
  public Shading lit(Shading shading) {
    return light == null ? shading : shading.inLight(light);
  }

  /** An empty one of the same stage for another camera, which does not see some families. */
  public DisplayListBuilder seenBy(Camera other, List<?> unseen) {
    Set<Object> all = Collections.newSetFromMap(new IdentityHashMap<>());
    all.addAll(hidden);
    all.addAll(unseen);
    return like(new DisplayListBuilder(other, background, stage, all));
  }

  /** Whether {@code mobject} and its children are left out. */
  public boolean hides(Object mobject) {
    return !hidden.isEmpty() && hidden.contains(mobject);
  }

  /** Whether each member has to be asked for its items, as some may be left out or are noted. */
  public boolean asksMembers() {
    return !hidden.isEmpty() || trace != null;
  }

  /** Adds what stands on the stage, from back to front. */
  public void addStage() {
    stage.accept(this);
  }

  /** What the stage is seen before. */
  public Color background() {
    return background;
  }

  /** The camera that the list is for. */
  public Camera camera() {
    return camera;
  }

  /** Whether the halos of what is added now are here already. */
  public boolean hasHalos() {
    return hasHalos;
  }

  /** Runs {@code emit}, whose items lie on halos that were added before. */
  public void overHalos(Runnable emit) {
    boolean before = hasHalos;
    hasHalos = true;
    emit.run();
    hasHalos = before;
  }

  /**
   * Runs {@code emit}, whose items belong to the layer of {@code zIndex}: in front of all of lower
   * ones, behind all of higher ones. 0 is the layer of what is in no other.
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

  /** Adds a flat item, in front of all that is here. */
  public void add(Item item) {
    if (nowInSpace && !inSpace && item.fixed() < 0.5) {
      add(DepthSortable.amongOthers(item), false);
    } else if (trace == null || trace.takes(item)) {
      layer.add(item);
    }
  }

  /** Adds a flat item that is not sorted by depth, whatever else is. */
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

  /** Adds flat items, in front of all that is here. */
  public void addAll(DisplayList flat) {
    if (nowInSpace && !inSpace) {
      flat.forEach(this::add);
    } else {
      layer.addAll(flat);
    }
  }

  /**
   * Notes that what is added now must not be cached: it may change without a call of {@link
   * Mobject#lookChanged}, as it does when it follows from the camera.
   */
  public void markUncacheable() {
    uncacheable++;
  }

  /** How many times something was added that must not be cached. */
  public int uncacheable() {
    return uncacheable;
  }

  /** The number of items of the layer; those that are not sorted yet do not count. */
  public int size() {
    return layer.size();
  }

  /**
   * How many items were added to the layer since there were {@code start}, if only flat ones were;
   * those that were not sorted then do not count.
   */
  public int sizeSince(int start) {
    return layer.sizeSince(start);
  }

  /** The items of {@link #sizeSince}. */
  public DisplayList since(int start) {
    return layer.since(start);
  }

  /**
   * Adds items that are sorted by depth.
   *
   * @param fixedInFrame whether it is seen by the default camera, see {@link Item#fixed}
   */
  public void add(DepthSortable sortable, boolean fixedInFrame) {
    uncacheable++;
    if (trace == null || trace.takes(sortable, (fixedInFrame ? Camera.DEFAULT : camera).eye())) {
      layer.add(sortable, fixedInFrame);
    }
  }

  /** All items in the order they are to be painted. */
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
