package zoetrope.scenes.components;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static zoetrope.Zoetrope.RED;

import org.junit.jupiter.api.Test;
import zoetrope.mobject.Group;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.text.Text;

class JoinedTest {
  @Test
  void oneShapeHasThePathsAndTheStyleOfAll() {
    var words = new Text("fluffy blue").setColor(RED).scale(0.4);
    var one = Joined.of(words);
    assertEquals(1, one.familyWithPoints().size());
    assertEquals(words.center().x(), one.center().x(), 1e-9);
    assertEquals(words.width(), one.width(), 1e-9);
    assertEquals(words.height(), one.height(), 1e-9);
    assertEquals(words.style(), one.style());
    int curves =
        words.familyWithPoints().stream()
            .mapToInt(m -> ((VMobject<?>) m).localPath().curveCount())
            .sum();
    assertEquals(curves, one.localPath().curveCount());
  }

  @Test
  void rejectsAFamilyWithoutPaths() {
    var error = assertThrows(IllegalArgumentException.class, () -> Joined.of(new Group<>()));
    assertEquals("this Group has no path that could be joined", error.getMessage());
  }
}
