package zoetrope.vocabulary;

import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Line;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TippedArrow;
import zoetrope.mobject.labels.Label;
import zoetrope.mobject.labels.LabeledArrow;
import zoetrope.mobject.labels.LabeledDot;
import zoetrope.mobject.labels.LabeledLine;
import zoetrope.mobject.labels.LabeledPolygram;

/** Makes things with labels. */
public abstract class LabelWords extends ShapeWords {
  /** Not to be made. */
  protected LabelWords() {}

  /** A formula, in a black box with a thin white frame. */
  public static Label label(String latex) {
    return new Label(latex);
  }

  /** An object, in a black box with a thin white frame. */
  public static Label label(Mobject<?> content) {
    return new Label(content);
  }

  /** From point to point, 0.25 units away from both, with a formula in the middle. */
  public static LabeledArrow labeledArrow(Vec start, Vec end, String latex) {
    return new LabeledArrow(start, end, latex);
  }

  /** An arrow with a label in its middle. */
  public static LabeledArrow labeledArrow(TippedArrow arrow, Label label) {
    return new LabeledArrow(arrow, label);
  }

  /** At the origin, with a black formula, 0.1 units larger than it. */
  public static LabeledDot labeledDot(String latex) {
    return new LabeledDot(latex);
  }

  /** At the origin, 0.1 units larger than the label. */
  public static LabeledDot labeledDot(Mobject<?> label) {
    return new LabeledDot(label);
  }

  /** At the origin, of this radius. */
  public static LabeledDot labeledDot(Mobject<?> label, double radius) {
    return new LabeledDot(label, radius);
  }

  /** From point to point, with a formula in the middle. */
  public static LabeledLine labeledLine(Vec start, Vec end, String latex) {
    return new LabeledLine(start, end, latex);
  }

  /** A line of any kind with a label in its middle. */
  public static LabeledLine labeledLine(Line line, Label label) {
    return new LabeledLine(line, label);
  }

  /** The polygons through these corners, with a formula. */
  public static LabeledPolygram labeledPolygram(List<List<Vec>> polygons, String latex) {
    return new LabeledPolygram(polygons, latex);
  }

  /** The polygons through these corners, with a label. */
  public static LabeledPolygram labeledPolygram(List<List<Vec>> polygons, Label label) {
    return new LabeledPolygram(polygons, label);
  }
}
