import static zoetrope.Zoetrope.*;

/** Groups in rows and grids, and positions relative to other objects. */
public final class Layout extends Scene {
  @Override
  protected void construct() {
    var tiles = square(0.6).setStroke(WHITE, 1).replicate(30);
    tiles.mapIndexed((tile, i) -> tile.setFill(hsl(i / 30.0, 0.6, 0.55), 0.8));
    tiles.arrange(RIGHT, 0.1).setWidth(12);
    play(laggedStart(tiles, t -> fadeIn(t).shift(up(0.5))));
    play(animate(tiles, t -> t.arrangeInGrid(gridLayout(5, 6).buff(0.15)).setHeight(4)));

    var above = text("above").nextTo(tiles, UP);
    var side = text("beside").nextTo(tiles, RIGHT, 0.5);
    var corner = text("a corner").toCorner(DOWN.plus(LEFT));
    var flush = text("flush").nextTo(tiles, LEFT, 0.5).alignTo(tiles, UP);
    play(laggedStart(group(above, side, corner, flush), w -> write(w)).lagRatio(0.4));
    play(animate(tiles.filter(t -> t.y() > tiles.y()), t -> t.fade(0.6)));
    play(animate(tiles.inGroupsOf(6).get(2), r -> r.setFill(WHITE, 0.9)));
    pause();
  }
}
