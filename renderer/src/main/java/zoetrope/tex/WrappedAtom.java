package zoetrope.tex;

import java.awt.Graphics2D;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXEnvironment;

/** An atom that spaces like the one it holds, and paints more, or has air above. */
final class WrappedAtom extends Atom {
  private final Atom inner;
  private final int innerType;
  private final float air;
  private final Painter before;
  private final Painter after;

  /** What is done before or after a box is painted. */
  interface Painter {
    Painter NOTHING = (recorder, box, x, y) -> {};

    void paint(OutlineRecorder recorder, Box box, float x, float y);
  }

  WrappedAtom(Atom inner, float air, Painter before, Painter after) {
    this.inner = inner;
    this.innerType = inner.type;
    this.air = air;
    this.before = before;
    this.after = after;
    type = inner.type;
    type_limits = inner.type_limits;
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
  public Box createBox(TeXEnvironment environment) {
    Box content = inner.createBox(environment);
    float pad = air == 0 ? 0 : air * em(environment);
    return new WrappedBox(content, pad, before, after);
  }

  /** The em of the style that is set in. */
  static float em(TeXEnvironment environment) {
    return new SpaceAtom(TeXConstants.UNIT_EM, 1, 0, 0).createBox(environment).getWidth();
  }

  private static final class WrappedBox extends Box {
    private final Box content;
    private final Painter before;
    private final Painter after;

    WrappedBox(Box content, float air, Painter before, Painter after) {
      this.content = content;
      this.before = before;
      this.after = after;
      setWidth(content.getWidth());
      setHeight(content.getHeight() + air);
      setDepth(content.getDepth());
      setShift(content.getShift());
    }

    @Override
    public void draw(Graphics2D graphics, float x, float y) {
      OutlineRecorder recorder = (OutlineRecorder) graphics;
      before.paint(recorder, content, x, y);
      content.draw(graphics, x, y);
      after.paint(recorder, content, x, y);
    }

    @Override
    public int getLastFontId() {
      return content.getLastFontId();
    }
  }
}
