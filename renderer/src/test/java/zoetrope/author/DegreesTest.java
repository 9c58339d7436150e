package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An angle in degrees where radians are expected gets one warning for each line. */
class DegreesTest {
  /** Returns functions that take an angle, by name. */
  static List<Named> functions() {
    return List.of(
        new Named("rotate", a -> square().rotate(a)),
        new Named("rotate about an axis", a -> square().rotate(a, UP)),
        new Named("rotateAbout", a -> square().rotateAbout(a, RIGHT)),
        new Named("rotateAboutEdge", a -> square().rotateAboutEdge(a, DL)),
        new Named("rotate as an animation", a -> rotate(square(), a)),
        new Named("rotating", a -> rotating(square(), a)),
        new Named("arc", a -> arc(0, a)),
        new Named("arc from", a -> arc(a, 1)),
        new Named("arcBetweenPoints", a -> arcBetweenPoints(LEFT, RIGHT, a)),
        new Named("curvedArrow", a -> curvedArrow(LEFT, RIGHT, a)),
        new Named("pathArc of a line", a -> line(LEFT, RIGHT).pathArc(a)),
        new Named("pathArc of a transform", a -> transform(square(), circle()).pathArc(a)),
        new Named("pathArc of animate", a -> animate(square(), s -> s.shift(UP)).pathArc(a)),
        new Named("setAngle", a -> line(LEFT, UP).setAngle(a)),
        new Named("sector", a -> sector(1, a, 0)),
        new Named("annularSector", a -> annularSector(1, 2, a, 0)),
        new Named("arcPolygon", a -> arcPolygon(a, UP, LEFT, RIGHT)),
        new Named("elbow", a -> elbow(1, a)),
        new Named("regularPolygon", a -> regularPolygon(5, a, 1)),
        new Named("pointAtAngle", a -> circle().pointAtAngle(a)),
        new Named("rotateAboutNumber", a -> numberLine().rotateAboutNumber(1, a)),
        new Named("addArcTo", a -> curve().startNewPath(LEFT).addArcTo(RIGHT, a)),
        new Named("wiggle", a -> wiggle(square()).angle(a)),
        new Named("spinInFromNothing", a -> spinInFromNothing(square()).angle(a)));
  }

  record Named(String name, DoubleFunction<?> word) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static List<String> warnings(Consumer<Runs.Sketch> body) {
    Consumer<Runs.Sketch> shown = s -> s.put(dot());
    return Runs.run(1, shown.andThen(body)).result().warnings();
  }

  @ParameterizedTest
  @MethodSource("functions")
  void functionsThatTakeRadiansWarnOfUsualAnglesInDegrees(Named word) {
    assertEquals(List.of(), warnings(s -> word.word().apply(PI / 2)));
    assertEquals(1, warnings(s -> word.word().apply(45)).size());
  }

  @ParameterizedTest
  @ValueSource(doubles = {20, 30, 45, 60, 75, 90, 120, 135, 180, 270, 360, 720})
  void warnsOfCommonAnglesOfBothSigns(double angle) {
    assertEquals(1, warnings(s -> square().rotate(angle)).size());
    assertEquals(1, warnings(s -> square().rotate(-angle)).size());
  }

  @Test
  void otherAnglesGiveNoWarning() {
    DoubleStream.of(0, 1, 6, 7, 10, 33, 45.5, 6 * PI, -7.5 * PI, 90 * DEGREES, 750, 1e9)
        .forEach(angle -> assertEquals(List.of(), warnings(s -> arc(0, angle)), angle + ""));
  }

  @Test
  void theWarningNamesTheLineAndTheFix() {
    List<String> all = warnings(s -> square().rotate(-90));
    String expected = "angles are in radians: -90 radians are 14.3 turns; for -90 degrees write";
    assertTrue(all.get(0).matches("DegreesTest.java:\\d+: .*"), all::toString);
    assertTrue(all.get(0).endsWith(expected + " -90 * DEGREES"), all::toString);
  }

  @Test
  void warnsOncePerLine() {
    List<String> all =
        warnings(
            s -> {
              for (int i = 1; i < 9; i++) {
                s.put(square().rotate(30 * i));
              }
              s.put(square().rotate(45));
            });
    assertEquals(2, all.size());
  }

  @Test
  void anglesThatGrowWithTimeGiveNoWarning() {
    var needle = line(ORIGIN, UP);
    Consumer<Runs.Sketch> play =
        s -> {
          needle.addUpdater(m -> m.setAngle(10 * s.clock()));
          s.put(needle);
          s.rest(5);
          s.playAll(updateFromAlpha(square(), (m, t) -> m.rotate(90 * t)));
        };
    assertEquals(List.of(), warnings(play));
  }

  @Test
  void warnsOfAnglesOfTheCameraInDegrees() {
    List<String> all =
        warnings(
            s -> {
              s.view().setTheta(60);
              s.view().incrementPhi(30);
              s.view().setGamma(-90);
              s.view().setEulerAngles(0, 45, 0);
              s.view().reorient(60, 45);
            });
    assertEquals(4, all.size(), all::toString);
  }
}
