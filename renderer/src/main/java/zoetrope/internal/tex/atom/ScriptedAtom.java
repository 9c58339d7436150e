package zoetrope.internal.tex.atom;

import static org.scilab.forge.jlatexmath.TeXConstants.SCRIPT_LIMITS;
import static org.scilab.forge.jlatexmath.TeXConstants.SCRIPT_NORMAL;
import static org.scilab.forge.jlatexmath.TeXConstants.STYLE_TEXT;
import static org.scilab.forge.jlatexmath.TeXConstants.TYPE_BIG_OPERATOR;

import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.Char;
import org.scilab.forge.jlatexmath.HorizontalBox;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.SymbolAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import org.scilab.forge.jlatexmath.TeXFont;

/**
 * An atom with scripts beside it. It corrects three differences between JLaTeXMath and TeX:
 *
 * <ul>
 *   <li>JLaTeXMath omits {@code \scriptspace} if there is only a subscript.
 *   <li>JLaTeXMath adds a medium space after a large operator.
 *   <li>JLaTeXMath assumes that the character of a large operator has height 0. In display style,
 *       the characters of sums and products are 0.1 em high, so they would be 0.1 em too high.
 * </ul>
 */
final class ScriptedAtom extends Atom {
  /** TeX's {@code \scriptspace}, in em of the text style. */
  private static final float SCRIPT_SPACE = 0.05f;

  private final Atom inner;
  private final Atom base;

  /** The large operator, or null if the base is not a large operator. */
  private final SymbolAtom operator;

  private final boolean lacksSpace;

  /** Corrects {@code inner}, which is {@code base} with scripts. */
  ScriptedAtom(Atom inner, Atom base, SymbolAtom operator, boolean lacksSpace) {
    this.inner = inner;
    this.base = base;
    this.operator = operator;
    this.lacksSpace = lacksSpace;
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
    Box box = inner.createBox(environment);
    boolean display = environment.getStyle() < STYLE_TEXT;
    boolean limits =
        base.type_limits == SCRIPT_LIMITS || base.type_limits == SCRIPT_NORMAL && display;
    if (base.getRightType() == TYPE_BIG_OPERATOR && limits) {
      return box;
    }
    if (operator != null) {
      box = centred(box, operator, environment);
      Box space = new SpaceAtom(TeXConstants.MEDMUSKIP).createBox(environment);
      box.setWidth(box.getWidth() - space.getWidth());
    }
    if (lacksSpace) {
      box.setWidth(box.getWidth() + SCRIPT_SPACE * DecoratedAtom.textEm(environment));
    }
    return box;
  }

  /** Returns a box moved down by the height of the character that shows the operator. */
  static Box centred(Box box, SymbolAtom operator, TeXEnvironment environment) {
    float height = character(operator, environment).getHeight();
    if (height == 0) {
      return box;
    }
    box.setShift(box.getShift() + height);
    return new HorizontalBox(box);
  }

  /** Returns the character of an operator in the current style. */
  static Char character(SymbolAtom operator, TeXEnvironment environment) {
    TeXFont font = environment.getTeXFont();
    int style = environment.getStyle();
    Char character = font.getChar(operator.getName(), style);
    boolean isLarge = style < STYLE_TEXT && font.hasNextLarger(character);
    return isLarge ? font.getNextLarger(character, style) : character;
  }
}
