package zoetrope.scenes.attention;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.color.Color;
import zoetrope.frame.Frame;
import zoetrope.geometry.Vec;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class LowRankTransformationTest {
  private static final double MAPPED = 2.02;

  private static Vec arrow(Color color, String vector, double seconds) {
    Frame frame = Film.of(LowRankTransformation::new).with("vector", vector).frame(seconds);
    return Film.arrow(frame, color);
  }

  private static double volume(Vec a, Vec b, Vec c) {
    return a.cross(b).dot(c) / (a.length() * b.length() * c.length());
  }

  @Test
  void lastsAsLongAsTheStoryboardSays() {
    Film film = Film.of(LowRankTransformation::new);
    assertEquals(11.0, film.seconds());
    assertEquals(List.of(0.0, 1.0, 2.0, 5.0, 6.0), film.starts());
  }

  @Test
  void vectorsAreWhereTheStoryboardShowsThem() {
    Vec low = arrow(RED_B, "4, 2, 1", MAPPED);
    assertEquals(0, low.normalized().distance(at(2, 3).normalized()), 1e-9);
    Vec first = arrow(BLUE, "4, 2, 1", MAPPED);
    Vec last = arrow(RED_C, "4, 2, 1", MAPPED);
    double unit = first.length() / at(4, 2, 1).length();
    assertEquals(at(-3, 3, -2).length() * unit, last.length(), 1e-9);
    // Before they are fitted to the frame, spaces are 3 units high and the plane is 2.
    assertEquals(at(2, 3).length() * unit * 2 / 3, low.length(), 0.05);
  }

  @Test
  void theMapIsOfRankTwo() {
    String[] vectors = {"3, 0, 0.5", "0.5, 2, 0", "0.5, 0.5, 1.5"};
    Vec[] v = new Vec[3];
    Vec[] mapped = new Vec[3];
    for (int i = 0; i < 3; i++) {
      v[i] = arrow(BLUE, vectors[i], MAPPED);
      mapped[i] = arrow(RED_C, vectors[i], MAPPED);
    }
    assertTrue(Math.abs(volume(v[0], v[1], v[2])) > 0.5);
    assertEquals(0, volume(mapped[0], mapped[1], mapped[2]), 1e-9);
    assertTrue(mapped[0].cross(mapped[1]).length() > 0.01);
  }

  @Test
  void vectorsTurnWithTheirSpacesAndThePlaneRests() {
    for (Color color : List.of(BLUE, RED_C)) {
      Vec before = arrow(color, "4, 2, 1", MAPPED);
      Vec after = arrow(color, "4, 2, 1", 10.9);
      assertEquals(before.length(), after.length(), 1e-9);
      assertTrue(before.distance(after) > 0.1);
    }
    assertEquals(arrow(RED_B, "4, 2, 1", MAPPED), arrow(RED_B, "4, 2, 1", 10.9));
  }

  @Test
  void reportsAnImageOutsideTheAxes() {
    var error = assertThrows(SceneException.class, () -> arrow(BLUE, "4, 4, 4", MAPPED));
    assertTrue(error.getMessage().contains("beyond the axes"), error.getMessage());
  }

  @Test
  void theOverallMapIsFramedAndHeld() {
    Film film = Film.of(ThinkAboutOverallMap::new);
    assertEquals(List.of(0.0, 1.0), film.starts());
    assertEquals(4.0, film.seconds());
    long frames =
        film.frame(1.5).items().stream()
            .filter(item -> Math.abs(item.bounds().size().x() - 6.5) < 1e-9)
            .count();
    assertEquals(1, frames, "the frame around both factors");
  }
}
