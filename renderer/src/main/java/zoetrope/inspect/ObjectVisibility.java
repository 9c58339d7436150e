package zoetrope.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import zoetrope.color.Color;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.render.FramePainter;

/**
 * A measurement of how much of an object is visible, and of the objects that cover it. It paints
 * the frame twice, with the object in black and in white, and compares the pixels. This takes
 * depth, layers, masks and translucent covers into account. Not thread-safe.
 */
public final class ObjectVisibility implements AutoCloseable {
  /** An object is reported as a cover if it hides at least this fraction of another object. */
  private static final double MIN_COVER = 0.01;

  /** A pixel shows an object if black and white differ by at least this much, out of 255. */
  private static final int MIN_DIFFERENCE = 10;

  private static final Color BLACK = Color.rgb(0, 0, 0);
  private static final Color WHITE = Color.rgb(1, 1, 1);

  /** Grey, because in every blend mode black and white objects look different on it. */
  private static final Color BACKGROUND = Color.rgb(0.5, 0.5, 0.5);

  private final StageSnapshot stage;
  private final FramePainter painter;

  /** Prepares to measure in a frame of this size in pixels. */
  public ObjectVisibility(StageSnapshot stage, int width, int height) {
    this.stage = stage;
    this.painter = new FramePainter(width, height);
  }

  /**
   * The visibility of an object.
   *
   * @param share the visible share of the area that the object has inside the frame, from 0 to 1
   * @param coveredBy the ids of the top-level objects that hide parts of it, from back to front
   * @param box the box around its area inside the frame, covered or not, in pixels; empty if it has
   *     no pixel there
   */
  public record Visibility(double share, List<Integer> coveredBy, Optional<Silhouette.Box> box) {}

  /** Returns the visibility of an object with its family. */
  public Visibility of(int id) {
    Set<Integer> family = stage.family(id);
    Area alone = area(family, family);
    if (alone.sum == 0) {
      return new Visibility(0, List.of(), Optional.empty());
    }
    double share = area(family, null).sum / (double) alone.sum;
    List<Integer> covers = share > 1 - MIN_COVER ? List.of() : covers(family, alone);
    return new Visibility(Math.min(1, share), covers, Optional.of(alone.box()));
  }

  private List<Integer> covers(Set<Integer> family, Area alone) {
    List<Integer> covers = new ArrayList<>();
    for (StageObject other : stage.objects()) {
      if (other.parent() < 0 && !stage.family(other.id()).containsAll(family)) {
        Set<Integer> both = new TreeSet<>(stage.family(other.id()));
        both.addAll(family);
        if (area(family, both).sum < (1 - MIN_COVER) * alone.sum) {
          covers.add(other.id());
        }
      }
    }
    return covers;
  }

  /** Returns the area of a family in a frame with the objects {@code shown}; null for all. */
  private Area area(Set<Integer> family, Set<Integer> shown) {
    int[] black = painter.paint(frame(family, shown, BLACK)).clone();
    int[] white = painter.paint(frame(family, shown, WHITE));
    Area area = new Area(painter.width());
    for (int i = 0; i < black.length; i++) {
      int difference = Math.abs((white[i] & 0xff) - (black[i] & 0xff));
      if (difference >= MIN_DIFFERENCE) {
        area.add(i, difference);
      }
    }
    return area;
  }

  private Frame frame(Set<Integer> family, Set<Integer> shown, Color color) {
    Frame frame = stage.frame();
    List<Item> items = new ArrayList<>(frame.items());
    if (shown != null) {
      items = Items.only(items, item -> shown.contains(stage.owner(item)));
    }
    items = Items.tinted(items, item -> family.contains(stage.owner(item)), color);
    return new Frame(frame.camera(), BACKGROUND, items, frame.size());
  }

  /** Pixels that show an object. */
  private static final class Area {
    private final int width;
    private long sum;
    private int left = Integer.MAX_VALUE;
    private int top = Integer.MAX_VALUE;
    private int right;
    private int bottom;

    private Area(int width) {
      this.width = width;
    }

    private void add(int pixel, int difference) {
      sum += difference;
      left = Math.min(left, pixel % width);
      right = Math.max(right, pixel % width + 1);
      top = Math.min(top, pixel / width);
      bottom = pixel / width + 1;
    }

    private Silhouette.Box box() {
      return new Silhouette.Box(left, top, right, bottom);
    }
  }

  @Override
  public void close() {
    painter.close();
  }
}
