import static zoetrope.Zoetrope.*;

/** A scene with two sections. */
public final class PairSections extends Scene {
  @Override
  protected void construct() {
    // tag
    section("Square");
    play(create(square()));
    section("Circle");
    play(create(circle()));
    // end
  }
}
