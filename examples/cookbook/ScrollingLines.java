package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.stream.Stream;

/** The lines of a calculation scroll: when the zone is full, the oldest line makes room. */
public final class ScrollingLines extends Scene {
  @Override
  protected void construct() {
    composeFrame();
    var title = text("Euclid's algorithm").setColor(YELLOW);
    var steps =
        Stream.of(
            "240 = 5 .46 + 10", "46 = 4 .10 + 6", "10 = 1 .6 + 4", "6 = 1 .4 + 2", "4 = 2 .2");
    var lines = column(steps.map(s -> tex(s.replace(".", "\\cdot "))).toList()).gap(0.5);
    var result = tex("\\gcd(240, 46) = 2").setColor(GREEN);
    lines.add(result).align(LEFT).scale(1.5);
    var rule = text("Divide, and go on with the remainder").scale(0.7).setColor(GREY_A);
    var page = page().title(title).center(lines).scroll().caption(rule);
    play(write(title), fadeIn(rule));
    for (var line : lines) {
      play(fadeIn(line), page.reflow());
    }
    play(circumscribe(result));
    pause();
  }
}
