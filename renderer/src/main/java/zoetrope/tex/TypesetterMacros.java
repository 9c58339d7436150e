package zoetrope.tex;

import java.awt.Graphics2D;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.MacroInfo;
import org.scilab.forge.jlatexmath.ParseException;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import org.scilab.forge.jlatexmath.TeXFont;
import org.scilab.forge.jlatexmath.TeXFormula;
import org.scilab.forge.jlatexmath.TeXParser;
import zoetrope.tex.WrappedAtom.Painter;

/**
 * The commands of our own in the typesetter's source: marks, shapes from elsewhere, strikes, and
 * air. They hold no state; all they need stands in their arguments.
 */
final class TypesetterMacros {
  /** The rule thickness of Computer Modern, in em. */
  private static final float RULE = 0.04f;

  /** The air between a formula and the arrow over it, in em. */
  private static final float AIR = 0.1f;

  /** Plain TeX's vertical dots: 4 pt apart, 6 pt of air above, in em. */
  private static final float VDOTS_PITCH = 0.4f;

  private static final float VDOTS_HEIGHT = 1.4f;

  /** The width of Computer Modern's dot, in em. */
  private static final float DOT_WIDTH = 0.277779f;

  private TypesetterMacros() {}

  /** Adds the commands to the typesetter's table. */
  static void register() {
    put(
        "zoetropemark",
        2,
        (parser, args) -> MarkedAtoms.mark(inner(parser, args[2]), Integer.parseInt(args[1])));
    put(
        "zoetropepad",
        1,
        (parser, args) ->
            new WrappedAtom(inner(parser, args[1]), AIR, Painter.NOTHING, Painter.NOTHING));
    put(
        "zoetropevdots",
        0,
        (parser, args) ->
            new WrappedAtom(
                inner(parser, "\\ldotp "),
                VDOTS_HEIGHT,
                Painter.NOTHING,
                (r, box, x, y) -> {
                  float pitch = VDOTS_PITCH * box.getWidth() / DOT_WIDTH;
                  box.draw(r, x, y - pitch);
                  box.draw(r, x, y - 2 * pitch);
                }));
    put(
        "zoetropestrike",
        2,
        (parser, args) -> {
          String kind = args[1];
          return new WrappedAtom(
              inner(parser, args[2]),
              0,
              Painter.NOTHING,
              (recorder, box, x, y) -> strike(recorder, box, x, y, kind));
        });
    put(
        "zoetropestrut",
        2,
        (parser, args) ->
            new SpaceAtom(
                TeXConstants.UNIT_EM, 0, Float.parseFloat(args[1]), Float.parseFloat(args[2])));
    put(
        "zoetropeforeign",
        4,
        (parser, args) ->
            new Foreign(
                Integer.parseInt(args[1]),
                Float.parseFloat(args[2]),
                Float.parseFloat(args[3]),
                Float.parseFloat(args[4])));
  }

  private static void strike(OutlineRecorder recorder, Box box, float x, float y, String kind) {
    double over = RULE;
    double left = x - over;
    double right = x + box.getWidth() + over;
    double top = y - box.getHeight() - over;
    double bottom = y + box.getDepth() + over;
    if (!kind.equals("bcancel")) {
      recorder.line(left, bottom, right, top, RULE);
    }
    if (!kind.equals("cancel")) {
      recorder.line(left, top, right, bottom, RULE);
    }
  }

  private static void put(String name, int arguments, Command command) {
    MacroInfo.Commands.put(
        name,
        new MacroInfo(arguments) {
          @Override
          public Object invoke(TeXParser parser, String[] args) throws ParseException {
            return command.atom(parser, args);
          }
        });
  }

  private static Atom inner(TeXParser parser, String source) {
    return new Inner(parser, source).root;
  }

  private interface Command {
    Atom atom(TeXParser parser, String[] args);
  }

  /** A formula within a formula, in the same mode. */
  private static final class Inner extends TeXFormula {
    Inner(TeXParser parser, String source) {
      super(parser, source, parser.isMathMode() ? null : "mathnormal", false, parser.isMathMode());
    }
  }

  /** A shape that comes from outside of the typesetter's fonts. */
  private static final class Foreign extends Atom {
    private final int number;
    private final float width;
    private final float height;
    private final float depth;

    Foreign(int number, float width, float height, float depth) {
      this.number = number;
      this.width = width;
      this.height = height;
      this.depth = depth;
    }

    @Override
    public Box createBox(TeXEnvironment environment) {
      return new ForeignBox(this, WrappedAtom.em(environment));
    }
  }

  private static final class ForeignBox extends Box {
    private final int number;
    private final float size;

    ForeignBox(Foreign atom, float size) {
      this.number = atom.number;
      this.size = size;
      setWidth(atom.width * size);
      setHeight(atom.height * size);
      setDepth(atom.depth * size);
    }

    @Override
    public void draw(Graphics2D graphics, float x, float y) {
      ((OutlineRecorder) graphics).foreign(number, x, y, size);
    }

    @Override
    public int getLastFontId() {
      return TeXFont.NO_FONT;
    }
  }
}
