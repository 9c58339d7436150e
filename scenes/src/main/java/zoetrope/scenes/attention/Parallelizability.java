package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.lines.Curve;
import zoetrope.mobject.text.Tex;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.svg.SvgDrawing;

/** The strength of a graphics card: many sums and products at once. */
public final class Parallelizability extends Scene {
  private static final int MIN_COUNT = 8;
  private static final int MAX_COUNT = 60;
  private static final int ROUNDS = 4;

  private final Parameter<Integer> count =
      parameter("count", 20, "8 to 60: how many units compute at once");

  private FrameShape shape;
  private Group<Tex> units;
  private Vec source;
  private Vec sink;
  private Group<Curve> paths;

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts 18 seconds. */
  public Parallelizability() {}

  @Override
  protected void construct() {
    shape = FrameShape.compose(this::frameSize, 9.4, 9);
    section("At once");
    commentary.tell("All of this runs at the same time on many units, which is why it scales.");
    standUnitsBetweenInputAndOutput();
    standTheCardAboveThem();
    drawPaths();
    computeAtOnce();
    pause(2);
    commentary.finish();
  }

  private void standUnitsBetweenInputAndOutput() {
    int n = count.get();
    if (n < MIN_COUNT || n > MAX_COUNT) {
      throw new IllegalArgumentException(
          "the count must be " + MIN_COUNT + " to " + MAX_COUNT + ", but is " + n);
    }
    units = tex("+\\,\\times").replicate(n).arrange(DOWN).setHeight(shape.choose(5.5, 6.6, 10.4));
    units.toEdge(DOWN);
    source = units.left().plus(left(2));
    sink = units.right().plus(right(2));
    add(
        units,
        text("Input").nextTo(source, LEFT, SMALL_BUFF),
        text("Output").nextTo(sink, RIGHT, SMALL_BUFF));
  }

  private void standTheCardAboveThem() {
    SvgDrawing drawing = SvgDrawing.resource(Parallelizability.class, "graphics_card.svg");
    var card =
        svgMobject(drawing).setFill(GREY_B).setWidth(shape.choose(1.5, 1.7, 2.6)).nextTo(units, UP);
    add(card, text("GPU").nextTo(card, UP).setFill(GREY_B));
  }

  private void drawPaths() {
    List<Curve> all = new ArrayList<>();
    for (Tex unit : units) {
      all.add(path(unit));
    }
    paths = group(all).setStrokeWidth(0, 2, 2, 2, 0).setColorsByGradient(TEAL, BLUE);
  }

  private Curve path(Tex unit) {
    Vec in = unit.left();
    Vec out = unit.right();
    return curve()
        .startNewPath(source)
        .addCurveTo(source.plus(RIGHT), in.plus(LEFT), in)
        .addLineTo(out)
        .addCurveTo(out.plus(RIGHT), sink.plus(LEFT), sink)
        .insertCurves(10);
  }

  private void computeAtOnce() {
    for (int round = 0; round < ROUNDS; round++) {
      paths.shuffle(random());
      play(
          laggedStartMap(paths, path -> showPassingFlash(path).timeWidth(1.5))
              .lagRatio(0.005)
              .runTime(4));
    }
  }
}
