import static zoetrope.Zoetrope.*;

/** A table of four words. */
public final class PairTable extends Scene {
  @Override
  protected void construct() {
    // tag
    var table = table(new String[][] {{"a", "b"}, {"c", "d"}});
    table.highlightCell(0, 0, GREEN);
    add(table);
    // end
  }
}
