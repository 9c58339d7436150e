package zoetrope.mobject;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;

/**
 * Builds the display list of one camera, from back to front.
 *
 * <p>Flat items stand in the order they are added in. Items to be sorted by depth that are added
 * one after the other are put in order from far to near; a flat item between them parts them:
 * everything added before it lies behind it, everything after it in front.
 */
public final class DisplayListBuilder {
  private final Camera camera;
  private final Color background;
  private final Consumer<DisplayListBuilder> stage;
  private final Set<Object> hidden;
  private final DisplayList.Builder items = new DisplayList.Builder();
  private final List<DepthSortable> sortables = new ArrayList<>();
  private boolean fixed;

  /** The number of items when some were sorted by depth last. */
  private int sorted;

  private int uncacheable;
  private boolean hasHalos;

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
  }

  /** An empty one of the same stage for another camera. */
  DisplayListBuilder seenBy(Camera other) {
    return new DisplayListBuilder(other, background, stage, hidden);
  }

  /** An empty one of the same stage for another camera, which does not see some families. */
  public DisplayListBuilder seenBy(Camera other, List<?> unseen) {
    Set<Object> all = Collections.newSetFromMap(new IdentityHashMap<>());
    all.addAll(hidden);
    all.addAll(unseen);
    return new DisplayListBuilder(other, background, stage, all);
  }

  /** Whether {@code mobject} and its children are left out. */
  boolean hides(Object mobject) {
    return !hidden.isEmpty() && hidden.contains(mobject);
  }

  /** Whether some families are left out. */
  boolean hidesSome() {
    return !hidden.isEmpty();
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
  boolean hasHalos() {
    return hasHalos;
  }

  /** Runs {@code emit}, whose items lie on halos that were added before. */
  public void overHalos(Runnable emit) {
    boolean before = hasHalos;
    hasHalos = true;
    emit.run();
    hasHalos = before;
  }

  /** Adds a flat item, in front of all that is here. */
  public void add(Item item) {
    sortByDepth();
    items.add(item);
  }

  /** Adds flat items, in front of all that is here. */
  void addAll(DisplayList flat) {
    if (!flat.isEmpty()) {
      sortByDepth();
      items.addAll(flat);
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
  int uncacheable() {
    return uncacheable;
  }

  /** The number of items; those that are not sorted yet do not count. */
  int size() {
    return items.size();
  }

  /**
   * How many items were added since there were {@code start}, if only flat ones were; those that
   * were not sorted then do not count.
   */
  int sizeSince(int start) {
    return items.size() - Math.max(start, sorted);
  }

  /** The items of {@link #sizeSince}. */
  DisplayList since(int start) {
    return items.since(Math.max(start, sorted));
  }

  /**
   * Adds items that are sorted by depth.
   *
   * @param fixedInFrame whether it is seen by the default camera, see {@link Item#fixed}
   */
  public void add(DepthSortable sortable, boolean fixedInFrame) {
    if (fixed != fixedInFrame) {
      sortByDepth();
    }
    fixed = fixedInFrame;
    uncacheable++;
    sortables.add(sortable);
  }

  /** All items in the order they are to be painted. */
  public List<Item> items() {
    sortByDepth();
    return items.build();
  }

  private void sortByDepth() {
    if (!sortables.isEmpty()) {
      Vec eye = (fixed ? Camera.DEFAULT : camera).eye();
      DepthOrder.append(sortables, eye, items);
      sortables.clear();
      sorted = items.size();
    }
  }
}
