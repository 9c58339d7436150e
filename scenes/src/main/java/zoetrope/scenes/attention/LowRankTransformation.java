package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.attention.FactoredMap;
import zoetrope.attention.LinearMap;
import zoetrope.attention.RealMatrix;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.GridStyle;
import zoetrope.mobject.coordinates.NumberPlane;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.coordinates.ThreeDAxes;
import zoetrope.mobject.text.Text;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;

/**
 * A map between spaces of many dimensions that passes through a space of few dimensions: a vector
 * v, its image A·v in the plane, and B·A·v in space again, for a map B·A of rank 2.
 */
public final class LowRankTransformation extends Scene {
  private static final FactoredMap MAP =
      new FactoredMap(
          new LinearMap(RealMatrix.ofRows(new double[][] {{0.5, -0.25, 0.5}, {0.25, 0.75, 0.5}})),
          new LinearMap(RealMatrix.ofRows(new double[][] {{-0.75, -0.5}, {1.5, 0}, {0.5, -1}})));

  private static final double REACH = 4;
  private static final Range RANGE = Range.of(-REACH, REACH);

  private final Parameter<String> vector =
      parameter(
          "vector",
          "4, 2, 1",
          "the vector to map: three numbers from -4 to 4, separated by commas");

  private FrameShape shape;
  private ThreeDAxes before;
  private NumberPlane between;
  private ThreeDAxes after;
  private Group<Mobject<?>> systems;
  private Group<Text> labels;

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  /** Creates the film, which lasts eleven seconds. */
  public LowRankTransformation() {}

  @Override
  protected void construct() {
    shape = FrameShape.compose(this::frameSize, 10, 6.8);
    section("Through a small space");
    camera().setFieldOfView(10 * DEGREES);
    addSystems();
    commentary.tell("One map leads down, another up again.");
    mapVector();
    commentary.tell("Together they are a map of low rank.");
    nameTheWhole();
    commentary.finish();
  }

  private void addSystems() {
    before = space();
    between = plane();
    after = space();
    systems = group(before, between, after);
    placeSystems();
    labels = group(label("12,288", before), label("128", between), label("12,288", after));
    add(systems, labels);
    addArrows();
  }

  /** Places the systems in a row, in a column, or with the small one below the large ones. */
  private void placeSystems() {
    switch (shape) {
      case LANDSCAPE -> systems.arrange(RIGHT, 2).setWidth(2 * 64.0 / 9 - 2).moveTo(down(0.5));
      case SQUARE -> {
        before.setHeight(3.2).moveTo(at(-2.45, 1));
        after.setHeight(3.2).moveTo(at(2.45, 1));
        between.setHeight(2.4).moveTo(down(2.7));
      }
      case PORTRAIT -> systems.arrange(DOWN, 1.3).setHeight(9).moveTo(at(-0.85, -0.65));
    }
  }

  private void addArrows() {
    var arrow = tex("\\rightarrow").fontSize(96).setColor(YELLOW);
    var first = arrow.copy();
    switch (shape) {
      case LANDSCAPE -> {
        first.nextTo(between, LEFT, 0.5);
        arrow.nextTo(between, RIGHT, 0.5);
      }
      case SQUARE -> {
        first.rotate(-PI / 4).moveTo(at(-2.1, -1.75));
        arrow.rotate(PI / 4).moveTo(at(2.1, -1.75));
      }
      case PORTRAIT -> {
        first.rotate(-PI / 2).moveTo(before.bottom().lerp(between.top(), 0.5));
        arrow.rotate(-PI / 2).moveTo(between.bottom().lerp(after.top(), 0.5));
      }
    }
    add(first, arrow);
    var down = texText("Value$_\\downarrow$").fontSize(36).setFill(Conventions.VALUE_DOWN);
    var up = texText("Value$_\\uparrow$").fontSize(36).setFill(Conventions.VALUE_UP);
    add(
        down.nextTo(first, shape.choose(UP, LEFT, RIGHT)),
        up.nextTo(arrow, shape.choose(UP, RIGHT, RIGHT)));
  }

  private static ThreeDAxes space() {
    var axes = threeDAxes(RANGE, RANGE, RANGE).setHeight(3);
    return axes.rotate(20 * DEGREES, DOWN).rotate(5 * DEGREES, RIGHT);
  }

  private static NumberPlane plane() {
    return numberPlane(RANGE, RANGE, GridStyle.lines(GREY_B, 1, 0.5).fadedLines(0)).setHeight(2);
  }

  private Text label(String dimensions, Mobject<?> system) {
    var label = text(dimensions + " dims").scale(0.75).setFill(GREY_A);
    return switch (shape) {
      case LANDSCAPE -> label.nextTo(system, UP, MED_LARGE_BUFF);
      case SQUARE -> label.nextTo(system, system == between ? DOWN : UP, MED_SMALL_BUFF);
      case PORTRAIT -> label.nextTo(at(systems.x(RIGHT), system.y()), RIGHT, MED_SMALL_BUFF);
    };
  }

  private void mapVector() {
    Vec v = Coordinates.within(vector, at(REACH, REACH, REACH));
    double[] low = MAP.down().apply(v.x(), v.y(), v.z());
    double[] high = MAP.up().apply(low);
    requireSeen(low);
    requireSeen(high);
    var first = arrow(before.origin(), before.c2p(v.x(), v.y(), v.z())).buff(0);
    var second = between.vector(low[0], low[1]);
    var third = arrow(after.origin(), after.c2p(high[0], high[1], high[2])).buff(0);
    add(first.setStroke(BLUE));
    play(transformFromCopy(first, second.setStroke(RED_B)));
    play(transformFromCopy(second, third.setStroke(RED_C)));
    // From here on, vectors are children of their axes and turn with them.
    remove(first, second, third);
    between.add(second);
    turn(before.add(first));
    turn(after.add(third));
    pause(3);
  }

  private void requireSeen(double[] image) {
    for (double coordinate : image) {
      if (Math.abs(coordinate) > REACH) {
        throw new IllegalArgumentException(
            "the map takes the vector "
                + vector.get()
                + " beyond the axes, which go to 4: give the parameter vector smaller numbers");
      }
    }
  }

  private static void turn(ThreeDAxes axes) {
    axes.addUpdater(
        (turned, dt) ->
            turned.rotate(2 * DEGREES * dt, turned.yAxis().unitVector(), turned.origin()));
  }

  private void nameTheWhole() {
    var whole = group(List.of(systems, labels));
    var frame = surroundingRectangle(whole).buff(0.5).cornerRadius(0.5).setStroke(RED_B, 2);
    var title = text("Low-rank transformation").fontSize(72).setMaxWidth(frameWidth() - 0.6);
    title.nextTo(frame, UP, MED_LARGE_BUFF);
    if (shape == FrameShape.PORTRAIT) {
      title.setX(0);
    }
    play(showCreation(frame), fadeIn(title).shift(up(0.25)));
    pause(5);
  }
}
