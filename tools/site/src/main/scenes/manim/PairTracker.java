import static zoetrope.Zoetrope.*;

/** A dot follows a value. */
public final class PairTracker extends Scene {
  @Override
  protected void construct() {
    // tag
    var x = valueTracker(-3);
    var dot = dot();
    dot.addUpdater(d -> d.setX(x.value()));
    add(dot);
    play(animate(x, v -> v.setValue(3)));
    // end
  }
}
