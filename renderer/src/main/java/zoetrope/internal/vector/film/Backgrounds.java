package zoetrope.internal.vector.film;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import zoetrope.color.Color;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.internal.vector.ItemMarks;
import zoetrope.internal.vector.Mark;

/**
 * Draws images on the background of their frame, together with everything that they hide. Then they
 * need no opacity and can be part of a video. They become the first steps of the frame. Not
 * thread-safe.
 */
final class Backgrounds {
  /** The step of an image, and the items that were drawn on the background. */
  private record Drawn(List<Item> items, Step step) {
    boolean isOf(List<Item> others) {
      if (items.size() != others.size()) {
        return false;
      }
      for (int i = 0; i < items.size(); i++) {
        if (items.get(i) != others.get(i)) {
          return false;
        }
      }
      return true;
    }
  }

  private final ItemMarks marks;
  private Map<Item, Drawn> known = new IdentityHashMap<>();
  private Map<Item, Drawn> old = Map.of();
  private Color last;

  Backgrounds(ItemMarks marks) {
    this.marks = marks;
  }

  /**
   * Returns the steps of the images of a frame on its background. Removes their steps, and those of
   * the items that they hide.
   *
   * @param viewChanged whether the items may look different from those of the previous frame
   * @param items the items from back to front
   * @param steps the steps of each item; its elements are replaced
   */
  List<Step> take(Color background, boolean viewChanged, List<Item> items, List<List<Step>> steps) {
    old = background.equals(last) && !viewChanged ? known : Map.of();
    known = new IdentityHashMap<>();
    last = background;
    List<Step> taken = new ArrayList<>();
    for (int i = 0; i < items.size() && background.alpha() == 1; i++) {
      if (steps.get(i).size() == 1 && isDrawn(steps.get(i).get(0))) {
        Step step = onBackground(i, items, steps, taken);
        if (step != null) {
          taken.add(step);
        }
      }
    }
    return taken;
  }

  private static boolean isDrawn(Step step) {
    return step.mark() instanceof Mark.Picture picture && picture.drawn();
  }

  /** Returns the image of an item with all that it hides; null if it hides another such image. */
  private Step onBackground(int item, List<Item> items, List<List<Step>> steps, List<Step> taken) {
    Mark.Picture picture = (Mark.Picture) steps.get(item).get(0).mark();
    SortedSet<Integer> hidden = new TreeSet<>(List.of(item));
    Drawn drawn = null;
    for (int size = 0; size < hidden.size(); ) {
      size = hidden.size();
      for (int i = 0; i < item; i++) {
        if (!hidden.contains(i) && hides(picture, steps.get(i))) {
          hidden.add(i);
        }
      }
      if (drawn == null || hidden.size() > size) {
        drawn = drawn(hidden.stream().map(items::get).toList(), picture);
        picture = (Mark.Picture) drawn.step.mark();
      }
    }
    if (hides(picture, taken)) {
      return null;
    }
    known.put(items.get(item), drawn);
    hidden.forEach(i -> steps.set(i, List.of()));
    return drawn.step;
  }

  private Drawn drawn(List<Item> items, Mark.Picture last) {
    Drawn same = old.get(items.get(items.size() - 1));
    if (same != null && same.isOf(items)) {
      return same;
    }
    Mark.Picture picture = items.size() == 1 ? last : marks.picture(items);
    return new Drawn(items, Step.on(this.last, picture));
  }

  private static boolean hides(Mark.Picture image, List<Step> under) {
    Bounds whole = image.bounds();
    for (Step step : under) {
      Bounds box = step.mark() == null ? Bounds.EMPTY : step.mark().bounds();
      if (!box.isEmpty() && isVisible(image, whole, box)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an image has a visible pixel in a box. The size of its pixels is 1. */
  private static boolean isVisible(Mark.Picture image, Bounds whole, Bounds box) {
    int width = image.source().width();
    int[] argb = image.source().argb();
    int left = (int) Math.max(0, Math.floor(box.min().x() - whole.min().x()));
    int right = (int) Math.min(width, Math.ceil(box.max().x() - whole.min().x()));
    int top = (int) Math.max(0, Math.floor(box.min().y() - whole.min().y()));
    double bottom = Math.min(image.source().height(), box.max().y() - whole.min().y());
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        if (argb[y * width + x] >>> 24 != 0) {
          return true;
        }
      }
    }
    return false;
  }
}
