package zoetrope.mobject;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;

/**
 * Gathers what one camera is to see, from back to front.
 *
 * <p>Flat things stand in the order they are added in. Bodies that are added one after the other
 * are put in order from far to near; a flat thing between two bodies parts them: everything added
 * before it lies behind it, everything after it in front.
 */
public final class Gathering {
  private final Camera camera;
  private final List<Item> items = new ArrayList<>();
  private final List<Body> bodies = new ArrayList<>();
  private boolean fixed;

  /** Nothing yet, for {@code camera}. */
  public Gathering(Camera camera) {
    this.camera = camera;
  }

  /** Who is to see it. */
  public Camera camera() {
    return camera;
  }

  /** Adds a flat thing, in front of all that is here. */
  public void add(Item item) {
    sortBodies();
    items.add(item);
  }

  /**
   * Adds a body.
   *
   * @param fixedInFrame whether it is seen by the default camera, see {@link Item#fixed}
   */
  public void add(Body body, boolean fixedInFrame) {
    if (fixed != fixedInFrame) {
      sortBodies();
    }
    fixed = fixedInFrame;
    bodies.add(body);
  }

  /** All items in the order they are to be painted. */
  public List<Item> items() {
    sortBodies();
    return Collections.unmodifiableList(items);
  }

  private void sortBodies() {
    if (!bodies.isEmpty()) {
      Vec eye = (fixed ? Camera.DEFAULT : camera).eye();
      DepthOrder.append(bodies, eye, items);
      bodies.clear();
    }
  }
}
