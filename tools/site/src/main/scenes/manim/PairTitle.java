import static zoetrope.Zoetrope.*;

/** A title and a list of two items. */
public final class PairTitle extends Scene {
  @Override
  protected void construct() {
    // tag
    var title = title("Plan");
    var items = bulletedList("first", "second");
    add(title);
    play(write(items));
    // end
  }
}
