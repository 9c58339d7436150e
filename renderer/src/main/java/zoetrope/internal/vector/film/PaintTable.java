package zoetrope.internal.vector.film;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.internal.vector.Mark;

/** The different gradients and pens of a segment. */
final class PaintTable {
  private final double unitsPerPixel;
  private final Column paints = new Column();
  private final Map<ByteBuffer, Integer> paintIds = new HashMap<>();
  private final Column pens = new Column();
  private final Map<ByteBuffer, Integer> penIds = new HashMap<>();

  PaintTable(double unitsPerPixel) {
    this.unitsPerPixel = unitsPerPixel;
  }

  /** Returns the index of a gradient. */
  int gradient(Paint.Gradient gradient) {
    Column out = new Column();
    out.add(gradient.radial() ? 1 : 0);
    out.add(gradient.spread().ordinal());
    out.real(gradient.focusX());
    out.real(gradient.focusY());
    out.real(gradient.focusRadius());
    out.unsigned(gradient.stops().size());
    for (Paint.Stop stop : gradient.stops()) {
      out.real(stop.offset());
      for (int channel : channels(stop.color())) {
        out.add(channel);
      }
    }
    return index(out, paints, paintIds);
  }

  /** Returns the index of the style of a line, without its width. */
  int pen(Mark.Pen pen) {
    Column out = new Column();
    out.add(pen.join().ordinal());
    out.add(pen.cap().ordinal());
    out.real(pen.miterLimit());
    out.unsigned(pen.dashes().size());
    pen.dashes().forEach(dash -> out.real(dash * unitsPerPixel));
    out.real(pen.dashOffset() * unitsPerPixel);
    return index(out, pens, penIds);
  }

  private static int index(Column entry, Column all, Map<ByteBuffer, Integer> ids) {
    byte[] bytes = entry.toBytes();
    Integer known = ids.putIfAbsent(ByteBuffer.wrap(bytes), ids.size());
    if (known != null) {
      return known;
    }
    all.add(bytes);
    return ids.size() - 1;
  }

  /** Writes the numbers of entries, and the entries. */
  void write(Column out) {
    out.unsigned(paintIds.size());
    out.add(paints.toBytes());
    out.unsigned(penIds.size());
    out.add(pens.toBytes());
  }

  /** Returns red, green, blue and opacity, from 0 to 255. */
  static int[] channels(Color color) {
    int argb = color.toArgb();
    return new int[] {argb >> 16 & 255, argb >> 8 & 255, argb & 255, argb >>> 24};
  }
}
