package zoetrope.animation.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.frame.FrameFit;
import zoetrope.frame.FrameRate;
import zoetrope.frame.FrameSize;
import zoetrope.frame.PictureShape;
import zoetrope.geometry.Bounds;
import zoetrope.lint.Lint;
import zoetrope.mobject.Mobject;
import zoetrope.scene.FrameRange;
import zoetrope.scene.SceneException;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;
import zoetrope.sound.VoiceSettings;

/** Pages in frames of three aspect ratios. */
class PageTest {
  private static final double EPS = 1e-6;

  /** A scene from a lambda, whose frame has the area of the default frame. */
  private static final class Composed extends Scene {
    private final Consumer<Composed> body;

    Composed(Consumer<Composed> body) {
      this.body = body;
    }

    @Override
    protected void construct() {
      composeFrame();
      body.accept(this);
    }

    void show(Mobject<?>... mobjects) {
      add(mobjects);
      pause(0.5);
    }

    void playAll(zoetrope.animation.Animation<?>... animations) {
      play(animations);
    }
  }

  private static StageSettings settings(String aspect) {
    String[] sides = aspect.split(":");
    PictureShape shape =
        PictureShape.of(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]), FrameFit.EXPAND);
    return new StageSettings(
        FrameRate.of(10), 0, Map.of(), shape, VoiceSettings.NONE, false, false, false);
  }

  private static void run(String aspect, Consumer<Composed> body) {
    Stage.run(new Composed(body), settings(aspect), FrameRange.ALL, (frame, count) -> {});
  }

  private static String failure(Consumer<Composed> body) {
    return assertThrows(SceneException.class, () -> run("16:9", body)).getMessage();
  }

  private static void assertWithin(Bounds area, Mobject<?> m) {
    Bounds box = m.bounds();
    assertTrue(
        box.min().x() > area.min().x() - EPS
            && box.min().y() > area.min().y() - EPS
            && box.max().x() < area.max().x() + EPS
            && box.max().y() < area.max().y() + EPS,
        box + " is not within " + area);
  }

  @ParameterizedTest
  @CsvSource({"16:9, 14.222222, 8", "1:1, 10.666667, 10.666667", "9:16, 8, 14.222222"})
  void theFrameKeepsItsAreaAndZonesAreWithinTheSafeArea(
      String aspect, double width, double height) {
    run(
        aspect,
        s -> {
          assertEquals(width, frameWidth(), EPS);
          assertEquals(height, frameHeight(), EPS);
          var all = List.of(rectangle(4, 1), rectangle(3, 2), rectangle(3, 3), rectangle(5, 0.5));
          page().title(all.get(0)).left(all.get(1)).right(all.get(2)).caption(all.get(3));
          SafeArea part = height > width ? SafeArea.SHORTS : SafeArea.TITLE;
          Bounds area = part.in(new FrameSize(width, height));
          all.forEach(m -> assertWithin(area, m));
          LayoutBoxesTest.assertSeparate(all);
          assertEquals(area.max().y(), all.get(0).y(UP), EPS);
          assertEquals(area.min().y(), all.get(3).y(DOWN), EPS);
          assertEquals(area.center().x(), all.get(0).x(), EPS);
          assertEquals(height > width, all.get(1).y(DOWN) > all.get(2).y(UP));
        });
  }

  @Test
  void theShareOfButtonsIsThatOfTheWidestPlatform() {
    Bounds area = SafeArea.SHORTS.in(new FrameSize(1080, 1920));
    assertEquals(-540 + 0.06 * 1080, area.min().x(), EPS);
    assertEquals(540 - 192, area.max().x(), EPS);
    assertEquals(960 - 288, area.max().y(), EPS);
    assertEquals(-960 + 672, area.min().y(), EPS);
  }

  @Test
  void zonesShareTheRoomThatTheirObjectsLeave() {
    var a = square(2);
    var b = square(4);
    var page = page().margin(0).gap(1).left(a).right(b);
    double spare = (128.0 / 9 - 1 - 6) / 2;
    assertEquals(-64.0 / 9 + spare / 2 + 1, a.x(), EPS);
    assertEquals(64.0 / 9 - spare / 2 - 2, b.x(), EPS);
    page.align(UR);
    assertEquals(64.0 / 9, b.x(RIGHT), EPS);
    assertEquals(4, b.y(UP), EPS);
    var c = square(1);
    page.column(c, b);
    assertEquals(List.of(c, b), page.children());
    assertEquals(0, c.x(), EPS);
    assertEquals(64.0 / 9, b.x(RIGHT), EPS, "an object keeps its alignment");
    assertEquals(1.5, c.y(DOWN) - b.y(UP), EPS);
    assertEquals(List.of(c, a), page.right(a).children(), "the zone of b is the right one");
    assertThrows(IllegalArgumentException.class, () -> page.caption(a));
    assertThrows(NullPointerException.class, () -> page.title(null));
  }

  @Test
  void anObjectThatDoesNotFitIsAnErrorWithBothSizes() {
    String wide = failure(s -> s.show(page().title(text("A wide title").setWidth(20))));
    assertTrue(wide.contains("Text \"A wide title\" is 20.00 x "), wide);
    assertTrue(wide.contains("the zone title of the page has 12.80 x "), wide);
    assertTrue(wide.contains("or call shrink() after title(...)"), wide);
    String high = failure(s -> s.show(page().left(rectangle(2, 9)).right(square(1))));
    assertTrue(high.contains("Rectangle is 2.00 x 9.00 units, but the zone left"), high);
    assertTrue(high.contains("has 6.65 x 7.20"), high);
    assertTrue(high.contains("shrink() or scroll()"), high);
    String late =
        failure(
            s -> {
              var box = square(1);
              var page = page().center(box);
              s.show(page);
              s.playAll(animate(box, b -> b.scale(8)), page.reflow());
            });
    assertTrue(late.contains("Square is 8.00 x 8.00 units, but the zone center"), late);
  }

  @Test
  void shrinksToTheZoneAndGrowsAgain() {
    run(
        "16:9",
        s -> {
          var plot = rectangle(20, 4);
          var list = rectangle(4, 2);
          var page = page().left(plot).shrink().right(list);
          assertEquals(12.8 - 0.5 - 4, plot.width(), EPS);
          s.show(page);
          page.remove(list);
          s.playAll(fadeOut(list), page.reflow());
          assertEquals(12.8, plot.width(), EPS);
          s.playAll(animate(plot, p -> p.setWidth(5)), page.reflow());
          assertEquals(5, plot.width(), EPS);
          s.playAll(page.reflow());
          assertEquals(5, plot.width(), EPS);
        });
    var small = page().shrink().left(rectangle(30, 1)).right(rectangle(10, 1));
    assertEquals(3, small.get(0).width() / small.get(1).width(), EPS);
  }

  @Test
  void linesThatScrollOutOfTheZoneFadeOut() {
    run(
        "16:9",
        s -> {
          var lines = square(1).replicate(12);
          var column = column(lines.stream().toList()).gap(1);
          var page = page().title(square(1)).center(column).scroll();
          double top = page.get(0).y(DOWN) - 0.5;
          assertEquals(top, lines.get(0).y(UP), EPS, "nothing is shown");
          for (int i = 0; i < 12; i++) {
            s.playAll(fadeIn(lines.get(i)), page.reflow());
            assertTrue(lines.get(i).y(DOWN) > -3.6 - EPS, "line " + i);
            for (int j = 0; j <= i; j++) {
              boolean isIn = lines.get(j).y(UP) < top + EPS;
              assertEquals(isIn ? 1 : 0, lines.get(j).strokeOpacity(), EPS, j + " of " + i);
            }
          }
          assertEquals(-3.6, lines.get(11).y(DOWN), EPS);
        });
  }

  @Test
  void aGroupScrollsLikeAColumn() {
    run(
        "16:9",
        s -> {
          var lines = square(1).replicate(9).arrange(DOWN, 1);
          var page = page().center(lines).scroll();
          s.show(lines.get(0));
          s.playAll(fadeIn(lines.get(8)), page.reflow());
          assertEquals(-3.6, lines.get(8).y(DOWN), EPS);
          assertEquals(0, lines.get(0).strokeOpacity(), EPS);
        });
  }

  @Test
  void aZoneGetsAnotherObject() {
    run(
        "16:9",
        s -> {
          var plot = square(3);
          var old = square(2);
          var other = rectangle(6, 2);
          var page = page().left(plot).right(old);
          s.show(page);
          double before = plot.x();
          page.right(other).portrait(p -> p.center(square(1)));
          assertEquals(before, plot.x(), EPS);
          assertEquals(List.of(plot, other), page.children());
          s.playAll(fadeTransform(old, other), page.reflow());
          LayoutBoxesTest.assertSeparate(List.of(plot, other));
          var fresh = page().left(square(3)).right(rectangle(6, 2));
          assertEquals(fresh.get(0).x(), plot.x(), EPS);
          assertEquals(fresh.get(1).x(), other.x(), EPS);
        });
  }

  private static final Map<String, List<String>> LANGUAGES =
      Map.of(
          "en",
          List.of("Even numbers", "Two divides it", "Its half is whole", "Zero is even", "Euclid"),
          "de",
          List.of(
              "Geradzahligkeitseigenschaften",
              "Sie ist ohne Rest durch zwei teilbar",
              "Ihre Hälfte ist wieder eine ganze Zahl",
              "Auch die Null gehört dazu",
              "nach den Elementen des Euklid, Buch VII"),
          "zh",
          List.of("偶数", "能被二整除", "一半仍是整数", "零是偶数", "欧几里得"));

  @ParameterizedTest
  @CsvSource({
    "en, 16:9",
    "de, 16:9",
    "zh, 16:9",
    "en, 1:1",
    "de, 1:1",
    "zh, 1:1",
    "en, 9:16",
    "de, 9:16",
    "zh, 9:16"
  })
  void lintHasNoFindingsForTextsOfAnyLength(String language, String aspect) {
    List<String> words = LANGUAGES.get(language);
    Consumer<Composed> body =
        s -> {
          var facts = words.subList(1, 4).stream().map(w -> text(w).scale(0.7)).toList();
          var list = column(facts).gap(0.35).align(LEFT);
          var title = text(words.get(0));
          var plot = circle(1.5).setFill(BLUE, 0.5);
          var source = text(words.get(4)).scale(0.6);
          var page = page().shrink().title(title).left(plot).right(list).caption(source);
          s.playAll(write(title), create(plot), fadeIn(list), fadeIn(source));
          s.playAll(animate(facts.get(1), f -> f.scale(1.2)), page.reflow());
          var more = text(words.get(1)).scale(0.7);
          list.add(more);
          s.playAll(fadeIn(more), page.reflow());
          s.show();
        };
    var findings = Lint.check(new Composed(body), settings(aspect));
    assertEquals(List.of(), findings);
  }
}
