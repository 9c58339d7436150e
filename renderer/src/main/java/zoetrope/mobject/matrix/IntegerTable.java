package zoetrope.mobject.matrix;

import zoetrope.mobject.text.IntegerNumber;

/** A table of whole numbers that can change. */
public final class IntegerTable extends AbstractTable<IntegerNumber, IntegerTable> {

  /** Creates a table of {@code values[row][column]}, rounded. */
  public IntegerTable(double[][] values) {
    super(EntryRows.mapped(values, v -> new IntegerNumber(Math.round(v))));
  }
}
