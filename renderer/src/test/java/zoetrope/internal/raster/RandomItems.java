package zoetrope.internal.raster;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Camera;
import zoetrope.frame.Compositing;
import zoetrope.frame.Filter;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.frame.Mask;
import zoetrope.frame.Paint;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Polygons;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;

/** Random items of all kinds. */
final class RandomItems {
  private RandomItems() {}

  static Color color(Random r) {
    double alpha = r.nextBoolean() ? 1 : r.nextDouble();
    return new Color(r.nextDouble(), r.nextDouble(), r.nextDouble(), alpha);
  }

  static Camera camera(Random r) {
    Quaternion turn =
        r.nextBoolean()
            ? Quaternion.IDENTITY
            : Quaternion.of(r.nextDouble() - 0.5, point(r, 1).plus(new Vec(0, 0, 2)))
                .times(Quaternion.of(r.nextDouble() - 0.5, Vec.of(1, 0)));
    return new Camera(point(r, 1), 4 + 8 * r.nextDouble(), turn, 0.3 + r.nextDouble());
  }

  static Vec point(Random r, double size) {
    return Vec.of((2 * r.nextDouble() - 1) * 1.7 * size, (2 * r.nextDouble() - 1) * size);
  }

  /** Moves, adds, removes or reorders a few items. */
  static void change(List<Item> items, Random r) {
    for (int i = r.nextInt(3); i >= 0; i--) {
      int at = r.nextInt(items.size());
      switch (r.nextInt(5)) {
        case 0 -> items.add(at, next(r));
        case 1 -> {
          if (items.size() > 3) {
            items.remove(at);
          }
        }
        case 2 -> Collections.swap(items, at, r.nextInt(items.size()));
        case 3 -> items.add(items.remove(at));
        default -> items.set(at, moved(items.get(at), point(r, 0.3)));
      }
    }
  }

  private static Item moved(Item item, Vec by) {
    return item.withTransform(item.transform().then(Affine.translation(by)));
  }

  /** Returns an inset of a few items, possibly with an inset among them. */
  static Item.Inset inset(Random r, int depth) {
    List<Item> items = new ArrayList<>();
    for (int i = r.nextInt(6); i >= 0; i--) {
      items.add(depth > 0 && r.nextInt(3) == 0 ? inset(r, depth - 1) : next(r));
    }
    Affine place =
        Affine.scaling(0.5 + 2 * r.nextDouble(), 0.5 + r.nextDouble(), 1)
            .then(Affine.rotation(r.nextInt(3) * r.nextDouble(), new Vec(0.2, 0, 1)))
            .then(Affine.translation(point(r, 3)));
    InsetView view =
        new InsetView(
            items, camera(r), camera(r), 0.5 + r.nextDouble(), 0.3 + 3 * r.nextDouble(), color(r));
    double opacity = r.nextBoolean() ? 1 : r.nextDouble();
    return new Item.Inset(view, place, opacity, Math.max(0, 3 * r.nextDouble() - 2));
  }

  /**
   * Returns a layer of a few items, possibly with masks, and with a layer or inset among its items.
   */
  static Item.Layer layer(Random r, int depth) {
    Compositing how =
        Compositing.NONE
            .withOpacity(r.nextBoolean() ? 1 : r.nextDouble())
            .withBlend(BlendMode.values()[r.nextInt(3) * r.nextInt(BlendMode.values().length) / 2])
            .withStrength(r.nextInt(3) == 0 ? r.nextDouble() : 1);
    List<Mask> masks = new ArrayList<>();
    for (int i = r.nextInt(3); i > 0; i--) {
      masks.add(new Mask(members(r, depth - 1), Mask.Kind.values()[r.nextInt(2)]));
    }
    Filter filter = r.nextInt(2) == 0 ? filter(r) : null;
    return new Item.Layer(members(r, depth), how.withMasks(masks).withFilter(filter));
  }

  /** Returns a filter of some steps. Each step takes the results of earlier steps as inputs. */
  static Filter filter(Random r) {
    Affine map =
        Affine.rotation(r.nextInt(2) * r.nextDouble(), new Vec(0, 0, 1))
            .then(Affine.scaling(0.5 + r.nextDouble(), -0.5 - r.nextDouble(), 1))
            .then(Affine.translation(point(r, 1)));
    List<Filter.Step> steps = new ArrayList<>();
    for (int i = r.nextInt(5); i >= 0; i--) {
      Filter.Effect effect = effect(r);
      int inputs = effect instanceof Filter.Flood ? 0 : 2;
      List<Integer> of = new ArrayList<>();
      for (int k = 0; k < inputs; k++) {
        of.add(r.nextInt(steps.size() + 2) - 2);
      }
      boolean linear = r.nextBoolean() && inputs > 0;
      steps.add(new Filter.Step(effect, of, region(r), linear));
    }
    return new Filter(map, region(r), steps);
  }

  private static Bounds region(Random r) {
    Vec corner = point(r, 3);
    return r.nextInt(3) > 0
        ? Filter.EVERYWHERE
        : new Bounds(corner, corner.plus(Vec.of(3 * r.nextDouble(), 3 * r.nextDouble())));
  }

  private static Filter.Effect effect(Random r) {
    List<Integer> table = new ArrayList<>();
    for (int i = 0; i < 256; i++) {
      table.add(r.nextInt(256));
    }
    return switch (r.nextInt(9)) {
      case 0 -> new Filter.Offset(r.nextDouble(), r.nextDouble() - 0.5);
      case 1 -> new Filter.Flood(color(r));
      case 2 -> new Filter.Merge();
      case 3 -> new Filter.ColorMatrix(r.doubles(20, -0.5, 1).boxed().toList());
      case 4 ->
          new Filter.Transfer(table, table, table, r.nextBoolean() ? table : zeroFirst(table));
      case 5 ->
          new Filter.Composite(
              Filter.Operator.values()[r.nextInt(7)], r.nextDouble(), 0.5, 0.2, r.nextInt(2) * 0.1);
      case 6 -> new Filter.Blend(BlendMode.values()[r.nextInt(16)]);
      case 7 -> new Filter.Morphology(r.nextBoolean(), 0.3 * r.nextDouble(), 0.2);
      default -> new Filter.Blur(r.nextInt(3) * 0.3 * r.nextDouble(), r.nextDouble());
    };
  }

  private static List<Integer> zeroFirst(List<Integer> table) {
    List<Integer> copy = new ArrayList<>(table);
    copy.set(0, 0);
    return copy;
  }

  private static Item patterned(Random r) {
    Style dot = Style.NONE.withFill(new Paint.Solid(color(r)));
    Paint tiles =
        new Paint.Pattern(
            List.of(new Item.Shape(path(r), Affine.scaling(0.3), dot, 0)),
            Vec.of(0.3 + r.nextDouble(), 0.2 + r.nextDouble()),
            Affine.rotation(r.nextDouble(), new Vec(0, 0, 1)).then(Affine.scaling(0.7)),
            r.nextDouble());
    Affine place = Affine.rotation(r.nextDouble(), new Vec(0.3, 0, 1));
    return new Item.Shape(path(r), place, Style.NONE.withFill(tiles), 0);
  }

  private static List<Item> members(Random r, int depth) {
    List<Item> items = new ArrayList<>();
    for (int i = r.nextInt(4); i >= 0; i--) {
      boolean leaf = depth <= 0 || r.nextInt(3) > 0;
      boolean patterned = leaf && r.nextInt(4) == 0;
      items.add(
          patterned
              ? patterned(r)
              : leaf ? next(r) : r.nextInt(3) == 0 ? inset(r, 0) : layer(r, depth - 1));
    }
    return items;
  }

  static Item next(Random r) {
    Affine place =
        Affine.rotation(6 * r.nextDouble(), new Vec(r.nextDouble() - 0.5, r.nextDouble() - 0.5, 2))
            .then(Affine.translation(point(r, 3.5)));
    double fixed = Math.max(0, Math.min(1, 4 * r.nextDouble() - 2.5));
    if (r.nextInt(6) == 0) {
      int[] argb = r.ints(12 * 9).toArray();
      return new Item.Image(
          new RasterImage(12, 9, argb),
          Affine.scaling(1.2).then(place),
          r.nextDouble(),
          fixed,
          Resampling.BILINEAR);
    }
    if (r.nextInt(8) == 0) {
      return mesh(r, place, fixed);
    }
    Path path = path(r);
    return new Item.Shape(path, place, style(r, path), fixed);
  }

  /** Returns polygons of all sizes. Some are not convex, not flat, or behind the eye. */
  static Item.Mesh mesh(Random r, Affine place, double fixed) {
    int count = 1 + r.nextInt(30);
    int[] starts = new int[count + 1];
    List<Vec> corners = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Vec middle = point(r, 1.5).plus(new Vec(0, 0, 2 * r.nextDouble()));
      double size = r.nextInt(5) == 0 ? 3 : 0.3 * r.nextDouble();
      int n = 3 + r.nextInt(4);
      for (int k = 0; k < n; k++) {
        double angle = 2 * Math.PI * k / n;
        Vec corner = Vec.of(StrictMath.cos(angle), StrictMath.sin(angle)).times(size);
        Vec stray = new Vec(0, 0, r.nextDouble()).plus(point(r, r.nextInt(3) == 0 ? 0.3 : 0));
        corners.add(middle.plus(corner).plus(stray));
      }
      starts[i + 1] = corners.size();
    }
    double[] coordinates = new double[3 * corners.size()];
    for (int i = 0; i < coordinates.length; i++) {
      coordinates[i] = corners.get(i / 3).get(i % 3);
    }
    int[] order = IntStream.range(0, count).filter(i -> r.nextInt(9) > 0).toArray();
    int[] colors = r.ints(count).toArray();
    double opacity = r.nextBoolean() ? 1 : r.nextDouble();
    return new Item.Mesh(
        new Polygons(coordinates, starts), place, order, colors, opacity, fixed, null);
  }

  private static Path path(Random r) {
    PathBuilder b = Path.builder();
    double size = r.nextInt(4) == 0 ? 4 : 0.8;
    for (int k = r.nextInt(2); k >= 0; k--) {
      b.moveTo(point(r, size));
      for (int i = r.nextInt(5); i >= 0; i--) {
        if (r.nextBoolean()) {
          b.lineTo(point(r, size));
        } else {
          b.cubicTo(point(r, size), point(r, size), point(r, size));
        }
      }
      if (r.nextBoolean()) {
        b.close();
      }
    }
    return b.build();
  }

  private static Style style(Random r, Path path) {
    return switch (r.nextInt(4)) {
      case 0 -> new Style(paint(r, path, false), r.nextDouble() * 4, Stroke.NONE, Stroke.NONE);
      case 1 -> Style.NONE.withStroke(stroke(r, path));
      case 2 -> new Style(paint(r, path, false), 0, stroke(r, path), Stroke.NONE);
      default -> new Style(paint(r, path, false), 2, stroke(r, path), stroke(r, path));
    };
  }

  private static Paint paint(Random r, Path path, boolean along) {
    int kind = r.nextInt(4);
    if (kind == 0) {
      return new Paint.Gradient(
          r.nextBoolean(),
          0.3,
          0.2,
          0,
          Affine.scaling(0.7).then(Affine.translation(point(r, 1))),
          List.of(
              new Paint.Stop(0, color(r)),
              new Paint.Stop(0.3, color(r)),
              new Paint.Stop(1, color(r))),
          Paint.Spread.values()[r.nextInt(3)]);
    }
    if (kind == 1 && along) {
      List<Color> colors = new ArrayList<>();
      for (int i = 0; i < path.anchorCount(); i++) {
        colors.add(color(r));
      }
      return new Paint.StrokeGradient(colors);
    }
    return new Paint.Solid(color(r));
  }

  private static Stroke stroke(Random r, Path path) {
    double[] widths = new double[r.nextBoolean() ? 1 : path.anchorCount()];
    for (int i = 0; i < widths.length; i++) {
      widths[i] = r.nextInt(4) == 0 ? 0 : 30 * r.nextDouble();
    }
    Stroke stroke =
        Stroke.of(color(r), 1)
            .withPaint(paint(r, path, true))
            .withWidths(widths)
            .withJoin(Stroke.Join.values()[r.nextInt(5)])
            .withCap(Stroke.Cap.values()[r.nextInt(3)]);
    return r.nextInt(3) == 0 ? stroke.withDashes(r.nextDouble(), 0.3, 0.1, 0.05) : stroke;
  }
}
