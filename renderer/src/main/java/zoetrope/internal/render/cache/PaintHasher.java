package zoetrope.internal.render.cache;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;

/** Puts styles into a hash. */
final class PaintHasher {
  private static final long SOLID = 0;
  private static final long STROKE_GRADIENT = 1;
  private static final long GRADIENT = 2;
  private static final long PATTERN = 3;

  private final ValueHasher values;
  private final ItemHasher items;

  /** Leaves what patterns show to {@code items}. */
  PaintHasher(ValueHasher values, ItemHasher items) {
    this.values = values;
    this.items = items;
  }

  void style(Style style, Style before) {
    if (values.follows(style, before)) {
      paint(style.fill());
      values.number(style.fillBorder());
      stroke(style.stroke());
      stroke(style.behind());
    }
  }

  private void stroke(Stroke stroke) {
    paint(stroke.paint());
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

  private void paint(Paint paint) {
    if (paint instanceof Paint.Solid solid) {
      values.word(SOLID);
      values.color(solid.color());
    } else if (paint instanceof Paint.StrokeGradient gradient) {
      values.word(STROKE_GRADIENT);
      colors(gradient.colors());
    } else if (paint instanceof Paint.Gradient gradient) {
      values.word(GRADIENT);
      gradient(gradient);
    } else if (paint instanceof Paint.Pattern pattern) {
      values.word(PATTERN);
      items.items(pattern.tile(), List.of());
      values.vec(pattern.size());
      values.affine(pattern.map());
      values.number(pattern.opacity());
    } else {
      throw new IllegalArgumentException("no key is known for " + paint.getClass());
    }
  }

  private void colors(List<Color> colors) {
    values.word(colors.size());
    colors.forEach(values::color);
  }

  private void gradient(Paint.Gradient gradient) {
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
  }
}
