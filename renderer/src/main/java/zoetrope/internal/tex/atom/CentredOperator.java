package zoetrope.internal.tex.atom;

import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.Char;
import org.scilab.forge.jlatexmath.HorizontalBox;
import org.scilab.forge.jlatexmath.SymbolAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import org.scilab.forge.jlatexmath.TeXFont;

/**
 * A large operator with its scripts, centred on the axis as in TeX. JLaTeXMath assumes that the
 * height of the operator's character is 0. For sums, products and similar operators in display
 * style it is 0.1 em. So JLaTeXMath sets them 0.1 em too high.
 */
final class CentredOperator extends Atom {
  private final Atom inner;
  private final SymbolAtom operator;

  /** Centres {@code inner}, which is or begins with {@code operator}. */
  CentredOperator(Atom inner, SymbolAtom operator) {
    this.inner = inner;
    this.operator = operator;
    type = inner.type;
    type_limits = inner.type_limits;
    alignment = inner.alignment;
  }

  @Override
  public int getLeftType() {
    return inner.getLeftType();
  }

  @Override
  public int getRightType() {
    return inner.getRightType();
  }

  @Override
  public Box createBox(TeXEnvironment environment) {
    return centred(inner.createBox(environment), operator, environment);
  }

  /** Returns a box moved down by the height of the operator's character. */
  static Box centred(Box box, SymbolAtom operator, TeXEnvironment environment) {
    TeXFont font = environment.getTeXFont();
    int style = environment.getStyle();
    Char character = font.getChar(operator.getName(), style);
    if (style < TeXConstants.STYLE_TEXT && font.hasNextLarger(character)) {
      character = font.getNextLarger(character, style);
    }
    if (character.getHeight() == 0) {
      return box;
    }
    box.setShift(box.getShift() + character.getHeight());
    return new HorizontalBox(box);
  }
}
