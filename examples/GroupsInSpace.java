import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.display.ClipPlane;
import zoetrope.mobject.three.VGroup3D;

/** A cube of squares, a lattice of balls, and a slice of a sphere, with axes. */
public final class GroupsInSpace extends SpecialThreeDScene {
  // still: 5
  @Override
  protected void construct() {
    setCameraToDefaultPosition();
    var sphere = defaultSphere().setColor(TEAL);
    add(defaultAxes(), sphere);
    play(fadeIn(sphere));
    sphere.setClipPlanes(new ClipPlane(LEFT, 2), new ClipPlane(RIGHT, 2));
    play(
        animate(sphere, s -> s.setClipPlanes(new ClipPlane(LEFT, 0.5), new ClipPlane(RIGHT, 0.5))));

    VGroup3D<?> cube =
        vGroup3D(squareToCubeFaces(square(1.5).setFill(BLUE, 1).setStrokeWidth(0)))
            .shift(at(4, -1, 0));
    List<Vec> places = new ArrayList<>();
    for (int i = 0; i < 27; i++) {
      places.add(at(i % 3, i / 3 % 3, i / 9).times(0.7).plus(at(-5, -1, -0.7)));
    }
    var lattice = dotCloud(places).setRadius(0.2).setColorGradient(RED, YELLOW, GREEN).make3d();
    play(growFromCenter(cube), fadeIn(lattice));
    beginAmbientCameraRotation(0.2);
    play(animate(camera().lightSource(), sun -> sun.moveTo(at(10, -10, 5))).runTime(2));
    play(animate(cube, c -> c.rotate(PI / 2, OUT)), animate(lattice, l -> l.rotate(PI / 2, OUT)));
    pause();
  }
}
