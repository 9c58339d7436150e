import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** A number line with numbers and a dot. */
public final class PairNumberLine extends Scene {
  @Override
  protected void construct() {
    // tag
    var line = numberLine(Range.of(0, 10), 10).addNumbers();
    var dot = dot(line.numberToPoint(3));
    add(line, dot);
    // end
  }
}
