package zoetrope.internal.lint.outline;

import java.util.Arrays;

/**
 * The crossings of loops with the rows of a mask. The loops are filled by the nonzero winding rule.
 */
public final class Crossings {
  private final CoverageMask mask;
  private final int[] rowStarts;

  /** The row of each crossing. */
  private int[] rows = new int[64];

  /** The x coordinate of each crossing. */
  private double[] places = new double[64];

  /** The direction of each crossing: 1 upwards, -1 downwards. */
  private int[] turns = new int[64];

  private int count;

  public Crossings(CoverageMask mask) {
    this.mask = mask;
    this.rowStarts = new int[mask.rows() + 1];
  }

  /** Adds the crossings of a loop of points {@code x, y, x, y, ...}. */
  public void add(double[] loop) {
    for (int i = 0, j = loop.length - 2; i < loop.length; j = i, i += 2) {
      double from = loop[j + 1];
      double to = loop[i + 1];
      if (from != to) {
        add(loop, i, j, Math.min(from, to), Math.max(from, to));
      }
    }
  }

  private void add(double[] loop, int i, int j, double low, double high) {
    if (high < mask.y(0) || low > mask.y(mask.rows() - 1)) {
      return;
    }
    int turn = loop[i + 1] > loop[j + 1] ? 1 : -1;
    for (int row = mask.firstRow(low); row < mask.rows() && mask.y(row) < high; row++) {
      if (count == rows.length) {
        rows = Arrays.copyOf(rows, 2 * count);
        places = Arrays.copyOf(places, 2 * count);
        turns = Arrays.copyOf(turns, 2 * count);
      }
      rows[count] = row;
      places[count] = ProjectedOutline.crossing(loop, j, i, mask.y(row));
      turns[count++] = turn;
      rowStarts[row + 1]++;
    }
  }

  /** Covers the cells whose winding number is not 0. */
  public void fill() {
    for (int row = 0; row < mask.rows(); row++) {
      rowStarts[row + 1] += rowStarts[row];
    }
    int[] order = sorted();
    for (int row = 0; row < mask.rows(); row++) {
      int winding = 0;
      for (int i = rowStarts[row]; i + 1 < rowStarts[row + 1]; i++) {
        winding += turns[order[i]];
        if (winding != 0) {
          mask.set(row, places[order[i]], places[order[i + 1]]);
        }
      }
    }
  }

  /** Returns the indices of the crossings, ordered by row and then from left to right. */
  private int[] sorted() {
    int[] order = new int[count];
    int[] next = Arrays.copyOf(rowStarts, rowStarts.length);
    for (int k = 0; k < count; k++) {
      int i = next[rows[k]]++;
      while (i > rowStarts[rows[k]] && places[order[i - 1]] > places[k]) {
        order[i] = order[i - 1];
        i--;
      }
      order[i] = k;
    }
    return order;
  }
}
