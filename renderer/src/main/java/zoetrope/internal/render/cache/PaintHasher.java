package zoetrope.internal.render.cache;

import java.util.List;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;

/**
 * Adds styles to a hash.
 *
 * @param items hashes the items of patterns
 */
record PaintHasher(ValueHasher values, ItemHasher items) implements Paint.Visitor<Void> {
  private static final long SOLID = 0;
  private static final long STROKE_GRADIENT = 1;
  private static final long GRADIENT = 2;
  private static final long PATTERN = 3;

  void style(Style style, Style before) {
    if (values.follows(style, before)) {
      style.fill().accept(this);
      values.number(style.fillBorder());
      stroke(style.stroke());
      stroke(style.behind());
    }
  }

  private void stroke(Stroke stroke) {
    stroke.paint().accept(this);
    values.word(stroke.widthCount());
    for (int i = 0; i < stroke.widthCount(); i++) {
      values.number(stroke.width(i));
    }
    values.constant(stroke.join());
    values.number(stroke.miterLimit());
    values.constant(stroke.cap());
    values.numbers(stroke.dashes());
    values.number(stroke.dashOffset());
  }

  @Override
  public Void solid(Paint.Solid solid) {
    values.word(SOLID);
    values.color(solid.color());
    return null;
  }

  @Override
  public Void strokeGradient(Paint.StrokeGradient along) {
    values.word(STROKE_GRADIENT);
    values.word(along.colors().size());
    along.colors().forEach(values::color);
    return null;
  }

  @Override
  public Void pattern(Paint.Pattern pattern) {
    values.word(PATTERN);
    items.items(pattern.tile(), List.of());
    values.vec(pattern.size());
    values.affine(pattern.map());
    values.number(pattern.opacity());
    return null;
  }

  @Override
  public Void gradient(Paint.Gradient gradient) {
    values.word(GRADIENT);
    values.flag(gradient.radial());
    values.number(gradient.focusX());
    values.number(gradient.focusY());
    values.number(gradient.focusRadius());
    values.affine(gradient.map());
    values.word(gradient.stops().size());
    for (Paint.Stop stop : gradient.stops()) {
      values.number(stop.offset());
      values.color(stop.color());
    }
    values.constant(gradient.spread());
    return null;
  }
}
