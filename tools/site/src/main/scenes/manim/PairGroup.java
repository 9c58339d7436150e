import static zoetrope.Zoetrope.*;

/** Four squares in a row. */
public final class PairGroup extends Scene {
  @Override
  protected void construct() {
    // tag
    var row = square(1).replicate(4);
    row.arrange(RIGHT, 0.3);
    row.get(2).setFill(YELLOW, 1);
    add(row);
    // end
  }
}
