package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.animation.Animation;
import zoetrope.frame.FrameRate;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Paths;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.mobject.text.Text;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;

class AuthorErrorsTest {
  private static Shape dot() {
    return new Shape(Paths.rectangle(0.5, 0.5));
  }

  private static SceneException failure(Consumer<Runs.Sketch> body) {
    SceneException e = assertThrows(SceneException.class, () -> Runs.run(body));
    assertTrue(Set.of("AuthorErrorsTest.java", "Runs.java").contains(e.file()), e.place());
    assertTrue(e.line() > 0);
    return e;
  }

  @Test
  void explainsMembersOfAnUnexpectedType() {
    SceneException e =
        failure(
            s -> {
              var shapes = group(new Circle(), new Square());
              shapes.add(new Text("x"));
              shapes.get(2).setJoin(Stroke.Join.MITER);
            });
    assertTrue(
        e.getMessage()
            .startsWith(
                "a member of a group is of type Text, but the group is one of VMobject: its type"),
        e.getMessage());
    assertTrue(e.getMessage().contains("Group<Mobject<?>>"), e.getMessage());
  }

  private static final class Recursions {
    /** Has the name of a function, which the author means to call. */
    static Group<Mobject<?>> group(Mobject<?>... members) {
      return group(members).arrange(RIGHT);
    }

    static int depth(int n) {
      return depth(n + 1) + 1;
    }
  }

  @Test
  void endlessRecursionNamesTheMethodThatHidesAFunction() {
    assertEquals(
        "StackOverflowError: the method group of the scene hides Zoetrope.group, and calls itself"
            + " instead: rename it",
        failure(s -> Recursions.group(new Circle())).getMessage());
    assertEquals(
        "StackOverflowError: endless recursion; does a method call itself?",
        failure(s -> Recursions.depth(0)).getMessage());
  }

  private record Mistake(String message, Consumer<Runs.Sketch> body) {}

  private static String missing;

  private static Stream<Mistake> javaExceptions() {
    return Stream.of(
        new Mistake("there is no element 3 in a list of 3", s -> List.of(1, 2, 3).get(3)),
        new Mistake("there is no element 3 in a list of 1", s -> s.rest(new double[] {1}[3])),
        new Mistake("there is no element 0: the list is empty", s -> new ArrayList<>().get(0)),
        new Mistake("a text of 3 characters has no such part", s -> "abc".substring(5)),
        new Mistake("missing is null: give it a value", s -> missing.length()),
        new Mistake("get(...) returned null", s -> Map.<String, String>of().get("a").length()),
        new Mistake("\"three\" is not a number", s -> Integer.parseInt("three")),
        new Mistake("this list cannot be changed", s -> List.of(1).add(2)),
        new Mistake("a whole number is divided by 0", s -> s.rest(1 / "".length())));
  }

  @ParameterizedTest
  @MethodSource("javaExceptions")
  void explainsExceptionsOfJava(Mistake mistake) {
    String message = failure(mistake.body).getMessage();
    assertTrue(message.startsWith(mistake.message), message);
  }

  @Test
  void anExceptionNamesTheAuthorsLine() {
    int here = new Throwable().getStackTrace()[0].getLineNumber();
    SceneException e =
        failure(
            s -> {
              throw new NullPointerException("no wheel");
            });
    assertEquals("NullPointerException: no wheel", e.getMessage());
    assertTrue(e.line() > here && e.line() < here + 6, e.place());
  }

  @Test
  void reportsAPositionOfNaNWhereItIsSet() {
    SceneException e =
        failure(
            s -> {
              s.put(dot().moveTo(at(0.0 / 0.0, 1)));
              s.rest(1);
            });
    assertTrue(e.getMessage().contains("moveTo() got the point (NaN, 1, 0)"), e.getMessage());
  }

  @Test
  void warnsOfTwoTransformsOfOneMobjectInAPlay() {
    List<String> warnings =
        Runs.run(
                s -> {
                  var square = new Square();
                  s.playAll(transform(square, new Circle()), transform(square, triangle()));
                })
            .result()
            .warnings();
    assertEquals(1, warnings.size());
    assertTrue(warnings.get(0).matches("Runs\\.java:\\d+: .*"), warnings.get(0));
    assertTrue(
        warnings.get(0).contains("Transform(Square) and Transform(Square) change the same object"),
        warnings.get(0));
  }

  @Test
  void warnsOfConflictingTransformsInGroupsAndFamilies() {
    for (Play play : conflictingPlays()) {
      var square = new Square();
      var family = group(square, dot());
      var number = new IntegerNumber(5);
      var numbers = group(number);
      List<String> warnings =
          Runs.run(s -> s.playAll(play.of(square, family, number, numbers))).result().warnings();
      assertEquals(1, warnings.size());
      assertTrue(warnings.get(0).contains("change the same object"), warnings.get(0));
    }
  }

  @Test
  void doesNotWarnOfChangesThatAddUp() {
    var square = new Square();
    List<Animation<?>[]> all =
        List.of(
            plays(laggedStart(right(square), right(square))),
            plays(animationGroup(right(square)), right(square)),
            plays(right(group(square, dot())), right(square)),
            plays(rotate(square, 1), right(square)));
    for (Animation<?>[] some : all) {
      assertEquals(List.of(), Runs.run(s -> s.playAll(some)).result().warnings());
    }
  }

  @Test
  void warnsOfAnimatedMobjectsWithTimedUpdaters() {
    List<String> warnings =
        Runs.run(
                s -> {
                  var wheel = new Square().addUpdater((m, dt) -> m.rotate(dt));
                  var group = group(wheel);
                  s.put(group);
                  s.playAll(animate(group, g -> g.shift(UP)));
                })
            .result()
            .warnings();
    assertEquals(1, warnings.size());
    assertTrue(
        warnings
            .get(0)
            .contains(
                "the updater of Square is suspended while animate(Group) plays: let one"
                    + " updateFrom"),
        warnings.get(0));
  }

  @Test
  void warnsOfUpdatersThatMoveTheirMobjectSuddenlyAfterwards() {
    List<String> warnings =
        Runs.run(
                s -> {
                  var roll = new Square().addUpdater(m -> m.rotate(-0.3));
                  s.put(roll);
                  s.playAll(animate(roll, m -> m.shift(UP)));
                })
            .result()
            .warnings();
    assertEquals(1, warnings.size());
    assertTrue(warnings.get(0).contains("moves it suddenly afterwards: call clearUpdaters()"));
  }

  @Test
  void doesNotWarnOfMobjectsThatFollowAppearOrLeave() {
    List<String> warnings =
        Runs.run(
                s -> {
                  var wheel = new Square().addUpdater((m, dt) -> m.rotate(dt));
                  var follower = dot().addUpdater(m -> m.moveTo(wheel));
                  s.playAll(fadeIn(wheel), fadeIn(follower));
                  s.playAll(animate(follower, m -> m.setOpacity(0.5)));
                  s.playAll(updateFromAlpha(wheel, (m, t) -> m.setOpacity(t)));
                  s.playAll(fadeOut(wheel));
                })
            .result()
            .warnings();
    assertEquals(List.of(), warnings);
  }

  /** A play with a square, its group, a number and the group of the number. */
  private interface Play {
    Animation<?>[] of(Square m, Group<?> family, IntegerNumber number, Group<?> numbers);
  }

  private static List<Play> conflictingPlays() {
    return List.of(
        (m, g, n, h) -> plays(transform(g, group(triangle(), dot())), transform(m, circle())),
        (m, g, n, h) -> plays(transform(m, circle()), transform(g, group(triangle(), dot()))),
        (m, g, n, h) -> plays(changeDecimalToValue(n, 5000), right(h)));
  }

  private static Animation<?>[] plays(Animation<?>... animations) {
    return animations;
  }

  private static Animation<?> right(Mobject<?> m) {
    return animate(m, o -> o.shift(at(1, 0)));
  }

  @Test
  void aPlayThatFailedLeavesTheSceneUsable() {
    var run =
        Runs.run(
            s -> {
              assertThrows(
                  IllegalArgumentException.class,
                  () ->
                      s.playAll(
                          transform(
                              imageMobject(new RasterImage(1, 1, new int[] {-1})), new Square())));
              s.rest(1);
            });
    assertEquals(1, run.result().duration().seconds());
  }

  @Test
  void doesNotWarnOfTransformsOfDifferentMobjectsOrInSuccession() {
    var run =
        Runs.run(
            s -> {
              var square = new Square();
              s.playAll(
                  animate(square, m -> m.shift(at(1, 0))),
                  animate(new Square(), m -> m.setOpacity(0.5)));
              s.playAll(animate(square, m -> m.shift(at(1, 0))));
            });
    assertEquals(List.of(), run.result().warnings());
  }

  @Test
  void negativeTimesAreErrors() {
    assertTrue(failure(s -> s.playAll(fadeIn(dot()).runTime(-1))).getMessage().contains("-1.0 s"));
    assertTrue(failure(s -> s.rest(-0.5)).getMessage().contains("-0.5 s"));
    assertTrue(failure(s -> s.rest(Double.NaN)).getMessage().contains("NaN"));
  }

  @Test
  void nothingToPlayIsAnError() {
    assertTrue(failure(s -> s.playAll()).getMessage().contains("pause(seconds)"));
    assertTrue(failure(s -> s.playAll(laggedStart(List.of()))).getMessage().contains("empty"));
  }

  @Test
  void rejectsAGroupThatContainsItself() {
    SceneException e =
        failure(
            s -> {
              Group<Group<?>> g = new Group<>();
              g.add(new Group<>(g));
            });
    assertTrue(e.getMessage().contains("cannot contain itself"));
  }

  @Test
  void anAnimatedFamilyThatChangesIsAnError() {
    failure(
        s -> {
          Group<Shape> g = new Group<>(dot());
          s.put(g);
          s.playAll(
              animate(g, m -> m.shift(at(1, 0))),
              zoetrope.Zoetrope.updateFromFunction(
                  g,
                  m -> {
                    throw new IllegalStateException("lost");
                  }));
        });
  }

  /** A scene with parameters of all types. */
  static final class WithParameters extends Scene {
    enum Language {
      ENGLISH,
      HIGH_GERMAN
    }

    final Parameter<String> phrase = parameter("phrase", "a b c", "what is said");
    final Parameter<Integer> count = parameter("count", 3);
    final Parameter<Double> size = parameter("size", 1.5);
    final Parameter<Boolean> grid = parameter("grid", false);
    final Parameter<Language> language = parameter("language", Language.ENGLISH);

    @Override
    protected void construct() {
      pause(count.get() * size.get());
    }
  }

  private static double duration(Map<String, String> values) {
    StageSettings defaults = StageSettings.of(FrameRate.of(60));
    return Stage.run(
            new WithParameters(), defaults.withParameters(values), FrameRange.NONE, (f, n) -> {})
        .duration()
        .seconds();
  }

  @Test
  void parametersAreTypedAndHaveDefaults() {
    assertEquals(4.5, duration(Map.of()));
    assertEquals(
        4.0,
        duration(Map.of("count", "2", "size", "2", "grid", "true", "language", "high-german")));
    WithParameters scene = new WithParameters();
    assertEquals(
        List.of("text", "whole number", "number", "true|false", "english|high-german"),
        scene.parameters().stream().map(Parameter::type).toList());
  }

  @Test
  void anErrorInTheValueOfAParameterNamesItsType() {
    SceneException wrong =
        assertThrows(SceneException.class, () -> duration(Map.of("count", "many")));
    assertTrue(wrong.getMessage().contains("whole number"), wrong.getMessage());
  }
}
