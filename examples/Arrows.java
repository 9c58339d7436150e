import static zoetrope.Zoetrope.*;

/** Arrows and vectors, each with the name of the function that creates it. */
public final class Arrows extends Scene {
  @Override
  protected void construct() {
    var arrows =
        group(
            arrow(left(1.5), right(1.5)).setColor(BLUE),
            doubleArrow(left(1.5), right(1.5)).setColor(TEAL),
            fillArrow(left(1.5), right(1.5)).setColor(GREEN),
            tippedArrow(left(1.5), right(1.5)).setColor(YELLOW),
            vector(2.6, 0.8).shift(left(1.3)).setColor(GOLD),
            curvedArrow(left(1.5), right(1.5), -90 * DEGREES).setColor(RED),
            curvedDoubleArrow(left(1.5), right(1.5), -90 * DEGREES).setColor(PURPLE));
    var names =
        group(
            text("arrow"),
            text("doubleArrow"),
            text("fillArrow"),
            text("tippedArrow"),
            text("vector"),
            text("curvedArrow"),
            text("curvedDoubleArrow"));
    for (int i = 0; i < arrows.size(); i++) {
      var middle = at(i < 4 ? -3.3 : 3.3, (i < 4 ? 2.7 : 1.8) - 1.9 * (i % 4));
      arrows.get(i).shift(middle);
      var name = names.get(i).font("CMU Typewriter Text").fontSize(30).setX(middle.x());
      name.shift(up(middle.y() - 0.55 - name.baseline().y()));
    }
    play(
        laggedStart(arrows, a -> growArrow(a)).lagRatio(0.15).runTime(2),
        laggedStart(names, n -> fadeIn(n)).lagRatio(0.15).runTime(2));
    pause();
  }
}
