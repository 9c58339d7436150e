package zoetrope.mobject.matrix;

import zoetrope.mobject.text.Tex;

/**
 * A matrix of formulas. Its minus signs are longer than in an {@link IntegerMatrix}, unless {@link
 * NumberMatrix#asFormulas} was called on that matrix.
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
