package zoetrope.mobject.annotations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.tex.TexException;

class LabelsTest {
  private static final double CLOSE = 1e-9;

  private static List<Vec> square(double min, double max) {
    return List.of(Vec.of(max, max), Vec.of(min, max), Vec.of(min, min), Vec.of(max, min));
  }

  @Test
  void aLabelIsABoxAroundItsContent() {
    Label label = new Label("W_Q");

    assertEquals(label.content().width() + 0.1, label.width(), CLOSE);
    assertEquals(0.5, label.frame().strokeWidth());
    label.buff(0.2).box(Palette.BLUE, 0.5).frame(Palette.RED, 2);
    assertEquals(label.content().height() + 0.4, label.height(), CLOSE);
    assertEquals(Palette.RED, label.frame().strokeColor());
    assertThrows(TexException.class, () -> new Label("\\frac{"));
  }

  @Test
  void labelsCanBePutAtAFractionOfTheLine() {
    LabeledLine line = new LabeledLine(Vec.of(-1, -1), Vec.of(1, 1), "0.5").labelAt(0.8);
    LabeledArrow arrow = new LabeledArrow(Vec.of(-3, 0), Vec.of(3, 2), "0.5");

    assertEquals(0, line.label().center().distance(Vec.of(0.6, 0.6)), CLOSE);
    assertEquals(0, arrow.label().center().distance(Vec.of(0, 1)), CLOSE);
    assertEquals(0, arrow.line().end().distance(Vec.of(2.763, 1.921)), 1e-3);
  }

  @Test
  void aDotIsALittleLargerThanItsLabel() {
    Tex tex = new Tex("xyz");
    LabeledDot dot = new LabeledDot(tex);

    assertEquals(tex.width() + 0.2, dot.width(), 1e-6);
    assertEquals(Palette.BLACK, new LabeledDot("x").label().fillColor());
  }

  @Test
  void indicesStandOnTheChildrenOfAFormula() {
    Tex tex = new Tex("x + y").fixInFrame();
    var labels = IndexLabels.indexLabels(tex);

    assertEquals(List.of("0", "1", "2"), labels.stream().map(n -> n.text()).toList());
    for (int i = 0; i < tex.size(); i++) {
      assertEquals(0, labels.get(i).center().distance(tex.get(i).center()), CLOSE);
      assertEquals(0.15, labels.get(i).height(), CLOSE);
    }
    assertTrue(labels.family().stream().allMatch(m -> m.fixedInFrame() == 1));
    assertEquals(0.3, IndexLabels.indexLabels(tex, 0.3).get(0).height(), CLOSE);
    assertEquals(0, IndexLabels.indexLabels(new Tex("")).size());
  }

  @Test
  void coloursOfAGroupChangeTheDiscs() {
    LabeledDot dot = new LabeledDot("x");
    new Group<>(dot).setColor(Palette.RED).setFill(Palette.BLUE, 1).setStrokeWidth(2, 3);
    new Group<>(dot).setStrokeColors(Palette.TEAL).setStrokeOpacity(0.5);

    assertEquals(Palette.BLUE, dot.fillColor());
    assertEquals(Palette.TEAL.withAlpha(0.5), dot.strokeColor());
    assertEquals(2, dot.strokeWidth());
    assertEquals(Palette.BLACK, dot.label().fillColor());
    assertEquals(0, dot.label().strokeWidth());
    new Group<>(dot).setFillGradient(Directions.UP, Palette.RED, Palette.GREEN).setOpacity(0.3);
    assertEquals(Palette.BLACK.withAlpha(0.3), dot.label().fillColor());
  }

  @Test
  void theColoursOfADotAreNotThoseOfItsLabel() {
    LabeledDot dot = new LabeledDot(new Text("on"));
    assertEquals(Palette.BLACK, dot.label().color(), "black on white, not white on white");
    assertEquals(Palette.RED, new LabeledDot(new Text("on").setColor(Palette.RED)).label().color());

    dot.setFill(Palette.BLUE, 0.5).setStroke(Palette.RED, 3);
    assertEquals(Palette.BLUE.withAlpha(0.5), dot.fillColor());
    assertEquals(3, dot.strokeWidth());
    assertEquals(Palette.BLACK, dot.label().fillColor());
    assertEquals(0, dot.label().strokeWidth());
    dot.setColor(Palette.YELLOW);
    assertEquals(Palette.BLACK, dot.label().color());
    dot.setOpacity(0);
    assertEquals(0, dot.label().fillColor().alpha(), "both fade");
  }

  @Test
  void thePolygramsLabelIsFarthestFromItsEdges() {
    LabeledPolygram shape =
        new LabeledPolygram(List.of(square(-2.5, 2.5), square(-1, 0.5), square(1, 2)), "C");

    Vec at = shape.label().center();
    double room = Math.min(2.5 + at.x(), 2.5 - at.y());
    assertTrue(room > 1.04, at::toString);
    assertTrue(at.distance(Vec.of(-1, 0.5)) > 1.04, at::toString);
  }
}
