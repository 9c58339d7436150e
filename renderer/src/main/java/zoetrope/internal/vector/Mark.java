package zoetrope.internal.vector;

import java.util.List;
import java.util.Objects;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Mask;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** A part of a drawing, in coordinates whose y goes down. */
sealed interface Mark {
  /** The box that it covers at most. */
  Bounds bounds();

  /** The path that it fills or follows; null for what is no path. */
  default Path path() {
    return null;
  }

  /** Calls the visitor's method for marks of this kind. */
  void accept(Visitor visitor);

  /** Handles each kind of mark. A new kind does not compile where it is not handled. */
  interface Visitor {
    void fill(Fill fill);

    void line(Line line);

    void picture(Picture picture);

    void group(Group group);
  }

  /**
   * A filled area, by the nonzero winding rule.
   *
   * @param border width of a line along its edge in the same ink, which is opaque then; 0 for none
   */
  record Fill(Path path, Ink ink, double border) implements Mark {
    @Override
    public Bounds bounds() {
      return MarkBounds.of(path, border);
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.fill(this);
    }
  }

  /** A line. */
  record Line(Path path, Ink ink, Pen pen) implements Mark {
    @Override
    public Bounds bounds() {
      return MarkBounds.of(path, pen.reachingWidth());
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.line(this);
    }
  }

  /**
   * How a line is drawn.
   *
   * @param miterLimit of miter joins
   * @param dashes lengths of dash, gap, ...; empty for none
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

    /** A miter limit that most lines keep to. */
    static final double MITER_LIMIT = 10;

    /** Copies the list. */
    public Pen {
      dashes = List.copyOf(dashes);
    }

    /** How wide a line is whose corners reach as far as these with {@link #MITER_LIMIT}. */
    double reachingWidth() {
      return width * Math.max(1, miterLimit / MITER_LIMIT);
    }
  }

  /**
   * A picture.
   *
   * @param place takes the unit square, whose first row of pixels is at y = 0, to the drawing
   * @param smooth whether its pixels run into one another where it is enlarged
   */
  record Picture(RasterImage source, Affine place, boolean smooth) implements Mark {
    private static final Bounds UNIT = new Bounds(Vec.ZERO, Vec.of(1, 1));

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
   * @param clip what is seen of them; null for all
   * @param veil by which they are masked; null for none
   */
  record Group(List<Mark> marks, double opacity, BlendMode blend, Path clip, Veil veil)
      implements Mark {
    /** Copies the list. */
    public Group {
      marks = List.copyOf(marks);
      Objects.requireNonNull(blend);
    }

    @Override
    public Bounds bounds() {
      Bounds inside = MarkBounds.of(marks);
      return clip == null ? inside : inside.intersection(clip.bounds());
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.group(this);
    }

    /** A group that is faded. */
    static Group faded(List<Mark> marks, double opacity) {
      return new Group(marks, opacity, BlendMode.NORMAL, null, null);
    }

    /** A group of which a part is seen. */
    static Group clipped(List<Mark> marks, Path clip) {
      return new Group(marks, 1, BlendMode.NORMAL, clip, null);
    }

    /** A group that is masked. */
    static Group veiled(List<Mark> marks, Veil veil) {
      return new Group(marks, 1, BlendMode.NORMAL, null, veil);
    }
  }

  /** What a group is masked by: as much is seen of it as there is of these marks. */
  record Veil(List<Mark> marks, Mask.Kind kind) {
    /** Copies the list. */
    public Veil {
      marks = List.copyOf(marks);
    }
  }
}
