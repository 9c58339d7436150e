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

  /** Creates a labelled brace below an object. */
  public BraceLabel(Mobject<?> target, Mobject<?> label) {
    this(target, label, Directions.DOWN);
  }

  /** Creates a labelled brace on the {@code direction} side of an object. */
  public BraceLabel(Mobject<?> target, Mobject<?> label, Vec direction) {
    this.brace = new Brace(target, direction);
    this.label = label;
    this.direction = direction;
    brace.putAtTip(label);
    add(brace, label);
  }

  /** Returns the brace. */
  public Brace brace() {
    return brace;
  }

  /** Returns the label. */
  public Mobject<?> label() {
    return label;
  }

  /** Moves brace and label to the same side of another object. */
  public BraceLabel shiftBrace(Mobject<?> target) {
    brace.become(new Brace(target, direction).matchStyle(brace));
    brace.putAtTip(label);
    return this;
  }
}
