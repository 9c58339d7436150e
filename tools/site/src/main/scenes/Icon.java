import static zoetrope.Zoetrope.*;

/** The icon of the documentation's pages. */
public final class Icon extends Scene {
  @Override
  protected void construct() {
    var slots = dot(1.4).replicate(8).setColor(YELLOW);
    slots.mapIndexed((slot, i) -> slot.moveTo(at(4.7, 0).rotate(i * TAU / 8)));
    add(circle(6.9).setFill(BLUE_E, 1).setStroke(BLUE_E, 0), slots);
  }
}
