package zoetrope.tools;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.function.DoubleUnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Polygons;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.Canvas;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.three.Cube;
import zoetrope.mobject.three.Sphere;
import zoetrope.mobject.three.Square3D;
import zoetrope.mobject.three.Surface;
import zoetrope.mobject.three.Torus;
import zoetrope.tools.text.Numbers;
import zoetrope.mobject.three.mesh.Interval;

/**
 * Measures surfaces and solids in space on one thread: {@code tools/run SpaceBenchmark}. Every
 * frame is new: the surface turns, the camera does, or the surface bends. It is drawn twice: pixel
 * by pixel, and by its faces from far to near, in turns.
 */
@Command(
    name = "SpaceBenchmark",
    description =
        "Draws surfaces and solids of 5,000 and of 301 x 301 faces and things that cross in"
            + " 1920x1080 and prints the least CPU time and the median that a frame takes, in"
            + " milliseconds: to emit its items, to draw faces from far to near (without the time"
            + " to sort them), and to draw the same pixel by pixel.")
public final class SpaceBenchmark implements ToolLauncher.Tool {
  private static final Interval RANGE = new Interval(-3, 3);
  private static final int[][] SIZES = {{100, 50}, {301, 301}};
  private static final String ROW = "%-52s %13s %13s %13s %6s%n";

  @Option(
      names = "--frames",
      paramLabel = "N",
      defaultValue = "40",
      converter = CountConverter.class,
      description = "how many frames of each kind are measured, after as many others")
  private int frames;

  @Option(
      names = "--only",
      paramLabel = "WORDS",
      defaultValue = "",
      description = "only those whose names have these words")
  private String words;

  /** What is seen at a time. */
  private record View(List<? extends Mobject<?>> objects, Camera camera) {}

  /** What is measured of one kind of drawing. */
  private static final class Times {
    private final List<Double> all = new ArrayList<>();

    void measure(Runnable work, boolean counts) {
      Stopwatch watch = new Stopwatch();
      watch.start();
      work.run();
      watch.stop();
      if (counts) {
        all.add(1e3 * watch.spent().cpu());
      }
    }

    double least() {
      return all.stream().min(Comparator.naturalOrder()).orElse(Double.NaN);
    }

    @Override
    public String toString() {
      return Numbers.fixed(least(), 1) + "/" + Numbers.fixed(Numbers.median(all, x -> x), 1);
    }
  }

  /** Runs the program. */
  public static void main(String[] args) {
    ToolLauncher.main(new SpaceBenchmark(), args);
  }

  private PrintStream out;

  @Override
  public void printTo(PrintStream newOut) {
    out = newOut;
  }

  @Override
  public Integer call() {
    print("least/median in ms", "emitted", "by faces", "by pixels", "ratio");
    for (int[] size : SIZES) {
      for (double opacity : new double[] {1, 0.5}) {
        waves(size[0], size[1], opacity);
      }
    }
    for (int[] size : SIZES) {
      for (double opacity : new double[] {1, 0.5}) {
        Mobject<?> ball = new Sphere(2).resolution(size[0], size[1]).setOpacity(opacity);
        measure(name("ball", size[0], size[1], opacity), turning(ball));
        Mobject<?> ring = new Torus(1.6, 0.6).resolution(size[0], size[1]).setOpacity(opacity);
        measure(name("torus", size[0], size[1], opacity), turning(ring));
      }
    }
    measure("two balls and a plane", turning(ball(-0.6), ball(0.6), new Square3D(5)));
    measure("a bottle that cuts itself", turning(bottle()));
    Mobject<?> glass = new Torus(1.2, 0.4).setOpacity(0.5);
    measure("a translucent torus in a cube", turning(glass, new Cube(3).setOpacity(0.3)));
    return 0;
  }

  private static String name(String what, int columns, int rows, double opacity) {
    return what + " of " + columns + " x " + rows + ", opacity " + opacity;
  }

  private void waves(int columns, int rows, double opacity) {
    String name = name("waves", columns, rows, opacity);
    Surface still = waves(x -> 0, columns, rows).setOpacity(opacity);
    measure(name + ", surface turns", t -> new View(List.of(still.rotate(0.01)), camera(0)));
    measure(name + ", camera turns", turning(still));
    measure(
        name + ", surface bends",
        t -> new View(List.of(waves(x -> t, columns, rows).setOpacity(opacity)), camera(0)));
  }

  /** Objects under a camera that turns. */
  private static DoubleFunction<View> turning(Mobject<?>... objects) {
    return t -> new View(List.of(objects), camera(t));
  }

  private static Mobject<?> ball(double x) {
    return new Sphere(1.2).shift(Vec.of(x, 0));
  }

  /** The bottle of Klein. */
  private static Mobject<?> bottle() {
    Interval turn = new Interval(0, 2 * Math.PI);
    return new Surface(
            (u, v) -> {
              double width = 4 - 2 * StrictMath.cos(u);
              boolean first = u < Math.PI;
              double across = width * StrictMath.cos(v);
              return new Vec(
                      6 * StrictMath.cos(u) * (1 + StrictMath.sin(u))
                          + (first ? across * StrictMath.cos(u) : -across),
                      16 * StrictMath.sin(u) + (first ? across * StrictMath.sin(u) : 0),
                      width * StrictMath.sin(v))
                  .times(0.12);
            },
            turn,
            turn)
        .resolution(96, 48);
  }

  private void measure(String name, DoubleFunction<View> views) {
    if (!name.contains(words)) {
      return;
    }
    Canvas byFaces = new Canvas(1920, 1080);
    Canvas byPixels = new Canvas(1920, 1080);
    Times emitting = new Times();
    Times drawingFaces = new Times();
    Times drawingPixels = new Times();
    for (int i = 0; i < 2 * frames; i++) {
      boolean counts = i >= frames;
      double t = i * 0.01;
      List<Item> items = new ArrayList<>();
      Camera[] camera = new Camera[1];
      emitting.measure(
          () -> {
            View view = views.apply(t);
            camera[0] = view.camera();
            DisplayListBuilder list = new DisplayListBuilder(view.camera());
            view.objects().forEach(m -> m.emit(list));
            items.addAll(list.items());
          },
          counts);
      Frame faces = new Frame(camera[0], Palette.BLACK, byFaces(items, camera[0].eye()));
      Frame pixels = new Frame(camera[0], Palette.BLACK, byPixels(items));
      drawingFaces.measure(() -> byFaces.draw(faces), counts);
      drawingPixels.measure(() -> byPixels.draw(pixels), counts);
    }
    print(
        name,
        emitting.toString(),
        drawingFaces.toString(),
        drawingPixels.toString(),
        Numbers.fixed(drawingPixels.least() / drawingFaces.least(), 2));
  }

  private void print(String name, String emitted, String byFaces, String byPixels, String ratio) {
    out.printf(Locale.ROOT, ROW, name, emitted, byFaces, byPixels, ratio);
    out.flush();
  }

  /** The same with all meshes by themselves, their faces from far to near. */
  private static List<Item> byFaces(List<Item> items, Vec eye) {
    List<Item> result = new ArrayList<>();
    for (Item item : items) {
      List<Item> members = item instanceof Item.DepthGroup group ? group.items() : List.of(item);
      members.forEach(m -> result.add(m instanceof Item.Mesh mesh ? sorted(mesh, eye) : m));
    }
    return result;
  }

  private static Item sorted(Item.Mesh mesh, Vec eye) {
    Polygons polygons = mesh.polygons();
    double[] distances = new double[polygons.size()];
    for (int i : mesh.order()) {
      Vec middle = Vec.ZERO;
      for (int k = 0; k < polygons.cornerCount(i); k++) {
        middle = middle.plus(polygons.corner(i, k));
      }
      middle = mesh.transform().apply(middle.times(1.0 / polygons.cornerCount(i)));
      distances[i] = middle.distance(eye);
    }
    int[] order =
        Arrays.stream(mesh.order())
            .boxed()
            .sorted(Comparator.comparingDouble(i -> -distances[i]))
            .mapToInt(i -> i)
            .toArray();
    return mesh.withOrder(order);
  }

  /** The same with all items in groups. */
  private static List<Item> byPixels(List<Item> items) {
    return items.stream()
        .map(
            i ->
                i instanceof Item.DepthGroup
                    ? i
                    : new Item.DepthGroup(List.of(i), new double[1], new boolean[1], 0))
        .toList();
  }

  private static Surface waves(DoubleUnaryOperator phase, int columns, int rows) {
    return new Surface(
        (u, v) -> {
          double height = StrictMath.cos(2 * u + phase.applyAsDouble(u)) * StrictMath.sin(2 * v);
          return new Vec(u, v, height / 2);
        },
        RANGE,
        RANGE,
        columns,
        rows);
  }

  private static Camera camera(double turn) {
    Quaternion across = Quaternion.of(0.9, new Vec(1, 0, 0));
    Quaternion around = Quaternion.of(0.5 + turn, new Vec(0, 0, 1));
    return new Camera(Vec.ZERO, 5, around.times(across), Math.PI / 4);
  }
}
