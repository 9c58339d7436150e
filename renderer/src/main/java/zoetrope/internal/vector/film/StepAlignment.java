package zoetrope.internal.vector.film;

import java.util.Arrays;
import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/**
 * The cheapest way to continue slots as steps in the same order. A changed digit, for example,
 * stays in the slot at its place, although another slot has a digit of its form.
 */
final class StepAlignment {
  /** The costs of a change, about in bytes of the compressed file. */
  private static final int NEW_SLOT = 8;

  private static final int REMOVED_SLOT = 1;
  private static final int OTHER_PATH = 2;
  private static final int OTHER_PLACE = 2;
  private static final int FAR_PLACE = 5;

  /** A number above all sums of costs. */
  private static final int IMPOSSIBLE = 1 << 28;

  /** Places are other places, or far from each other, above these distances, in pixels. */
  private static final double NEAR = 4;

  private static final double FAR = 60;

  /** The maximum number of pairs that are compared, and the least number for each step. */
  private static final int MAX_PAIRS = 1 << 18;

  private static final int MIN_PAIRS = 64;

  private static final byte CONTINUES = 0;
  private static final byte IS_REMOVED = 1;
  private static final byte IS_NEW = 2;

  private final List<Slot> before;
  private final List<Step> now;
  private final Vec[] slotPlaces;
  private final Vec[] stepPlaces;

  /** The number of slots that are compared with each step. */
  private final int width;

  StepAlignment(List<Slot> before, List<Step> now) {
    this.before = before;
    this.now = now;
    this.slotPlaces = before.stream().map(slot -> place(slot.step)).toArray(Vec[]::new);
    this.stepPlaces = now.stream().map(StepAlignment::place).toArray(Vec[]::new);
    int affordable = Math.max(MIN_PAIRS, MAX_PAIRS / Math.max(1, now.size()));
    this.width = Math.min(before.size() + 1, affordable);
  }

  /** Returns the first slot that a step is compared with. */
  private int first(int step) {
    int middle = (int) ((long) step * before.size() / Math.max(1, now.size()));
    return Math.max(0, Math.min(before.size() + 1 - width, middle - width / 2));
  }

  /**
   * Returns, for each step, the index of the slot that it continues, in increasing order, or -1.
   */
  int[] slots() {
    int[] slots = new int[now.size()];
    Arrays.fill(slots, -1);
    if (before.isEmpty() || now.isEmpty()) {
      return slots;
    }
    byte[][] ways = ways();
    int slot = before.size();
    int step = now.size();
    while (step > 0) {
      byte way = ways[step][slot - first(step)];
      step -= way == IS_REMOVED ? 0 : 1;
      slot -= way == IS_NEW ? 0 : 1;
      if (way == CONTINUES) {
        slots[step] = slot;
      }
    }
    return slots;
  }

  /** Returns the last choice on the cheapest way to each pair of numbers of steps and slots. */
  private byte[][] ways() {
    byte[][] ways = new byte[now.size() + 1][width];
    int[] previous = new int[width];
    int[] costs = new int[width];
    for (int step = 0; step <= now.size(); step++) {
      int first = first(step);
      int shift = step == 0 ? 0 : first - first(step - 1);
      for (int i = 0; i < width; i++) {
        int slot = first + i;
        int removed = i == 0 ? IMPOSSIBLE : costs[i - 1] + REMOVED_SLOT;
        int added = step == 0 || i + shift >= width ? IMPOSSIBLE : previous[i + shift] + NEW_SLOT;
        int continued = IMPOSSIBLE;
        if (step > 0 && slot > 0 && i + shift > 0 && i + shift <= width) {
          continued = previous[i + shift - 1] + cost(slot - 1, step - 1);
        }
        int least = Math.min(continued, Math.min(removed, added));
        costs[i] = step == 0 && slot == 0 ? 0 : Math.min(least, IMPOSSIBLE);
        ways[step][i] = continued == least ? CONTINUES : removed == least ? IS_REMOVED : IS_NEW;
      }
      int[] swapped = previous;
      previous = costs;
      costs = swapped;
    }
    return ways;
  }

  private int cost(int slot, int step) {
    if (before.get(slot).kind != now.get(step).kind()) {
      return IMPOSSIBLE;
    }
    int path = StepMatching.isSame(before.get(slot), now.get(step)) ? 0 : OTHER_PATH;
    double distance = slotPlaces[slot].minus(stepPlaces[step]).length();
    return path + (distance > FAR ? FAR_PLACE : distance > NEAR ? OTHER_PLACE : 0);
  }

  /** Returns the translation of a step's path, or its first point if it has no map, in pixels. */
  private static Vec place(Step step) {
    if (step.outline() != null) {
      return step.outline().place().translation();
    }
    Path path = step.path();
    return path == null || path.pointCount() == 0 ? Vec.ZERO : path.point(0);
  }
}
