import static zoetrope.Zoetrope.*;

/** The union, intersection, difference and exclusion of two shapes. */
public final class Booleans extends Scene {
  @Override
  protected void construct() {
    var disk = circle(1.4).setStroke(BLUE, 4).setFill(BLUE, 0.4).shift(left(0.7));
    var star = star(5, 1.7, 0.8).setStroke(RED, 4).setFill(RED, 0.4).shift(right(0.9));
    var pair = group(disk, star).shift(up(1.6));
    play(drawBorderThenFill(pair));

    var parts =
        group(
            union(disk, star).setFill(GREEN, 0.6),
            intersection(disk, star).setFill(PURPLE, 0.8),
            difference(disk, star).setFill(TEAL, 0.6),
            exclusion(disk, star).setFill(YELLOW, 0.6));
    parts.setStroke(WHITE, 3);
    var names = group(text("union"), text("intersection"), text("difference"), text("exclusion"));
    for (int i = 0; i < parts.size(); i++) {
      var part = parts.get(i);
      var name = names.get(i).fontSize(34).moveTo(at(3.5 * i - 5.25, -3.2));
      var place = part.center().minus(pair.center()).times(0.65).plus(at(name.x(), -1.7));
      play(fadeIn(part), write(name));
      play(animate(group(part), p -> p.scale(0.65).moveTo(place)));
    }
    pause();
  }
}
