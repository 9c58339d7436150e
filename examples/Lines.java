import static zoetrope.Zoetrope.*;

/** A right triangle of lines, with its altitude in dashes. */
public final class Lines extends Scene {
  @Override
  protected void construct() {
    var a = at(-4, -2);
    var b = at(4, -2);
    var c = at(-1.5, 1.708);
    var sides =
        group(
            line(a, b).setStroke(BLUE, 6),
            line(b, c).setStroke(TEAL, 6),
            line(c, a).setStroke(GREEN, 6));
    var altitude = dashedLine(c, at(-1.5, -2)).setStroke(YELLOW, 4);
    var foot = elbow(0.3).shift(at(-1.5, -2));
    var corner = elbow(0.3, sides.get(2).angle()).shift(c);
    var corners = group(dot(a), dot(b), dot(c));

    play(laggedStart(sides, s -> showCreation(s)).lagRatio(0.6));
    play(laggedStart(corners, p -> growFromCenter(p)), showCreation(corner));
    play(showCreation(altitude), fadeIn(foot));
    var h = tex("h").setColor(YELLOW).nextTo(altitude, RIGHT);
    var squared = tex("h^2 = p \\, q").toEdge(UP);
    squared.colorPart("h", YELLOW);
    var thales = circleThrough(a, b, c).setStroke(GREY, 2);
    play(write(h), write(squared), showCreation(thales));
    pause();
  }
}
