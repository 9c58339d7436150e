import static zoetrope.Zoetrope.*;

/** Two displays show the same solid: one camera moves around it, then the other display turns. */
public final class Displays extends Scene {
  @Override
  protected void construct() {
    var body = vCube().setFill(BLUE, 0.9).setStroke(WHITE, 3).rotate(0.5, UP);
    var fromFront = cameraDisplay(cameraFrame().setHeight(5)).setBackground(GREY_E).show(body);
    var above = cameraFrame().setHeight(5).reorient(30, 60);
    var fromAbove = cameraDisplay(above).setBackground(GREY_E).show(body);
    var both = group(fromFront.addDisplayFrame(), fromAbove.addDisplayFrame());
    both.setWidth(6).arrange(RIGHT, 0.5).setWidth(13);
    var names =
        group(
            text("from the front").nextTo(fromFront, DOWN),
            text("from above").nextTo(fromAbove, DOWN));
    play(fadeIn(both), fadeIn(names));

    add(above.addAmbientRotation(0.5));
    pause(3);
    play(animate(fromFront, d -> d.setBackground(BLUE_E).scale(0.8).rotate(0.1)));
    pause();
  }
}
