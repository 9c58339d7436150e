package zoetrope.internal.tex.outline;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.GraphicsConfiguration;
import java.awt.Image;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.awt.image.renderable.RenderableImage;
import java.text.AttributedCharacterIterator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.apache.batik.ext.awt.g2d.AbstractGraphics2D;
import org.apache.batik.ext.awt.g2d.GraphicContext;
import org.scilab.forge.jlatexmath.TeXFormula;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.tex.TexPiece;
import zoetrope.tex.TexPiece.Kind;

/**
 * A graphics context for the typesetter's boxes, which records the outline of each glyph and rule
 * with its origin. The typesetter works in em with y down. The recorded pieces have y up.
 */
public final class OutlineRecorder extends AbstractGraphics2D {
  /** Represents "no colour given". Compare it by identity. */
  public static final Color UNSET = new Color(1, 2, 3);

  /** A list of origins. One of them is the origin of the glyphs and rules that are drawn next. */
  private static final class Scope {
    private final List<Origin> origins;
    private final boolean byGlyph;
    private int at;

    Scope(List<Origin> origins, boolean byGlyph) {
      this.origins = origins;
      this.byGlyph = byGlyph;
    }

    Origin origin() {
      return origins.get(Math.min(at, origins.size() - 1));
    }
  }

  private final GlyphOutlines outlines;
  private final List<TexPiece> pieces = new ArrayList<>();
  private final Deque<Scope> scopes = new ArrayDeque<>();

  /** Creates a recorder. Ink outside of all scopes has the origin {@code whole}. */
  public OutlineRecorder(GlyphOutlines outlines, Origin whole) {
    super(false);
    gc = new GraphicContext();
    this.outlines = outlines;
    setColor(UNSET);
    setStroke(new BasicStroke(0));
    begin(List.of(whole), false);
  }

  public List<TexPiece> pieces() {
    return pieces;
  }

  /**
   * Opens a scope that lasts until the matching {@link #end}. Ink in it gets the origins in order.
   * {@link #next} advances to the next origin. If {@code byGlyph} is true, each glyph advances,
   * too.
   */
  public void begin(List<Origin> origins, boolean byGlyph) {
    scopes.push(new Scope(origins, byGlyph));
  }

  public void next() {
    scopes.peek().at++;
  }

  public void end() {
    scopes.pop();
  }

  /** Draws a glyph that is not in the typesetter's fonts. */
  public void fallback(Path outline, String symbol, float x, float y, float size) {
    AffineTransform at = getTransform();
    at.translate(x, y);
    add(outline, at, size, Kind.GLYPH, symbol);
  }

  /** Draws a straight line of the given width with flat ends. */
  public void line(double x0, double y0, double x1, double y1, double width) {
    add(RuledShapes.line(x0, y0, x1, y1, width), getTransform(), 1, Kind.RULE, "rule");
  }

  @Override
  public void drawChars(char[] data, int offset, int length, int x, int y) {
    AffineTransform at = getTransform();
    at.translate(x, y);
    for (int i = offset; i < offset + length; i++) {
      GlyphOutlines.Outline outline = outlines.of(getFont(), data[i]);
      if (!outline.path().isEmpty()) {
        add(outline.path(), at, TeXFormula.FONT_SCALE_FACTOR, Kind.GLYPH, outline.symbol());
      }
      if (scopes.peek().byGlyph) {
        next();
      }
    }
  }

  @Override
  public void fill(Shape shape) {
    add(RuledShapes.of(shape), getTransform(), 1, Kind.RULE, "rule");
  }

  @Override
  public void draw(Shape shape) {
    double width = ((BasicStroke) getStroke()).getLineWidth();
    Path outline;
    if (shape instanceof Rectangle2D r) {
      outline = RuledShapes.frame(r, width);
    } else if (shape instanceof RoundRectangle2D r) {
      outline = RuledShapes.frame(r, width);
    } else if (shape instanceof Line2D l) {
      outline = RuledShapes.line(l.getX1(), l.getY1(), l.getX2(), l.getY2(), width);
    } else {
      throw new UnsupportedOperationException(
          "cannot draw a shape of class " + shape.getClass().getName());
    }
    add(outline, getTransform(), 1, Kind.RULE, "rule");
  }

  private void add(Path shape, AffineTransform at, double scale, Kind kind, String symbol) {
    Path outline = shape;
    Affine placement =
        Affine.plane(
            scale * at.getScaleX(),
            -scale * at.getShearY(),
            -scale * at.getShearX(),
            scale * at.getScaleY(),
            at.getTranslateX(),
            -at.getTranslateY());
    if (kind == Kind.RULE) {
      Vec size = outline.bounds().size();
      if (size.x() == 0 || size.y() == 0) {
        return;
      }
      Vec corner = outline.bounds().min();
      placement = Affine.translation(corner).then(placement);
      outline = outline.transform(Affine.translation(corner.negate()));
    }
    Origin origin = scopes.peek().origin();
    origin.effort().piece(origin.span());
    Optional<zoetrope.color.Color> given = givenColor().or(origin::color);
    pieces.add(new TexPiece(outline, placement, origin.span(), kind, given, symbol));
  }

  private Optional<zoetrope.color.Color> givenColor() {
    Color color = getColor();
    if (color == UNSET) {
      return Optional.empty();
    }
    return Optional.of(
        zoetrope.color.Color.rgb(
            color.getRed() / 255.0, color.getGreen() / 255.0, color.getBlue() / 255.0));
  }

  /** Rotates by an angle in radians, with the same bits on every Java version. */
  @Override
  public void rotate(double angle) {
    double c = StrictMath.cos(angle);
    double s = StrictMath.sin(angle);
    transform(new AffineTransform(c, s, -s, c, 0, 0));
  }

  @Override
  public void rotate(double angle, double x, double y) {
    translate(x, y);
    rotate(angle);
    translate(-x, -y);
  }

  @Override
  public void dispose() {}

  private static UnsupportedOperationException refused(String what) {
    return new UnsupportedOperationException(what + " has no outline in a formula");
  }

  @Override
  public Graphics create() {
    throw refused("A copied context");
  }

  @Override
  public void setXORMode(Color other) {
    throw refused("A composite");
  }

  @Override
  public void copyArea(int x, int y, int width, int height, int dx, int dy) {
    throw refused("A copied area");
  }

  @Override
  public GraphicsConfiguration getDeviceConfiguration() {
    throw refused("A device");
  }

  @Override
  public FontMetrics getFontMetrics(Font other) {
    throw refused("A font of the system");
  }

  @Override
  public void drawString(String text, float x, float y) {
    throw refused("Text in a font of the system");
  }

  @Override
  public void drawString(AttributedCharacterIterator text, float x, float y) {
    throw refused("Text in a font of the system");
  }

  @Override
  public boolean drawImage(Image image, int x, int y, ImageObserver observer) {
    throw refused("An image");
  }

  @Override
  public boolean drawImage(
      Image image, int x, int y, int width, int height, ImageObserver observer) {
    throw refused("An image");
  }

  @Override
  public void drawRenderedImage(RenderedImage image, AffineTransform at) {
    throw refused("An image");
  }

  @Override
  public void drawRenderableImage(RenderableImage image, AffineTransform at) {
    throw refused("An image");
  }
}
