package zoetrope.internal.vector;

import java.util.List;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Mask;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** A part of a drawing, in coordinates whose y axis points down. */
public sealed interface Mark {
  /** Returns a box that contains the mark. */
  Bounds bounds();

  /** Returns the path that the mark fills or follows; null if it has no path. */
  default Path path() {
    return null;
  }

  /** Calls the visitor's method for marks of this kind. */
  void accept(Visitor visitor);

  /** Returns the box around all marks; empty if there are none. */
  static Bounds bounds(List<Mark> marks) {
    return marks.stream().map(Mark::bounds).reduce(Bounds.EMPTY, Bounds::union);
  }

  /**
   * Returns the box around a line of this width and its joins, for {@link Pen#MITER_LIMIT}. For
   * another miter limit, the width must be {@link Pen#reachingWidth}.
   */
  static Bounds bounds(Path path, double width) {
    Bounds box = path.bounds();
    if (box.isEmpty()) {
      return box;
    }
    double reach = width / 2 * Pen.MITER_LIMIT + 1;
    Vec by = Vec.of(reach, reach);
    return new Bounds(box.min().minus(by), box.max().plus(by));
  }

  /** Handles each kind of mark. A new kind causes compile errors where it is not handled. */
  interface Visitor {
    void fill(Fill fill);

    void line(Line line);

    void picture(Picture picture);

    void group(Group group);
  }

  /**
   * The path of a mark before it was placed in the drawing. A moving item keeps its path.
   *
   * @param place maps the path, in its plane, to the path in the drawing
   * @param g the factor of x in the divisor {@code 1 + g x + h y} of a plane in perspective
   * @param h the factor of y in this divisor
   */
  record Outline(Path path, Affine place, double g, double h) {
    /** Creates the outline of a path without perspective. */
    Outline(Path path, Affine place) {
      this(path, place, 0, 0);
    }
  }

  /**
   * An area filled by the nonzero winding rule.
   *
   * @param border the width of a line along the edge of the area in the same ink; 0 for no line.
   *     The ink must be opaque if there is a line
   * @param outline the path in its own coordinates; null if it has none
   */
  record Fill(Path path, Ink ink, double border, Outline outline) implements Mark {
    Fill(Path path, Ink ink, double border) {
      this(path, ink, border, null);
    }

    @Override
    public Bounds bounds() {
      return Mark.bounds(path, border);
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.fill(this);
    }
  }

  /**
   * A line along a path.
   *
   * @param outline the path in its own coordinates; null if it has none
   */
  record Line(Path path, Ink ink, Pen pen, Outline outline) implements Mark {
    @Override
    public Bounds bounds() {
      return Mark.bounds(path, pen.reachingWidth());
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.line(this);
    }
  }

  /**
   * The style of a line.
   *
   * @param miterLimit the limit of miter joins
   * @param dashes the lengths of dash, gap, ...; empty for none
   */
  record Pen(
      double width,
      Stroke.Join join,
      double miterLimit,
      Stroke.Cap cap,
      List<Double> dashes,
      double dashOffset) {
    /** The miter limit of {@link Stroke.Join#AUTO}. */
    static final double AUTO_LIMIT = 4.4;

    /** The miter limit that most lines use. */
    static final double MITER_LIMIT = 10;

    public Pen {
      dashes = List.copyOf(dashes);
    }

    /**
     * Returns the width of a line with {@link #MITER_LIMIT} whose joins reach at least as far as
     * those of this pen.
     */
    double reachingWidth() {
      return width * Math.max(1, miterLimit / MITER_LIMIT);
    }
  }

  /**
   * An image.
   *
   * @param place maps the unit square, whose first row of pixels is at y = 0, to the drawing
   * @param smooth whether its pixels are interpolated when it is enlarged
   * @param drawn whether the image was drawn from items of the frame
   */
  record Picture(RasterImage source, Affine place, boolean smooth, boolean drawn) implements Mark {
    private static final Bounds UNIT = new Bounds(Vec.ZERO, Vec.of(1, 1));

    /** Creates an image that was not drawn from items. */
    Picture(RasterImage source, Affine place, boolean smooth) {
      this(source, place, smooth, false);
    }

    @Override
    public Bounds bounds() {
      return UNIT.transform(place);
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.picture(this);
    }
  }

  /**
   * Marks that are painted as one.
   *
   * @param clip the path that limits the visible part; null for none
   * @param veil the mask of the marks; null for none
   */
  record Group(List<Mark> marks, double opacity, BlendMode blend, Path clip, Veil veil)
      implements Mark {
    public Group {
      marks = List.copyOf(marks);
    }

    @Override
    public Bounds bounds() {
      Bounds inside = Mark.bounds(marks);
      return clip == null ? inside : inside.intersection(clip.bounds());
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.group(this);
    }

    static Group faded(List<Mark> marks, double opacity) {
      return new Group(marks, opacity, BlendMode.NORMAL, null, null);
    }

    static Group clipped(List<Mark> marks, Path clip) {
      return new Group(marks, 1, BlendMode.NORMAL, clip, null);
    }

    static Group veiled(List<Mark> marks, Veil veil) {
      return new Group(marks, 1, BlendMode.NORMAL, null, veil);
    }
  }

  /** A mask: the opacity or luminance of its marks determines the opacity of a group. */
  record Veil(List<Mark> marks, Mask.Kind kind) {
    public Veil {
      marks = List.copyOf(marks);
    }
  }
}
