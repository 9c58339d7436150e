package zoetrope.mobject.annotations;

import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.shapes.Polygram;

/**
 * Closed polygons with a label at the inner point that is farthest from all edges. A polygon inside
 * another one is a hole.
 */
public final class LabeledPolygram extends TypedGroup<Mobject<?>, LabeledPolygram> {
  private static final double PRECISION = 0.001;

  private final Polygram polygram;
  private final Label label;

  /** Creates the polygons through these corners, with a formula. */
  public LabeledPolygram(List<List<Vec>> polygons, String latex) {
    this(polygons, new Label(latex));
  }

  /** Creates the polygons through these corners, with a label. */
  public LabeledPolygram(List<List<Vec>> polygons, Label label) {
    this.polygram = new Polygram(polygons);
    this.label = label;
    add(polygram, label.moveTo(new PoleOfInaccessibility(polygons).find(PRECISION)));
  }

  /** Returns the polygons. */
  public Polygram polygram() {
    return polygram;
  }

  /** Returns the label. */
  public Label label() {
    return label;
  }
}
