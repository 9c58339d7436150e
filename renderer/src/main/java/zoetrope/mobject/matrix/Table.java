package zoetrope.mobject.matrix;

import java.util.Arrays;
import java.util.List;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Text;

/**
 * A table of texts.
 *
 * <pre>{@code
 * var table = table(List.of(List.of("This", "is a"), List.of("simple", "table")))
 *     .rowLabels("R1", "R2").columnLabels("C1", "C2").outerLines();
 * table.highlightCell(1, 1, YELLOW);
 * }</pre>
 */
public final class Table extends AbstractTable<Text, Table> {

  /** Creates a table of rows of texts. */
  public Table(List<? extends List<String>> rows) {
    super(EntryRows.mapped(rows, Text::new));
  }

  /** Creates a table of rows of texts. */
  public Table(String[][] rows) {
    this(EntryRows.listed(rows));
  }

  /** Puts texts before the rows. */
  public Table rowLabels(String... labels) {
    return rowLabels(texts(labels));
  }

  /** Puts texts above the columns. */
  public Table columnLabels(String... labels) {
    return columnLabels(texts(labels));
  }

  /**
   * Shows another text in row {@code i} and column {@code j}, not counting labels. It has the size,
   * the style and the place of the old one, and the columns keep their widths: {@code
   * play(animate(table, t -> t.setEntry(1, 2, "4")))}.
   *
   * @throws IndexOutOfBoundsException if there is no such entry; the message contains the size
   */
  public Table setEntry(int i, int j, String text) {
    return replaceEntry(i, j, before -> new Text(text).fontSize(before.fontSize()));
  }

  private static Mobject<?>[] texts(String... labels) {
    return Arrays.stream(labels).map(Text::new).toArray(Mobject<?>[]::new);
  }
}
