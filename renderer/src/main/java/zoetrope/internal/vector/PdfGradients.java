package zoetrope.internal.vector;

import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBoolean;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSFloat;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;

/** Converts gradients to the shading patterns of PDF. */
final class PdfGradients {
  /** The maximum number of periods before and after a repeating gradient's start. */
  private static final int MAX_PERIODS = 200;

  /** The distance given to stops at the same offset: those of a PDF function must increase. */
  private static final double JUMP_WIDTH = 1e-6;

  private PdfGradients() {}

  /**
   * Returns the pattern of a gradient.
   *
   * @param base maps the drawing to the space of patterns
   * @param painted the bounds of the painted area, in the drawing
   * @param alpha whether to return the opacity, in grey, instead of the colours
   */
  static COSDictionary pattern(Ink.Gradient ink, Affine base, Bounds painted, boolean alpha) {
    Paint.Gradient paint = ink.paint();
    List<Paint.Stop> stops = paint.stops();
    double from = 0;
    double to = 1;
    if (paint.spread() != Paint.Spread.PAD && ink.place().determinant() != 0) {
      double[] range = range(paint, painted.transform(ink.place().inverse()));
      from = range[0];
      to = range[1];
      stops = repeated(paint, from, to);
    }
    COSDictionary shading = new COSDictionary();
    shading.setInt(COSName.SHADING_TYPE, paint.radial() ? 3 : 2);
    shading.setItem(COSName.COLORSPACE, alpha ? COSName.DEVICEGRAY : COSName.DEVICERGB);
    shading.setItem(
        COSName.COORDS, paint.radial() ? circles(paint, from, to) : numbers(from, 0, to, 0));
    shading.setItem(COSName.FUNCTION, function(stops, alpha));
    COSArray extend = new COSArray();
    extend.add(COSBoolean.TRUE);
    extend.add(COSBoolean.TRUE);
    shading.setItem(COSName.EXTEND, extend);
    COSDictionary pattern = new COSDictionary();
    pattern.setItem(COSName.TYPE, COSName.PATTERN);
    pattern.setInt(COSName.PATTERN_TYPE, 2);
    pattern.setItem(COSName.MATRIX, matrix(ink.place().then(base)));
    pattern.setItem(COSName.SHADING, shading);
    return pattern;
  }

  /** Returns the circles of a radial gradient at two parameters; neither has a negative radius. */
  private static COSArray circles(Paint.Gradient paint, double from, double to) {
    double fx = paint.focusX();
    double fy = paint.focusY();
    double r = paint.focusRadius();
    return numbers(
        fx - from * fx,
        fy - from * fy,
        Math.max(0, r + from * (1 - r)),
        fx - to * fx,
        fy - to * fy,
        Math.max(0, r + to * (1 - r)));
  }

  /**
   * Returns the range of the visible parameters. It consists of whole periods, unless the radius
   * becomes 0 within a period.
   */
  private static double[] range(Paint.Gradient paint, Bounds seen) {
    double low = Math.floor(seen.min().x());
    double high = Math.ceil(seen.max().x());
    double point = Double.NaN;
    if (paint.radial()) {
      double r = paint.focusRadius();
      double x = Math.max(Math.abs(seen.min().x()), Math.abs(seen.max().x()));
      double y = Math.max(Math.abs(seen.min().y()), Math.abs(seen.max().y()));
      double focus = Math.sqrt(paint.focusX() * paint.focusX() + paint.focusY() * paint.focusY());
      double inside = Math.abs(Math.abs(1 - r) - focus);
      high = Math.ceil((Math.sqrt(x * x + y * y) + focus + r) / Math.max(0.1, inside));
      low = r == 0 ? 0 : -high;
      point = r == 1 ? Double.NaN : r / (r - 1);
    }
    double first = Math.max(-MAX_PERIODS, Math.min(0, low));
    double last = Math.min(MAX_PERIODS, Math.max(1, high));
    return new double[] {
      point <= 0 ? Math.max(first, point) : first, point >= 1 ? Math.min(last, point) : last
    };
  }

  /** Returns the stops of a repeating gradient between two parameters, scaled to [0, 1]. */
  private static List<Paint.Stop> repeated(Paint.Gradient paint, double from, double to) {
    List<Paint.Stop> all = new ArrayList<>();
    List<Paint.Stop> stops = paint.stops();
    for (int period = (int) Math.floor(from); period < to; period++) {
      boolean reversed = paint.spread() == Paint.Spread.REFLECT && Math.floorMod(period, 2) == 1;
      for (int i = 0; i < stops.size(); i++) {
        Paint.Stop stop = stops.get(reversed ? stops.size() - 1 - i : i);
        double at = period + (reversed ? 1 - stop.offset() : stop.offset());
        all.add(new Paint.Stop((at - from) / (to - from), stop.color()));
      }
    }
    return within(all);
  }

  /** Returns the stops from 0 to 1, with interpolated stops at both ends. */
  private static List<Paint.Stop> within(List<Paint.Stop> all) {
    List<Paint.Stop> seen = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      Paint.Stop stop = all.get(i);
      for (double end : new double[] {0, 1}) {
        double before = i == 0 ? end : all.get(i - 1).offset();
        if (before < end && end < stop.offset()) {
          double t = (end - before) / (stop.offset() - before);
          seen.add(new Paint.Stop(end, all.get(i - 1).color().lerp(stop.color(), t)));
        }
      }
      if (stop.offset() >= 0 && stop.offset() <= 1) {
        seen.add(stop);
      }
    }
    return seen;
  }

  private static COSDictionary function(List<Paint.Stop> given, boolean alpha) {
    List<Paint.Stop> stops = apart(given);
    COSArray functions = new COSArray();
    COSArray bounds = new COSArray();
    COSArray encode = new COSArray();
    for (int i = 1; i < stops.size(); i++) {
      COSDictionary piece = new COSDictionary();
      piece.setInt(COSName.FUNCTION_TYPE, 2);
      piece.setItem(COSName.DOMAIN, numbers(0, 1));
      piece.setItem(COSName.C0, color(stops.get(i - 1).color(), alpha));
      piece.setItem(COSName.C1, color(stops.get(i).color(), alpha));
      piece.setInt(COSName.N, 1);
      functions.add(piece);
      encode.add(COSInteger.ZERO);
      encode.add(COSInteger.ONE);
      if (i < stops.size() - 1) {
        bounds.add(number(stops.get(i).offset()));
      }
    }
    COSDictionary function = new COSDictionary();
    function.setInt(COSName.FUNCTION_TYPE, 3);
    function.setItem(COSName.DOMAIN, numbers(0, 1));
    function.setItem(COSName.FUNCTIONS, functions);
    function.setItem(COSName.BOUNDS, bounds);
    function.setItem(COSName.ENCODE, encode);
    return function;
  }

  /** Returns stops from 0 to 1 with strictly increasing offsets. */
  private static List<Paint.Stop> apart(List<Paint.Stop> given) {
    List<Paint.Stop> stops = new ArrayList<>();
    double at = -JUMP_WIDTH;
    if (given.get(0).offset() > 0) {
      stops.add(new Paint.Stop(0, given.get(0).color()));
      at = 0;
    }
    for (int i = 0; i < given.size(); i++) {
      double room = 1 - JUMP_WIDTH * (given.size() - 1 - i);
      at = Math.min(room, Math.max(at + JUMP_WIDTH, given.get(i).offset()));
      stops.add(new Paint.Stop(at, given.get(i).color()));
    }
    if (at < 1 || stops.size() == 1) {
      stops.add(new Paint.Stop(1, given.get(given.size() - 1).color()));
    }
    return stops;
  }

  private static COSArray color(Color color, boolean alpha) {
    return alpha ? numbers(color.alpha()) : numbers(color.red(), color.green(), color.blue());
  }

  static COSArray matrix(Affine map) {
    Vec x = map.column(0);
    Vec y = map.column(1);
    Vec t = map.translation();
    return numbers(x.x(), x.y(), y.x(), y.y(), t.x(), t.y());
  }

  static COSArray numbers(double... values) {
    COSArray array = new COSArray();
    for (double value : values) {
      array.add(number(value));
    }
    return array;
  }

  private static COSFloat number(double value) {
    return new COSFloat((float) Math.max(-1e9, Math.min(1e9, value)));
  }
}
