package cookbook;

import static zoetrope.Zoetrope.*;

/** A table of distances, whose cells change one after the other. */
public final class ChangingTable extends Scene {
  @Override
  protected void construct() {
    var rows = new String[][] {{"0", "\u2013"}, {"\u2013", "\u2013"}, {"\u2013", "\u2013"}};
    var table = table(rows).rowLabels("A", "B", "C").columnLabels("distance", "from");
    play(fadeIn(table));
    play(animate(table, t -> t.setEntry(1, 0, "4").setEntry(1, 1, "A")));
    play(animate(table, t -> t.setEntry(2, 0, "6").setEntry(2, 1, "B")));
    play(animate(table.entry(2, 0), e -> e.setColor(YELLOW)));
    play(animate(table, t -> t.setEntry(2, 0, "5")));
    pause();
  }
}
