package zoetrope.vocabulary;

import java.util.List;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.tables.DecimalTable;
import zoetrope.mobject.tables.IntegerTable;
import zoetrope.mobject.tables.MathTable;
import zoetrope.mobject.tables.MobjectTable;
import zoetrope.mobject.tables.Table;

/** Makes tables. */
public abstract class TableWords extends CodeWords {
  /** Not to be made. */
  protected TableWords() {}

  /** A table of these numbers, {@code [rows][columns]}, with one decimal place. */
  public static DecimalTable decimalTable(double[][] values) {
    return new DecimalTable(values);
  }

  /** A table of these numbers, {@code [rows][columns]}, with {@code decimals} places. */
  public static DecimalTable decimalTable(double[][] values, int decimals) {
    return new DecimalTable(values, decimals);
  }

  /** A table of these numbers, {@code [rows][columns]}, rounded. */
  public static IntegerTable integerTable(double[][] values) {
    return new IntegerTable(values);
  }

  /** A table of these rows of LaTeX. */
  public static MathTable mathTable(List<? extends List<String>> rows) {
    return new MathTable(rows);
  }

  /** A table of these rows of objects. */
  public static <E extends Mobject<?>> MobjectTable<E> mobjectTable(
      List<? extends List<? extends E>> rows) {
    return new MobjectTable<>(rows);
  }

  /** A table of these rows of texts. */
  public static Table table(List<? extends List<String>> rows) {
    return new Table(rows);
  }
}
