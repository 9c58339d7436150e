package zoetrope.internal.vector.film;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The changes of a segment, in columns of similar numbers, which compress better than records.
 * Numbers are predicted from the previous frame and from the previous slot that changed.
 */
final class SegmentColumns {
  /** The bits of a changed slot. */
  static final int MOVED = 1;

  static final int TURNED = 2;
  static final int COLORED = 4;
  static final int FADED = 8;
  static final int WIDENED = 16;
  static final int PATH = 32;
  static final int SHAPE = 64;
  static final int STYLED = 128;
  static final int TILTED = 256;

  /** The stored value of the ratio 1 between two changes of a shape. */
  static final int RATIO_ONE = 4096;

  private static final int COPY = 0;
  private static final int CHANGE = 1;
  private static final int DELETE = 2;
  private static final int INSERT = 3;

  private final Column operations = new Column();
  private final Column masks = new Column();
  private final Column references = new Column();
  private final Column initial = new Column();
  private final Column moves = new Column();
  private final Column turns = new Column();
  private final Column colors = new Column();
  private final Column fades = new Column();
  private final Column shapes = new Column();
  private final Column styles = new Column();

  private final int[][] lastInserted = new int[Step.Kind.values().length][Slot.NUMBERS];
  private final int[] lastDeltas = new int[Slot.NUMBERS];
  private final int[] lastPredictions = new int[Slot.NUMBERS];
  private int lastPath;
  private int operation = -1;
  private int operationCount;
  private int frame = -1;

  int frame() {
    return frame;
  }

  void beginFrame(long count) {
    frame++;
    operations.unsigned(count);
    Arrays.fill(lastDeltas, 0);
    Arrays.fill(lastPredictions, 0);
  }

  void endFrame() {
    flush();
    operations.unsigned(0);
  }

  private void add(int kind, int count) {
    if (kind != operation) {
      flush();
      operation = kind;
    }
    operationCount += count;
  }

  private void flush() {
    if (operationCount > 0) {
      operations.unsigned(4L * operationCount + operation);
    }
    operation = -1;
    operationCount = 0;
  }

  void copy() {
    add(COPY, 1);
  }

  void delete(int count) {
    if (count > 0) {
      add(DELETE, count);
    }
  }

  void change(int mask) {
    add(CHANGE, 1);
    masks.unsigned(mask);
  }

  void insert(Slot slot) {
    add(INSERT, 1);
    masks.add(slot.kind.ordinal());
    if (hasPath(slot.kind)) {
      path(slot);
    }
    if (slot.kind != Step.Kind.BACKGROUND && slot.mark()) {
      style(slot);
    }
    int[] last = lastInserted[slot.kind.ordinal()];
    for (int i = 0; i < Slot.NUMBERS; i++) {
      if (slot.kind == Step.Kind.BACKGROUND || slot.mark()) {
        initial.signed((long) slot.numbers[i] - last[i]);
        last[i] = slot.numbers[i];
      }
    }
  }

  static boolean hasPath(Step.Kind kind) {
    return kind == Step.Kind.FILL || kind == Step.Kind.LINE || kind == Step.Kind.BEGIN;
  }

  void path(Slot slot) {
    references.signed((long) slot.path + 1 - lastPath);
    lastPath = slot.path + 1;
  }

  void style(Slot slot) {
    styles.unsigned(slot.paint);
    styles.unsigned(slot.style);
    if (slot.paint > 0) {
      for (float value : slot.paintPlace) {
        styles.real(value);
      }
    }
  }

  /** Writes those of the {@code values} that a mask selects, and sets them in the slot. */
  void numbers(int mask, Slot slot, int[] values) {
    if ((mask & MOVED) != 0) {
      numbers(Slot.X, 2, slot, values, moves);
    }
    if ((mask & TURNED) != 0) {
      numbers(Slot.A, 4, slot, values, turns);
    }
    if ((mask & TILTED) != 0) {
      numbers(Slot.G, 2, slot, values, turns);
    }
    if ((mask & COLORED) != 0) {
      numbers(Slot.RED, 3, slot, values, colors);
    }
    if ((mask & FADED) != 0) {
      numbers(Slot.ALPHA, 1, slot, values, fades);
    }
    if ((mask & WIDENED) != 0) {
      numbers(Slot.WIDTH, 1, slot, values, fades);
    }
  }

  private void numbers(int first, int count, Slot slot, int[] values, Column column) {
    for (int i = first; i < first + count; i++) {
      int delta = values[i] - slot.numbers[i];
      int prediction = slot.lastDelta(i, frame);
      column.signed((long) delta - prediction - lastDeltas[i] + lastPredictions[i]);
      lastDeltas[i] = delta;
      lastPredictions[i] = prediction;
      slot.numbers[i] = values[i];
      slot.deltas[i] = delta;
      slot.changed[i] = frame;
    }
  }

  /**
   * Writes and sets the path of a slot that is not in the table. Its points were at {@code base}
   * before.
   */
  void shape(Slot slot, int[] base, PathForm form) {
    int[] deltas = new int[base.length];
    for (int i = 0; i < base.length; i++) {
      deltas[i] = form.points()[i] - base[i];
    }
    boolean goesOn = slot.formChanged == frame - 1 && slot.formDeltas.length == base.length;
    int ratio = 0;
    if (goesOn) {
      ratio = ratio(deltas, slot.formDeltas);
      shapes.unsigned(ratio);
    }
    for (int i = 0; i < base.length; i++) {
      long predicted =
          goesOn
              ? (long) Math.floor((double) ratio * slot.formDeltas[i] / RATIO_ONE + 0.5)
              : i < 2 ? 0 : deltas[i - 2];
      shapes.signed(deltas[i] - predicted);
    }
    slot.form = form;
    slot.path = -1;
    slot.formDeltas = deltas;
    slot.formChanged = frame;
    slot.clearMap();
  }

  /** Returns the stored ratio of the next change to the previous one, by least squares. */
  private static int ratio(int[] deltas, int[] previous) {
    double products = 0;
    double squares = 0;
    for (int i = 0; i < deltas.length; i++) {
      products += (double) deltas[i] * previous[i];
      squares += (double) previous[i] * previous[i];
    }
    double ratio = squares == 0 ? 0 : products / squares;
    return (int) Math.floor(Math.max(0, Math.min(4, ratio)) * RATIO_ONE + 0.5);
  }

  /** Returns the number of runs of equal frames. */
  int runs() {
    return frame + 1;
  }

  List<byte[]> toBytes() {
    return Stream.of(
            operations, masks, references, initial, moves, turns, colors, fades, shapes, styles)
        .map(Column::toBytes)
        .toList();
  }
}
