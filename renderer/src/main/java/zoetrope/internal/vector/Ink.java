package zoetrope.internal.vector;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/** The paint of a mark, in the drawing's coordinates. */
public sealed interface Ink {
  /** Returns the opacity if it is the same everywhere; otherwise NaN. */
  double opacity();

  /** Returns the ink with opacity 1. Call it only if {@link #opacity} is not NaN. */
  Ink opaque();

  /** Calls the visitor's method for inks of this kind. */
  <R> R accept(Visitor<R> visitor);

  /**
   * Handles each kind of ink. A new kind of ink causes compile errors where it is not handled.
   *
   * @param <R> the result
   */
  interface Visitor<R> {
    R flat(Flat flat);

    R gradient(Gradient gradient);

    R tiles(Tiles tiles);
  }

  /** One colour. */
  record Flat(Color color) implements Ink {
    @Override
    public double opacity() {
      return color.alpha();
    }

    @Override
    public Ink opaque() {
      return new Flat(color.withAlpha(1));
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.flat(this);
    }
  }

  /**
   * A gradient.
   *
   * @param place maps the gradient's space, as in {@link Paint.Gradient}, to the drawing
   */
  record Gradient(Paint.Gradient paint, Affine place) implements Ink {
    @Override
    public double opacity() {
      double first = paint.stops().get(0).color().alpha();
      return paint.stops().stream().allMatch(s -> s.color().alpha() == first) ? first : Double.NaN;
    }

    @Override
    public Ink opaque() {
      return new Gradient(paint.withColors(color -> color.withAlpha(1)), place);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.gradient(this);
    }
  }

  /**
   * A repeated drawing.
   *
   * @param marks the content of a tile, in the tile's coordinates
   * @param size the size of the tile, which begins at the origin
   * @param place maps the tile's coordinates to those of the drawing
   */
  record Tiles(List<Mark> marks, Vec size, Affine place, double opacity) implements Ink {
    public Tiles {
      marks = List.copyOf(marks);
    }

    @Override
    public Ink opaque() {
      return new Tiles(marks, size, place, 1);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.tiles(this);
    }
  }
}
