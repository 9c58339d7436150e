package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Palette;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Shading;

/**
 * A surface with a picture on it: its left edge lies at the first u, its lower edge at the first v.
 * Each face carries its part of the picture, without shading.
 *
 * <pre>{@code
 * var earth = texturedSurface(sphere(2), Pictures.resource(getClass(), "earth.png"));
 * }</pre>
 */
public final class TexturedSurface extends AbstractMesh<TexturedSurface> {
  /** How many pixels of its neighbours a face shows beyond its edge, where it is hidden. */
  private static final int MARGIN = 1;

  private final List<RasterImage> parts;
  private final int[][] boxes;
  private final int rows;

  /**
   * {@code picture} on {@code surface}, where that stands now; later changes of it do not matter.
   */
  public TexturedSurface(AbstractSurface<?> surface, RasterImage picture) {
    super(Palette.WHITE);
    setFaces(surface.sideFaces());
    transform(surface.place());
    setShading(Shading.NONE);
    int columns = surface.uFaces();
    rows = surface.vFaces();
    parts = new ArrayList<>();
    boxes = new int[columns * rows][];
    for (int i = 0; i < columns * rows; i++) {
      int x0 = cut(picture.width(), i / rows, columns);
      int x1 = cut(picture.width(), i / rows + 1, columns);
      int y0 = cut(picture.height(), rows - 1 - i % rows, rows);
      int y1 = cut(picture.height(), rows - i % rows, rows);
      boxes[i] = new int[] {Math.max(1, x1 - x0), Math.max(1, y1 - y0)};
      parts.add(part(picture, x0, y0, boxes[i][0], boxes[i][1]));
    }
  }

  private static int cut(int size, int i, int n) {
    return (int) ((long) size * i / n);
  }

  /** Part of a picture with a margin; what lies outside of the picture repeats its edge. */
  private static RasterImage part(RasterImage from, int x0, int y0, int width, int height) {
    int w = width + 2 * MARGIN;
    int h = height + 2 * MARGIN;
    int[] pixels = new int[w * h];
    for (int y = 0; y < h; y++) {
      int sy = Math.max(0, Math.min(from.height() - 1, y0 - MARGIN + y));
      for (int x = 0; x < w; x++) {
        int sx = Math.max(0, Math.min(from.width() - 1, x0 - MARGIN + x));
        pixels[y * w + x] = from.argb()[sy * from.width() + sx];
      }
    }
    return new RasterImage(w, h, pixels);
  }

  @Override
  protected boolean hasPlainFaces() {
    return false;
  }

  /** The parallelogram that comes nearest to the face carries the face's part of the picture. */
  @Override
  protected Item faceItem(int i, Style shaded) {
    Vec a = localFaces().corner(i, 0);
    Vec b = localFaces().corner(i, 1);
    Vec c = localFaces().corner(i, 2);
    Vec d = localFaces().corner(i, 3);
    double growU = (boxes[i][0] + 2.0 * MARGIN) / boxes[i][0];
    double growV = (boxes[i][1] + 2.0 * MARGIN) / boxes[i][1];
    Vec right = b.plus(c).minus(a).minus(d).times(0.25 * growU);
    Vec up = c.plus(d).minus(a).minus(b).times(0.25 * growV);
    Vec middle = a.plus(b).plus(c).plus(d).times(0.25);
    Affine square = Affine.ofColumns(right, up, right.cross(up), middle);
    double opacity = ((Paint.Solid) shaded.fill()).color().alpha();
    return new Item.Image(parts.get(i), square.then(place()), opacity, fixedInFrame());
  }
}
