package zoetrope.mobject.matrix;

import java.util.Arrays;
import java.util.List;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Tex;

/** A table of formulas. */
public final class MathTable extends AbstractTable<Tex, MathTable> {

  /**
   * Creates a table of rows of LaTeX.
   *
   * @throws zoetrope.tex.TexException if a formula cannot be typeset
   */
  public MathTable(List<? extends List<String>> rows) {
    super(EntryRows.mapped(rows, latex -> new Tex(latex)));
  }

  /**
   * Creates a table of rows of LaTeX.
   *
   * @throws zoetrope.tex.TexException if a formula cannot be typeset
   */
  public MathTable(String[][] rows) {
    this(EntryRows.listed(rows));
  }

  /** Puts formulas before the rows. */
  public MathTable rowLabels(String... labels) {
    return rowLabels(formulas(labels));
  }

  /** Puts formulas above the columns. */
  public MathTable columnLabels(String... labels) {
    return columnLabels(formulas(labels));
  }

  /**
   * Shows another formula in row {@code i} and column {@code j}, not counting labels. It has the
   * size, the style and the place of the old one, and the columns keep their widths: {@code
   * play(animate(table, t -> t.setEntry(1, 2, "4")))}.
   *
   * @throws zoetrope.tex.TexException if the formula cannot be typeset
   * @throws IndexOutOfBoundsException if there is no such entry; the message contains the size
   */
  public MathTable setEntry(int i, int j, String latex) {
    return replaceEntry(i, j, before -> new Tex(latex).fontSize(before.fontSize()));
  }

  private static Mobject<?>[] formulas(String... labels) {
    return Arrays.stream(labels).map(latex -> new Tex(latex)).toArray(Mobject<?>[]::new);
  }
}
