package zoetrope.svg;

import java.util.List;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** A painted part of a drawing. */
public sealed interface SvgPart {
  /** The {@code id} of the element it comes from, or of the nearest around it; may be empty. */
  String id();

  /** Its box, without stroke width. */
  Bounds bounds();

  /**
   * A path with fill (non-zero winding) and line.
   *
   * @param path the outline, in the drawing's coordinates
   * @param fill what the inside is painted with; gradients map to the drawing's coordinates
   * @param line the line along the path, over the fill
   */
  record Outline(String id, Path path, Paint fill, Line line) implements SvgPart {
    @Override
    public Bounds bounds() {
      return path.bounds();
    }
  }

  /**
   * A picture.
   *
   * @param data the bytes of a PNG, JPEG or GIF file
   * @param place the map from the square with corners (-1, -1) and (1, 1), y up, to the picture's
   *     place
   * @param opacity in [0, 1]
   * @param source its name and line, for messages
   */
  record Raster(String id, byte[] data, Affine place, double opacity, String source)
      implements SvgPart {
    @Override
    public Bounds bounds() {
      return new Bounds(new Vec(-1, -1, 0), new Vec(1, 1, 0)).transform(place);
    }
  }

  /**
   * How a line is drawn; all lengths in the drawing's units.
   *
   * @param paint its paint; {@link Paint#NONE} for no line
   * @param width its width
   * @param cap the ends
   * @param join the corners
   * @param dashes lengths of dash, gap, dash, ...; empty for a solid line
   * @param dashOffset how far into the pattern the path begins
   */
  record Line(
      Paint paint,
      double width,
      Stroke.Cap cap,
      Stroke.Join join,
      List<Double> dashes,
      double dashOffset) {
    /** No line. */
    public static final Line NONE =
        new Line(Paint.NONE, 0, Stroke.Cap.BUTT, Stroke.Join.AUTO, List.of(), 0);

    /** Copies the list. */
    public Line {
      dashes = List.copyOf(dashes);
    }

    /** Whether it is invisible. */
    public boolean isInvisible() {
      return width == 0 || paint.isInvisible();
    }

    /** The same at {@code factor} times the size, its width in a hundredth of the new units. */
    public Stroke stroke(double factor) {
      double[] lengths = dashes.stream().mapToDouble(d -> d * factor).toArray();
      return Stroke.NONE
          .withPaint(paint)
          .withWidths(100 * width * factor)
          .withCap(cap)
          .withJoin(join)
          .withDashes(dashOffset * factor, lengths);
    }
  }
}
