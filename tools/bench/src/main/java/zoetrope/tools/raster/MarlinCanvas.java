package zoetrope.tools.raster;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.List;

/** Draws outlines with Java2D, whose antialiasing is done by Marlin. */
public final class MarlinCanvas {
  private final BufferedImage image;
  private final Graphics2D graphics;

  public MarlinCanvas(int width, int height) {
    image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
    graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  /** Fills the paths, each in its colour, over a ground that hides what was drawn before. */
  public void draw(Color ground, List<Path2D> paths, List<Color> colors) {
    graphics.setColor(ground);
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    for (int i = 0; i < paths.size(); i++) {
      graphics.setColor(colors.get(i));
      graphics.fill(paths.get(i));
    }
  }

  /** All pixels, premultiplied; the picture itself. */
  public int[] pixels() {
    return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
  }
}
