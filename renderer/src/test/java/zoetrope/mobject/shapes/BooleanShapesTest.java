package zoetrope.mobject.shapes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import zoetrope.frame.RasterImage;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.image.ImageMobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.text.Text;

/** Tests of shapes made by boolean operations. */
class BooleanShapesTest {
  private static Square square() {
    return new Square();
  }

  @Test
  void aUnionCoversAllItsShapes() {
    Union union = new Union(square(), new Circle().moveTo(Vec.of(0.2, 0.2)), new Rectangle(4, 2));
    assertEquals(4, union.width(), 1e-9);
    assertEquals(2.2, union.height(), 1e-3);
    assertEquals(1, union.path().subpathCount());
  }

  @Test
  void anIntersectionOfSeparateShapesHasNoPoints() {
    assertFalse(new Intersection(square(), new Circle().shift(Vec.of(5, 0))).hasPoints());
    assertEquals(1.7, new Intersection(square(), circle(0.3, 0.3)).width(), 1e-3);
  }

  private static Circle circle(double x, double y) {
    return new Circle().moveTo(Vec.of(x, y));
  }

  @Test
  void aDifferenceRemovesAllOtherShapes() {
    assertEquals(2, new Difference(square(), circle(0.2, 0.3)).path().subpathCount());
    assertFalse(new Difference(new Circle(), square().scale(2), circle(9, 9)).hasPoints());
  }

  @Test
  void anExclusionTreatsAGroupAsOneArea() {
    Group<Square> two = new Group<>(square(), square().shift(Vec.of(1, 0)));
    Exclusion rest = new Exclusion(two, new Rectangle(0.5, 0.5));
    assertEquals(2, rest.path().subpathCount());
    assertEquals(3, rest.width(), 1e-9);
  }

  @Test
  void lettersAreCutOutOfARectangle() {
    Text text = new Text("B").setHeight(1);
    assertEquals(4, new Difference(new Rectangle(3, 2), text).path().subpathCount());
  }

  @Test
  void openLinesCountAsClosedAndHaveNoArea() {
    assertFalse(
        new Union(new Line(Vec.ZERO, Vec.of(1, 1)), new Line(Vec.ZERO, Vec.ZERO)).hasPoints());
  }

  @Test
  void tooFewObjectsAndPicturesAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Union(square()));
    assertThrows(IllegalArgumentException.class, () -> new Difference(square()));
    assertThrows(IllegalArgumentException.class, Exclusion::new);
    ImageMobject picture = new ImageMobject(new RasterImage(1, 1, new int[1]));
    String message =
        assertThrows(IllegalArgumentException.class, () -> new Intersection(square(), picture))
            .getMessage();
    assertTrue(message.contains("ImageMobject has no outline"), message);
  }

  @Test
  void objectsTurnedOutOfThePlaneAreRefused() {
    Square tilted = square().rotate(1, Vec.of(1, 0));
    assertThrows(IllegalArgumentException.class, () -> new Union(square(), tilted));
  }
}
