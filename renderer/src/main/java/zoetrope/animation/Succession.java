package zoetrope.animation;

import java.util.List;

/**
 * Animations one after the other; each begins when the one before has ended and cleaned up, so it
 * starts from what that one left. Shares of the time follow the durations.
 */
public final class Succession extends Animation<Succession> {
  private final List<Animation<?>> children;
  private Host host;
  private int current;

  Succession(List<? extends Animation<?>> children) {
    super(AnimationGroup.groupOf("succession", children));
    this.children = List.copyOf(children);
    rate(RateFunctions.LINEAR);
  }

  @Override
  protected double defaultRunTime() {
    return total();
  }

  private double total() {
    double total = 0;
    for (Animation<?> child : children) {
      total += child.duration();
    }
    return total;
  }

  @Override
  public boolean isStateless() {
    return children.stream().allMatch(Animation::isStateless);
  }

  @Override
  protected boolean suspendsUpdaters() {
    return false;
  }

  @Override
  protected void start(Host stage) {
    host = stage;
    current = 0;
    children.get(0).begin(host);
  }

  @Override
  protected void show(double alpha) {
    double time = rate().at(alpha) * total();
    double start = 0;
    for (int i = 0; i < current; i++) {
      start += children.get(i).duration();
    }
    while (current < children.size() - 1
        && (alpha >= 1 || time >= start + children.get(current).duration())) {
      start += children.get(current).duration();
      children.get(current).finish();
      children.get(current).cleanUp(host);
      current++;
      host.add(children.get(current).mobject());
      children.get(current).begin(host);
    }
    double duration = children.get(current).duration();
    children.get(current).interpolate(alpha >= 1 || duration == 0 ? 1 : (time - start) / duration);
  }

  @Override
  public void finish() {
    super.finish();
    children.get(children.size() - 1).finish();
  }

  @Override
  public void cleanUp(Host stage) {
    children.get(children.size() - 1).cleanUp(stage);
    super.cleanUp(stage);
  }
}
