import static zoetrope.Zoetrope.*;

class Faults extends Scene {
  @Override
  protected void construct() {
    var far = text("Hello").shift(right(7));
    var first = text("Overlap");
    play(write(far), write(first));
    var second = text("Overlaps too").setColor(YELLOW);
    play(write(second));
    pause();
  }
}
