package zoetrope.internal.tex.atom;

import java.awt.Graphics2D;
import java.util.List;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.Dummy;
import org.scilab.forge.jlatexmath.Row;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.StyleAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import zoetrope.internal.tex.outline.Origin;
import zoetrope.internal.tex.outline.OutlineRecorder;

/**
 * An atom that draws a decoration with an inner atom, or adds a gap above the inner atom. It has
 * the spacing of the inner atom unless its type is changed.
 */
final class DecoratedAtom extends Atom implements Row {
  private final Atom inner;
  private final int innerType;
  private final float gap;
  private final Painter painter;

  /** The origin of all ink without another origin; null for none. */
  private final Origin origin;

  interface Painter {
    void paint(OutlineRecorder recorder, Box content, float x, float y);

    /**
     * Returns a painter that attributes ink to {@code origins} in order. Each call of {@link
     * OutlineRecorder#next} advances to the next origin.
     */
    static Painter within(List<Origin> origins, boolean byGlyph) {
      return (recorder, content, x, y) -> {
        recorder.begin(origins, byGlyph);
        content.draw(recorder, x, y);
        recorder.end();
      };
    }
  }

  /** Creates an atom with a gap of {@code gap} em above. */
  DecoratedAtom(Atom inner, float gap, Painter painter) {
    this(inner, gap, painter, null);
  }

  /**
   * Creates an atom that attributes its ink to {@code origin}, except for ink with another origin.
   */
  DecoratedAtom(Atom inner, Origin origin) {
    this(inner, 0, Painter.within(List.of(origin), false), origin);
  }

  private DecoratedAtom(Atom inner, float gap, Painter painter, Origin origin) {
    this.inner = inner;
    this.origin = origin;
    this.innerType = inner.type;
    this.gap = gap;
    this.painter = painter;
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
    if (origin != null) {
      origin.effort().box(content, origin.span());
    }
    return box(content, gap == 0 ? 0 : gap * em(environment), painter);
  }

  /** Returns a box of the size of {@code content} plus {@code gap} in height, in box units. */
  static Box box(Box content, float gap, Painter painter) {
    return new DecoratedBox(content, gap, painter);
  }

  /**
   * Returns a box that attributes the ink of {@code content} to {@code origin}, except for ink with
   * another origin.
   */
  static Box box(Box content, Origin origin) {
    origin.effort().box(content, origin.span());
    return box(content, 0, Painter.within(List.of(origin), false));
  }

  /** Returns the em of the current style, in box units. */
  static float em(TeXEnvironment environment) {
    return new SpaceAtom(TeXConstants.UNIT_EM, 1, 0, 0).createBox(environment).getWidth();
  }

  /** Returns the em of the text style, in box units. */
  static float textEm(TeXEnvironment environment) {
    return new StyleAtom(TeXConstants.STYLE_TEXT, new SpaceAtom(TeXConstants.UNIT_EM, 1, 0, 0))
        .createBox(environment)
        .getWidth();
  }

  private static final class DecoratedBox extends Box {
    private final Box content;
    private final Painter painter;

    DecoratedBox(Box content, float gap, Painter painter) {
      this.content = content;
      this.painter = painter;
      setWidth(content.getWidth());
      setHeight(content.getHeight() + gap);
      setDepth(content.getDepth());
      setShift(content.getShift());
    }

    @Override
    public void draw(Graphics2D graphics, float x, float y) {
      painter.paint((OutlineRecorder) graphics, content, x, y);
    }

    @Override
    public int getLastFontId() {
      return content.getLastFontId();
    }
  }
}
