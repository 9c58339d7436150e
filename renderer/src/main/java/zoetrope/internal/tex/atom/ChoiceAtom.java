package zoetrope.internal.tex.atom;

import java.util.List;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.TeXEnvironment;

/** The atom of {@code \mathchoice}: one of four atoms, depending on the style. */
final class ChoiceAtom extends Atom {
  private final List<Atom> choices;

  /** Creates an atom from the atoms for display, text, script and scriptscript style. */
  ChoiceAtom(List<Atom> choices) {
    this.choices = choices;
  }

  @Override
  public Box createBox(TeXEnvironment environment) {
    // JLaTeXMath numbers the styles from 0; each odd number is the cramped form of a style.
    return choices.get(environment.getStyle() / 2).createBox(environment);
  }
}
