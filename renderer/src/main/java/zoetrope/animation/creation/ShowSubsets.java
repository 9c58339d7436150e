package zoetrope.animation.creation;

import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.color.Theme;
import zoetrope.mobject.Mobject;

/**
 * An animation that shows an increasing number of a mobject's children ({@code
 * showIncreasingSubsets}) or one at a time ({@code showSubmobjectsOneByOne}). Hidden children are
 * removed from the mobject during the animation.
 */
public final class ShowSubsets extends Animation<ShowSubsets> {
  private final boolean oneByOne;
  private final Rounding rounding;
  private List<Mobject<?>> all = List.of();

  /** The rounding of the number of children. */
  enum Rounding {
    /** Rounds to the nearest integer, and halves to the nearest even integer. */
    ROUND,
    /** Rounds down. */
    FLOOR,
    /** Rounds up. */
    CEIL;

    int of(double number) {
      double rounded =
          switch (this) {
            case ROUND -> Math.rint(number);
            case FLOOR -> Math.floor(number + 1e-9);
            case CEIL -> Math.ceil(number - 1e-9);
          };
      return (int) rounded;
    }
  }

  ShowSubsets(Mobject<?> mobject, boolean oneByOne) {
    super(mobject);
    this.oneByOne = oneByOne;
    rounding = oneByOne ? Rounding.CEIL : Theme.choose(Rounding.ROUND, Rounding.FLOOR);
  }

  @Override
  protected boolean suspendsUpdaters() {
    return false;
  }

  @Override
  protected boolean introduces() {
    return true;
  }

  @Override
  protected void start(Host host) {
    all = List.copyOf(mobject().children());
  }

  @Override
  protected void show(double alpha) {
    int n = all.size();
    int count = Math.max(0, Math.min(n, rounding.of(progress(alpha, 0, 1) * n)));
    int first = oneByOne ? Math.max(0, count - 1) : 0;
    mobject().setChildren(all.subList(first, count));
  }

  @Override
  public void cleanUp(Host host) {
    super.cleanUp(host);
    if (isRemover()) {
      mobject().setChildren(all);
    }
  }

  @Override
  public String describe() {
    String name = oneByOne ? "ShowSubmobjectsOneByOne(" : "ShowIncreasingSubsets(";
    return name + mobject().kind() + ")";
  }
}
