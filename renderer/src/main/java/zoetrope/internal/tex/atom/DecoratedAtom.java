package zoetrope.internal.tex.atom;

import java.awt.Graphics2D;
import java.util.List;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.Dummy;
import org.scilab.forge.jlatexmath.Row;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXEnvironment;
import zoetrope.internal.tex.outline.Origin;
import zoetrope.internal.tex.outline.OutlineRecorder;

/** An atom that is spaced like the one it holds, and draws more, or has a gap above. */
final class DecoratedAtom extends Atom implements Row {
  private final Atom inner;
  private final int innerType;
  private final float gap;
  private final Painter painter;

  /** What all that is drawn came from, except what has an origin of its own; null for none. */
  private final Origin origin;

  /** Draws a box, and what belongs to it. */
  interface Painter {
    void paint(OutlineRecorder recorder, Box content, float x, float y);

    /** What is drawn comes from {@code origins}, the next one after each {@code next}. */
    static Painter within(List<Origin> origins, boolean byGlyph) {
      return (recorder, content, x, y) -> {
        recorder.begin(origins, byGlyph);
        content.draw(recorder, x, y);
        recorder.end();
      };
    }
  }

  /** An atom with a gap of {@code gap} em above. */
  DecoratedAtom(Atom inner, float gap, Painter painter) {
    this(inner, gap, painter, null);
  }

  /** An atom of which all that it draws came from {@code origin}. */
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

  /** A box as large as {@code content}, but for {@code gap} more height, in the units of boxes. */
  static Box box(Box content, float gap, Painter painter) {
    return new DecoratedBox(content, gap, painter);
  }

  /** What {@code content} draws came from {@code origin}, except what has one of its own. */
  static Box box(Box content, Origin origin) {
    origin.effort().box(content, origin.span());
    return box(content, 0, Painter.within(List.of(origin), false));
  }

  /** The em of the style that is set in. */
  static float em(TeXEnvironment environment) {
    return new SpaceAtom(TeXConstants.UNIT_EM, 1, 0, 0).createBox(environment).getWidth();
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
