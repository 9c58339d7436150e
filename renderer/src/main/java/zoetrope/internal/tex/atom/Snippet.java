package zoetrope.internal.tex.atom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.EmptyAtom;
import org.scilab.forge.jlatexmath.MacroInfo;
import org.scilab.forge.jlatexmath.RowAtom;
import org.scilab.forge.jlatexmath.TeXFormula;
import org.scilab.forge.jlatexmath.TeXParser;
import zoetrope.internal.tex.outline.Origin;

/**
 * LaTeX source of one construct for JLaTeXMath's parser, with finished atoms as its parts. Use only
 * while holding the lock of {@link Typesetter}.
 */
final class Snippet {
  /** The command that inserts an atom. */
  private static final String ATOM = "zoetropeatom";

  private final StringBuilder source = new StringBuilder();

  /**
   * The atoms that the snippet inserts, by the argument of the command. Atom 0 is empty, and atom 1
   * is the atom before the snippet; see {@link #readAfter}.
   */
  private final List<Atom> atoms = new ArrayList<>(Arrays.asList(new EmptyAtom(), null));

  static boolean isAtomCommand(String name) {
    return name.equals(ATOM);
  }

  Snippet append(String text) {
    source.append(text);
    return this;
  }

  Snippet append(Atom atom) {
    source.append(command(atoms.size()));
    atoms.add(atom);
    return this;
  }

  /** Reads the snippet as a separate formula. */
  Atom read(ReadingMode mode) {
    MacroInfo.Commands.put(
        ATOM,
        new MacroInfo(1) {
          @Override
          public Object invoke(TeXParser parser, String[] args) {
            return atoms.get(Integer.parseInt(args[1]));
          }
        });
    return new TeXFormula(source.toString(), mode.alphabet(), true, mode.math()).root;
  }

  /**
   * Reads the snippet at the end of {@code list}. The snippet may change the last atom of the list,
   * for example by a script. New atoms get the given origin.
   */
  void readAfter(AtomList list, Origin origin) {
    if (list.isEmpty()) {
      list.add(SpannedAtoms.of(read(list.mode()), origin, list.mode()));
      return;
    }
    Atom last = list.removeLast();
    atoms.set(1, last);
    source.insert(0, command(0) + command(1));
    List<Atom> elements = LigatureRow.elements((RowAtom) read(list.mode()));
    for (Atom atom : elements.subList(1, elements.size())) {
      list.append(atom == last ? atom : SpannedAtoms.of(atom, origin, list.mode()));
    }
  }

  private static String command(int number) {
    return "\\" + ATOM + "{" + number + "}";
  }
}
