package zoetrope.mobject.matrix;

import zoetrope.mobject.text.DecimalNumber;

/** A table of decimal numbers that can change. */
public final class DecimalTable extends AbstractTable<DecimalNumber, DecimalTable> {

  /** A table of these numbers, {@code [rows][columns]}, with one decimal place. */
  public DecimalTable(double[][] values) {
    this(values, 1);
  }

  /** A table of these numbers, {@code [rows][columns]}, with {@code decimals} places. */
  public DecimalTable(double[][] values, int decimals) {
    super(EntryRows.mapped(values, v -> new DecimalNumber(v, decimals)));
  }
}
