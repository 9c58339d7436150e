import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** The image that other sites show for a link to the documentation. */
public final class SocialCard extends Scene {
  @Override
  protected void construct() {
    var plane = numberPlane(Range.of(-9, 9), Range.of(-5, 5)).setOpacity(0.35);
    plane.applyMatrix(new double[][] {{1, 0.4}, {0.2, 1}});
    var name = text("Zoetrope").fontSize(150);
    var says = text("Animations that explain mathematics, in Java").fontSize(46).setColor(GREY_A);
    var formula = tex("e^{i\\pi} + 1 = 0").scale(1.3).setColor(YELLOW);
    var circle = circle(1.1).setStroke(BLUE, 6).setFill(BLUE, 0.4);
    var square = square(2).setStroke(GREEN, 6).setFill(GREEN, 0.4);
    var star = star().setStroke(RED, 6).setFill(RED, 0.4);
    var shapes = group(circle, square, star).arrange(RIGHT, 0.8).scale(0.75);
    group(shapes, name, says, formula).arrange(DOWN, 0.5);
    add(plane, fullScreenRectangle().setFill(BLACK, 0.55).setStroke(BLACK, 0));
    add(shapes, name, says, formula);
  }
}
