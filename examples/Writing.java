import static zoetrope.Zoetrope.*;

import zoetrope.text.Alignment;

/** A slide: a title, a list with one item in focus, markup, and lines of verse. */
public final class Writing extends Scene {
  // still: 4
  @Override
  protected void construct() {
    var title = title("How to write").setColor(YELLOW);
    var list = bulletedList("Say what it is", "Show how it works", "Leave out the rest");
    list.shift(at(-3, 1));
    play(write(title));
    play(laggedStart(list, item -> fadeIn(item).shift(RIGHT)).lagRatio(0.4));
    for (int i = 0; i < list.size(); i++) {
      int focus = i;
      play(animate(list, l -> l.fadeAllBut(focus)).runTime(0.7));
    }

    var markup =
        markupText(
            "a <b>fluffy</b> <span color=\"BLUE\">blue</span> <i>creature</i>\n"
                + "in a <gradient from=\"GREEN\" to=\"YELLOW\">verdant forest</gradient>");
    markup.fontSize(48).moveTo(at(0, -2));
    var verse =
        paragraph("Tyger Tyger, burning bright,", "In the forests of the night:", "W. Blake")
            .fontSize(36)
            .alignLine(2, Alignment.RIGHT);
    verse.moveTo(at(3.6, 1)).line(2).setColor(GREY_B);
    play(write(markup), write(verse));
    pause();
  }
}
