package zoetrope.animation;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.RunNotes;
import zoetrope.mobject.Mobject;

/**
 * Animations played one after the other. Each begins after the previous one has ended and cleaned
 * up, and starts from the state at that time, so that two {@code animate} of one mobject add up. A
 * mobject is added to the stage when its animation begins. Setting the run time rescales all
 * durations.
 */
public final class Succession extends Animation<Succession> {
  private final List<Animation<?>> children;
  private Host host;
  private int current;
  private double[] durations;

  /** The start times of the animations in seconds, followed by the end of the last one. */
  private double[] starts;

  private RateInverse inverse = new RateInverse();

  /**
   * Whether no state has been shown yet. The next animation cannot begin then, because the first
   * mobject is not on the stage.
   */
  private boolean fresh;

  public Succession(List<? extends Animation<?>> children) {
    super(first(children).mobject());
    this.children = List.copyOf(children);
    rate(RateFunctions.LINEAR);
  }

  private static Animation<?> first(List<? extends Animation<?>> children) {
    Preconditions.require(
        !children.isEmpty(), "succession got nothing to animate: the list of animations is empty");
    return children.get(0);
  }

  @Override
  protected double defaultRunTime() {
    double[] all = starts(durations(children));
    return all[all.length - 1];
  }

  private static double[] starts(double[] times) {
    double[] starts = new double[times.length + 1];
    for (int i = 0; i < times.length; i++) {
      starts[i + 1] = starts[i] + times[i];
    }
    return starts;
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
  public boolean addsInBetween() {
    return children.size() > 1 || super.addsInBetween();
  }

  @Override
  protected boolean suspendsUpdaters() {
    return false;
  }

  @Override
  protected void start(Host stage) {
    host = stage;
    current = 0;
    fresh = true;
    inverse = new RateInverse();
    durations = durations(children);
    starts = starts(durations);
    begin(children.get(0));
  }

  @Override
  public void enter(Host stage) {
    children.get(0).enter(stage);
  }

  @Override
  public double nextPart() {
    double length = starts[durations.length];
    double inner = children.get(current).nextEntrance();
    double time = at(inner);
    if (current < children.size() - 1) {
      time = Math.min(time, starts[current + 1]);
    }
    if (time == Double.POSITIVE_INFINITY) {
      return time;
    }
    return length == 0 ? 0 : Math.min(1, inverse.of(rate(), Math.min(1, time / length)));
  }

  /** Returns when the current child reaches a share of its duration, in seconds. */
  private double at(double share) {
    if (share == Double.POSITIVE_INFINITY) {
      return share;
    }
    return starts[current] + Math.max(0, Math.min(1, share)) * durations[current];
  }

  @Override
  public boolean hasDue(double alpha) {
    double time = rate().at(alpha) * starts[durations.length];
    return isNextDue(alpha, time) || children.get(current).isDue(shareOfCurrent(alpha, time));
  }

  private boolean isNextDue(double alpha, double time) {
    return current < children.size() - 1 && (alpha >= 1 || time >= starts[current + 1]);
  }

  private double shareOfCurrent(double alpha, double time) {
    double duration = durations[current];
    return alpha >= 1 || duration == 0 ? 1 : (time - starts[current]) / duration;
  }

  @Override
  public void enterPart() {
    fresh = false;
    double inner = children.get(current).nextEntrance();
    if (inner < Double.POSITIVE_INFINITY && at(inner) <= starts[current + 1]) {
      children.get(current).enterPart();
    } else {
      next();
    }
  }

  private void begin(Animation<?> child) {
    SumOfChanges.addUp(List.of(child), RunNotes::warnOnce);
    child.begin(host);
  }

  private void next() {
    children.get(current).finish();
    children.get(current).cleanUp(host);
    current++;
    if (isChanged(children.get(current))) {
      children.get(current).renew();
    }
    begin(children.get(current));
    children.get(current).enter(host);
  }

  /** Returns whether an earlier child has animated a mobject of {@code next}, or a part of it. */
  private boolean isChanged(Animation<?> next) {
    Set<Object> changed = Collections.newSetFromMap(new IdentityHashMap<>());
    children.subList(0, current).forEach(child -> members(child).forEach(changed::add));
    return members(next).anyMatch(changed::contains);
  }

  private static Stream<Mobject<?>> members(Animation<?> animation) {
    return animation.animated().flatMap(m -> m.family().stream());
  }

  @Override
  protected void show(double alpha) {
    double time = rate().at(alpha) * starts[durations.length];
    boolean goesOn = !fresh && hasBegun(alpha, 0, 1);
    while (goesOn && isNextDue(alpha, time)) {
      next();
    }
    fresh = false;
    children.get(current).interpolate(shareOfCurrent(alpha, time));
  }

  @Override
  public void release() {
    super.release();
    children.get(current).release();
  }

  @Override
  public void cleanUp(Host stage) {
    children.get(children.size() - 1).cleanUp(stage);
    if (isRemover()) {
      children.forEach(child -> stage.remove(child.mobject()));
    }
  }

  @Override
  public String describe() {
    return "Succession(" + children.get(0).describe() + ", ... " + children.size() + ")";
  }
}
