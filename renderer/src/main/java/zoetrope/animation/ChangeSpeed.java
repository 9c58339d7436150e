package zoetrope.animation;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.Flicks;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.Pace;

/**
 * An animation that plays another animation with a varying speed. The speed is given at values of
 * the other animation's alpha, and changes linearly in time between them.
 *
 * <p>In a section of length d in alpha whose speed goes from i to f, alpha is {@code d ((f^2 - i^2)
 * x^2 / 4 + i x)} for x from 0 to {@code 2 / (i + f)}. The section therefore takes {@code 2 d / (i
 * + f)} of the run time of the other animation. The speed at alpha 0 is 1 by default. After the
 * last value it is constant.
 *
 * <p>Updaters run at normal speed, except those of the mobjects passed to {@link
 * #affectingUpdaters}:
 *
 * <pre>{@code
 * wheel.addUpdater((w, dt) -> w.rotate(dt));
 * play(changeSpeed(moveAlongPath(car, road), Map.of(0.5, 0.2, 1.0, 1.0)).affectingUpdaters(wheel));
 * }</pre>
 */
public final class ChangeSpeed extends Animation<ChangeSpeed> {
  private final Animation<?> animation;
  private final double[] nodes;
  private final double[] speeds;
  private List<Mobject<?>> affected = List.of();
  private Pace pace;
  private RateInverse inverse = new RateInverse();

  public ChangeSpeed(Animation<?> animation, Map<Double, Double> speedAt) {
    super(animation.mobject());
    this.animation = animation;
    rate(RateFunctions.LINEAR);
    TreeMap<Double, Double> sorted = new TreeMap<>(speedAt);
    sorted.putIfAbsent(0.0, 1.0);
    sorted.putIfAbsent(1.0, sorted.lastEntry().getValue());
    nodes = sorted.keySet().stream().mapToDouble(d -> d).toArray();
    speeds = sorted.values().stream().mapToDouble(d -> d).toArray();
    for (int i = 0; i < nodes.length; i++) {
      require(
          nodes[i] >= 0 && nodes[i] <= 1, "a share of the run time must be in [0, 1]", nodes[i]);
      require(speeds[i] >= 0 && speeds[i] < 1e9, "a speed must be 0 or more", speeds[i]);
      if (i > 0 && speeds[i] + speeds[i - 1] == 0) {
        throw new IllegalArgumentException(
            "an animation with speed 0 never ends: the speeds at the shares "
                + nodes[i - 1]
                + " and "
                + nodes[i]
                + " are both 0");
      }
    }
  }

  /**
   * Applies the changed speed also to the updaters and simulations of these mobjects and their
   * families: their time steps become shorter or longer while this animation plays. They advance
   * exactly as far as the animation, for any frame rate. If two changes of speed affect the same
   * mobject at the same time, the later one applies.
   */
  public ChangeSpeed affectingUpdaters(Mobject<?>... mobjects) {
    affected = List.of(mobjects);
    return this;
  }

  private static void require(boolean met, String rule, double value) {
    Preconditions.require(met, "%s, not %s", rule, value);
  }

  /** Returns the duration with changed speed, divided by the duration of the animation. */
  double stretch() {
    double sum = 0;
    for (int i = 1; i < nodes.length; i++) {
      sum += time(i);
    }
    return sum;
  }

  private double time(int section) {
    return 2 * (nodes[section] - nodes[section - 1]) / (speeds[section] + speeds[section - 1]);
  }

  /**
   * Returns the function from the share of the changed time to the animation's alpha, both in [0,
   * 1].
   */
  DoubleUnaryOperator course() {
    double total = stretch();
    return share -> {
      double rest = share * total;
      for (int i = 1; i < nodes.length; i++) {
        double time = time(i);
        if (rest < time) {
          double d = nodes[i] - nodes[i - 1];
          double x = rest / d;
          double from = speeds[i - 1];
          double to = speeds[i];
          return nodes[i - 1] + d * ((to * to - from * from) * x * x / 4 + from * x);
        }
        rest -= time;
      }
      return 1;
    };
  }

  @Override
  protected double defaultRunTime() {
    return stretch() * animation.duration();
  }

  @Override
  Stream<Animation<?>> children() {
    return Stream.of(animation);
  }

  @Override
  void findWakeTimes(double start, double length, DoubleConsumer times) {
    animation.findWakeTimes(start, length, times);
  }

  @Override
  protected boolean suspendsUpdaters() {
    return false;
  }

  @Override
  protected void start(Host host) {
    inverse = new RateInverse();
    animation.begin(host);
    if (!affected.isEmpty()) {
      long length = Flicks.of(duration());
      pace =
          new Pace(
              length, since -> Flicks.of(ownShare((double) since / length) * animation.duration()));
      affected.forEach(m -> MobjectTrees.follow(m, pace));
    }
  }

  /** Returns the animation's alpha after {@code alpha} of the run time. */
  private double ownShare(double alpha) {
    double share = progress(alpha, 0, 1);
    return share >= 1 ? 1 : course().applyAsDouble(Math.max(0, share));
  }

  @Override
  public void enter(Host host) {
    animation.enter(host);
  }

  @Override
  public double nextPart() {
    double share = animation.nextEntrance();
    boolean never = share == Double.POSITIVE_INFINITY;
    return never ? share : inverse.of(this::ownShare, Math.max(0, Math.min(1, share)));
  }

  @Override
  public boolean hasDue(double alpha) {
    return animation.isDue(ownShare(alpha));
  }

  @Override
  public void enterPart() {
    animation.enterPart();
  }

  @Override
  protected void show(double alpha) {
    animation.interpolate(ownShare(alpha));
    if (pace != null) {
      pace.reach(Flicks.of(alpha * duration()));
    }
  }

  @Override
  public void release() {
    super.release();
    animation.release();
    if (pace != null) {
      pace.end();
    }
  }

  @Override
  public void cleanUp(Host host) {
    animation.cleanUp(host);
    super.cleanUp(host);
  }

  @Override
  public String describe() {
    return "ChangeSpeed(" + animation.describe() + ")";
  }
}
