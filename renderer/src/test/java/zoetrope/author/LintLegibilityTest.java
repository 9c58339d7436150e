package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.color.Color;
import zoetrope.frame.FrameRate;
import zoetrope.lint.Lint;
import zoetrope.lint.report.Finding;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.scene.Fault;
import zoetrope.scene.Scene;
import zoetrope.scene.StageSettings;

/** Tests of lint: texts that cannot be read, and numbers that change between plays. */
class LintLegibilityTest {
  private static List<Finding> all(Consumer<Runs.Sketch> body) {
    return Lint.check(new Runs.Sketch(body), StageSettings.of(FrameRate.of(60)));
  }

  private static List<Fault> kinds(Consumer<Runs.Sketch> body) {
    return all(body).stream().map(Finding::kind).toList();
  }

  private static List<Fault> shown(Mobject<?>... mobjects) {
    return kinds(
        s -> {
          s.put(mobjects);
          s.rest(0.5);
        });
  }

  private static final class OnWhite extends Scene {
    @Override
    protected void construct() {
      background(WHITE);
      add(text("white"));
      pause();
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -0.05, -0.1, -0.2, -0.3})
  void findsAFormulaOnALetterAtAnyPlace(double shift) {
    var formula = tex("dy = f'(g(x)) \\cdot g'(x)\\,dx").moveTo(right(shift)).scale(0.8);
    var letter = tex("x").moveTo(at(-1.59, 0.02));
    assertEquals(List.of(Fault.OVERLAP), shown(formula, letter));
  }

  @Test
  void lettersNextToEachOtherDoNotOverlap() {
    var first = tex("f(x)");
    assertEquals(List.of(), shown(first, tex("+ g").nextTo(first, RIGHT, 0.03)));
    assertEquals(List.of(), shown(text("gyp"), text("gyp").shift(down(0.55))));
  }

  @Test
  void findsTextsInTheColourOfTheirBackground() {
    var panel = rectangle(6, 2).setFill(RED, 1);
    assertEquals(List.of(Fault.CONTRAST), shown(panel, text("red").setColor(RED_E)));
    assertEquals(List.of(), shown(panel, text("white")));
    assertEquals(List.of(Fault.PASSING), shown(panel, text("red").setColor(RED), panel.copy()));
    assertEquals(
        List.of(Fault.CONTRAST),
        Lint.check(new OnWhite(), StageSettings.of(FrameRate.of(60))).stream()
            .map(Finding::kind)
            .toList());
  }

  @Test
  void outlinesAndBackgroundsMakeLettersLegible() {
    var white = rectangle(6, 2).setFill(WHITE, 1);
    assertEquals(List.of(Fault.CONTRAST), shown(white, text("white")));
    assertEquals(List.of(), shown(white, text("white").setStroke(BLACK, 6)));
    var name = text("white");
    assertEquals(List.of(), shown(white, backgroundRectangle(name), name));
    assertEquals(
        List.of(Fault.CLASH), shown(rectangle(6, 0.1).setFill(WHITE, 1), text("through").scale(2)));
  }

  @Test
  void aNumberThatCountsBetweenPlaysDoesNotPop() {
    assertEquals(
        List.of(),
        kinds(
            s -> {
              var number = integerNumber(8).toCorner(UR);
              var label = group(text("n ="), decimalNumber(2.5)).arrange();
              s.playAll(fadeIn(number), fadeIn(label));
              s.rest(0.5);
              number.incrementValue(1);
              ((DecimalNumber) label.get(1)).setValue(7.25);
              s.rest(0.5);
            }));
  }

  @Test
  void aNumberThatMovesOrChangesColourPops() {
    for (Consumer<IntegerNumber> change :
        List.<Consumer<IntegerNumber>>of(
            n -> n.setColor(Color.hex("FF0000")), n -> n.setValue(4).shift(right(2)))) {
      assertEquals(
          List.of(Fault.POP),
          kinds(
              s -> {
                var number = integerNumber(3).scale(2);
                s.playAll(fadeIn(number));
                change.accept(number);
                s.rest(0.5);
              }));
    }
  }

  @Test
  void aPopNamesOnlyWhatChangesVisibly() {
    List<Finding> found =
        all(
            s -> {
              var a = square(1).setFill(BLUE, 1);
              s.put(a);
              s.rest(0.5);
              s.playAll(transformFromCopy(a, square(1).setFill(YELLOW, 1).shift(right(4))));
              s.put(dot(at(-5, -3)));
              s.rest(0.5);
            });
    assertEquals(1, found.size(), found.toString());
    assertEquals("Dot appears", found.get(0).what().replaceAll(" at .*", ""));
  }

  @ParameterizedTest
  @CsvSource({"0.8, true", "0.4, false"})
  void aTextBehindADenseAreaIsHardToRead(double opacity, boolean isFault) {
    Mobject<?> pane = rectangle(3, 2).setStroke(WHITE, 0, 0).setFill(YELLOW, opacity);
    List<Fault> expected = isFault ? List.of(Fault.CONTRAST) : List.of();
    assertEquals(expected, shown(text("covered").scale(0.6), pane));
  }

  @Test
  void anAreaInTheColourOfTheBackgroundDimsWhatIsBehindIt() {
    assertEquals(List.of(), shown(text("dimmed"), rectangle(16, 9).setFill(BLACK, 0.8)));
  }

  @Test
  void findsALineBehindAFormulaThatWasWritten() {
    var formula = tex("x \\leftarrow x - \\eta f'(x)");
    var line = line(at(0, -2), at(0.3, 2)).setStroke(BLUE, 4);
    formula.shift(right(0.2).minus(formula.get(1).center()));
    assertEquals(
        List.of(Fault.CLASH),
        kinds(
            s -> {
              s.put(line);
              s.playAll(write(formula));
            }));
  }

  @Test
  void findsALineThatTheCameraMovesBehindATitle() {
    var title = text("A title that stays").moveTo(up(3)).fixInFrame();
    var line = line(at(-6, 6), at(6, 6)).setStroke(YELLOW, 6);
    assertEquals(
        List.of(Fault.CLASH),
        kinds(
            s -> {
              s.put(line, title);
              s.rest(0.5);
              s.playAll(animate(s.view(), c -> c.shift(up(3))));
            }));
  }

  @Test
  void findsAnArrowWithoutALength() {
    var label = text("here");
    var arrow = arrow(label.bottom(), label.bottom().minus(up(0.2)));
    assertEquals(
        List.of(Fault.UNSEEN),
        kinds(
            s -> {
              s.put(label);
              s.playAll(growArrow(arrow));
            }));
  }

  @Test
  void findsLinesThatAHalfTransparentAreaDims() {
    var line = line(at(-2, -2), at(0.05, 0)).setColor(RED);
    var area = rectangle(9, 3).setFill(BLUE, 0.5).setStroke(BLUE, 0);
    assertEquals(List.of(Fault.CLASH), shown(line, area, text("light scatters")));
    assertEquals(List.of(), shown(line, area.copy().setFill(BLUE, 0.8), text("light scatters")));
  }
}
