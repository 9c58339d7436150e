import static zoetrope.Zoetrope.*;

/** Numbers that count, follow a function, and change within a formula. */
public final class Numbers extends Scene {
  @Override
  protected void construct() {
    var count = integerNumber(1000).groupWithCommas(true).setColor(BLUE).scale(1.5);
    var wave = decimalNumber(0, 3).includeSign().setColor(YELLOW).scale(1.5);
    group(count.shift(up(2.2)), wave).setX(-3);
    play(countInFrom(count, 0).runTime(2), fadeIn(wave));
    play(
        changingDecimal(wave, t -> StrictMath.sin(TAU * t)).runTime(3),
        changeDecimalToValue(count, 1000000).runTime(3));

    var area = tex("\\pi \\cdot 1.00^2 = 3.14").shift(down(2.2));
    var radius = area.makeNumberChangeable("1.00");
    var value = area.makeNumberChangeable("3.14");
    var disk = circle().setFill(TEAL, 0.4).setStroke(TEAL).shift(at(3, 1));
    play(write(area), drawBorderThenFill(disk));
    disk.addUpdater(d -> d.setWidth(2 * radius.value()));
    value.addUpdater(v -> v.setValue(PI * radius.value() * radius.value()));
    play(changeDecimalToValue(radius, 2).runTime(3));
    pause();
  }
}
