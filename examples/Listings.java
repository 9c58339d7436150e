import static zoetrope.Zoetrope.*;

/** A program with syntax colors, read line by line, then in another theme. */
public final class Listings extends Scene {
  @Override
  protected void construct() {
    var source =
        """
        /** The greatest common divisor. */
        static int gcd(int a, int b) {
          while (b != 0) {
            int rest = a % b;
            a = b;
            b = rest;
          }
          return a;
        }
        """;
    var listing = code(source, "java").lineNumbers().window().fontSize(42);
    play(fadeIn(listing.ground()), write(listing.numbers()).runTime(1));
    play(write(listing.text()).runTime(2));
    add(listing);

    var pointer = surroundingRectangle(listing.line(2), 0.08).setStroke(YELLOW, 3);
    play(showCreation(pointer));
    for (int line : new int[] {3, 4, 5, 7}) {
      play(animate(pointer, p -> p.surround(listing.line(line), 0.08)).runTime(0.6));
    }
    play(fadeOut(pointer), animate(listing, c -> c.theme("one-dark")));
    pause();
  }
}
