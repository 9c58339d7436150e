package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.RealMatrix;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.text.DecimalNumber;

/**
 * A square of cells, one for each pair of words: rows ask, columns answer.
 *
 * @param size the number of words
 * @param corner the upper left corner
 * @param width of a cell, in stage units
 * @param height of a cell, in stage units
 */
record WordGrid(int size, Vec corner, double width, double height) {
  /** The middle of the cell in row {@code i} and column {@code j}. */
  Vec cell(int i, int j) {
    return corner.plus(at((j + 0.5) * width, -(i + 0.5) * height));
  }

  /** The middle of the right side. */
  Vec rightSide() {
    return corner.plus(at(size * width, -size * height / 2));
  }

  /** The rules between and around the cells: first those across, then those down. */
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

  /** The numbers in their cells, row by row. */
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

  /** The size in which numbers fit into the cells. */
  double fontSize() {
    return Math.min(34, 36 * width);
  }
}
