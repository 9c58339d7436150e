package zoetrope.tex;

import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.Image;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.BufferedImageOp;
import java.awt.image.ImageObserver;
import java.awt.image.RenderedImage;
import java.awt.image.renderable.RenderableImage;
import java.text.AttributedCharacterIterator;
import java.util.Map;

/**
 * A {@link Graphics2D} that draws nothing: hints are ignored, and everything that the typesetter's
 * boxes have no reason to call is refused, so that nothing is lost without a word.
 */
abstract class GraphicsStub extends Graphics2D {
  private static UnsupportedOperationException refused(String what) {
    return new UnsupportedOperationException(what + " has no outline in a formula");
  }

  @Override
  public void setRenderingHint(RenderingHints.Key key, Object value) {}

  @Override
  public Object getRenderingHint(RenderingHints.Key key) {
    return null;
  }

  @Override
  public void setRenderingHints(Map<?, ?> hints) {}

  @Override
  public void addRenderingHints(Map<?, ?> hints) {}

  @Override
  public RenderingHints getRenderingHints() {
    return new RenderingHints(Map.of());
  }

  @Override
  public FontRenderContext getFontRenderContext() {
    return new FontRenderContext(null, true, true);
  }

  @Override
  public void dispose() {}

  @Override
  public Color getBackground() {
    return null;
  }

  @Override
  public Paint getPaint() {
    return getColor();
  }

  @Override
  public Shape getClip() {
    return null;
  }

  @Override
  public Rectangle getClipBounds() {
    return null;
  }

  @Override
  public Composite getComposite() {
    throw refused("A composite");
  }

  @Override
  public Graphics create() {
    throw refused("A copied context");
  }

  @Override
  public boolean drawImage(Image i, AffineTransform t, ImageObserver o) {
    throw refused("An image");
  }

  @Override
  public void drawImage(BufferedImage i, BufferedImageOp op, int x, int y) {
    throw refused("An image");
  }

  @Override
  public boolean drawImage(Image i, int x, int y, ImageObserver o) {
    throw refused("An image");
  }

  @Override
  public boolean drawImage(Image i, int x, int y, int w, int h, ImageObserver o) {
    throw refused("An image");
  }

  @Override
  public boolean drawImage(Image i, int x, int y, Color c, ImageObserver o) {
    throw refused("An image");
  }

  @Override
  public boolean drawImage(Image i, int x, int y, int w, int h, Color c, ImageObserver o) {
    throw refused("An image");
  }

  @Override
  public boolean drawImage(
      Image i, int a, int b, int c, int d, int e, int f, int g, int h, ImageObserver o) {
    throw refused("An image");
  }

  @Override
  public boolean drawImage(
      Image i, int a, int b, int c, int d, int e, int f, int g, int h, Color k, ImageObserver o) {
    throw refused("An image");
  }

  @Override
  public void drawRenderedImage(RenderedImage i, AffineTransform t) {
    throw refused("An image");
  }

  @Override
  public void drawRenderableImage(RenderableImage i, AffineTransform t) {
    throw refused("An image");
  }

  @Override
  public void drawString(String s, int x, int y) {
    throw refused("Text in a font of the system");
  }

  @Override
  public void drawString(String s, float x, float y) {
    throw refused("Text in a font of the system");
  }

  @Override
  public void drawString(AttributedCharacterIterator s, int x, int y) {
    throw refused("Text in a font of the system");
  }

  @Override
  public void drawString(AttributedCharacterIterator s, float x, float y) {
    throw refused("Text in a font of the system");
  }

  @Override
  public void drawGlyphVector(GlyphVector g, float x, float y) {
    throw refused("Text in a font of the system");
  }

  @Override
  public boolean hit(Rectangle r, Shape s, boolean onStroke) {
    throw refused("A hit test");
  }

  @Override
  public GraphicsConfiguration getDeviceConfiguration() {
    throw refused("A device");
  }

  @Override
  public FontMetrics getFontMetrics(Font f) {
    throw refused("A font of the system");
  }

  @Override
  public void setComposite(Composite c) {
    throw refused("A composite");
  }

  @Override
  public void setPaint(Paint p) {
    throw refused("A paint");
  }

  @Override
  public void setBackground(Color c) {
    throw refused("A background");
  }

  @Override
  public void clip(Shape s) {
    throw refused("A clip");
  }

  @Override
  public void setPaintMode() {}

  @Override
  public void setXORMode(Color c) {
    throw refused("A composite");
  }

  @Override
  public void clipRect(int x, int y, int w, int h) {
    throw refused("A clip");
  }

  @Override
  public void setClip(int x, int y, int w, int h) {
    throw refused("A clip");
  }

  @Override
  public void setClip(Shape s) {
    throw refused("A clip");
  }

  @Override
  public void copyArea(int x, int y, int w, int h, int dx, int dy) {
    throw refused("A copied area");
  }

  @Override
  public void drawLine(int a, int b, int c, int d) {
    throw refused("A line in whole pixels");
  }

  @Override
  public void fillRect(int x, int y, int w, int h) {
    throw refused("A rectangle in whole pixels");
  }

  @Override
  public void clearRect(int x, int y, int w, int h) {
    throw refused("A rectangle in whole pixels");
  }

  @Override
  public void drawRoundRect(int x, int y, int w, int h, int a, int b) {
    throw refused("A rectangle in whole pixels");
  }

  @Override
  public void fillRoundRect(int x, int y, int w, int h, int a, int b) {
    throw refused("A rectangle in whole pixels");
  }

  @Override
  public void drawOval(int x, int y, int w, int h) {
    throw refused("An oval in whole pixels");
  }

  @Override
  public void fillOval(int x, int y, int w, int h) {
    throw refused("An oval in whole pixels");
  }

  @Override
  public void drawArc(int x, int y, int w, int h, int a, int b) {
    throw refused("An arc in whole pixels");
  }

  @Override
  public void fillArc(int x, int y, int w, int h, int a, int b) {
    throw refused("An arc in whole pixels");
  }

  @Override
  public void drawPolyline(int[] x, int[] y, int n) {
    throw refused("A polyline in whole pixels");
  }

  @Override
  public void drawPolygon(int[] x, int[] y, int n) {
    throw refused("A polygon in whole pixels");
  }

  @Override
  public void fillPolygon(int[] x, int[] y, int n) {
    throw refused("A polygon in whole pixels");
  }
}
