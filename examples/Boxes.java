import static zoetrope.Zoetrope.*;

/** Cubes and prisms with faces or edges, and an extruded letter. */
public final class Boxes extends Scene {
  // still: 3
  @Override
  protected void construct() {
    var letter = text("Z").setHeight(1.6).setFill(YELLOW, 1).setStroke(WHITE, 1);
    var boxes =
        group(
            cube(1.4).setColor(BLUE),
            prism(1.6, 0.9, 1.2).setColor(TEAL),
            square3D(1.6).setColor(GREEN),
            vCube(1.4).setFill(RED, 0.6).setStroke(WHITE, 2),
            vPrism(1.6, 0.9, 1.2).setFill(PURPLE, 0.6).setStroke(WHITE, 2),
            prismify(letter, 0.5, IN));
    boxes.arrangeInGrid(gridLayout(2, 3).buff(1.5));
    boxes.forEach(b -> b.rotate(30 * DEGREES, at(1, 0.6, 0)));
    play(laggedStart(boxes, b -> growFromCenter(b)).lagRatio(0.2).runTime(3));
    for (var box : boxes) {
      box.addUpdater((b, dt) -> b.rotate(0.6 * dt, at(0.2, 1, 0)));
    }
    pause(4);
  }
}
