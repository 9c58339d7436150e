package zoetrope.internal.render.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
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
import zoetrope.frame.Texture;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Polygons;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;

/** Different frames have different hashes. */
class FrameHasherTest {
  private static final Path PATH = Path.polygon(Vec.of(0, 0), Vec.of(1, 0), Vec.of(0, 1));
  private static final Color COLOR = new Color(0.5, 0.5, 0.5, 0.5);
  private static final Affine MAP = Affine.translation(Vec.of(2, 3));
  private static final RasterImage PICTURE = new RasterImage(1, 2, new int[] {3, 4});
  private static final Camera CAMERA =
      new Camera(new Vec(0.5, 0.5, 0.5), 0.5, new Quaternion(0.5, 0.5, 0.5, 0.5), 0.5);
  private static final Bounds BOX = new Bounds(Vec.of(0.5, 0.5), Vec.of(1, 1));

  @Test
  void everyComponentOfEveryItemChangesTheHash() {
    Frame sample = sample();
    Variants variants = new Variants();
    Set<String> alone = new HashSet<>(Set.of(hash(sample)));
    Set<String> second = new HashSet<>(Set.of(hash(sample, sample)));
    List<Object> all = variants.of(sample);
    for (Object other : all) {
      alone.add(hash((Frame) other));
      second.add(hash(sample, (Frame) other));
    }
    assertEquals(all.size() + 1, alone.size());
    assertEquals(all.size() + 1, second.size());
    assertEquals(List.of(), variants.unchanged);
    Set<Class<?>> missing = new LinkedHashSet<>();
    for (Class<?> sealed : List.of(Item.class, Paint.class, Filter.Effect.class)) {
      missing.addAll(List.of(sealed.getPermittedSubclasses()));
    }
    missing.removeAll(variants.records);
    assertEquals(Set.of(), missing);
  }

  /**
   * The fields of classes that are not records. If a class gets a new field, the test fails,
   * because this field must be hashed, too.
   */
  @Test
  void classesThatAreNoRecordsHaveOnlyKnownFields() {
    assertFields(
        Stroke.class, "cap", "dashOffset", "dashes", "join", "miterLimit", "paint", "widths");
    assertFields(Path.class, "bounds", "closed", "points", "starts");
    // The fields paths and across are computed from the other fields.
    assertFields(Polygons.class, "across", "paths", "points", "starts", "vertices");
    assertFields(RasterImage.class, "argb", "height", "width");
    assertFields(
        Affine.class, "tx", "ty", "tz", "xx", "xy", "xz", "yx", "yy", "yz", "zx", "zy", "zz");
  }

  private static void assertFields(Class<?> type, String... names) {
    Set<String> found =
        Arrays.stream(type.getDeclaredFields())
            .filter(field -> !Modifier.isStatic(field.getModifiers()) && !field.isSynthetic())
            .map(Field::getName)
            .collect(Collectors.toSet());
    assertEquals(Set.of(names), found);
  }

  @Test
  void equalFramesWithNewObjectsHaveEqualHashes() {
    assertEquals(hash(sample()), hash(sample()));
    Frame first = sample();
    Frame again = sample();
    assertEquals(hash(first, shifted(first)), hash(again, shifted(again)));
  }

  @Test
  void theOrderAndTheRepeatCountsOfFramesChangeTheHash() {
    Frame a = frame(shape(0), shape(1));
    Frame b = frame(shape(0));
    assertNotEquals(hash(a, b), hash(b, a));
    assertNotEquals(hash(a), hash(a, a));
    FrameHasher twice = new FrameHasher();
    twice.add(a, 2);
    assertNotEquals(hash(a), twice.finish());
  }

  @Test
  void addedRemovedAndReorderedItemsChangeTheHash() {
    Item a = shape(0);
    Item b = shape(1);
    Item c = shape(2);
    Item d = shape(3);
    Frame start = frame(a, b, c);
    List<Frame> others =
        List.of(
            frame(a, b, c),
            frame(a, b),
            frame(b, c),
            frame(a, c),
            frame(c, b, a),
            frame(b, a, c),
            frame(a, d, b, c),
            frame(a, b, d, c),
            frame(a, b, c, d),
            frame(d, a, b, c),
            frame(a, d, c),
            frame(a, a, b, c),
            frame(a, b, b, c),
            frame(a, b, c, c),
            frame());
    Set<String> hashes =
        others.stream().map(other -> hash(start, other)).collect(Collectors.toSet());
    assertEquals(others.size(), hashes.size());
  }

  @Test
  void polygonsOfDifferentPointsInOneArrayHaveDifferentHashes() {
    double[] points = new double[18];
    Arrays.setAll(points, i -> i * i % 7);
    Item first = mesh(new Polygons(points, new int[] {0, 3}));
    Item second = mesh(new Polygons(points, new int[] {3, 6}));
    assertNotEquals(hash(frame(first)), hash(frame(second)));
  }

  private static Item mesh(Polygons polygon) {
    return new Item.Mesh(polygon, MAP, new int[] {0}, new int[] {-1}, 1, 0, null);
  }

  @Test
  void zerosOfDifferentSignsHaveDifferentHashes() {
    Item plus = new Item.Shape(PATH, MAP, Style.NONE, 0.0);
    Item minus = new Item.Shape(PATH, MAP, Style.NONE, -0.0);
    assertNotEquals(hash(frame(plus)), hash(frame(minus)));
  }

  /** An object that was hashed before is not read again, such as a large image that moves. */
  @Test
  void doesNotReadTheSameObjectTwice() {
    int[] pixels = new int[4];
    RasterImage picture = new RasterImage(2, 2, pixels);
    Frame before = frame(new Item.Image(picture, MAP, 1, 0, Resampling.BILINEAR));
    Frame after = frame(new Item.Image(picture, Affine.IDENTITY, 1, 0, Resampling.BILINEAR));
    FrameHasher hasher = new FrameHasher();
    hasher.add(before, 1);
    // Images must not be modified. This test does it to show that the pixels are not read again.
    pixels[0] = 1;
    hasher.add(after, 1);
    String looked = hasher.finish();
    pixels[0] = 0;
    assertEquals(looked, hash(before, after));
    assertTrue(looked.matches("[0-9a-f]{32}"));
  }

  private static Frame shifted(Frame frame) {
    return new Frame(
        frame.camera(), frame.background(), Item.moved(frame.items(), MAP), frame.size());
  }

  private static Item shape(double x) {
    return new Item.Shape(PATH, Affine.translation(Vec.of(x, 0)), Style.NONE, 0);
  }

  private static Frame frame(Item... items) {
    return new Frame(Camera.DEFAULT, COLOR, List.of(items));
  }

  private static String hash(Frame... frames) {
    FrameHasher hasher = new FrameHasher();
    for (Frame frame : frames) {
      hasher.add(frame, 1);
    }
    return hasher.finish();
  }

  /** Returns a frame with an item of each kind. No value is at a limit of its range. */
  private static Frame sample() {
    return new Frame(CAMERA, COLOR, items(), new FrameSize(0.5, 0.5));
  }

  private static List<Item> items() {
    Item shape = new Item.Shape(PATH, MAP, style(), 0.5);
    InsetView view = new InsetView(List.of(shape), CAMERA, CAMERA, 0.5, 0.5, COLOR);
    return List.of(
        shape,
        new Item.Shape(PATH, MAP, style(), 0.5, true),
        mesh(),
        new Item.DepthGroup(
            List.of(shape, shape), new double[] {0.5, 0.5}, new boolean[] {true, false}, 0.5),
        new Item.Image(PICTURE, MAP, 0.5, 0.5, Resampling.NEAREST, PATH),
        new Item.Inset(view, MAP, 0.5, 0.5),
        new Item.Layer(
            List.of(shape),
            new Compositing(
                filter(),
                List.of(new Mask(List.of(shape), Mask.Kind.ALPHA)),
                0.5,
                BlendMode.SCREEN,
                0.5)));
  }

  private static Style style() {
    Paint pattern =
        new Paint.Pattern(
            List.of(new Item.Shape(PATH, MAP, Style.NONE, 0.5)), new Vec(1, 1, 1), MAP, 0.5);
    Paint gradient =
        new Paint.Gradient(
            true,
            0.5,
            0.5,
            0.25,
            MAP,
            List.of(new Paint.Stop(0.5, COLOR), new Paint.Stop(1, COLOR)),
            Paint.Spread.PAD);
    Stroke along = Stroke.of(COLOR, 2).withPaint(new Paint.StrokeGradient(List.of(COLOR, COLOR)));
    return new Style(pattern, 0.5, along, Stroke.of(COLOR, 3).withPaint(gradient));
  }

  private static Item mesh() {
    double[] corners = {0, 0, 0, 1, 0, 0, 0, 1, 0};
    Texture texture =
        new Texture(
            PICTURE,
            new double[] {1, 1, 1, 1, 1, 1},
            new int[] {1, 2, 3},
            new RasterImage(2, 1, new int[] {5, 6}),
            new double[] {0.5, 0.5, 0.5},
            Resampling.NEAREST);
    return new Item.Mesh(
        new Polygons(corners, new int[] {0, 3}),
        MAP,
        new int[] {0},
        new int[] {7},
        0.5,
        0.5,
        new CornerPaint(new int[] {1, 2, 3}, texture));
  }

  private static Filter filter() {
    List<Integer> table = List.of(1, 2);
    List<Filter.Effect> effects =
        List.of(
            new Filter.Blur(0.5, 0.5),
            new Filter.Offset(0.5, 0.5),
            new Filter.Flood(COLOR),
            new Filter.Merge(),
            new Filter.ColorMatrix(Collections.nCopies(20, 0.5)),
            new Filter.Transfer(table, table, table, table),
            new Filter.Composite(Filter.Operator.IN, 0.5, 0.5, 0.5, 0.5),
            new Filter.Blend(BlendMode.COLOR),
            new Filter.Morphology(true, 0.5, 0.5));
    return new Filter(
        MAP,
        BOX,
        effects.stream().map(effect -> new Filter.Step(effect, List.of(1), BOX, true)).toList());
  }
}
