import static zoetrope.Zoetrope.*;

class Faults extends Scene {
  @Override
  protected void construct() {
    var far = text("Hello").shift(right(7));
    var first = text("Overlap");
    play(write(far), write(first));
    var second =
        text("Overlaps too")
            .setColor(YELLOW)
            .shift(right(0.25))
            .shift(left(0.25))
            .shift(up(0.05))
            .shift(down(0.05));
    play(write(second));
    pause();
  }
}
