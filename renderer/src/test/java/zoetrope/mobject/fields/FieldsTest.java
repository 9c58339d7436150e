package zoetrope.mobject.fields;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;

class FieldsTest {
  private static final Field SPIN = p -> Vec.of(-p.y(), p.x());

  private static int drawn(Mobject<?> m) {
    List<Item> items = new ArrayList<>();
    m.appendItems(items);
    return items.size();
  }

  @Test
  void aFlowAroundTheOriginComesBackToWhereItStarted() {
    Vec end = Flow.advance(SPIN, Vec.of(2, 1), 2 * PI, 100);
    assertTrue(end.distance(Vec.of(2, 1)) < 1e-5, end.toString());
    double coarse = Flow.advance(SPIN, RIGHT, 2 * PI, 20).distance(RIGHT);
    double fine = Flow.advance(SPIN, RIGHT, 2 * PI, 40).distance(RIGHT);
    assertEquals(16, coarse / fine, 2, "an error of the fourth order");
  }

  @Test
  void objectsDriftAsAWholeOrPointByPoint() {
    Dot dot = new Dot(RIGHT);
    Flow.nudge(SPIN, dot, PI / 2);
    assertEquals(0.16, dot.width(), 1e-9);
    assertTrue(dot.center().distance(UP) < 0.1);
    Square square = new Square();
    Flow.nudgePoints(p -> p, square, 0.1);
    assertEquals(2 * Math.exp(0.1), square.width(), 1e-4);
    Dot drifting = new Dot(RIGHT).addUpdater(Flow.along(SPIN));
    for (int i = 0; i < 100; i++) {
      drifting.update(0.01);
    }
    assertTrue(drifting.center().distance(Vec.polar(1, 1)) < 1e-9, "240 whole steps");
    Square whirl = new Square().addUpdater(Flow.pointsAlong(SPIN));
    whirl.update(0.01);
    assertTrue(whirl.width() > 2);
  }

  @Test
  void arrowsPointAlongTheFieldAndAreNoLongerThanAllowed() {
    VectorField field = new VectorField(p -> Vec.of(0, 100 * p.x()));
    assertEquals(29 * 17, field.size());
    assertEquals(28 * 17, drawn(field), "none where the field is zero");
    for (var arrow : field) {
      if (arrow.hasPoints()) {
        double reach = arrow.end().y() - arrow.start().y();
        assertTrue(
            Math.abs(reach) <= 0.4 + 1e-12 && Math.signum(reach) == Math.signum(arrow.start().x()));
      }
    }
    assertEquals(BLUE, field.first().strokeColor());
    assertEquals(RED, field.colorByNorm(0, 10).first().strokeColor());
    assertEquals(0.25, field.opacityByNorm(n -> 0.25).first().strokeColor().alpha());
  }

  @Test
  void shortVectorsAreShownAsTheyAre() {
    assertEquals(0.05, Norms.limited(0.4).applyAsDouble(0.05), 3e-4);
    assertEquals(0.4, Norms.limited(0.4).applyAsDouble(100), 1e-9);
    assertEquals(0.225, Norms.sigmoid(0.45).applyAsDouble(0), 1e-12);
  }

  @Test
  void aFieldThatChangesWithTimeMovesItsArrows() {
    Region one = Region.plane(0, 0, 0, 0, 1);
    VectorField field = VectorField.timeVarying((p, t) -> Vec.polar(0.5, t), one);
    assertTrue(field.first().end().y() < 1e-9);
    field.update(PI / 2);
    assertTrue(field.first().end().x() < 1e-9 && field.first().end().y() > 0.3);
    assertTrue(field.field().at(ORIGIN).distance(UP.times(0.5)) < 1e-9);
  }

  @Test
  void communityArrowsHaveTheirLengthsAndColours() {
    Region one = Region.plane(1, 1, 0, 0, 1);
    ArrowVectorField field = new ArrowVectorField(p -> Vec.of(0, 1), one);
    double expected = 0.45 / (1 + Math.exp(-1));
    assertEquals(expected, field.height(), 1e-6);
    assertEquals(GREEN.lerp(YELLOW, 0.5), field.first().strokeColor());
    assertEquals(33 * 17, new ArrowVectorField(SPIN).size());
    assertEquals(RED, field.colors(0, 1, BLUE, RED).first().strokeColor());
  }

  @Test
  void streamLinesFollowTheFieldAndTheSeed() {
    Region region = Region.plane(-2, 2, -2, 2, 1);
    StreamLines lines = new StreamLines(SPIN, region, StreamOptions.DEFAULT.lasting(2));
    StreamLines same = new StreamLines(SPIN, region, StreamOptions.DEFAULT.lasting(2));
    assertEquals(25, lines.size());
    for (int i = 0; i < lines.size(); i++) {
      StreamLine line = lines.get(i);
      assertEquals(line.localPath(), same.get(i).localPath());
      double r = line.start().length();
      assertEquals(r, line.end().length(), 1e-5);
      assertEquals(2, line.duration(), 1e-9);
      Vec expected = line.start().rotate(2);
      assertTrue(line.end().distance(expected) < 1e-4 * (1 + r));
    }
    StreamLines other =
        new StreamLines(SPIN, region, StreamOptions.DEFAULT.lasting(2).starting(0.25, 1, 9));
    assertFalse(lines.get(3).localPath().equals(other.get(3).localPath()));
  }

  @Test
  void linesEndAtTheEdgeOfTheRegionAndPointsWithoutFlowHaveNoLine() {
    Region region = Region.plane(0, 1, 0, 0, 1);
    StreamOptions options = StreamOptions.DEFAULT.starting(0, 1, 0).leaving(0.5).lasting(10);
    StreamLines lines = new StreamLines(p -> Vec.of(p.x(), 0), region, options);
    assertEquals(1, lines.size());
    assertTrue(lines.first().end().x() <= 1.5 && lines.first().end().x() > 1.4);
    assertTrue(lines.first().duration() < 1);
  }

  @Test
  void flowingLinesShowPartsAndAreWholeAfterwards() {
    Region region = Region.plane(-2, 2, -2, 2, 1);
    StreamLines lines = new StreamLines(SPIN, region, StreamOptions.DEFAULT);
    var before = lines.get(4).localPath();
    lines.startAnimation(1, 0.3, false);
    assertTrue(lines.hasActiveUpdaters());
    int shown = 0;
    for (int i = 0; i < 40; i++) {
      lines.update(0.1);
      shown += drawn(lines);
    }
    assertTrue(shown > 0 && lines.get(4).localPath().curveCount() < before.curveCount());
    lines.startTaperedAnimation(4);
    assertTrue(drawn(lines) == 0, "all begin later");
    lines.update(4);
    assertTrue(drawn(lines) > 0);
    lines.endAnimation();
    assertFalse(lines.hasActiveUpdaters());
    assertEquals(before, lines.get(4).localPath());
    assertEquals(1, lines.get(4).strokeWidth());
  }

  @Test
  void invalidRegionsAndFieldsAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> Region.plane(0, 1, 0, 1, 0));
    assertThrows(IllegalArgumentException.class, () -> Region.plane(0, 1e6, 0, 1e6, 0.1));
    assertThrows(IllegalArgumentException.class, () -> Region.plane(0, Double.NaN, 0, 1, 1));
    var e =
        assertThrows(
            IllegalArgumentException.class, () -> new VectorField(p -> p.times(Double.NaN)));
    assertTrue(e.getMessage().contains("the field is not finite"));
    assertThrows(IllegalArgumentException.class, () -> new ArrowVectorField(p -> p.times(1 / 0.0)));
    assertThrows(IllegalArgumentException.class, () -> Flow.advance(SPIN, UP, 1, 0));
    assertThrows(IllegalArgumentException.class, () -> StreamOptions.DEFAULT.every(0));
    assertThrows(IllegalArgumentException.class, () -> StreamOptions.DEFAULT.starting(-1, 1, 0));
    StreamLines none = new StreamLines(p -> p.times(Double.NaN));
    assertEquals(0, none.size());
    assertThrows(IllegalArgumentException.class, () -> none.startAnimation(0, 1, true));
    assertThrows(IllegalArgumentException.class, () -> none.startTaperedAnimation(-1));
    assertThrows(IllegalArgumentException.class, () -> new VectorField(SPIN).lineWidth(-1));
  }
}
