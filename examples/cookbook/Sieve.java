package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.stream.IntStream;

/** The sieve of Eratosthenes: multiples of each prime are crossed out. */
public final class Sieve extends Scene {
  @Override
  protected void construct() {
    var cells =
        group(
            IntStream.rangeClosed(2, 49)
                .mapToObj(n -> group(square(0.9).setStroke(GREY_D, 1), integerNumber(n))));
    cells.arrangeInGrid(gridLayout(6, 8).buff(0.1));
    play(laggedStart(cells, c -> fadeIn(c)).lagRatio(0.03).runTime(1.5));
    var colors = List.of(YELLOW, TEAL, BLUE, PINK);
    int[] primes = {2, 3, 5, 7};
    for (int i = 0; i < primes.length; i++) {
      int prime = primes[i];
      var color = colors.get(i);
      play(animate(cells.get(prime - 2), c -> c.get(0).setFill(color, 0.6)).runTime(0.4));
      var multiples =
          group(IntStream.rangeClosed(2, 49 / prime).mapToObj(m -> cells.get(m * prime - 2)));
      play(
          laggedStart(multiples, m -> animate(m, c -> c.setOpacity(0.2))).lagRatio(0.1).runTime(1));
    }
    pause();
  }
}
