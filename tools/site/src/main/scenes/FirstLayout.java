import static zoetrope.Zoetrope.*;

/** Three shapes in a row above a text. */
public final class FirstLayout extends Scene {
  @Override
  protected void construct() {
    // tag
    var shapes = row(circle(), square(2), triangle()).gap(0.5);
    add(column(shapes, text("three shapes in a row")));
    // end
  }
}
