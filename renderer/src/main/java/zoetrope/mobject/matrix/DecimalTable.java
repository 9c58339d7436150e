package zoetrope.mobject.matrix;

import zoetrope.mobject.text.DecimalNumber;

/** A table of decimal numbers that can change. */
public final class DecimalTable extends AbstractTable<DecimalNumber, DecimalTable> {

  /** Creates a table of {@code values[row][column]} with one decimal place. */
  public DecimalTable(double[][] values) {
    this(values, 1);
  }

  /** Creates a table of {@code values[row][column]} with {@code decimals} places. */
  public DecimalTable(double[][] values, int decimals) {
    super(EntryRows.mapped(values, v -> new DecimalNumber(v, decimals)));
  }
}
