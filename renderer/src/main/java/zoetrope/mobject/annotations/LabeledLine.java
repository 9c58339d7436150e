package zoetrope.mobject.annotations;

import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.Line;

/** A line with a label on it. */
public final class LabeledLine extends LabeledPath<Line, LabeledLine> {

  /** From point to point, with a formula in the middle. */
  public LabeledLine(Vec start, Vec end, String latex) {
    this(new Line(start, end), new Label(latex));
  }

  /** A line of any kind with a label in its middle. */
  public LabeledLine(Line line, Label label) {
    super(line, label);
  }
}
