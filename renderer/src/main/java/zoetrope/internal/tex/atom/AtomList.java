package zoetrope.internal.tex.atom;

import java.util.List;
import java.util.Optional;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.BigOperatorAtom;
import org.scilab.forge.jlatexmath.CharAtom;
import org.scilab.forge.jlatexmath.EmptyAtom;
import org.scilab.forge.jlatexmath.MiddleAtom;
import org.scilab.forge.jlatexmath.OverUnderDelimiter;
import org.scilab.forge.jlatexmath.PhantomAtom;
import org.scilab.forge.jlatexmath.RowAtom;
import org.scilab.forge.jlatexmath.ScriptsAtom;
import org.scilab.forge.jlatexmath.SymbolAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXFormula;
import zoetrope.internal.tex.outline.Origin;

/**
 * A math list under construction. Joins atoms to a row exactly as JLaTeXMath's parser does: a
 * single atom is not put into a row, and atoms that follow a row are added to this row.
 */
final class AtomList {
  private final TeXFormula formula = new TeXFormula();
  private final ReadingMode mode;

  /** The atom that was added last, or null for none. */
  private Atom last;

  AtomList(ReadingMode mode) {
    this.mode = mode;
  }

  ReadingMode mode() {
    return mode;
  }

  /** Adds {@code atom}, or nothing if it is null. */
  void add(Atom atom) {
    SpannedAtoms.follow(last, atom);
    last = atom;
    formula.add(atom);
  }

  /** Adds a group in braces with this content, which may be null. */
  void addGroup(Atom content) {
    Atom group = content;
    if (isEmpty()) {
      RowAtom row = new RowAtom(null);
      row.add(content);
      group = row;
    }
    if (group != null) {
      group.type = TeXConstants.TYPE_ORDINARY;
      add(group);
    }
  }

  /** Adds scripts to the last atom, or to an invisible M if the list is empty. */
  void addScripts(Optional<AtomList> subscript, Optional<AtomList> superscript) {
    boolean noBase = isEmpty();
    Atom below = script(subscript, noBase);
    Atom above = script(superscript, noBase);
    Atom base =
        noBase ? new PhantomAtom(new CharAtom('M', "mathnormal"), false, true, true) : removeLast();
    Atom scripted = scripted(SpannedAtoms.base(base), below, above);
    add(SpannedAtoms.scripted(base, scripted, below != null && above == null && !isBrace(base)));
  }

  private static Atom script(Optional<AtomList> script, boolean noBase) {
    if (script.isEmpty() || !noBase) {
      return script.map(AtomList::root).orElse(null);
    }
    RowAtom row = new RowAtom(null);
    row.add(script.get().root());
    return row;
  }

  private static Atom scripted(Atom base, Atom below, Atom above) {
    boolean limits = base.type_limits == TeXConstants.SCRIPT_LIMITS;
    if (base.getRightType() == TeXConstants.TYPE_BIG_OPERATOR) {
      if (limits && (base instanceof SymbolAtom || !SpannedAtoms.isOperator(base))) {
        return OverUnder.limits(base, below, above, TeXConstants.TYPE_BIG_OPERATOR);
      }
      return new BigOperatorAtom(base, below, above);
    }
    if (core(base) instanceof OverUnderDelimiter brace && brace.isOver() && above != null) {
      brace.addScript(above);
      return new ScriptsAtom(base, below, null);
    }
    if (core(base) instanceof OverUnderDelimiter brace && !brace.isOver() && below != null) {
      brace.addScript(below);
      return new ScriptsAtom(base, null, above);
    }
    return new ScriptsAtom(base, below, above);
  }

  private static boolean isBrace(Atom base) {
    return core(base) instanceof OverUnderDelimiter;
  }

  private static Atom core(Atom base) {
    return base instanceof DecoratedAtom decorated ? decorated.inner() : base;
  }

  /** Adds an atom of a finished list, without a break point before it. */
  void append(Atom atom) {
    if (formula.root == null) {
      formula.root = atom;
    } else {
      if (!(formula.root instanceof RowAtom)) {
        formula.root = new RowAtom(formula.root);
      }
      ((RowAtom) formula.root).add(atom);
    }
  }

  /** Declares that the next letters form one glyph with the given origin. */
  void beginLigature(Origin origin) {
    if (!(formula.root instanceof LigatureRow)) {
      formula.root = new LigatureRow(formula.root);
    }
    ((LigatureRow) formula.root).expect(origin);
  }

  boolean isEmpty() {
    return formula.root == null;
  }

  /** Removes and returns the last atom, or null if the list is empty. */
  Atom removeLast() {
    if (formula.root instanceof RowAtom row) {
      return row.getLastAtom();
    }
    return removeAll();
  }

  /** Removes and returns the content, or null if the list is empty. */
  Atom removeAll() {
    Atom all = formula.root;
    formula.root = null;
    return all;
  }

  /** Returns the content, or null if the list is empty. */
  Atom root() {
    return formula.root;
  }

  /** Returns the content, or an atom without extent if the list is empty. */
  Atom content() {
    return isEmpty() ? new EmptyAtom() : formula.root;
  }

  List<MiddleAtom> middles() {
    return formula.middle;
  }
}
