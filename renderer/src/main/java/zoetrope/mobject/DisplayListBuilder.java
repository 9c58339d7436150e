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
import zoetrope.internal.mobject.DepthOrder;
import zoetrope.internal.mobject.DepthSortable;

/**
 * Gathers what one camera is to see, from back to front.
 *
 * <p>Flat things stand in the order they are added in. Bodies that are added one after the other
 * are put in order from far to near; a flat thing between two bodies parts them: everything added
 * before it lies behind it, everything after it in front.
 */
public final class DisplayListBuilder {
  private final Camera camera;
  private final Color background;
  private final Consumer<DisplayListBuilder> stage;
  private final Set<Object> hidden;
  private final DisplayList.Builder items = new DisplayList.Builder();
  private final List<DepthSortable> bodies = new ArrayList<>();
  private boolean fixed;

  /** The number of items when bodies were put in order last. */
  private int sorted;

  private int untold;
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

  /** Whether {@code mobject} and its children are not to be gathered. */
  boolean hides(Object mobject) {
    return !hidden.isEmpty() && hidden.contains(mobject);
  }

  /** Whether some families are not to be gathered. */
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

  /** Who is to see it. */
  public Camera camera() {
    return camera;
  }

  /** Whether the halos of what is added now are here already. */
  boolean hasHalos() {
    return hasHalos;
  }

  /** Lets {@code gather} add what lies on halos that are here already. */
  public void overHalos(Runnable gather) {
    boolean before = hasHalos;
    hasHalos = true;
    gather.run();
    hasHalos = before;
  }

  /** Adds a flat thing, in front of all that is here. */
  public void add(Item item) {
    sortBodies();
    items.add(item);
  }

  /** Adds flat things, in front of all that is here. */
  void addAll(DisplayList flat) {
    if (!flat.isEmpty()) {
      sortBodies();
      items.addAll(flat);
    }
  }

  /**
   * Notes that what is added now may be another thing next time, without anyone being told: because
   * it follows from the camera, say.
   */
  public void markUncacheable() {
    untold++;
  }

  /** How many times {@link #markUncacheable} was called. */
  int untold() {
    return untold;
  }

  /** The items that are here; bodies that still wait for their order do not count. */
  int size() {
    return items.size();
  }

  /**
   * How many items were added since there were {@code start}, if only flat ones were; bodies that
   * waited then do not count.
   */
  int sizeSince(int start) {
    return items.size() - Math.max(start, sorted);
  }

  /** The items of {@link #sizeSince}. */
  DisplayList since(int start) {
    return items.since(Math.max(start, sorted));
  }

  /**
   * Adds a body.
   *
   * @param fixedInFrame whether it is seen by the default camera, see {@link Item#fixed}
   */
  public void add(DepthSortable body, boolean fixedInFrame) {
    if (fixed != fixedInFrame) {
      sortBodies();
    }
    fixed = fixedInFrame;
    untold++;
    bodies.add(body);
  }

  /** All items in the order they are to be painted. */
  public List<Item> items() {
    sortBodies();
    return items.build();
  }

  private void sortBodies() {
    if (!bodies.isEmpty()) {
      Vec eye = (fixed ? Camera.DEFAULT : camera).eye();
      DepthOrder.append(bodies, eye, items);
      bodies.clear();
      sorted = items.size();
    }
  }
}
