package zoetrope.internal.vector;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.color.Color;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Camera;
import zoetrope.frame.Compositing;
import zoetrope.frame.CornerPaint;
import zoetrope.frame.Filter;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameSize;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.frame.Mask;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Polygons;
import zoetrope.geometry.Vec;

/** Samples: an item of each kind, painted in each way. */
public final class VectorSamples {
  static final Color RED = Color.hex("E04030");
  static final Color BLUE = Color.hex("3060E0");
  static final Path SQUARE =
      Path.polygon(Vec.of(-1, -1), Vec.of(1, -1), Vec.of(1, 1), Vec.of(-1, 1));
  static final Path WAVE =
      Path.builder()
          .moveTo(Vec.of(-1, 0))
          .cubicTo(Vec.of(-0.4, 2), Vec.of(0.4, -2), Vec.of(1, 0))
          .build();

  private VectorSamples() {}

  /** Returns all kinds by name. */
  public static Map<String, Item> all() {
    Map<String, Item> all = new LinkedHashMap<>();
    all.put("fill", filled(new Paint.Solid(RED)));
    all.put("fill with border", shape(SQUARE, style(RED).withFillBorder(8)));
    all.put("faint fill with border", shape(SQUARE, style(RED.withAlpha(0.4)).withFillBorder(8)));
    all.put("linear gradient", filled(gradient(false, Paint.Spread.PAD, 1)));
    all.put("gradient that reflects", filled(gradient(false, Paint.Spread.REFLECT, 1)));
    all.put("gradient that fades", filled(gradient(false, Paint.Spread.REPEAT, 0)));
    all.put("radial gradient", filled(gradient(true, Paint.Spread.REPEAT, 1)));
    for (Paint.Spread spread : Paint.Spread.values()) {
      all.put("gradient around a focus, " + spread, filled(focused(0.2, 0.3, spread)));
      all.put("gradient in a cone, " + spread, filled(focused(1.6, 0.2, spread)));
      all.put("gradient that shrinks, " + spread, filled(focused(0.5, 2, spread)));
    }
    all.put("pattern", filled(pattern()));
    all.put("mean of colours", filled(new Paint.StrokeGradient(List.of(RED, BLUE))));
    for (Stroke.Join join : Stroke.Join.values()) {
      all.put("join " + join, stroked(zigzag(), Stroke.of(BLUE, 20).withJoin(join)));
    }
    for (double limit : new double[] {1, 1.5, 30}) {
      Stroke mitred = Stroke.of(BLUE, 20).withJoin(Stroke.Join.MITER);
      all.put("miter limit " + limit, stroked(zigzag(), mitred.withMiterLimit(limit)));
    }
    for (Stroke.Cap cap : Stroke.Cap.values()) {
      all.put("cap " + cap, stroked(WAVE, Stroke.of(BLUE, 20).withCap(cap)));
    }
    all.put("dashes", stroked(WAVE, Stroke.of(RED, 8).withDashes(0.1, 0.3, 0.15)));
    all.put("widths", stroked(WAVE, Stroke.of(RED, 8).withWidths(4, 30)));
    Paint along = new Paint.StrokeGradient(List.of(RED, BLUE));
    all.put("colours along a curve", stroked(WAVE, Stroke.of(RED, 16).withPaint(along)));
    Path line = Path.polyline(Vec.of(-1, -1), Vec.of(1, 1));
    all.put("colours along a line", stroked(line, Stroke.of(RED, 16).withPaint(along)));
    all.put("halo", shape(SQUARE, style(RED).withBehind(Stroke.of(BLUE, 30))));
    all.put("in perspective", tilted(shape(SQUARE, style(RED).withStroke(Stroke.of(BLUE, 8)))));
    all.put("face", new Item.Shape(SQUARE, Affine.IDENTITY, style(RED), 0, true));
    all.put("mesh", mesh(null, 1));
    all.put("faint mesh", mesh(null, 0.5));
    all.put("depth group", group(mesh(null, 1)));
    int[] corners = {0xFFE04030, 0xFF3060E0, 0xFF30E040, 0xFFE0E030, 0xFFE04030, 0xFF3060E0};
    all.put("colours of corners", group(mesh(new CornerPaint(corners), 1)));
    all.put("smooth image", photograph());
    all.put("smooth image of few pixels", image(Resampling.BILINEAR, 1));
    all.put("sharp image", image(Resampling.NEAREST, 0.6));
    all.put("cut image", image(Resampling.NEAREST, 1).withOutline(zigzag()));
    all.put("image in perspective", tilted(image(Resampling.BILINEAR, 1)));
    all.put("inset", inset());
    all.put("faded layer", layer(Compositing.NONE.withOpacity(0.5)));
    all.put("blended layer", layer(Compositing.NONE.withBlend(BlendMode.SCREEN)));
    all.put("clipped layer", layer(Compositing.NONE.withMasks(List.of(mask(Mask.Kind.ALPHA)))));
    all.put("veiled layer", layer(Compositing.NONE.withMasks(List.of(mask(Mask.Kind.LUMINANCE)))));
    Mask linear = mask(Mask.Kind.LINEAR_LUMINANCE);
    all.put("linear mask", layer(Compositing.NONE.withMasks(List.of(linear))));
    all.put("filter", layer(Compositing.NONE.withFilter(Filter.blur(0.1))));
    return all;
  }

  /** Returns a frame with all samples, in rows. */
  public static Frame frame() {
    List<Item> items = List.copyOf(all().values());
    int columns = 7;
    List<Item> placed = new java.util.ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      double x = -6 + 2 * (i % columns);
      double y = 3 - 1.25 * (i / columns);
      Affine place = Affine.scaling(0.5).then(Affine.translation(Vec.of(x, y)));
      placed.add(items.get(i).withTransform(items.get(i).transform().then(place)));
    }
    return new Frame(Camera.DEFAULT, Color.hex("203040"), placed);
  }

  /** Returns a frame with one item. */
  static Frame frame(Item item) {
    return new Frame(Camera.DEFAULT, Color.TRANSPARENT, List.of(item), FrameSize.WIDE);
  }

  static Style style(Color color) {
    return Style.NONE.withFill(new Paint.Solid(color));
  }

  static Item.Shape shape(Path path, Style style) {
    return new Item.Shape(path, Affine.IDENTITY, style, 0);
  }

  private static Item filled(Paint paint) {
    return shape(SQUARE, Style.NONE.withFill(paint));
  }

  static Item stroked(Path path, Stroke stroke) {
    return shape(path, Style.NONE.withStroke(stroke));
  }

  private static Path zigzag() {
    return Path.polyline(Vec.of(-1, -1), Vec.of(-0.5, 1), Vec.of(0, -1), Vec.of(1, 1));
  }

  private static Paint.Gradient gradient(boolean radial, Paint.Spread spread, double alpha) {
    return new Paint.Gradient(
        radial,
        radial ? 0.3 : 0,
        0,
        0,
        Affine.scaling(0.6, 0.4, 1),
        List.of(new Paint.Stop(0, RED), new Paint.Stop(1, BLUE.withAlpha(alpha))),
        spread);
  }

  private static Paint.Gradient focused(double focus, double radius, Paint.Spread spread) {
    List<Paint.Stop> stops = List.of(new Paint.Stop(0, RED), new Paint.Stop(1, BLUE));
    return new Paint.Gradient(true, focus, 0, radius, Affine.scaling(0.4), stops, spread);
  }

  private static Paint.Pattern pattern() {
    Item dot = shape(SQUARE, style(BLUE));
    Item small = dot.withTransform(Affine.scaling(0.1).then(Affine.translation(Vec.of(0.2, 0.2))));
    return new Paint.Pattern(List.of(small), Vec.of(0.4, 0.4), Affine.IDENTITY, 0.8);
  }

  private static Item tilted(Item item) {
    return item.withTransform(Affine.rotation(1, Vec.of(1, 0.5)));
  }

  private static Item.Mesh mesh(CornerPaint paint, double opacity) {
    double[] corners = {-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 0, -1, 1, 0};
    return new Item.Mesh(
        new Polygons(corners, new int[] {0, 3, 6}),
        Affine.rotation(0.5, Vec.of(1, 0)),
        new int[] {0, 1},
        new int[] {RED.toArgb(), BLUE.toArgb()},
        opacity,
        0,
        paint);
  }

  private static Item group(Item member) {
    return new Item.DepthGroup(List.of(member), new double[1], new boolean[1], 0);
  }

  /**
   * Returns an image that is shown so large that its pixels are slightly larger than the pixels of
   * the frame.
   */
  private static Item.Image photograph() {
    int side = 64;
    int[] argb = new int[side * side];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = 0xFF000000 | i % side * 0x030000 | i / side * 0x0003;
    }
    RasterImage source = new RasterImage(side, side, argb);
    return new Item.Image(source, Affine.IDENTITY, 1, 0, Resampling.BILINEAR);
  }

  private static Item.Image image(Resampling resampling, double opacity) {
    int[] argb = {0xFFE04030, 0x803060E0, 0xFF30E040, 0xFFE0E030};
    return new Item.Image(new RasterImage(2, 2, argb), Affine.IDENTITY, opacity, 0, resampling);
  }

  private static Item inset() {
    InsetView view =
        new InsetView(
            List.of(shape(SQUARE, style(RED))),
            Camera.DEFAULT,
            Camera.DEFAULT,
            1,
            1,
            Color.hex("608060"));
    return new Item.Inset(view, Affine.IDENTITY, 0.7, 0);
  }

  private static Item layer(Compositing compositing) {
    Item back = shape(SQUARE, style(RED));
    Item front = shape(WAVE, Style.NONE.withStroke(Stroke.of(BLUE, 20)));
    return new Item.Layer(List.of(back, front), compositing);
  }

  /**
   * Returns a frame with a white square. Its mask is the luminance of a smaller square in the given
   * colour.
   */
  public static Frame masked(Color color) {
    Item half = shape(SQUARE, style(color)).withTransform(Affine.scaling(0.6));
    Mask mask = new Mask(List.of(half), Mask.Kind.LUMINANCE);
    Item square = shape(SQUARE, style(Color.rgb(1, 1, 1)));
    Item layer = new Item.Layer(List.of(square), Compositing.NONE.withMasks(List.of(mask)));
    return new Frame(Camera.DEFAULT, Color.rgb(0, 0, 0), List.of(layer));
  }

  private static Mask mask(Mask.Kind kind) {
    Item half = shape(SQUARE, style(Color.rgb(1, 1, 1))).withTransform(Affine.scaling(0.6));
    return new Mask(List.of(half), kind);
  }
}
