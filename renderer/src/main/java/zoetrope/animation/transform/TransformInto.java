package zoetrope.animation.transform;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import zoetrope.animation.Host;
import zoetrope.color.Theme;
import zoetrope.internal.mobject.RunNotes;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * An animation that transforms a mobject into the state of a target: {@code transform}, {@code
 * replacementTransform}, {@code transformFromCopy}, {@code moveToTarget}, {@code restore} and
 * {@code animate}. They differ in the mobjects that are on the stage afterwards.
 */
public final class TransformInto extends Transform<TransformInto> {
  private final String name;
  private Supplier<? extends Mobject<?>> target;
  private Supplier<? extends Mobject<?>> renewed;
  private final Mobject<?> replacement;
  private boolean keepsOrder = Theme.isCommunity();
  private Mobject<?> original;
  private Mobject<?> look;
  private List<Mobject<?>> copies = List.of();

  /**
   * Creates a transform.
   *
   * @param name the name for messages
   * @param mobject the mobject that changes
   * @param target supplies the end state when the animation begins; the animation may add members
   *     to it
   * @param replacement the mobject that replaces {@code mobject} on the stage at the end, or null
   */
  public TransformInto(
      String name,
      Mobject<?> mobject,
      Supplier<? extends Mobject<?>> target,
      Mobject<?> replacement) {
    super(mobject);
    this.name = name;
    this.target = target;
    this.renewed = target;
    this.replacement = replacement;
  }

  /**
   * Puts the replacement at the mobject's place in the order, as Manim CE does, instead of in
   * front. If the mobject is a member of a group, its replacement always comes to the front.
   */
  public TransformInto keepOrder() {
    keepsOrder = true;
    return this;
  }

  /**
   * Declares that the mobject is a copy of {@code copied}. If {@code copied} is on the stage, each
   * part of the copy is hidden until it starts to move, because it would thicken the antialiased
   * edges of its original.
   */
  TransformInto ofCopy(Mobject<?> copied) {
    original = copied;
    return this;
  }

  /**
   * Sets another supplier of the end state. A succession uses it if an earlier child changes the
   * mobject.
   */
  TransformInto renewedBy(Supplier<? extends Mobject<?>> newTarget) {
    renewed = newTarget;
    return this;
  }

  @Override
  protected void renew() {
    target = renewed;
  }

  /** Declares that the mobject gets the look of {@code other} permanently. */
  TransformInto looksAs(Mobject<?> other) {
    look = other;
    return this;
  }

  @Override
  public Optional<Mobject<?>> knownEnd() {
    if (rate().at(1) != 1) {
      return Optional.empty();
    }
    if (replacement != null) {
      return Optional.of(replacement);
    }
    Mobject<?> end = target.get();
    target = () -> end;
    return Optional.of(end);
  }

  @Override
  protected boolean mayRest() {
    return true;
  }

  /** Returns false, because updaters that ran in each frame could not change the end state. */
  @Override
  protected boolean followsUpdaters() {
    return false;
  }

  @Override
  protected void start(Host host) {
    if (look != null) {
      RunNotes.look(mobject(), look);
    }
    super.start(host);
    copies = original != null && host.shows(original) ? mobject().family() : List.of();
  }

  @Override
  protected void show(double alpha) {
    super.show(alpha);
    for (int i = 0; i < copies.size(); i++) {
      if (!hasBegun(alpha, i, copies.size())) {
        MobjectTrees.fadeAlone(copies.get(i), 0);
      }
    }
  }

  @Override
  protected Mobject<?> endState() {
    return target.get();
  }

  @Override
  public void cleanUp(Host host) {
    super.cleanUp(host);
    if (replacement == null) {
      return;
    }
    if (keepsOrder && !isRemover()) {
      host.replaceOrAdd(mobject(), replacement);
      return;
    }
    host.remove(mobject());
    if (!isRemover()) {
      host.add(replacement);
    }
  }

  @Override
  public String describe() {
    return name + "(" + mobject().kind() + ")";
  }
}
