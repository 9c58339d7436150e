package zoetrope.mobject.annotations;

import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.Line;

/** A line with a label on it. */
public final class LabeledLine extends LabeledPath<Line, LabeledLine> {

  /** Creates a line from point to point with a formula in its middle. */
  public LabeledLine(Vec start, Vec end, String latex) {
    this(new Line(start, end), new Label(latex));
  }

  /** Creates a labelled line from a line and a label, which is put in its middle. */
  public LabeledLine(Line line, Label label) {
    super(line, label);
  }
}
