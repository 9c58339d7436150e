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
 * A row with letters that its font may join to one glyph. JLaTeXMath replaces the first of them by
 * the ligature, so the first letters have no origin of their own: the row knows them, in order.
 */
final class LigatureRow extends RowAtom implements SpannedAtoms.Spanned {
  private final List<Origin> origins = new ArrayList<>();

  /**
   * A row that begins with {@code first}, or with what that holds when it is a row; null for none.
   */
  LigatureRow(Atom first) {
    super(first);
  }

  /** The next first letter has {@code origin}. */
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

  /** The atoms of {@code row}. */
  static LinkedList<Atom> elements(RowAtom row) {
    return new LigatureRow(row).elements;
  }
}
