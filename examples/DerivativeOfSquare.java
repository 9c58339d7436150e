import static zoetrope.Zoetrope.*;

/** The derivative of a square, from the definition of a derivative. */
public final class DerivativeOfSquare extends Scene {
  @Override
  protected void construct() {
    var d =
        derivation(
                "f'(x) &= \\lim_{h \\to 0} \\frac{f(x+h) - f(x)}{h}",
                "&= \\lim_{h \\to 0} \\frac{(x+h)^2 - x^2}{h}",
                "&= \\lim_{h \\to 0} \\frac{x^2 + 2xh + h^2 - x^2}{h}",
                "&= \\lim_{h \\to 0} \\frac{2xh + h^2}{h}",
                "&= \\lim_{h \\to 0} (2x + h)",
                "&= 2x")
            .colorPart("h", TEAL)
            .scale(0.75);
    play(d.next());
    play(d.next().reason("$f(x) = x^2$"));
    play(d.next().reason("expand"));
    play(d.cancel("x^2", "x^2"));
    play(d.next());
    play(d.next().reason("divide by $h$"));
    play(d.next().reason("$h \\to 0$"));
    pause();
  }
}
