import static zoetrope.Zoetrope.*;

/** Twelve dots in a grid, with a colour gradient. */
public final class PairGrid extends Scene {
  @Override
  protected void construct() {
    // tag
    var dots = dot().replicate(12);
    dots.arrangeInGrid(gridLayout(3, 4).buff(0.5));
    dots.setColorsByGradient(BLUE, GREEN);
    add(dots);
    // end
  }
}
