package zoetrope.mobject.annotations;

import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;

/**
 * A brace along one side of an object with a label beyond its tip.
 *
 * <pre>{@code
 * play(growFromCenter(braceLabel(row, tex("d_k"), UP)));
 * }</pre>
 */
public final class BraceLabel extends TypedGroup<Mobject<?>, BraceLabel> {
  private final Brace brace;
  private final Mobject<?> label;
  private final Vec direction;

  /** Under the object. */
  public BraceLabel(Mobject<?> target, Mobject<?> label) {
    this(target, label, Directions.DOWN);
  }

  /** On the {@code direction} side of the object; the label 0.25 units beyond the tip. */
  public BraceLabel(Mobject<?> target, Mobject<?> label, Vec direction) {
    this.brace = new Brace(target, direction);
    this.label = label;
    this.direction = direction;
    brace.putAtTip(label);
    add(brace, label);
  }

  /** The brace. */
  public Brace brace() {
    return brace;
  }

  /** The label. */
  public Mobject<?> label() {
    return label;
  }

  /** Puts brace and label to the same side of another object. */
  public BraceLabel shiftBrace(Mobject<?> target) {
    brace.become(new Brace(target, direction).matchStyle(brace));
    brace.putAtTip(label);
    return this;
  }
}
