import static zoetrope.Zoetrope.*;

/** A line from the origin follows a dot. */
public final class PairRedraw extends Scene {
  @Override
  protected void construct() {
    // tag
    var dot = dot(left(3));
    var line = alwaysRedraw(() -> line(down(2), dot.center()));
    add(line, dot);
    play(animate(dot, d -> d.shift(right(6))));
    // end
  }
}
