import static zoetrope.Zoetrope.*;

/** A text with parts that are found by their words. */
public final class Words extends Scene {
  @Override
  protected void construct() {
    var title = text("Words are outlines").scale(1.2).toEdge(UP);
    var line =
        text("a fluffy blue creature\nroamed the verdant forest")
            .colorPart("fluffy", PINK)
            .colorPart("blue", BLUE)
            .colorPart("verdant", GREEN)
            .boldPart("creature")
            .italicPart("forest");
    var styles =
        group(
            text("serif"), text("sans serif").font("CMU Sans Serif"),
            text("typewriter").font("CMU Typewriter Text"), text("汉字"));
    styles.setColor(GREY_B).scale(0.8).arrange(RIGHT, 1).toEdge(DOWN, 1);
    styles.forEach(s -> s.alignBaseline(styles.get(0)));
    play(write(title));
    play(laggedStart(line.words(), w -> fadeIn(w).shift(up(0.3))).lagRatio(0.3));
    play(laggedStart(styles, s -> fadeIn(s)).lagRatio(0.3));
    var frame = surroundingRectangle(line.part("blue"));
    play(showCreation(frame));
    play(animate(frame, f -> f.surround(line.part("verdant"), 0.1)));
    pause();
  }
}
