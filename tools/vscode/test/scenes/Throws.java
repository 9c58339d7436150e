import static zoetrope.Zoetrope.*;

class Throws extends Scene {
  @Override
  protected void construct() {
    var list = List.of(1, 2);
    add(circle(list.get(3)));
  }
}
