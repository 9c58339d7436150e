package zoetrope.internal.tex.atom;

import java.util.function.Function;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.TeXEnvironment;

/** An atom whose box a function makes. */
final class BoxAtom extends Atom {
  private final Function<TeXEnvironment, Box> maker;

  /** Creates an atom of one of JLaTeXMath's types, such as {@code TYPE_RELATION}. */
  BoxAtom(int type, Function<TeXEnvironment, Box> maker) {
    this.type = type;
    this.maker = maker;
  }

  @Override
  public Box createBox(TeXEnvironment environment) {
    return maker.apply(environment);
  }
}
