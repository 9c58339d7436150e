package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.color.Color;
import zoetrope.frame.FrameRate;
import zoetrope.lint.Lint;
import zoetrope.lint.report.Finding;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.scene.Fault;
import zoetrope.scene.StageSettings;

/** The thresholds of {@code lint}: just below a limit and just above. */
class LintThresholdsTest {
  /**
   * The size of a pixel, in scene units, in the images that lint compares. They are 480 pixels
   * high.
   */
  private static final double PIXEL = 1.0 / 60;

  private static final Color OFF_WHITE = grey(250);

  private static List<Finding> check(Consumer<Runs.Sketch> body) {
    return Lint.check(new Runs.Sketch(body), StageSettings.of(FrameRate.of(60)));
  }

  /** Returns the findings when mobjects are added between two pauses. */
  private static List<Finding> appearing(Mobject<?>... mobjects) {
    return check(
        s -> {
          s.rest(0.5);
          s.put(mobjects);
          s.rest(0.5);
        });
  }

  private static List<Fault> shown(Mobject<?>... mobjects) {
    return kinds(
        check(
            s -> {
              s.put(mobjects);
              s.rest(0.5);
            }));
  }

  private static List<Fault> kinds(List<Finding> findings) {
    return findings.stream().map(Finding::kind).toList();
  }

  private static List<Fault> expected(boolean found, Fault kind) {
    return found ? List.of(kind) : List.of();
  }

  private static Color grey(int level) {
    return Color.rgb(level / 255.0, level / 255.0, level / 255.0);
  }

  /**
   * Returns a rectangle that fills whole pixels. The middle of the frame is between two columns.
   */
  private static Rectangle pixels(int column, int width, int height, Color color) {
    return rectangle(width * PIXEL, height * PIXEL)
        .setFill(color, 1)
        .setFillBorder(0)
        .setStroke(WHITE, 0)
        .moveTo(at((column + 0.5 + width / 2.0) * PIXEL, height / 2.0 * PIXEL));
  }

  @ParameterizedTest
  @CsvSource({"23, 1, false", "6, 4, true", "1, 24, true", "1, 23, false"})
  void fewerThan24PixelsDoNotPop(int width, int height, boolean pops) {
    List<Finding> found = appearing(pixels(0, width, height, OFF_WHITE));
    assertEquals(expected(pops, Fault.POP), kinds(found), found::toString);
  }

  @ParameterizedTest
  @CsvSource({"10, false", "11, true"})
  void tenStepsOfAColourDoNotPopInEvenAreas(int level, boolean pops) {
    assertEquals(expected(pops, Fault.POP), kinds(appearing(pixels(0, 60, 60, grey(level)))));
  }

  @ParameterizedTest
  @CsvSource({"100, 172, false", "100, 173, true", "11, 83, false", "11, 84, true", "10, 21, true"})
  void stripesMayChangeMoreThanEvenAreas(int from, int to, boolean pops) {
    List<Rectangle> stripes =
        IntStream.range(0, 12).mapToObj(i -> pixels(2 * i, 1, 20, grey(from))).toList();
    List<Finding> found =
        check(
            s -> {
              s.playAll(fadeIn(new Group<>(stripes)));
              stripes.forEach(stripe -> stripe.setFill(grey(to), 1));
              s.rest(0.5);
            });
    assertEquals(expected(pops, Fault.POP), kinds(found), found::toString);
  }

  @ParameterizedTest
  @CsvSource({"1.40, true", "1.46, false"})
  void aCopyOfNearlyTheSameSizeCountsAsACopy(double scale, boolean isCopy) {
    var pane = square().setFill(BLUE, 0.3).setStroke(WHITE, 0);
    List<Finding> found =
        check(
            s -> {
              s.playAll(fadeIn(pane));
              s.put(pane.copy().scale(scale));
              s.rest(0.5);
            });
    assertEquals(List.of(Fault.POP), kinds(found));
    assertEquals(isCopy, found.get(0).what().contains("looks denser"), found::toString);
  }

  @Test
  void namesThreeMobjectsAndCountsTheOthers() {
    Mobject<?>[] five = {
      square().shift(left(6)),
      circle().shift(left(3)),
      triangle(),
      dot(right(3)),
      text("five").shift(right(5))
    };
    String what = appearing(five).get(0).what();
    assertTrue(
        what.startsWith("Square appears, Circle appears, Triangle appears and 2 more at "), what);
  }

  @ParameterizedTest
  @CsvSource({"0.130, true", "0.137, false"})
  void textsOf8PixelsAreReadable(double height, boolean small) {
    assertEquals(expected(small, Fault.SMALL), shown(text("I").setHeight(height)));
  }

  @ParameterizedTest
  @CsvSource({"0.04, false", "0.06, true", "0.34, true", "0.36, false"})
  void textsAreFaintBetweenTwoOpacities(double opacity, boolean faint) {
    assertEquals(expected(faint, Fault.FAINT), shown(text("faint").setOpacity(opacity)));
  }

  @ParameterizedTest
  @CsvSource({"0.012, false", "0.022, true"})
  void aTextOnePixelOutsideTheFrameIsNotCut(double beyond, boolean cut) {
    var name = text("I").setHeight(1).nextTo(at(64.0 / 9 + beyond, 0), LEFT, 0);
    assertEquals(expected(cut, Fault.CUT), shown(name));
  }

  @ParameterizedTest
  @CsvSource({"0.99, false", "0.97, true"})
  void nearlyOpaqueMobjectsHideOthers(double opacity, boolean visible) {
    Mobject<?> panel = rectangle(4, 2).setFill(BLACK, opacity).setStroke(WHITE, 0);
    assertEquals(expected(visible, Fault.OVERLAP), shown(text("under"), panel, text("other")));
  }

  @ParameterizedTest
  @CsvSource({"0.02, ", "0.05, OVERLAP", "0.85, OVERLAP", "0.95, DUPLICATE"})
  void lettersMayTouchAndNearlyEqualTextsAreDuplicates(double share, Fault kind) {
    var bar = text("|").setHeight(3).shift(down(1.5));
    Mobject<?> other = bar.copy().shift(up(3 * (1 - share)));
    List<Fault> kinds = kind == null ? List.of() : List.of(kind);
    assertEquals(kinds, shown(bar, other));
  }

  @ParameterizedTest
  @CsvSource({"0.0009, false", "0.0014, true"})
  void lessThanFourCommonPixelsAreNotAnOverlap(double area, boolean overlaps) {
    var bar = text("|").setHeight(0.7);
    Mobject<?> other = bar.copy().shift(up(0.7 - area / bar.width()));
    assertEquals(expected(overlaps, Fault.OVERLAP), shown(bar, other));
  }

  @ParameterizedTest
  @CsvSource({
    "-1, 0, left by 0.25",
    "1, 0, right by 0.25",
    "0, 1, top by 0.25",
    "0, -1, bottom by 0.25",
    "-1, -1, 'left by 0.25, bottom by 0.25'",
  })
  void reportsTheSidesOnWhichATextLeavesTheFrame(double x, double y, String sides) {
    var name = text("I").setHeight(1);
    double right = 64.0 / 9 + 0.25 - name.width() / 2;
    String what = onlyMessage(name.moveTo(at(x * right, y * (4.25 - 0.5))));
    assertTrue(what.contains("leaves the frame (" + sides + ");"), what);
  }

  @ParameterizedTest
  @CsvSource({"1, 'at (1.00, 2.00)'", "0.5, 'at (1.00, 2.25), covering 50 %'"})
  void reportsThePlaceOfAnOverlap(double share, String where) {
    var bar = text("|").setHeight(1).moveTo(at(1, 2));
    String what = onlyMessage(bar, bar.copy().shift(up(1 - share)));
    assertTrue(what.contains(where), what);
  }

  private static String onlyMessage(Mobject<?>... mobjects) {
    List<Finding> found =
        check(
            s -> {
              s.put(mobjects);
              s.rest(0.5);
            });
    assertEquals(1, found.size(), found::toString);
    return found.get(0).toString();
  }
}
