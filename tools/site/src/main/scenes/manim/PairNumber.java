import static zoetrope.Zoetrope.*;

/** A number counts to one hundred. */
public final class PairNumber extends Scene {
  @Override
  protected void construct() {
    // tag
    var number = decimalNumber(0, 1);
    add(number);
    play(changeDecimalToValue(number, 100));
    // end
  }
}
