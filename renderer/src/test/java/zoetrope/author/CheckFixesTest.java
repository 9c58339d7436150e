package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import zoetrope.frame.FrameRate;
import zoetrope.inspect.VariableNames;
import zoetrope.lint.Lint;
import zoetrope.lint.report.Finding;
import zoetrope.mobject.Group;
import zoetrope.mobject.coordinates.AxisStyle;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.shapes.Square;
import zoetrope.render.Renderer;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Fault;
import zoetrope.scene.Scene;
import zoetrope.scene.StageSettings;
import zoetrope.scene.ThreeDScene;

/** Tests that the check names the cause of a fault, and a fix that removes it. */
class CheckFixesTest {
  private static List<Finding> all(Scene scene) {
    return Lint.check(scene, StageSettings.of(FrameRate.of(30)));
  }

  private static Finding only(Fault kind, Scene scene) {
    List<Finding> found = all(scene).stream().filter(finding -> finding.kind() == kind).toList();
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  private static Finding only(Fault kind, Consumer<Runs.Sketch> body) {
    return only(kind, new Runs.Sketch(body));
  }

  @Test
  void aRemovalByTheSceneIsNotAttributedToAnAnimationThatEndsAtTheSameTime() {
    Finding pop =
        only(
            Fault.POP,
            s -> {
              var box = square(2).setFill(BLUE, 1);
              var mark = square(0.2).setFill(RED, 1).shift(up(3));
              s.put(box, mark);
              s.playAll(replacementTransform(mark, square(0.4).setFill(RED, 1).shift(up(3))));
              s.takeOff(box);
              s.rest(0.5);
            });
    assertTrue(pop.what().startsWith("Square vanishes"), pop.what());
    assertTrue(pop.what().contains("by the scene itself"), pop.what());
  }

  @Test
  void anObjectBroughtToTheFrontKeepsItsLook() {
    Finding pop =
        only(
            Fault.POP,
            s -> {
              var box = square(2).setFill(BLUE, 1);
              s.put(box, circle(1).setFill(RED, 1));
              s.rest(0.5);
              s.toFront(box);
              s.rest(0.5);
            });
    assertTrue(pop.what().startsWith("Square changes its place in the order"), pop.what());
    assertTrue(pop.fix().startsWith("keep the order of painting"), pop.fix());
  }

  @Test
  void membersOfANewGroupDoNotAppear() {
    Finding pop =
        only(
            Fault.POP,
            s -> {
              var a = square(2).setFill(BLUE, 1);
              var b = triangle().setFill(RED, 1).shift(right(0.5));
              s.put(a, b, circle(1).setFill(GREEN, 1).shift(up(0.6)));
              s.rest(0.5);
              s.playAll(animate(group(a, b), g -> g.shift(down(0.1))));
            });
    assertEquals(2, pop.objects().size(), pop.what());
    assertTrue(pop.what().startsWith("Square comes to the front"), pop.what());
    assertTrue(pop.fix().contains("instead of in a new group"), pop.fix());
  }

  @Test
  void theChangedCellOfAGridIsNamed() {
    Finding pop =
        only(
            Fault.POP,
            s -> {
              Group<Square> grid = square(0.8).setFill(BLUE, 1).replicate(9);
              grid.arrange(RIGHT, 0.3);
              s.put(grid);
              s.rest(0.5);
              grid.get(5).setFill(RED, 1);
              s.rest(0.5);
            });
    assertTrue(pop.what().startsWith("Square changes its colour"), pop.what());
  }

  @Test
  void aTextCrossedByATriangleGetsABackgroundNotOnlyAnotherPlace() {
    var corners = List.of(at(-2, -1), at(2, -1), at(0, 2));
    Finding crossed =
        only(
            Fault.CLASH,
            s -> {
              s.put(text("area of the triangle"), polygon(corners).setFill(BLUE, 0.5));
              s.rest(0.5);
            });
    assertTrue(crossed.fix().contains("backgroundRectangle"), crossed.fix());
    Finding covered =
        only(
            Fault.PASSING,
            s -> {
              s.put(text("word"), square(4).setFill(BLUE, 1));
              s.rest(0.5);
            });
    assertFalse(covered.fix().contains("backgroundRectangle"), covered.fix());
  }

  @Test
  void noFlatBackgroundIsProposedInSpace() {
    Finding clash =
        only(
            Fault.CLASH,
            new ThreeDScene() {
              @Override
              protected void construct() {
                setCameraOrientation(65 * DEGREES, -60 * DEGREES);
                add(line(left(3), right(3)).setStroke(WHITE, 6), tex("x + y + z").fixInFrame());
                pause(0.5);
              }
            });
    assertFalse(clash.fix().contains("background"), clash.fix());
  }

  @Test
  void aTextWithAnUpdaterIsMovedByTheUpdater() {
    Finding outside =
        only(
            Fault.CUT,
            s -> {
              var name = text("low");
              s.put(name.addUpdater(n -> n.moveTo(down(3.9))));
              s.rest(0.5);
            });
    assertTrue(outside.fix().startsWith("in its updater, move it up by"), outside.fix());
  }

  @Test
  void aTextMovesAwayFromBothNeighboursThatItOverlaps() {
    List<String> fixes =
        all(
                new Runs.Sketch(
                    s -> {
                      var first = text("first line of three");
                      var second = text("second line of three").shift(up(0.25));
                      var third = text("third line of three").shift(up(0.5));
                      s.put(first, second, third);
                      s.rest(0.5);
                    }))
            .stream()
            .filter(finding -> finding.kind() == Fault.OVERLAP)
            .map(Finding::fix)
            .toList();
    assertTrue(fixes.size() >= 2, fixes.toString());
    assertTrue(fixes.stream().noneMatch(fix -> fix.contains("in the way")), fixes.toString());
  }

  @Test
  void aRedrawnCurveThatRunsThroughATextForAWhileIsAClash() {
    only(
        Fault.CLASH,
        s -> {
          var time = valueTracker(0);
          var wave =
              alwaysRedraw(
                  () -> {
                    double height = StrictMath.sin(PI * time.value());
                    return line(at(-4, height), at(4, 1 - height)).setStroke(RED, 6);
                  });
          s.put(text("a word in the way").shift(up(0.5)), wave);
          s.playAll(animate(time, t -> t.setValue(1)).runTime(3));
          s.rest(0.1);
        });
  }

  @Test
  void aMovingShapeThatCoversATextBrieflyIsAWarning() {
    only(
        Fault.COVERED,
        s -> {
          var card = square(1.5).setFill(BLUE, 1).shift(left(3));
          s.put(text("7"), card);
          s.playAll(animate(card, c -> c.shift(right(6))).rate(LINEAR).runTime(1.6));
        });
  }

  @Test
  void aDotBeyondItsAxesIsReportedAndADotNextToThemIsNot() {
    Finding beyond =
        only(
            Fault.BEYOND,
            s -> {
              var axes = axes(Range.of(0, 4), Range.of(0, 3), 5, 3);
              s.put(axes, dot(axes.c2p(5, 2)), dot(axes.c2p(4, 3)), dot(right(5)));
              s.rest(0.5);
            });
    assertTrue(beyond.what().startsWith("Dot lies beyond Axes"), beyond.what());
  }

  @Test
  void tinyNumbersOfAxesAndTextsAtTheEdgeAreWarnings() {
    Finding tiny =
        only(
            Fault.TINY_NUMBERS,
            s -> {
              var style = AxisStyle.DEFAULT.numberSize(9);
              s.put(axes(Range.of(0, 4), Range.of(0, 3), style).addCoordinateLabels());
              s.rest(0.5);
            });
    assertEquals(Fault.Severity.WARNING, tiny.kind().severity());
    Finding edge =
        only(
            Fault.EDGE,
            s -> {
              s.put(text("low").toEdge(DOWN, 0.05), text("lower").toEdge(UP, 0.15));
              s.rest(0.5);
            });
    assertTrue(edge.what().startsWith("Text \"low\""), edge.what());
  }

  @Test
  void aSecondFixDoesNotSendATextBack() {
    Supplier<Scene> scene =
        () ->
            new Runs.Sketch(
                s -> {
                  var other = text("another name");
                  s.put(other.shift(up(3)));
                  var name = text("a name that moves");
                  s.put(name.moveTo(left(7)));
                  s.rest(0.5);
                  other.moveTo(ORIGIN);
                  name.moveTo(at(0.25 - (other.width() + name.width()) / 2, 0));
                  s.rest(0.5);
                });
    VariableNames names = new VariableNames(CheckFixesTest::source);
    Renderer renderer = new Renderer(RenderSettings.of(Quality.LOW));
    List<String> fixes =
        Lint.run(SceneEntry.of(scene), renderer, names::of).findings().stream()
            .filter(finding -> finding.kind() == Fault.CUT || finding.kind() == Fault.OVERLAP)
            .map(Finding::fix)
            .toList();
    assertEquals(2, fixes.size(), fixes.toString());
    assertTrue(fixes.get(0).startsWith("move name right by"), fixes.toString());
    assertTrue(fixes.get(1).startsWith("make name smaller"), fixes.toString());
  }

  private static List<String> source(String name) {
    try {
      return Files.readAllLines(Path.of("src/test/java/zoetrope/author", name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aChangeThatAnUpdaterUndoesGetsAFixForTheUpdater() {
    Finding pop =
        only(
            Fault.POP,
            s -> {
              var bar = alwaysRedraw(() -> line(left(2), right(2)).setStroke(BLUE, 25));
              s.put(bar);
              s.playAll(animate(bar, b -> b.setStrokeOpacity(0.2)));
              s.rest(0.5);
            });
    assertTrue(pop.what().contains("opacity from 0.20 to 1.00"), pop.what());
    assertTrue(pop.fix().contains("clearUpdaters()"), pop.fix());
  }

  @Test
  void membersThatAreShownAgainAreAddedWithTheirGroup() {
    Finding pop =
        only(
            Fault.POP,
            s -> {
              var pair = group(circle(0.8), square(1)).arrange(RIGHT, 0.5).setFill(TEAL, 1);
              s.playAll(fadeIn(pair.get(0)));
              s.playAll(fadeIn(pair));
            });
    assertTrue(pop.fix().contains("call add(...) with the whole"), pop.fix());
  }

  @Test
  void aFlatSignInALargeFontIsNotSmall() {
    var scene =
        new Runs.Sketch(
            s -> {
              s.put(tex("="));
              s.rest(1);
            });
    assertEquals(List.of(), all(scene));
  }
}
