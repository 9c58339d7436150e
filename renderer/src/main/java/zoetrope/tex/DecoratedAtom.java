package zoetrope.tex;

import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.Dummy;
import org.scilab.forge.jlatexmath.Row;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import zoetrope.tex.DecoratedBox.Painter;

/** An atom that is spaced like the one it holds, and draws more, or has air above. */
final class DecoratedAtom extends Atom implements Row {
  private final Atom inner;
  private final int innerType;
  private final float air;
  private final Painter before;
  private final Painter after;

  /** An atom with {@code air} above, in em. */
  DecoratedAtom(Atom inner, float air, Painter before, Painter after) {
    this.inner = inner;
    this.innerType = inner.type;
    this.air = air;
    this.before = before;
    this.after = after;
    type = inner.type;
    type_limits = inner.type_limits;
    alignment = inner.alignment;
  }

  Atom inner() {
    return inner;
  }

  @Override
  public int getLeftType() {
    return type == innerType ? inner.getLeftType() : type;
  }

  @Override
  public int getRightType() {
    return type == innerType ? inner.getRightType() : type;
  }

  @Override
  public void setPreviousAtom(Dummy previous) {
    if (inner instanceof Row row) {
      row.setPreviousAtom(previous);
    }
  }

  @Override
  public Box createBox(TeXEnvironment environment) {
    Box content = inner.createBox(environment);
    return new DecoratedBox(content, air == 0 ? 0 : air * em(environment), before, after);
  }

  /** The em of the style that is set in. */
  static float em(TeXEnvironment environment) {
    return new SpaceAtom(TeXConstants.UNIT_EM, 1, 0, 0).createBox(environment).getWidth();
  }
}
