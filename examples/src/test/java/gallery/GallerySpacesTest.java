package gallery;

import static gallery.Showing.assertAt;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Vec;
import zoetrope.mobject.camera.CameraDisplay;
import zoetrope.mobject.coordinates.NumberPlane;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.three.Sphere;
import zoetrope.mobject.three.Surface;

/** Checks cameras, solids and grids against the descriptions of their scenes. */
class GallerySpacesTest {
  @Test
  void movingZoomedSceneAroundUnfoldsAndFoldsItsDisplay() {
    Showing showing = Showing.of(new MovingZoomedSceneAround());
    CameraDisplay display = showing.after(1).the(CameraDisplay.class);
    assertEquals(6, display.width(), 1e-6);
    assertEquals(1, display.height(), 1e-6);
    CameraDisplay narrow = showing.after(3).the(CameraDisplay.class);
    assertEquals(3, narrow.width(), 1e-6);
    assertEquals(1.5, narrow.height(), 1e-6);
    CameraDisplay large = showing.after(5).the(CameraDisplay.class);
    assertEquals(6, large.width(), 1e-6);
    assertEquals(3, large.height(), 1e-6);
    assertEquals(List.of(), showing.end().all(zoetrope.mobject.text.Text.class));
  }

  @Test
  void fixedInFrameMObjectTestKeepsItsWordsInTheCorner() {
    var end = Showing.of(new FixedInFrameMObjectTest()).end();
    var words = end.text("This is a 3D text");
    assertEquals(1, words.fixedInFrame());
    assertEquals(3.5, words.top().y(), 1e-6);
    assertEquals(-64 / 9.0 + 0.5, words.left().x(), 1e-6);
    assertAngles(75, -45, end);
  }

  @Test
  void threeDLightSourcePositionIsLitFromBelow() {
    var end = Showing.of(new ThreeDLightSourcePosition()).end();
    assertEquals(32, end.the(Sphere.class).uFaces());
    assertEquals(15, end.the(Sphere.class).vFaces());
    assertEquals(3, end.the(Sphere.class).height(), 0.05);
  }

  @Test
  void threeDCameraRotationDriftsAndComesBack() {
    Showing showing = Showing.of(new ThreeDCameraRotation());
    assertAngles(75, 30 + 0.1 / DEGREES, showing.after(0));
    assertAngles(75, 30, showing.after(1));
    assertAngles(75, 30, showing.end());
    assertEquals(2, showing.end().the(Circle.class).width(), 1e-6);
  }

  @Test
  void threeDCameraIllusionRotationSwaysAndRises() {
    Showing showing = Showing.of(new ThreeDCameraIllusionRotation());
    assertAngles(75 - 0.2 / DEGREES, 30, showing.end());
  }

  @Test
  void threeDSurfacePlotRisesInItsMiddle() {
    Surface bell = Showing.of(new ThreeDSurfacePlot()).end().the(Surface.class);
    assertEquals(8, bell.width(), 1e-6);
    assertEquals(2, bell.z(OUT), 1e-6);
    assertEquals(0, bell.z(IN), 1e-3);
    assertEquals(24, bell.uFaces());
  }

  @Test
  void openingManimBendsItsGrid() {
    Showing showing = Showing.of(new OpeningManim());
    var written = showing.after(1);
    Vec title = written.text("This is some \\LaTeX").center();
    assertTrue(title.y() > 0 && title.x() == 0, title::toString);
    NumberPlane straight = showing.after(5).the(NumberPlane.class);
    NumberPlane bent = showing.end().the(NumberPlane.class);
    assertTrue(bent.height() > straight.height() + 1.5, "the sine adds a unit above and below");
  }

  /** Asserts the angles of the camera from the z axis and from the x axis, in degrees. */
  private static void assertAngles(double phi, double theta, Showing.Moment moment) {
    Vec eye = moment.frame().camera().eye();
    assertAt(
        Vec.polar(StrictMath.sin(phi * DEGREES), theta * DEGREES)
            .plus(out(StrictMath.cos(phi * DEGREES))),
        eye.times(1 / eye.length()));
  }
}
