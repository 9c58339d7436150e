package gallery;

import static gallery.Showing.assertAt;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.annotations.Brace;
import zoetrope.mobject.changing.TracedPath;
import zoetrope.mobject.image.ImageMobject;
import zoetrope.mobject.lines.Angle;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Difference;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Ellipse;
import zoetrope.mobject.shapes.Exclusion;
import zoetrope.mobject.shapes.Intersection;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.shapes.Triangle;
import zoetrope.mobject.shapes.Union;
import zoetrope.mobject.text.Tex;

/** Checks shapes, braces, images and movements against the descriptions of their scenes. */
class GalleryShapesTest {
  @Test
  void manimCELogoStacksItsShapes() {
    var end = Showing.of(new ManimCELogo()).end();
    assertEquals(hex("#ece6e2"), end.frame().background());
    List<Class<?>> kinds = List.of(Triangle.class, Square.class, Circle.class, Tex.class);
    assertEquals(
        kinds,
        end.all(Mobject.class).stream().map(Object::getClass).filter(kinds::contains).toList());
  }

  @Test
  void braceAnnotationMeasuresBelowAndAlong() {
    var end = Showing.of(new BraceAnnotation()).end();
    Line line = end.the(Line.class);
    List<Brace> braces = end.all(Brace.class);
    assertTrue(braces.get(0).top().y() < line.bottom().y());
    assertEquals(line.width(), braces.get(0).width(), 0.01);
    assertAt(Vec.polar(1, line.angle() + PI / 2), braces.get(1).direction());
    assertTrue(end.text("Horizontal distance").top().y() < braces.get(0).bottom().y());
    assertTrue(end.text("x-x_1").y() > line.y());
  }

  @Test
  void vectorArrowLeadsFromDotToText() {
    var end = Showing.of(new VectorArrow()).end();
    Arrow arrow = end.the(Arrow.class);
    assertAt(ORIGIN, arrow.start());
    assertAt(at(2, 2), arrow.end());
    assertAt(ORIGIN, end.the(Dot.class).center());
    assertTrue(end.text("(2, 2)").left().x() > 2);
    assertTrue(end.text("(0, 0)").top().y() < 0);
  }

  @Test
  void gradientImageFromArrayIsGreyFromLeftToRight() {
    var end = Showing.of(new GradientImageFromArray()).end();
    ImageMobject image = end.the(ImageMobject.class);
    assertEquals(256, image.picture().width());
    assertEquals(256, image.picture().height());
    var frame = end.the(SurroundingRectangle.class);
    assertAt(image.center(), frame.center());
    assertEquals(image.width() + 0.2, frame.width(), 1e-6);
  }

  @Test
  void booleanOperationsSetsResultsAroundTheUnion() {
    var end = Showing.of(new BooleanOperations()).end();
    List<Ellipse> given = end.all(Ellipse.class);
    assertEquals(2, given.size());
    Union union = end.the(Union.class);
    assertAt(at(5, 2.5), end.the(Intersection.class).center());
    assertEquals(0.25 * 5 * StrictMath.sqrt(0.75), end.the(Intersection.class).height(), 0.02);
    assertEquals(0.3 * 6, union.width(), 0.01);
    assertTrue(end.the(Exclusion.class).top().y() < union.bottom().y());
    assertTrue(end.the(Difference.class).right().x() < union.left().x());
    assertEquals(union.top().y() + 0.25, end.text("Union").bottom().y(), 0.05);
  }

  @Test
  void pointMovingOnShapesGoesRoundTheCircleAndBack() {
    Showing showing = Showing.of(new PointMovingOnShapes());
    assertAt(RIGHT, showing.after(1).the(Dot.class).center());
    assertAt(RIGHT, showing.after(2).the(Dot.class).center());
    assertAt(RIGHT, showing.end().the(Dot.class).center());
    assertAt(right(4), showing.end().the(Line.class).center());
  }

  @Test
  void movingAroundMovesColoursShrinksAndTurns() {
    Square square = Showing.of(new MovingAround()).end().the(Square.class);
    assertAt(LEFT, square.center());
    assertEquals(ORANGE, square.fillColor());
    assertEquals(BLUE, square.strokeColor());
    double side = 0.6 * (StrictMath.sin(0.4) + StrictMath.cos(0.4));
    assertEquals(side, square.width(), 1e-6);
  }

  @Test
  void movingAngleFollowsItsLine() {
    Showing showing = Showing.of(new MovingAngle());
    double[] degrees = {110, 40, 180, 180, 350};
    for (int i = 0; i < degrees.length; i++) {
      var moment = showing.after(i);
      assertAt(LEFT.plus(Vec.polar(0.5, degrees[i] * DEGREES)), moment.the(Angle.class).end());
      Vec way = moment.text("\\theta").center().minus(LEFT);
      assertAt(Vec.polar(0.8, degrees[i] / 2 * DEGREES), way);
    }
    assertEquals(RED, showing.end().text("\\theta").fillColor());
  }

  @Test
  void movingDotsStayJoinedByTheirLine() {
    Showing showing = Showing.of(new MovingDots());
    for (var moment : showing.moments()) {
      List<Dot> dots = moment.all(Dot.class);
      assertAt(dots.get(0).center(), moment.the(Line.class).start());
      assertAt(dots.get(1).center(), moment.the(Line.class).end());
    }
    assertEquals(5, showing.after(0).all(Dot.class).get(0).x(), 1e-6);
    assertEquals(4, showing.after(1).all(Dot.class).get(1).y(), 1e-6);
  }

  @Test
  void movingGroupToDestinationPutsItsRedDotOnTheYellowOne() {
    List<Dot> dots = Showing.of(new MovingGroupToDestination()).end().all(Dot.class);
    assertEquals(RED, dots.get(2).color());
    assertAt(at(4, 3), dots.get(2).center());
    assertAt(at(4, 3), dots.get(4).center());
    assertAt(right(1.4), dots.get(3).center().minus(dots.get(2).center()));
  }

  @Test
  void movingFrameBoxFramesOneTermAfterTheOther() {
    Showing showing = Showing.of(new MovingFrameBox());
    for (int play : new int[] {1, 3}) {
      var moment = showing.after(play);
      var term = moment.the(Tex.class).part((play == 1 ? "f" : "g") + "(x)\\frac{d}{dx}");
      var frame = moment.the(SurroundingRectangle.class);
      assertEquals(term.left().x() - 0.1, frame.left().x(), 0.02);
    }
  }

  @Test
  void rotationUpdaterTurnsBackAndForth() {
    Showing showing = Showing.of(new RotationUpdater());
    Line forth = showing.after(0).all(Line.class).get(1);
    assertAt(Vec.polar(1, PI + 2), forth.end());
    assertAt(LEFT, showing.after(1).all(Line.class).get(1).end());
    assertAt(LEFT, showing.end().all(Line.class).get(1).end());
  }

  @Test
  void pointWithTraceShowsItsPath() {
    var end = Showing.of(new PointWithTrace()).end();
    assertAt(at(1, 1), end.the(Dot.class).center());
    TracedPath trace = end.the(TracedPath.class);
    assertAt(ORIGIN, trace.start());
    assertAt(at(1, 1), trace.end());
    assertEquals(-1, trace.bottom().y(), 0.02);
    assertEquals(2, trace.right().x(), 0.02);
  }
}
