package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.RealMatrix;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.matrix.DecimalMatrix;
import zoetrope.mobject.text.DecimalNumber;

/**
 * A grid with one cell for each pair of words: rows are queries, columns are keys.
 *
 * @param size the number of words
 * @param corner the upper left corner
 * @param width the width of a cell, in stage units
 * @param height the height of a cell, in stage units
 */
record WordGrid(int size, Vec corner, double width, double height) {
  /** Returns the middle of the cell in row {@code i} and column {@code j}. */
  Vec cell(int i, int j) {
    return corner.plus(at((j + 0.5) * width, -(i + 0.5) * height));
  }

  /** Returns the middle of the right side. */
  Vec rightSide() {
    return corner.plus(at(size * width, -size * height / 2));
  }

  /**
   * Returns the lines between and around the cells, first the horizontal ones, then the vertical
   * ones.
   */
  Group<Line> lines() {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i <= size; i++) {
      Vec start = corner.plus(down(i * height));
      lines.add(line(start, start.plus(right(size * width))));
    }
    for (int j = 0; j <= size; j++) {
      Vec start = corner.plus(right(j * width));
      lines.add(line(start, start.plus(down(size * height))));
    }
    return group(lines).setStroke(GREY_A, 1);
  }

  /** Returns the numbers in their cells, row by row. */
  Group<Group<DecimalNumber>> numbers(RealMatrix values, int decimals, boolean signs) {
    List<Group<DecimalNumber>> rows = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      List<DecimalNumber> row = new ArrayList<>();
      for (int j = 0; j < size; j++) {
        var number = decimalNumber(values.get(i, j), decimals);
        if (signs) {
          number.includeSign();
        }
        row.add(number.fontSize(fontSize()).moveTo(cell(i, j)));
      }
      rows.add(group(row));
    }
    return group(rows);
  }

  /** Moves the rows of {@code block} beside the rows of the grid. */
  void spreadRows(DecimalMatrix block) {
    for (int i = 0; i < size; i++) {
      block.rowOf(i).setY(cell(i, 0).y());
    }
    block.brackets().stretchToHeight(size * height);
  }

  /** Returns the font size of the numbers in the cells. */
  double fontSize() {
    return Math.min(34, 36 * width);
  }
}
