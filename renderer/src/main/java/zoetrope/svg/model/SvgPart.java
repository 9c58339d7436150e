package zoetrope.svg.model;

import java.util.List;
import zoetrope.color.Palette;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Filter;
import zoetrope.frame.Mask;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** A painted part of a drawing. */
public sealed interface SvgPart {
  /**
   * Returns the {@code id} of the element it comes from, or of that element's nearest ancestor with
   * an id; may be empty. Content of a {@code use} has the id of the use, or of its nearest ancestor
   * with an id, if any.
   */
  String id();

  /** Returns the bounding box, without stroke width. */
  Bounds bounds();

  /** Returns this part with its opacity multiplied by a factor. */
  SvgPart faded(double factor);

  /**
   * A path with fill (non-zero winding) and line.
   *
   * @param path the outline, in the drawing's coordinates
   * @param fill the paint of the inside; gradients map to the drawing's coordinates
   * @param line the line along the path, in front of the fill
   */
  record Outline(String id, Path path, Paint fill, Line line) implements SvgPart {
    @Override
    public Bounds bounds() {
      return path.bounds();
    }

    @Override
    public SvgPart faded(double factor) {
      return factor == 1
          ? this
          : new Outline(id, path, fill.fade(factor), line.painted(line.paint.fade(factor)));
    }
  }

  /**
   * A raster image.
   *
   * @param picture the pixels of the image
   * @param place the map from the square with corners (-1, -1) and (1, 1), y up, to the image's
   *     place
   * @param opacity the opacity of the image, in [0, 1]
   */
  record Raster(String id, RasterImage picture, Affine place, double opacity) implements SvgPart {
    @Override
    public Bounds bounds() {
      return new Bounds(new Vec(-1, -1, 0), new Vec(1, 1, 0)).transform(place);
    }

    @Override
    public SvgPart faded(double factor) {
      return new Raster(id, picture, place, opacity * factor);
    }
  }

  /**
   * Parts that are composited as a group.
   *
   * @param parts from back to front
   * @param masks all masks that apply to the group
   * @param filter applied to the rendered group; null for none. It maps to the drawing's
   *     coordinates
   * @param opacity the opacity of the group, in [0, 1]
   * @param blend how the group's colours mix with the colours behind the group
   */
  record Layer(
      String id,
      List<SvgPart> parts,
      List<Masking> masks,
      Filter filter,
      double opacity,
      BlendMode blend)
      implements SvgPart {
    /** Copies the lists. */
    public Layer {
      parts = List.copyOf(parts);
      masks = List.copyOf(masks);
    }

    @Override
    public Bounds bounds() {
      Bounds box = SvgPart.bounds(parts);
      for (Masking mask : masks) {
        box = box.intersection(SvgPart.bounds(mask.parts()));
      }
      return box;
    }

    @Override
    public SvgPart faded(double factor) {
      return new Layer(id, parts, masks, filter, opacity * factor, blend);
    }
  }

  /**
   * A mask of a layer.
   *
   * @param parts the parts from back to front, which are not visible themselves
   * @param kind whether the alpha or the luminance of the parts is the opacity of the mask
   */
  record Masking(List<SvgPart> parts, Mask.Kind kind) {
    /** Copies the list. */
    public Masking {
      parts = List.copyOf(parts);
    }

    /** Returns a mask that shows only an area. */
    public static Masking of(Path area) {
      return new Masking(List.of(white(area)), Mask.Kind.ALPHA);
    }
  }

  static SvgPart white(Path area) {
    return new Outline("", area, new Paint.Solid(Palette.WHITE), Line.NONE);
  }

  /** Returns a part clipped to {@code area}. */
  static Layer cut(SvgPart part, Path area) {
    List<Masking> masks = List.of(Masking.of(area));
    return new Layer(part.id(), List.of(part), masks, null, 1, BlendMode.NORMAL);
  }

  /** Returns the union of the boxes of all parts. */
  static Bounds bounds(List<SvgPart> parts) {
    return parts.stream().map(SvgPart::bounds).reduce(Bounds.EMPTY, Bounds::union);
  }

  /**
   * The way a line is drawn. All lengths are in the drawing's units.
   *
   * @param paint the paint of the line; {@link Paint#NONE} for no line
   * @param width the width of the line
   * @param cap the ends
   * @param join the corners
   * @param miterLimit the maximum length of mitred corners, in widths: from 1 to 1000
   * @param dashes lengths of dash, gap, dash, ...; empty for a solid line
   * @param dashOffset the offset into the pattern at the start of the path
   */
  record Line(
      Paint paint,
      double width,
      Stroke.Cap cap,
      Stroke.Join join,
      double miterLimit,
      List<Double> dashes,
      double dashOffset) {
    /** No line. */
    public static final Line NONE =
        new Line(
            Paint.NONE,
            0,
            Stroke.Cap.BUTT,
            Stroke.Join.AUTO,
            Stroke.DEFAULT_MITER_LIMIT,
            List.of(),
            0);

    /** Copies the list. */
    public Line {
      dashes = List.copyOf(dashes);
    }

    /** Returns this line with another paint. */
    public Line painted(Paint newPaint) {
      return new Line(newPaint, width, cap, join, miterLimit, dashes, dashOffset);
    }

    /** Returns this line with its lengths multiplied by a factor. */
    public Line scaled(double s) {
      List<Double> scaled = dashes.stream().map(d -> d * s).toList();
      return new Line(paint, width * s, cap, join, miterLimit, scaled, dashOffset * s);
    }

    /** Whether the line is invisible. */
    public boolean isInvisible() {
      return width == 0 || paint.isInvisible();
    }

    /**
     * Returns the stroke at {@code factor} times the size. Its width is in hundredths of the new
     * unit.
     */
    public Stroke stroke(double factor) {
      double[] lengths = dashes.stream().mapToDouble(d -> d * factor).toArray();
      return Stroke.NONE
          .withPaint(paint)
          .withWidths(100 * width * factor)
          .withCap(cap)
          .withJoin(join)
          .withMiterLimit(miterLimit)
          .withDashes(dashOffset * factor, lengths);
    }
  }
}
