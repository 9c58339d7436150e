package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Stroke;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.coordinates.AxisStyle;
import zoetrope.mobject.coordinates.Range;
import zoetrope.scene.FrameRange;
import zoetrope.scene.SceneException;

/**
 * The function {@code theme()} gives a scene the look of Manim CE, and does not affect other
 * scenes.
 */
class ThemeTest {
  private static final double EPS = 1e-9;

  private static <T> T community(Supplier<T> body) {
    return Theme.COMMUNITY.make(body);
  }

  private static void runs(Runs.Sketch scene) {
    Runs.run(scene, FrameRate.of(5), 0, FrameRange.ALL);
  }

  // --- scope ---

  @Test
  void holdsFromItsCallToTheEndOfTheScene() {
    List<Theme> themes = new ArrayList<>();
    runs(
        new Runs.Sketch(
            s -> {
              themes.add(Theme.current());
              s.look(COMMUNITY);
              themes.add(Theme.current());
              s.playAll(create(circle()));
              themes.add(Theme.current());
            }));
    assertEquals(List.of(Theme.DEFAULT, Theme.COMMUNITY, Theme.COMMUNITY), themes);
    assertEquals(Theme.DEFAULT, Theme.current());
  }

  @Test
  void holdsForMobjectsCreatedDuringPlays() {
    List<Double> widths = new ArrayList<>();
    runs(
        new Runs.Sketch(
            s -> {
              s.look(COMMUNITY);
              var dot = dot();
              dot.addUpdater(d -> widths.add(arrow().strokeWidth()));
              s.put(dot);
              s.rest(1);
            }));
    assertTrue(widths.size() > 1);
    assertTrue(widths.stream().allMatch(w -> w == 6), widths.toString());
  }

  @Test
  void labelsOfBracesAreFartherAway() {
    var brace = brace(square());
    assertEquals(brace.tip().y() - 0.1, brace.tex("x").top().y(), EPS);
    assertEquals(
        brace.tip().y() - 0.25, community(() -> brace.tex("x").top().y()).doubleValue(), EPS);
  }

  @Test
  void labelsOfBracesAreTypesetLikeTexts() {
    var brace = brace(square());
    var words = community(() -> brace.text("Width 50%"));
    var tex = community(() -> texText("Width 50\\%"));
    assertEquals(tex.width(), words.width(), 0.01 * tex.width());
    assertEquals(tex.height(), words.height(), 0.01 * tex.height());
    assertEquals(text("Width").width(), brace.text("Width").width(), EPS);
  }

  @Test
  void imagesAreAsHighAsTheirPixels() {
    var image = community(() -> imageMobject(new int[270][540]));
    assertEquals(2, image.height(), EPS);
    assertEquals(4, image.width(), EPS);
    assertEquals(BICUBIC, image.resampling());
    assertEquals(4, imageMobject(new int[270][540]).height(), EPS);
    assertEquals(BILINEAR, imageMobject(new int[270][540]).resampling());
  }

  @Test
  void aFailedSceneResetsTheTheme() {
    var scene =
        new Runs.Sketch(
            s -> {
              s.look(COMMUNITY);
              throw new IllegalStateException("on purpose");
            });
    assertThrows(SceneException.class, () -> runs(scene));
    assertEquals(Theme.DEFAULT, Theme.current());
  }

  @Test
  void otherScenesAreUnchanged() {
    runs(new Runs.Sketch(s -> s.look(COMMUNITY)));
    runs(
        new Runs.Sketch(
            s -> assertEquals(VMobject.DEFAULT_STYLE, square().style(), "the next scene")));
  }

  @Test
  void otherThreadsHaveOtherThemes() throws InterruptedException {
    List<Theme> themes = new ArrayList<>();
    Thread other = new Thread(() -> themes.add(Theme.current()));
    community(
        () -> {
          other.start();
          try {
            other.join();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
          return null;
        });
    assertEquals(List.of(Theme.DEFAULT), themes);
  }

  @Test
  void rejectsNull() {
    var scene = new Runs.Sketch(s -> s.look(null));
    assertThrows(SceneException.class, () -> runs(scene));
  }

  @Test
  void aPaletteOfTheSceneOverridesThePaletteOfTheTheme() {
    assertEquals(Palette.PURE_YELLOW, YELLOW);
    assertEquals(CommunityPalette.YELLOW, new WithCommunityPalette().yellow());
  }

  private static final class WithCommunityPalette implements CommunityPalette {
    Color yellow() {
      return YELLOW;
    }
  }

  // --- effects ---

  @Test
  void outlinesAreWhiteAndSharp() {
    var square = community(() -> square());
    assertEquals(WHITE, square.strokeColor());
    assertEquals(Stroke.Join.MITER, square.style().stroke().join());
    assertEquals(Palette.GREY_A, square().strokeColor());
    assertEquals(RED, community(() -> circle()).strokeColor());
    assertEquals(BLUE, community(() -> triangle()).strokeColor());
    assertEquals(RED.withAlpha(0), community(() -> circle()).fillColor());
    assertEquals(WHITE.withAlpha(0.5), community(() -> square().setFillOpacity(0.5)).fillColor());
  }

  @Test
  void fillsHaveNoBorder() {
    assertEquals(0, community(() -> square().setFill(RED, 1)).style().fillBorder());
    assertEquals(0.5, square().setFill(RED, 1).style().fillBorder());
    assertEquals(0, community(() -> tex("x")).first().style().fillBorder());
    assertEquals(0, community(() -> text("x")).first().style().fillBorder());
  }

  @Test
  void formulasAndTextsHaveTheCommunitysSizes() {
    assertEquals(0.248, community(() -> tex("x")).width(), 1e-3);
    assertEquals(48, community(() -> tex("x")).fontSize(), EPS);
    assertEquals(48.0 / 72, community(() -> text("x")).em(), EPS);
    assertEquals(0.4864, text("x").em(), EPS);
    var lines = community(() -> text("x\nx"));
    double pitch = lines.get(0).y() - lines.get(1).y();
    assertEquals(0.65, pitch, 1e-3);
    assertEquals("DejaVu Sans", lines.textStyle().family().name());
    var number = community(() -> decimalNumber(0.5, 1));
    assertEquals(48, number.fontSize(), EPS);
    double gap = number.get(1).bounds().min().x() - number.get(0).bounds().max().x();
    assertEquals(0.048, gap, EPS);
  }

  @Test
  void arrowsHaveTriangles() {
    var arrow = community(() -> arrow());
    assertEquals(6, arrow.strokeWidth(), EPS);
    assertEquals(0.75, arrow.end().x(), EPS);
    assertEquals(0.35, arrow.tip().width(), EPS);
    assertEquals(0.4, arrow.path().end().x(), EPS);
    var vector = community(() -> vector(UP));
    assertEquals(5, vector.strokeWidth(), EPS);
    assertEquals(0.25, vector.tip().height(), EPS);
    var both = community(() -> doubleArrow());
    assertEquals(4, both.strokeWidth(), 1e-6, "five times the shaft");
    assertEquals(-0.4, both.path().start().x(), EPS);
  }

  @Test
  void axesAreTwelveBySixWithTips() {
    var axes = community(() -> axes());
    assertEquals(12, axes.xAxis().length(), EPS);
    assertEquals(6, axes.yAxis().length(), EPS);
    assertEquals(WHITE, axes.xAxis().strokeColor());
    assertEquals(0.35, axes.xAxis().tip().width(), EPS);
    assertEquals(2, axes.xAxis().tip().strokeWidth(), EPS);
    assertEquals(WHITE, community(() -> axes().plot(x -> x)).strokeColor());
    var plain = community(() -> axes(Range.of(0, 3), Range.of(0, 3), axisStyle(), axisStyle()));
    assertEquals(12, plain.xAxis().length(), EPS);
    var withoutTips =
        community(
            () ->
                axes(
                    Range.of(0, 3),
                    Range.of(0, 3),
                    axisStyle().unitSize(2).noTip(),
                    axisStyle().length(4)));
    assertEquals(6, withoutTips.xAxis().length(), EPS);
    assertThrows(IllegalStateException.class, () -> withoutTips.xAxis().tip());
    assertEquals(4, withoutTips.yAxis().length(), EPS);
    assertEquals(
        AxisStyle.COMMUNITY, community(() -> axisStyle()), "a number line has no tip by default");
  }

  @Test
  void labelsOfAxesAreNextToTheirEnds() {
    var axes = community(() -> axes(Range.of(0, 4), Range.of(0, 4)));
    var x = community(() -> axes.xAxisLabel("x"));
    assertEquals(6.1, x.bounds().min().x(), 1e-6);
    assertEquals(axes.xAxis().bounds().max().y() + 0.1, x.bounds().min().y(), 1e-6);
    var y = community(() -> axes.yAxisLabel("y"));
    assertEquals(axes.yAxis().bounds().max().x() + 0.1, y.bounds().min().x(), 1e-6);
    assertEquals(3.05, y.bounds().min().y(), 1e-6);
  }

  @Test
  void smoothFollowsTheThemeAtTheTimeOfEvaluation() {
    assertEquals(0.1542, community(() -> SMOOTH.at(1.0 / 3)), 5e-5);
    assertEquals(0.1542, community(() -> THERE_AND_BACK.at(1.0 / 6)), 5e-5);
    assertEquals(SMOOTHERSTEP.at(0.3), SMOOTH.at(0.3));
    assertEquals(SMOOTHERSTEP.at(0.3), community(() -> SMOOTHERSTEP.at(0.3)));
    assertFalse(SMOOTH.at(0.3) == community(() -> SMOOTH.at(0.3)));
  }

  @Test
  void surfacesAreCheckerboardsInTheCommunitysBlues() {
    var sphere = community(() -> sphere());
    assertEquals(24 * 12, sphere.faceCount());
    assertEquals(Palette.BLUE_D, sphere.faceColor(0));
    assertEquals(CommunityPalette.BLUE_E, sphere.faceColor(1));
    var tube = community(() -> cylinder());
    assertEquals(24 * 24 + 2, tube.faceCount());
    assertEquals(Palette.BLUE_D, tube.faceColor(24 * 24));
    assertEquals(Palette.BLUE_D, tube.faceColor(24 * 24 + 1));
    var cone = community(() -> cone());
    assertEquals(Palette.BLUE_D, cone.faceColor(1));
    assertEquals(6, community(() -> octahedron()).children().size(), "a ball on each corner");
    assertEquals(0, octahedron().children().size());
  }

  @Test
  void linesUnderAndOverObjectsArePlain() {
    var word = text("word");
    var under = community(() -> underline(word));
    assertEquals(word.width(), under.width(), EPS);
    assertEquals(4, under.strokeWidth());
    assertEquals(1.2 * word.width(), underline(word).width(), EPS);
    assertEquals(1, community(() -> cross(word)).get(0).style().stroke().widthCount());
  }

  @Test
  void areasAndRectanglesHaveTheCommunitysColours() {
    var axes = community(() -> axes());
    var line = axes.plot(x -> x);
    var area = community(() -> axes.area(line, 0, 2));
    assertEquals(0.3, area.fillColor().alpha(), EPS);
    assertEquals(4, area.strokeWidth());
    var bars = community(() -> axes.riemannRectangles(line, Range.of(-1, 1)));
    assertEquals(BLUE.red(), 1 - bars.get(0).fillColor().red(), EPS, "inverted below the axis");
    assertEquals(
        GREEN, community(() -> axes.riemannRectangles(line, Range.of(0, 2))).get(1).fillColor());
    assertEquals(BLACK, bars.get(0).strokeColor());
    assertEquals(WHITE, community(() -> axes.solidVLine(at(1, 1))).strokeColor());
  }

  @Test
  void planesAndMatricesHaveTheCommunitysLook() {
    var plane = community(() -> numberPlane());
    assertEquals(0, plane.fadedLines().size());
    assertEquals(2 * 64.0 / 9, plane.width(), 1e-6);
    var matrix = community(() -> integerMatrix(new int[][] {{1, 2}, {3, 4}}));
    double row = matrix.get(0, 0).bounds().min().y() - matrix.get(1, 0).bounds().min().y();
    assertEquals(0.8, row, 1e-6);
    assertEquals(List.of(), numberLine().numbers().children());
    assertEquals(14, community(() -> numberLine()).length(), EPS);
  }

  @Test
  void bracesAreSharper() {
    assertEquals(0.273, community(() -> brace(line())).height(), 1e-3);
    assertFalse(brace(line()).path().equals(community(() -> brace(line())).path()));
  }

  @Test
  void animationsTakeTheCommunitysTimes() {
    assertEquals(1, community(() -> create(circle())).duration());
    assertEquals(1, community(() -> transformMatchingTex(tex("a"), tex("b"))).duration());
    assertEquals(2, community(() -> applyWave(circle())).duration());
  }
}
