package zoetrope.internal.tex.atom;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.RowAtom;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import zoetrope.internal.tex.atom.DecoratedAtom.Painter;
import zoetrope.internal.tex.outline.Origin;

/**
 * A row with letters that its font may join to ligatures. JLaTeXMath replaces the first letter of a
 * ligature, so such letters carry no origin. The row stores their origins in order.
 */
final class LigatureRow extends RowAtom implements SpannedAtoms.Spanned {
  private final List<Origin> origins = new ArrayList<>();

  /**
   * Creates a row that begins with {@code first}, or with its elements if it is a row; null for an
   * empty row.
   */
  LigatureRow(Atom first) {
    super(first);
  }

  /** Appends the origin of the next letter that begins a ligature. */
  void expect(Origin origin) {
    origins.add(origin);
  }

  @Override
  public Box createBox(TeXEnvironment environment) {
    Box content = super.createBox(environment);
    if (origins.isEmpty()) {
      return content;
    }
    return DecoratedAtom.box(content, 0, Painter.within(origins, true));
  }

  static LinkedList<Atom> elements(RowAtom row) {
    return new LigatureRow(row).elements;
  }
}
