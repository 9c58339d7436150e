import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.stream.Stream;
import zoetrope.animation.layout.OverlayBox;

/** Rows, columns, grids and overlays, which make room for members that grow, come and go. */
public final class RowsAndGrids extends Scene {
  @Override
  protected void construct() {
    var words = "rows and columns measure their members and begin new lines".split(" ");
    var tags = row(Stream.of(words).map(w -> tag(w)).toList()).gap(0.3).wrap(8).align(UL);
    tags.toEdge(UP);
    play(laggedStart(tags, t -> fadeIn(t).shift(up(0.3))));
    play(animate(tags.get(3), t -> t.scale(1.6)), tags.reflow());
    var gone = tags.get(1);
    tags.remove(gone);
    play(fadeOut(gone), tags.reflow());

    var shapes = List.of(circle(0.5), square(1), triangle().scale(0.7), star().scale(0.6));
    var cells = grid(2, 2, shapes).gap(0.4);
    cells.setFill(BLUE, 0.6);
    var sum = column(tex("a"), tex("+\\, b"), tex("= c")).align(RIGHT).gap(0.2);
    var card = overlay(roundedRectangle(3, 2.4, 0.2).setStroke(TEAL, 4), sum);
    var below = row(cells, card).gap(1.5).shift(down(1.8));
    play(laggedStart(cells, c -> growFromCenter(c)), fadeIn(card));
    play(animate(cells.get(0), c -> c.scale(1.8).setFill(YELLOW, 0.8)), below.reflow());
    play(animate(sum.get(0), a -> a.scale(1.5)), animate(cells, c -> c.gap(0.1)));
    play(below.reflow());
    pause();
  }

  private static OverlayBox tag(String word) {
    var name = text(word).scale(0.7);
    var frame = roundedRectangle(name.width() + 0.4, 0.6, 0.2).setFill(GREY_E, 1);
    return overlay(frame.setStroke(GREY_B, 2), name);
  }
}
