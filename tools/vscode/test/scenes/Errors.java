import static zoetrope.Zoetrope.*;

class Errors extends Scene {
  @Override
  protected void construct() {
    play(ShowCreation(circle(1)));
  }
}
