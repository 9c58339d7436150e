package zoetrope.scenes.attention;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import zoetrope.frame.FrameRate;
import zoetrope.mobject.image.SvgMobject;
import zoetrope.mobject.lines.Curve;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.SceneException;
import zoetrope.scene.Stage;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageSettings;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;
import zoetrope.scenes.Film;

class ParallelizabilityTest {
  private static Film film;

  @BeforeAll
  static void run() {
    film = Film.of(Parallelizability::new).rate(1);
  }

  @Test
  void playsStartWhenTheStoryboardSays() {
    assertEquals(18, film.seconds());
    assertEquals(List.of(0.0, 4.0, 8.0, 12.0, 16.0), film.starts());
  }

  @Test
  void everythingIsWhereTheStoryboardShowsIt() {
    List<Tex> units = film.after(4).all(Tex.class);
    assertEquals(20, units.size());
    assertEquals(0.36, units.get(0).width(), 0.01);
    assertEquals(-3.42, units.get(19).y(), 0.01);
    SvgMobject card = film.after(4).all(SvgMobject.class).get(0);
    assertEquals(2.71, card.y(), 0.01);
    assertEquals(0.92, card.height(), 0.01);
    List<Text> words = film.after(4).all(Text.class);
    assertEquals(-2.85, words.get(0).x(), 0.02);
    assertEquals(3.59, words.get(2).y(), 0.02);
  }

  @Test
  void lightsRunThroughEveryUnitToTheOutputAndDisappear() {
    List<Curve> paths = new ArrayList<>();
    List<Integer> left = new ArrayList<>();
    Stage.observe(
        new Parallelizability(),
        StageSettings.of(FrameRate.of(2)),
        new StageObserver() {
          @Override
          public List<Time> moments(PlayRecord play) {
            return play.index() == 0 ? List.of(Time.of(2)) : List.of();
          }

          @Override
          public void at(PlayRecord play, Time moment, StageView stage) {
            stage.mobjects().forEach(m -> paths.addAll(curves(m.copy().family())));
          }

          @Override
          public void ended(PlayRecord play, StageView stage) {
            left.add(stage.mobjects().stream().mapToInt(m -> curves(m.family()).size()).sum());
          }
        });
    assertEquals(20, paths.size());
    List<Double> units = film.after(4).all(Tex.class).stream().map(Tex::y).toList();
    for (Curve path : paths) {
      assertEquals(-2.18, path.start().x(), 0.01, "half way every light fills its path");
      assertEquals(2.18, path.end().x(), 0.01);
      double y = path.pointAt(0.5).y();
      assertTrue(units.stream().anyMatch(unit -> Math.abs(unit - y) < 1e-6));
    }
    assertEquals(20, paths.stream().map(path -> path.pointAt(0.5).y()).distinct().count());
    assertEquals(List.of(0, 0, 0, 0, 0), left);
  }

  private static List<Curve> curves(List<?> family) {
    return family.stream().filter(Curve.class::isInstance).map(Curve.class::cast).toList();
  }

  @Test
  void rejectsACountThatDoesNotFit() {
    var error =
        assertThrows(
            SceneException.class,
            () -> Film.of(Parallelizability::new).rate(1).with("count", "61").result());
    assertTrue(error.getMessage().contains("8 to 60, but is 61"), error.getMessage());
  }
}
