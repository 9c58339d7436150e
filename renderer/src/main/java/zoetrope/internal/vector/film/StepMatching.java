package zoetrope.internal.vector.film;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Finds the slots of the previous frame that continue as steps of the next frame. */
final class StepMatching {
  /** Compares pairs of the indices of a step and of its slot. */
  private static final Comparator<int[]> BY_SLOT = Comparator.comparingInt(pair -> pair[1]);

  private final List<Slot> before;
  private final List<Step> now;

  /** For each step, the index of its slot; -1 if it needs a new one. The indices increase. */
  private final int[] slots;

  private StepMatching(List<Slot> before, List<Step> now) {
    this.before = before;
    this.now = now;
    this.slots = new int[now.size()];
  }

  /**
   * Returns, for each step, the index of the slot that it continues, in increasing order, or -1.
   */
  static int[] of(List<Slot> before, List<Step> now) {
    StepMatching matching = new StepMatching(before, now);
    matching.match();
    return matching.slots;
  }

  private void match() {
    Arrays.fill(slots, -1);
    int end = Math.min(before.size(), now.size());
    int start = 0;
    while (start < end && before.get(start).step == now.get(start)) {
      slots[start] = start;
      start++;
    }
    int tail = 0;
    while (tail < end - start && last(before, tail).step == last(now, tail)) {
      tail++;
      slots[now.size() - tail] = before.size() - tail;
    }
    int slotEnd = before.size() - tail;
    int stepEnd = now.size() - tail;
    int slot = start;
    int step = start;
    for (int same : unchanged(start, slotEnd, stepEnd)) {
      int found = slots[same];
      matchChanged(slot, found, step, same);
      slot = found + 1;
      step = same + 1;
    }
    matchChanged(slot, slotEnd, step, stepEnd);
  }

  private static <T> T last(List<T> list, int fromEnd) {
    return list.get(list.size() - 1 - fromEnd);
  }

  /**
   * Sets the slots of the longest sequence of steps that are the same objects in both frames.
   * Returns the indices of these steps.
   */
  private List<Integer> unchanged(int start, int slotEnd, int stepEnd) {
    Map<Step, Integer> places = new IdentityHashMap<>();
    for (int i = start; i < slotEnd; i++) {
      Step step = before.get(i).step;
      if (step.kind() != Step.Kind.MASK && step.kind() != Step.Kind.END) {
        places.put(step, i);
      }
    }
    List<int[]> tops = new ArrayList<>(); // step, slot
    int[] previous = new int[now.size()];
    for (int i = start; i < stepEnd; i++) {
      Integer place = places.get(now.get(i));
      if (place != null) {
        int[] next = {i, place};
        int found = Collections.binarySearch(tops, next, BY_SLOT);
        int at = found < 0 ? -found - 1 : found;
        previous[i] = at == 0 ? -1 : tops.get(at - 1)[0];
        if (at == tops.size()) {
          tops.add(next);
        } else {
          tops.set(at, next);
        }
      }
    }
    List<Integer> steps = new ArrayList<>();
    for (int i = tops.isEmpty() ? -1 : tops.get(tops.size() - 1)[0]; i >= 0; i = previous[i]) {
      slots[i] = places.get(now.get(i));
      steps.add(i);
    }
    Collections.reverse(steps);
    return steps;
  }

  /** Matches changed steps with slots: those of the same path at the ends, then the rest. */
  private void matchChanged(int slotStart, int slotEnd, int stepStart, int stepEnd) {
    int end = Math.min(slotEnd - slotStart, stepEnd - stepStart);
    int head = 0;
    while (head < end && isSame(before.get(slotStart + head), now.get(stepStart + head))) {
      slots[stepStart + head] = slotStart + head;
      head++;
    }
    int tail = 1;
    while (tail <= end - head && isSame(before.get(slotEnd - tail), now.get(stepEnd - tail))) {
      slots[stepEnd - tail] = slotEnd - tail;
      tail++;
    }
    int slot = slotStart + head;
    int step = stepStart + head;
    int[] found =
        new StepAlignment(
                before.subList(slot, slotEnd - tail + 1), now.subList(step, stepEnd - tail + 1))
            .slots();
    for (int i = 0; i < found.length; i++) {
      slots[step + i] = found[i] < 0 ? -1 : slot + found[i];
    }
  }

  static boolean isSame(Slot slot, Step step) {
    return slot.kind == step.kind() && StepLayout.source(slot.step) == StepLayout.source(step);
  }
}
