package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.frame.FrameRate;
import zoetrope.lint.Lint;
import zoetrope.lint.report.Finding;
import zoetrope.mobject.Mobject;
import zoetrope.scene.Scene;
import zoetrope.scene.StageSettings;

/**
 * The messages of {@code lint} name the text, its place, and how far it overlaps or leaves the
 * frame.
 */
class LintMessagesTest {
  private static List<String> found(Consumer<Runs.Sketch> body) {
    return Lint.check(new Runs.Sketch(body), StageSettings.of(FrameRate.of(60))).stream()
        .map(Finding::toString)
        .toList();
  }

  private static List<String> shown(Mobject<?>... mobjects) {
    return found(
        s -> {
          s.put(mobjects);
          s.rest(0.5);
        });
  }

  private static String only(List<String> found) {
    assertEquals(1, found.size(), found::toString);
    return found.get(0);
  }

  private static void assertSays(String part, String line) {
    assertTrue(line.contains(part), line);
  }

  /** The frame is 8 units high and 14.22 wide. */
  @ParameterizedTest
  @CsvSource({"-7.1, 0, left", "7.1, 0, right", "0, 4, top", "0, -4, bottom"})
  void reportsTheSideAndTheLengthOfACutText(double x, double y, String side) {
    Mobject<?> name = text("a name").moveTo(at(x, y));
    String line = only(shown(name));
    assertSays("Text \"a name\" leaves the frame", line);
    Matcher m = Pattern.compile("\\((\\w+) by ([0-9.]+)\\)").matcher(line);
    assertTrue(m.find(), line);
    assertEquals(side, m.group(1));
    double half = 64 / 9.0;
    double beyond = x != 0 ? name.width() / 2 + Math.abs(x) - half : name.height() / 2;
    assertEquals(beyond, Double.parseDouble(m.group(2)), 0.03, line);
  }

  @Test
  void aTextInACornerIsCutOnBothSides() {
    String line = only(shown(text("a name").moveTo(at(7.1, -4))));
    assertTrue(line.matches("(?s).*\\(right by [0-9.]+, bottom by [0-9.]+\\).*"), line);
  }

  @Test
  void reportsSmallAndFaintTextsTogether() {
    Mobject<?> a = text("first").scale(0.2).moveTo(left(3));
    Mobject<?> b = text("second").scale(0.2).moveTo(right(3));
    Mobject<?> c = text("third").scale(0.2).moveTo(up(2));
    String line = only(shown(a, b, c));
    assertSays("Text \"first\" and 2 more", line);
    String alone = only(shown(text("pale").setOpacity(0.2)));
    assertSays("Text \"pale\"", alone);
    assertTrue(!alone.contains("more"), alone);
  }

  @Test
  void reportsThePlaceOfADuplicate() {
    String line = only(shown(text("again").moveTo(at(2, 1)), text("again").moveTo(at(2, 1))));
    assertSays("Text \"again\" is on the stage twice", line);
    Matcher m = Pattern.compile("\\((-?[0-9.]+), (-?[0-9.]+)\\)").matcher(line);
    assertTrue(m.find(), line);
    assertEquals(2, Double.parseDouble(m.group(1)), 0.06, line);
    assertEquals(1, Double.parseDouble(m.group(2)), 0.06, line);
  }

  @Test
  void reportsAnOverlapAsAShareOfTheSmallerText() {
    String line = only(shown(text("lll").scale(3), text("oooo").scale(2)));
    Matcher m = Pattern.compile("covering (\\d+) % of the smaller text").matcher(line);
    assertTrue(m.find(), line);
    int share = Integer.parseInt(m.group(1));
    assertTrue(share > 3 && share < 60, line);
    String whole = only(shown(text("m").scale(8).setStroke(WHITE, 30), text("i").scale(0.5)));
    assertSays("covering 100 % of the smaller text", whole);
  }

  @Test
  void shortensLongTextsAndNamesNumbers() {
    String text = "a sentence that has a lot more than forty letters in it";
    String line = only(shown(text(text).scale(0.8).moveTo(up(4))));
    assertSays("\"" + text.substring(0, 37) + "...\"", line);
    String exact = "0123456789".repeat(4);
    assertSays("\"" + exact + "\"", only(shown(text(exact).scale(0.8).moveTo(up(4)))));
    assertSays("DecimalNumber 3.14", only(shown(decimalNumber(3.14).moveTo(up(4)))));
    assertSays("Tex \"a + b\"", only(shown(tex(" a  +\n b ").moveTo(up(4)))));
  }

  @Test
  void namesTheTextAndTheArrowThatOverlapsIt() {
    String line =
        only(
            shown(text("target").scale(2), arrow(left(5), ORIGIN)).stream()
                .filter(found -> found.contains(" tip: "))
                .toList());
    assertSays("in Text \"target\"", line);
    assertSays("Arrow at", line);
    assertEquals(List.of(), shown(text("target").scale(2), arrow(left(5), left(3)).shift(down(1))));
  }

  @Test
  void tellsThatAnEntranceShowsWhatIsAlreadyOnTheStage() {
    String line =
        only(
            found(
                s -> {
                  Mobject<?> disc = circle().setFill(BLUE, 1);
                  s.put(disc);
                  s.rest(0.5);
                  s.playAll(fadeIn(disc));
                }));
    assertSays("pop: Circle", line);
    assertSays("it is already on the stage", line);
    assertSays("leave the animation out", line);
  }

  @Test
  void aSuddenRemovalHasTheUsualFix() {
    String line =
        only(
            found(
                s -> {
                  Mobject<?> disc = circle().setFill(BLUE, 1);
                  s.put(disc);
                  s.rest(0.5);
                  s.takeOff(disc);
                  s.rest(0.5);
                }));
    assertSays("pop: Circle", line);
    assertSays("animate the change", line);
  }

  @Test
  void namesTheCallOfAHelperThatPlays() {
    List<String> lines =
        Lint.check(
                new Scene() {
                  @Override
                  protected void construct() {
                    show(text("first").moveTo(right(7)));
                    play(fadeIn(text("second").moveTo(left(7))));
                  }

                  private void show(Mobject<?> m) {
                    play(fadeIn(m));
                  }
                },
                StageSettings.of(FrameRate.of(60)))
            .stream()
            .map(Finding::toString)
            .toList();
    assertEquals(2, lines.size(), lines::toString);
    Matcher m =
        Pattern.compile(
                "\\(LintMessagesTest.java:(\\d+), called at LintMessagesTest.java:(\\d+)\\)")
            .matcher(lines.get(0));
    assertTrue(m.find(), lines.get(0));
    assertTrue(Integer.parseInt(m.group(2)) < Integer.parseInt(m.group(1)), lines.get(0));
    assertTrue(!lines.get(1).contains("called at"), lines.get(1));
  }

  @Test
  void printsTheTimeOnceIfOneLineCausesSeveralFaultsAtTheSameTime() {
    String line =
        only(
            found(
                s -> {
                  for (int i = 0; i < 3; i++) {
                    s.put(text("ends").moveTo(at(7.1, 2.0 - 2 * i)));
                  }
                  s.rest(0.5);
                }));
    assertSays("3 times, at 0.000 s:", line);
  }

  @Test
  void tellsThatAnUpdaterLetsAnArrowVanish() {
    double[] length = {2};
    String line =
        only(
            found(
                s -> {
                  s.put(alwaysRedraw(() -> arrow(ORIGIN, right(length[0]))));
                  s.rest(1);
                  length[0] = 0;
                  s.playAll(fadeIn(text("stop").moveTo(up(2))));
                }));
    assertSays("vanishes when its updater runs", line);
    assertSays("fadeOut", line);
    assertTrue(!line.contains("already on the stage"), line);
  }

  @Test
  void tellsThatATextIsFadedOutAndTransformed() {
    var sum = tex("1 + 2 =", "3").moveTo(down(2));
    String line =
        only(
            found(
                s -> {
                  s.put(sum);
                  var value = integerNumber(3).scale(2).moveTo(up(1));
                  s.playAll(replacementTransform(sum.part(1), value), fadeOut(sum));
                  s.rest(1);
                }));
    assertSays("appears", line);
    assertSays("fade out only the other parts", line);
  }

  @Test
  void aFixTellsWhatIsInTheWay() {
    String line =
        only(
            found(
                s -> {
                  s.put(text("wide word").setWidth(3).moveTo(left(6.2)));
                  s.put(text("near").setWidth(1.2).moveTo(left(3.95)));
                  s.rest(1);
                }));
    assertSays("move it right by 0.6", line);
    assertSays("and also Text \"near\", which is in the way there", line);
  }
}
