import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.text.Text;

/** A lesson page with a title, a plot, a list and a caption, in frames of any aspect ratio. */
public final class Pages extends Scene {
  @Override
  protected void construct() {
    composeFrame();
    var title = text("Newton's method").scale(1.2).setColor(YELLOW);
    var axes = axes(Range.of(-0.5, 2.5), Range.of(-2, 5), 6.5, 4.4);
    var graph = axes.plot(x -> x * x - 2).setColor(BLUE);
    var plot = group(axes, graph);
    var start = fact("Guess a zero");
    var step = fact("Follow the tangent");
    var list = column(start, step).gap(0.45).align(LEFT);
    var caption = text("Each step doubles the digits").scale(0.7).setColor(GREY_A);
    var page = page().title(title).left(plot).shrink().right(list).caption(caption);
    page.square(p -> p.column(plot, list));
    play(write(title), create(axes), create(graph));
    play(laggedStart(list, f -> fadeIn(f).shift(LEFT)), fadeIn(caption));

    var tangent = axes.tangentLine(2, graph, 4).setColor(GREEN);
    plot.add(tangent);
    play(create(tangent), animate(step, s -> s.setColor(GREEN).scale(1.15)));
    var repeat = fact("Repeat");
    list.add(repeat);
    play(fadeIn(repeat), page.reflow());
    play(transform(repeat, fact("Repeat until nothing changes")), page.reflow());

    var result = tex("\\sqrt{2} \\approx 1.41421356").scale(1.2).setColor(GREEN);
    page.right(result);
    play(fadeOut(list), fadeIn(result), page.reflow());
    pause();
  }

  private static Text fact(String words) {
    return text(words).scale(0.85);
  }
}
