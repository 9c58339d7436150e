package zoetrope.mobject.annotations;

import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.TippedArrow;

/** An arrow with a label on it. */
public final class LabeledArrow extends LabeledPath<TippedArrow, LabeledArrow> {

  /** Creates an arrow between points, 0.25 units away from both, with a formula in its middle. */
  public LabeledArrow(Vec start, Vec end, String latex) {
    this(new TippedArrow(start, end), new Label(latex));
  }

  /** Creates an arrow with a label in its middle. */
  public LabeledArrow(TippedArrow arrow, Label label) {
    super(arrow, label);
  }
}
