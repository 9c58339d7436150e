import static zoetrope.Zoetrope.*;

/** A right triangle of lines, with its altitude dashed. */
public final class Lines extends Scene {
  @Override
  protected void construct() {
    var a = at(-3, -0.5);
    var b = at(3, -0.5);
    var c = at(-1.8, 1.9);
    var under = at(-1.8, -0.5);
    var sides =
        group(
            line(a, b).setStroke(BLUE, 6),
            line(b, c).setStroke(TEAL, 6),
            line(c, a).setStroke(GREEN, 6));
    var altitude = dashedLine(c, under).setStroke(YELLOW, 4);
    var foot = elbow(0.3).shift(under);
    var corner = elbow(0.3, sides.get(2).angle()).shift(c);
    var corners = group(dot(a), dot(b), dot(c));

    play(laggedStart(sides, s -> showCreation(s)).lagRatio(0.6));
    play(laggedStart(corners, p -> growFromCenter(p)), showCreation(corner));
    play(showCreation(altitude), fadeIn(foot));
    var h = tex("h").setColor(YELLOW).nextTo(altitude, RIGHT);
    var p = tex("p").setColor(GREEN).nextTo(line(a, under), DOWN);
    var q = tex("q").setColor(TEAL).nextTo(line(under, b), DOWN);
    var squared = tex("h^2 = p \\, q").toEdge(UP);
    squared.colorPart("h", YELLOW).colorPart("p", GREEN).colorPart("q", TEAL);
    var thales = circleThrough(a, b, c).setStroke(GREY, 2);
    bringToBack(thales);
    play(write(h), write(p), write(q), write(squared), showCreation(thales));
    pause();
  }
}
