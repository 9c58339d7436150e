package zoetrope.tools;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.Canvas;
import zoetrope.mobject.DisplayListBuilder;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.three.Cube;
import zoetrope.mobject.three.Interval;
import zoetrope.mobject.three.Sphere;
import zoetrope.mobject.three.Square3D;
import zoetrope.mobject.three.Surface;
import zoetrope.mobject.three.Torus;

/**
 * Measures surfaces in space on one thread: {@code tools/run SpaceBenchmark}. Every frame is new:
 * the surface turns, the camera does, or the surface bends.
 */
@Command(
    name = "SpaceBenchmark",
    description =
        "Draws surfaces of 5,000 and of 301 x 301 faces and things that cross in 1920x1080 and prints the medians of the"
            + " CPU time a frame takes, in milliseconds: to emit its items and to draw it.")
public final class SpaceBenchmark implements ToolLauncher.Tool {
  private static final Interval RANGE = new Interval(-3, 3);

  @Option(
      names = "--frames",
      paramLabel = "N",
      defaultValue = "40",
      converter = CountConverter.class,
      description = "how many frames of each kind are measured, after as many others")
  private int frames;

  private enum Motion {
    SURFACE_TURNS,
    CAMERA_TURNS,
    SURFACE_BENDS
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
    for (int[] size : new int[][] {{100, 50}, {301, 301}}) {
      for (double opacity : new double[] {1, 0.5}) {
        for (Motion motion : Motion.values()) {
          measure(size[0], size[1], opacity, motion);
        }
      }
    }
    measure("two balls and a plane", List.of(ball(-0.6), ball(0.6), new Square3D(5)));
    measure("a bottle that cuts itself", List.of(bottle()));
    Mobject<?> glass = new Torus(1.2, 0.4).setOpacity(0.5);
    measure("a translucent torus in a cube", List.of(glass, new Cube(3).setOpacity(0.3)));
    return 0;
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

  /** Measures some objects under a camera that turns. */
  private void measure(String name, List<? extends Mobject<?>> objects) {
    Canvas canvas = new Canvas(1920, 1080);
    List<Double> drawing = new ArrayList<>();
    for (int i = 0; i < 2 * frames; i++) {
      Camera camera = camera(i * 0.01);
      DisplayListBuilder list = new DisplayListBuilder(camera);
      objects.forEach(m -> m.emit(list));
      Frame frame = new Frame(camera, Palette.BLACK, list.items());
      Stopwatch drawn = new Stopwatch();
      drawn.start();
      canvas.draw(frame);
      drawn.stop();
      if (i >= frames) {
        drawing.add(1e3 * drawn.spent().cpu());
      }
    }
    out.println(name + ": drawn in " + Numbers.fixed(Numbers.median(drawing, x -> x), 1) + " ms");
  }

  private void measure(int columns, int rows, double opacity, Motion motion) {
    Surface surface = waves(x -> 0).resolution(columns, rows).setOpacity(opacity);
    Canvas canvas = new Canvas(1920, 1080);
    List<Double> emitting = new ArrayList<>();
    List<Double> drawing = new ArrayList<>();
    for (int i = 0; i < 2 * frames; i++) {
      double t = i * 0.01;
      Stopwatch emitted = new Stopwatch();
      emitted.start();
      if (motion == Motion.SURFACE_TURNS) {
        surface.rotate(0.01);
      } else if (motion == Motion.SURFACE_BENDS) {
        surface = waves(x -> t).resolution(columns, rows).setOpacity(opacity);
      }
      Camera camera = camera(motion == Motion.CAMERA_TURNS ? t : 0);
      DisplayListBuilder list = new DisplayListBuilder(camera);
      surface.emit(list);
      Frame frame = new Frame(camera, Palette.BLACK, list.items());
      emitted.stop();
      Stopwatch drawn = new Stopwatch();
      drawn.start();
      canvas.draw(frame);
      drawn.stop();
      if (i >= frames) {
        emitting.add(1e3 * emitted.spent().cpu());
        drawing.add(1e3 * drawn.spent().cpu());
      }
    }
    out.println(
        columns
            + " x "
            + rows
            + " faces, opacity "
            + opacity
            + ", "
            + motion.name().toLowerCase(Locale.ROOT).replace('_', ' ')
            + ": emitted in "
            + Numbers.fixed(Numbers.median(emitting, x -> x), 1)
            + " ms, drawn in "
            + Numbers.fixed(Numbers.median(drawing, x -> x), 1)
            + " ms");
  }

  private static Surface waves(DoubleUnaryOperator phase) {
    return new Surface(
        (u, v) -> {
          double height = StrictMath.cos(2 * u + phase.applyAsDouble(u)) * StrictMath.sin(2 * v);
          return new Vec(u, v, height / 2);
        },
        RANGE,
        RANGE);
  }

  private static Camera camera(double turn) {
    Quaternion across = Quaternion.of(0.9, new Vec(1, 0, 0));
    Quaternion around = Quaternion.of(0.5 + turn, new Vec(0, 0, 1));
    return new Camera(Vec.ZERO, 5, around.times(across), Math.PI / 4);
  }
}
