package zoetrope.animation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;

/**
 * Several animations played as one: simultaneously ({@code animationGroup}, lag ratio 0) or lagged
 * ({@code laggedStart}, lag ratio 0.05).
 *
 * <p>Child k + 1 starts at {@code start_k + lag * duration_k}. The group lasts until the last child
 * ends; setting the run time of the group rescales all these times. Children keep their own rate
 * functions; the rate function of the group is linear by default. {@link #begin} is called for all
 * children when the group begins, so mobjects that appear later are hidden from the start.
 */
public final class AnimationGroup extends Animation<AnimationGroup> {
  private final String name;
  private final List<Animation<?>> children;
  private double defaultRunTime = Double.NaN;
  private double[] starts;
  private double[] durations;
  private double naturalTime;
  private RateInverse inverse = new RateInverse();

  /** The indices of the children that add mobjects to the stage after they began. */
  private final int[] adding;

  /**
   * The children that are currently running, if nothing else changes their mobjects; otherwise
   * null.
   */
  private RunningChildren running;

  public AnimationGroup(String name, List<? extends Animation<?>> children, double lagRatio) {
    super(groupOf(name, children));
    this.name = name;
    this.children = List.copyOf(children);
    adding =
        IntStream.range(0, children.size()).filter(i -> children.get(i).addsInBetween()).toArray();
    rate(RateFunctions.LINEAR);
    lagRatio(lagRatio);
  }

  /**
   * Sets the default run time, in seconds. Without it, the group lasts until its last child ends.
   */
  public AnimationGroup defaultRunTime(double seconds) {
    defaultRunTime = seconds;
    return this;
  }

  static LooseGroup groupOf(String name, List<? extends Animation<?>> children) {
    Preconditions.require(
        !children.isEmpty(), "%s got nothing to animate: the list of animations is empty", name);
    List<Mobject<?>> all = new ArrayList<>();
    Set<Mobject<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Animation<?> child : children) {
      if (seen.add(child.mobject())) {
        all.add(child.mobject());
      }
    }
    return LooseGroup.of(all);
  }

  @Override
  protected double defaultRunTime() {
    return Double.isNaN(defaultRunTime) ? naturalTime(durations(children)) : defaultRunTime;
  }

  private double naturalTime(double[] times) {
    double start = 0;
    double end = 0;
    for (double time : times) {
      end = Math.max(end, start + time);
      start += lagRatio() * time;
    }
    return end;
  }

  @Override
  public Stream<Animation<?>> together() {
    return children.stream().flatMap(Animation::together);
  }

  @Override
  Stream<Animation<?>> children() {
    return children.stream();
  }

  @Override
  public boolean bringsForward() {
    return children.stream().anyMatch(Animation::bringsForward);
  }

  @Override
  protected boolean suspendsUpdaters() {
    return false;
  }

  @Override
  protected void start(Host host) {
    // Read before any child begins, because a child may change the mobjects of others.
    durations = durations(children);
    naturalTime = naturalTime(durations);
    starts = new double[durations.length];
    inverse = new RateInverse();
    for (int i = 1; i < starts.length; i++) {
      starts[i] = starts[i - 1] + lagRatio() * durations[i - 1];
    }
    children.forEach(child -> child.begin(host));
  }

  @Override
  void settled() {
    running = new RunningChildren(starts, durations);
    children.forEach(Animation::settled);
  }

  @Override
  void introduce(Host host) {
    children.forEach(child -> child.introduce(host));
  }

  @Override
  public double nextPart() {
    int child = nextChild();
    if (child < 0) {
      return Double.POSITIVE_INFINITY;
    }
    double time = naturalTime == 0 ? 0 : Math.min(1, entrance(child) / naturalTime);
    return inverse.of(rate(), time);
  }

  @Override
  public boolean hasDue(double alpha) {
    if (adding.length == 0) {
      return false;
    }
    double time = time(alpha);
    return IntStream.of(adding).anyMatch(i -> children.get(i).isDue(share(i, time)));
  }

  @Override
  public void enterPart() {
    children.get(nextChild()).enterPart();
  }

  /** Returns the index of the first child whose next part begins earliest; -1 if there is none. */
  private int nextChild() {
    int first = -1;
    long earliest = Long.MAX_VALUE;
    for (int i : adding) {
      double time = entrance(i);
      long moment = PlayedTogether.moment(time);
      if (time < Double.POSITIVE_INFINITY && moment < earliest) {
        earliest = moment;
        first = i;
      }
    }
    return first;
  }

  /**
   * Returns when the next part of a child begins, in seconds since the group began, before the run
   * time of the group rescales them.
   */
  private double entrance(int i) {
    double share = children.get(i).nextEntrance();
    boolean never = share == Double.POSITIVE_INFINITY;
    return never ? share : starts[i] + Math.max(0, Math.min(1, share)) * durations[i];
  }

  @Override
  protected void show(double alpha) {
    double time = time(alpha);
    if (running != null) {
      running.forEach(time, i -> showChild(i, time));
    } else {
      for (int i = 0; i < starts.length; i++) {
        showChild(i, time);
      }
    }
  }

  @Override
  void findWakeTimes(double start, double length, DoubleConsumer times) {
    double scale = naturalTime == 0 ? 0 : length / naturalTime;
    for (int i = 0; i < starts.length; i++) {
      children.get(i).findWakeTimes(start + scale * starts[i], scale * durations[i], times);
    }
  }

  /**
   * Returns the seconds since the group began, before the run time of the group rescales them;
   * infinite at the end.
   */
  private double time(double alpha) {
    double progress = rate().at(alpha);
    return progress >= 1 ? Double.POSITIVE_INFINITY : progress * naturalTime;
  }

  private void showChild(int i, double time) {
    children.get(i).interpolate(share(i, time));
  }

  private double share(int i, double time) {
    double t = time - starts[i];
    boolean done = time == Double.POSITIVE_INFINITY || durations[i] == 0 && t >= 0;
    return done ? 1 : durations[i] == 0 ? 0 : t / durations[i];
  }

  @Override
  public void release() {
    super.release();
    children.forEach(Animation::release);
  }

  @Override
  public void cleanUp(Host host) {
    children.forEach(child -> child.cleanUp(host));
    super.cleanUp(host);
  }

  @Override
  public String describe() {
    String what = children.get(0).describe();
    return name + "(" + what + (children.size() > 1 ? ", ... " + children.size() + ")" : ")");
  }
}
