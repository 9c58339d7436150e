package zoetrope.internal.vector;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.Canvas;

/**
 * Finds an order to paint the members of a depth group one over the other, without a depth buffer.
 * The order is verified: the group is also painted with a depth buffer, and the pixels of both
 * images are compared.
 */
final class DepthMarks {
  /** The maximum side of the canvases used for the comparison, in pixels. */
  private static final int MAX_SIDE = 1280;

  /**
   * A pixel is wrong if one of its channels differs by more than this, out of 255, from the range
   * of the pixels around it in the other image.
   */
  private static final int TOLERANCE = 40;

  /** The maximum fraction of the visible pixels that may be wrong. */
  private static final double MAX_WRONG_SHARE = 0.0005;

  private Frame frame;
  private Canvas wanted;
  private Canvas tried;
  private final int width;
  private final int height;

  DepthMarks(Frame frame, int width, int height) {
    double scale = Math.min(1, (double) MAX_SIDE / Math.max(width, height));
    this.frame = frame;
    this.width = (int) Math.max(1, Math.rint(width * scale));
    this.height = (int) Math.max(1, Math.rint(height * scale));
  }

  /** Sets the frame whose camera and size are used from now on. */
  void view(Frame newFrame) {
    frame = newFrame;
  }

  /**
   * Returns the members from back to front; null if no order was found. The faces of surfaces are
   * separate members unless the given order is right.
   *
   * @param inFrame turns an item into an item of the whole frame
   */
  List<Item> inPaintersOrder(Item.DepthGroup group, UnaryOperator<Item> inFrame) {
    if (!group.items().stream().allMatch(DepthMarks::isPainted)) {
      return null;
    }
    if (wanted == null) {
      wanted = new Canvas(width, height);
      tried = new Canvas(width, height);
    }
    draw(wanted, List.of(inFrame.apply(group)));
    List<Item> given = group.items();
    if (looksLike(given, inFrame)) {
      return given;
    }
    List<Item> sorted = sorted(group);
    return looksLike(sorted, inFrame) ? sorted : null;
  }

  private static boolean isPainted(Item item) {
    return item instanceof Item.Shape
        || item instanceof Item.Image
        || item instanceof Item.Mesh mesh && mesh.opacity() == 1 && mesh.corners() == null;
  }

  private void draw(Canvas canvas, List<Item> items) {
    canvas.draw(new Frame(frame.camera(), Color.TRANSPARENT, items, frame.size()));
  }

  private record Placed(Item item, double distance) {}

  private List<Item> sorted(Item.DepthGroup group) {
    List<Placed> placed = new ArrayList<>();
    Vec eye = frame.camera().eye();
    for (int i = 0; i < group.items().size(); i++) {
      double lift = group.lifts()[i];
      List<? extends Item> parts =
          group.items().get(i) instanceof Item.Mesh mesh
              ? mesh.faces()
              : List.of(group.items().get(i));
      for (Item part : parts) {
        placed.add(new Placed(part, part.bounds().center().distance(eye) - lift));
      }
    }
    placed.sort(Comparator.comparingDouble(Placed::distance).reversed());
    return placed.stream().map(Placed::item).toList();
  }

  private boolean looksLike(List<Item> items, UnaryOperator<Item> inFrame) {
    draw(tried, items.stream().map(inFrame).toList());
    int[] a = wanted.pixels();
    int[] b = tried.pixels();
    int seen = 0;
    int wrong = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int at = y * width + x;
        if ((a[at] | b[at]) == 0) {
          continue;
        }
        seen++;
        if (a[at] != b[at] && !(isNear(a[at], b, x, y) && isNear(b[at], a, x, y))) {
          wrong++;
        }
      }
    }
    return wrong <= MAX_WRONG_SHARE * seen;
  }

  /** Whether each channel of {@code pixel} is within the range of the pixels around a place. */
  private boolean isNear(int pixel, int[] others, int x, int y) {
    for (int shift = 0; shift < 32; shift += 8) {
      int value = pixel >>> shift & 255;
      int least = 255;
      int most = 0;
      for (int v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
        for (int u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          int other = others[v * width + u] >>> shift & 255;
          least = Math.min(least, other);
          most = Math.max(most, other);
        }
      }
      if (value < least - TOLERANCE || value > most + TOLERANCE) {
        return false;
      }
    }
    return true;
  }
}
