import static zoetrope.Zoetrope.*;

/** Sections that are rendered separately and become chapters, and subtitles in a file. */
public final class Sections extends Scene {
  @Override
  protected void construct() {
    section("The square");
    subtitle("A square has four equal sides.", 2);
    var square = square(3).setStroke(BLUE, 4);
    play(create(square));
    pause();

    section("Its diagonal");
    subtitle("Its diagonal cuts it into two triangles.", 1.5);
    var diagonal = line(at(-1.5, -1.5), at(1.5, 1.5)).setStroke(YELLOW, 4);
    play(create(diagonal));
    pause(0.5);
    subtitle("By Pythagoras' theorem,\nit is √2 times as long as a side.", 2);
    var ratio = tex("d = \\sqrt{2}\\, a").nextTo(square, RIGHT, 1.25);
    play(write(ratio));
    pause();

    section("A circle around it");
    subtitle("And it is the diameter of the circle\nthrough the corners.", 2);
    var circle = circle(1.5 * Math.sqrt(2)).setStroke(GREEN, 4);
    play(create(circle));
    pause();
  }
}
