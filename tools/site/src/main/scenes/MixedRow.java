import static zoetrope.Zoetrope.*;

/** A method that returns a group with members of several types. */
public final class MixedRow extends Scene {
  @Override
  protected void construct() {
    var bikes = entry("bikes", 17, GREEN);
    var cars = entry("cars", 9, YELLOW);
    column(bikes, cars).gap(0.4).align(LEFT);
    play(fadeIn(bikes), fadeIn(cars));
    pause();
  }

  private static Group<Mobject<?>> entry(String word, int count, Color color) {
    var mark = dot(ORIGIN, 0.2).setColor(color);
    var name = text(word).nextTo(mark, RIGHT);
    var number = integerNumber(count).nextTo(name, RIGHT).alignBaseline(name);
    return group(mark, name, number);
  }
}
