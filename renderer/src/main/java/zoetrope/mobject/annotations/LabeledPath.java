package zoetrope.mobject.annotations;

import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.AbstractLine;

/**
 * A line with a label on it: the base of {@link LabeledLine} and {@link LabeledArrow}. Its children
 * are the line and the label.
 *
 * @param <L> the type of the line
 */
public abstract class LabeledPath<L extends AbstractLine<L>, S extends LabeledPath<L, S>>
    extends TypedGroup<Mobject<?>, S> {
  private final L line;
  private final Label label;

  LabeledPath(L line, Label label) {
    this.line = line;
    this.label = label;
    add(line, label);
    place(0.5);
  }

  /** Puts the label at a fraction of the line, from 0 at its start to 1 at its end. */
  public S labelAt(double fraction) {
    place(fraction);
    return self();
  }

  private void place(double fraction) {
    Vec at = line.pathArc() == 0 ? line.start().lerp(line.end(), fraction) : line.pointAt(fraction);
    label.moveTo(at);
  }

  /** Returns the line. */
  public L line() {
    return line;
  }

  /** Returns the label. */
  public Label label() {
    return label;
  }
}
