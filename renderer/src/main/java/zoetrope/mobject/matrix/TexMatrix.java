package zoetrope.mobject.matrix;

import zoetrope.mobject.text.Tex;

/**
 * A matrix of formulas. Its minus is longer than that of {@link IntegerMatrix}, unless that uses
 * {@link NumberMatrix#asFormulas}.
 *
 * <pre>{@code
 * var general = texMatrix(new String[][] {{"w_{1,1}", "\\cdots"}, {"\\vdots", "\\ddots"}});
 * }</pre>
 */
public final class TexMatrix extends AbstractMatrix<Tex, TexMatrix> {

  /** Creates a matrix of LaTeX sources {@code [row][column]}. */
  public TexMatrix(String[][] sources) {
    this(sources, MatrixLayout.ofTheme());
  }

  /** Creates a matrix in a layout. */
  public TexMatrix(String[][] sources, MatrixLayout layout) {
    super(EntryRows.mapped(EntryRows.listed(sources), source -> new Tex(source)), layout);
  }
}
