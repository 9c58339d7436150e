import static zoetrope.Zoetrope.*;

/** Animations at the same time, one after the other, and with a lag. */
public final class Composition extends Scene {
  // still: 3.2
  @Override
  protected void construct() {
    var row = circle(0.35).setFill(WHITE, 0.7).replicate(8).arrange(RIGHT, 0.3);
    var rows = row.setColorsByGradient(BLUE, TEAL, YELLOW).replicate(3).arrange(DOWN, 1.5);
    rows.shift(right(2));
    var names = group(text("animationGroup"), text("succession"), text("laggedStart"));
    for (int i = 0; i < 3; i++) {
      names.get(i).font("CMU Typewriter Text").fontSize(36).moveTo(at(-4.6, rows.get(i).y()));
    }
    play(laggedStartMap(names, n -> fadeIn(n).shift(RIGHT)).runTime(1));
    var together = rows.get(0).stream().map(c -> growFromCenter(c)).toList();
    var inTurn = rows.get(1).stream().map(c -> growFromCenter(c)).toList();
    play(
        animationGroup(together).runTime(4),
        succession(inTurn).runTime(4),
        laggedStart(rows.get(2), c -> growFromCenter(c)).lagRatio(0.15).runTime(4));
    play(still(rows), animate(names, n -> n.setColor(GREEN)));
    pause();
  }
}
