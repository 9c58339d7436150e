package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import zoetrope.frame.BlendMode;
import zoetrope.frame.FrameRate;
import zoetrope.lint.Lint;
import zoetrope.lint.report.Finding;
import zoetrope.mobject.Mobject;
import zoetrope.scene.Fault;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageSettings;

class LintTest {
  private static List<Finding> all(Consumer<Runs.Sketch> body) {
    return Lint.check(new Runs.Sketch(body), StageSettings.of(FrameRate.of(60)));
  }

  private static List<Fault> kinds(Consumer<Runs.Sketch> body) {
    return all(body).stream().map(Finding::kind).filter(kind -> !kind.isNote()).toList();
  }

  private static List<Fault> shown(Mobject<?>... mobjects) {
    return kinds(
        s -> {
          s.put(mobjects);
          s.rest(0.5);
        });
  }

  @Test
  void aCleanSceneHasNoFindings() {
    assertEquals(
        List.of(),
        kinds(
            s -> {
              var name = text("a name").italic();
              var box = surroundingRectangle(name);
              s.playAll(write(name), create(box));
              s.playAll(animate(name, n -> n.shift(up(2))), fadeOut(box));
              s.rest(0.5);
              s.playAll(fadeOut(name));
            }));
  }

  private static List<String> crossings(Consumer<Runs.Sketch> body) {
    return all(body).stream()
        .filter(finding -> finding.kind() == Fault.CROSSING)
        .map(Finding::toString)
        .toList();
  }

  @Test
  void aTextThatSlowlyCrossesAnotherIsANote() {
    List<String> found =
        crossings(
            s -> {
              var still = text("a text that stands");
              var moving = text("passing by").moveTo(up(2));
              s.put(still, moving);
              s.playAll(animate(moving, m -> m.moveTo(down(2))).runTime(6));
            });
    assertEquals(1, found.size(), found.toString());
    assertTrue(found.get(0).contains("\"passing by\" cross at (0.0"), found.get(0));
  }

  @Test
  void doesNotReportIntendedCrossings() {
    assertEquals(
        List.of(),
        crossings(
            s -> {
              var still = text("a text that stands");
              var moving = text("passing by").moveTo(up(2));
              s.put(still, moving);
              s.playAll(animate(moving, m -> m.moveTo(down(2))).runTime(6).mayCross());
              var copies = group(text("one").moveTo(at(-0.5, 3)), text("two").moveTo(at(0.5, 3)));
              s.playAll(
                  laggedStart(
                          transformFromCopy(moving, copies.get(0)).mayCross().runTime(6),
                          succession(
                              transformFromCopy(moving, copies.get(1)).runTime(6).mayCross()))
                      .lagRatio(0.1));
              s.playAll(laggedStart(animate(copies, c -> c.moveTo(down(3))).runTime(6)).mayCross());
            }));
  }

  @Test
  void briefOverlapsAndTextsThatFadeOrArriveAreNotCrossings() {
    assertEquals(
        List.of(),
        crossings(
            s -> {
              var still = text("a text that stands");
              var quick = text("passing by").moveTo(up(3));
              s.put(still, quick);
              s.playAll(animate(quick, m -> m.moveTo(down(3))).runTime(0.5));
              s.playAll(fadeIn(text("a text that comes")), fadeOut(still));
              var copy = text("one").moveTo(at(-3, 2));
              s.playAll(transformFromCopy(copy, text("one").moveTo(at(3, 2))).runTime(2));
            }));
  }

  @Test
  void aTextThatLeavesTheFrameIsCut() {
    Mobject<?> name = text("a long name").moveTo(right(6.5));
    assertEquals(List.of(Fault.CUT), shown(name));
    assertEquals(List.of(), shown(text("a long name").moveTo(right(5))));
    assertEquals(List.of(Fault.OUTSIDE), shown(text("far").moveTo(up(6))));
    assertEquals(List.of(), shown(text("unseen").moveTo(right(7)).setOpacity(0)));
  }

  @Test
  void anInsetHidesWhatIsBehindIt() {
    Mobject<?> display = cameraDisplay(rectangle(4, 3)).moveTo(left(3));
    assertEquals(List.of(), shown(text("a name").moveTo(left(3)), display));
  }

  @Test
  void checksTheFrameOfTheCamera() {
    assertEquals(
        List.of(Fault.CUT),
        kinds(
            s -> {
              s.put(text("middle").scale(3), text("fixed").moveTo(up(3)).fixInFrame());
              s.view().setHeight(2);
              s.rest(0.5);
            }));
    assertEquals(
        List.of(),
        kinds(
            s -> {
              s.put(text("far").moveTo(right(9)));
              s.view().moveTo(right(9));
              s.rest(0.5);
            }));
  }

  @Test
  void findsTextsThatOverlapInPerspective() {
    Mobject<?> near = text("near").shift(at(2, 0, 4));
    assertEquals(List.of(), shown(near.copy(), text("behind").shift(right(-3))));
    double hiddenX = 2 / (1 - 4 * StrictMath.tan(PI / 8) / 4);
    assertEquals(List.of(Fault.OVERLAP), shown(near, text("behind").shift(right(hiddenX))));
  }

  @Test
  void reportsALastingOverlapOnce() {
    List<Finding> found =
        all(
            s -> {
              s.put(text("one thing"), tex("x^2 + y^2"));
              s.rest(0.5);
              var other = text("elsewhere").shift(up(3));
              s.playAll(fadeIn(other).runTime(1));
              s.rest(0.5);
            });
    assertEquals(1, found.size(), found::toString);
    assertEquals(Fault.OVERLAP, found.get(0).kind());
    assertEquals(0, found.get(0).from());
    assertEquals(2.0, found.get(0).until());
    String line = found.get(0).toString();
    assertTrue(line.startsWith("play 0 (Runs.java:"), line);
    assertTrue(line.contains("Text \"one thing\" and Tex \"x^2 + y^2\""), line);
  }

  @Test
  void overlappingBoxesWithoutOverlappingInkAreNotReported() {
    Mobject<?> above = text("high").scale(2);
    assertEquals(List.of(), shown(above, text("a").moveTo(at(-0.0, -1.2))));
    Mobject<?> frame = tex("\\left[ \\quad\\quad\\quad\\quad \\right]");
    assertEquals(List.of(), shown(frame, text("in").scale(0.6)));
  }

  @Test
  void hiddenTextsAreNotReported() {
    Mobject<?> panel = rectangle(4, 2).setFill(BLACK, 1).setStroke(WHITE, 0);
    assertEquals(List.of(), shown(text("under"), panel, text("over")));
    assertEquals(
        List.of(), shown(text("under"), panel.copy().fixInFrame(), text("over").fixInFrame()));
    Mobject<?> veil = rectangle(4, 2).setFill(BLACK, 0.5).setStroke(WHITE, 0);
    assertEquals(List.of(Fault.OVERLAP), shown(text("under"), veil, text("over")));
  }

  @Test
  void checksTheContentOfLayers() {
    Mobject<?> panel = rectangle(4, 2).setFill(BLACK, 1).setStroke(WHITE, 0);
    var card = group(text("under"), panel).setGroupOpacity(0.99);
    assertEquals(List.of(), shown(card, text("over")));
    assertEquals(List.of(Fault.OVERLAP), shown(card.copy().setGroupOpacity(0.5), text("over")));
    assertEquals(
        List.of(Fault.OVERLAP), shown(card.copy().setBlendMode(BlendMode.MULTIPLY), text("over")));
    assertEquals(List.of(), shown(card.copy().setGroupOpacity(0.01), text("over")));
    assertEquals(
        List.of(Fault.CUT), shown(group(text("out").shift(right(7))).setGroupOpacity(0.9)));
  }

  @Test
  void aTextThatIsShownTwiceIsADuplicate() {
    assertEquals(List.of(Fault.DUPLICATE), shown(text("twice"), text("twice")));
  }

  @Test
  void mobjectsThatAppearOrChangeWithoutAnimationPop() {
    List<Finding> found =
        all(
            s -> {
              var dot = dot(right(2), 0.3);
              s.playAll(create(square()));
              s.put(dot);
              s.rest(0.5);
              dot.setColor(RED);
              s.playAll(fadeOut(dot));
            });
    assertEquals(List.of(Fault.POP, Fault.POP), found.stream().map(Finding::kind).toList());
    assertTrue(found.get(0).what().startsWith("Dot appears at (2.0"), found::toString);
    assertTrue(found.get(0).what().contains("by the scene itself, between the plays of lines"));
    assertTrue(found.get(1).what().startsWith("Dot changes its colour at"), found::toString);
    assertEquals(1.0, found.get(0).from());
  }

  @Test
  void aCopyThatStartsOnAnOpaqueMobjectDoesNotPop() {
    assertEquals(
        List.of(),
        all(
            s -> {
              var disk = circle().setFill(BLUE, 1);
              s.playAll(create(disk));
              s.playAll(transformFromCopy(disk, square().shift(right(3)).setFill(RED, 1)));
              s.put(circle().setOpacity(0));
              s.rest(0.5);
            }));
  }

  @Test
  void aCopyOnATranslucentMobjectIsANote() {
    List<Finding> found =
        all(
            s -> {
              var disk = circle().setFill(BLUE, 0.3);
              s.playAll(create(disk));
              s.playAll(transformFromCopy(disk, tex("A").shift(right(3))));
            });
    assertEquals(List.of(Fault.DENSER), found.stream().map(Finding::kind).toList());
  }

  @Test
  void notesReportSmallAndFaintTextsAndArrowsIntoTexts() {
    List<Finding> found =
        all(
            s -> {
              s.put(text("tiny").scale(0.2).shift(up(2)), text("faint").setOpacity(0.2));
              s.put(text("target").shift(down(2)), arrow(down(3.8), down(2)).buff(0));
              s.rest(0.5);
            });
    assertEquals(
        List.of(Fault.CLASH, Fault.SMALL, Fault.FAINT, Fault.TIP),
        found.stream().map(Finding::kind).toList());
  }

  @Test
  void reportsUpdatersThatDoNotRun() {
    assertEquals(
        List.of(Fault.UPDATER),
        kinds(
            s -> {
              var pair = group(dot(), square().shift(RIGHT));
              s.put(pair.get(0), pair.get(1));
              pair.addUpdater((g, dt) -> g.shift(UP.times(dt)));
              s.rest(1);
            }));
    assertEquals(
        List.of(Fault.UPDATER),
        kinds(
            s -> {
              var clock = valueTracker(0);
              clock.addUpdater((c, dt) -> c.incrementValue(dt));
              s.put(dot());
              s.rest(1);
            }));
    assertEquals(
        List.of(),
        kinds(
            s -> {
              var clock = valueTracker(0);
              var pair = group(dot(), square().shift(RIGHT));
              s.put(clock.addUpdater((c, dt) -> c.incrementValue(dt)), pair);
              pair.addUpdater((g, dt) -> g.shift(UP.times(dt)));
              s.playAll(indicate(pair.get(0)));
              var late = group(circle().shift(LEFT), dot(LEFT));
              late.addUpdater(g -> {});
              s.playAll(fadeIn(late.get(0)), fadeIn(late.get(1)));
              s.put(late);
              s.rest(1);
              var resting = group(pair.get(0));
              resting.addUpdater((g, dt) -> {}).suspendUpdating();
              s.playAll(fadeOut(pair));
            }));
  }

  @Test
  void saysWhyAnAnimationIsNotVisible() {
    var hidden = square().setOpacity(0);
    String found =
        all(s -> {
              s.put(hidden);
              s.playAll(animate(hidden, q -> q.shift(UP)));
            })
            .get(0)
            .toString();
    assertTrue(found.contains("is animated, but invisible"), found);
  }

  @Test
  void reportsAnimationsThatAreNotVisible() {
    assertEquals(
        List.of(Fault.UNSEEN),
        kinds(s -> s.playAll(animate(square().shift(at(20, 0)), q -> q.shift(UP)))));
    assertEquals(
        List.of(),
        kinds(
            s -> {
              var far = square().shift(at(20, 0));
              s.playAll(animate(far, q -> q.moveTo(ORIGIN)), animate(s.view(), c -> c.shift(UP)));
              s.playAll(animate(valueTracker(0), t -> t.setValue(1)), fadeOut(far));
            }));
  }

  @Test
  void reportsOtherMobjectsChangedByTheFunctionOfAnimate() {
    var other = circle().shift(at(3, 0));
    List<Finding> found =
        all(
            s -> {
              var box = square();
              s.put(box, other);
              s.playAll(animate(box, q -> other.shift(UP)));
            });
    assertTrue(found.stream().anyMatch(f -> f.kind() == Fault.CAPTURED), found::toString);
    assertTrue(found.toString().contains("Circle changes at once"), found::toString);
    assertEquals(
        List.of(),
        kinds(
            s -> {
              var box = square();
              var label = text("a").addUpdater(t -> t.nextTo(box, UP));
              s.put(box, label);
              s.playAll(animate(box, q -> q.shift(UP)));
            }));
  }

  @Test
  void aSceneCanAllowAFaultOfGivenMobjects() {
    assertEquals(
        List.of(Fault.CUT),
        kinds(
            s -> {
              var name = text("a long name").moveTo(right(6.5));
              var other = text("another name").moveTo(at(-6.5, 2));
              s.put(group(name), other);
              s.permit(Fault.CUT, "it scrolls", name);
              s.rest(0.5);
            }));
    assertEquals(
        List.of(Fault.OVERLAP),
        kinds(
            s -> {
              var one = text("first words");
              var two = text("first letters");
              var three = text("thirty").moveTo(at(0.4, 0.05));
              s.permit(Fault.OVERLAP, "one is dim", group(one), two);
              s.permit(Fault.OVERLAP, "three is dim", three, two);
              s.put(one, two, three);
              s.rest(0.5);
            }));
  }

  @Test
  void aPermissionThatNothingNeedsIsAFinding() {
    Consumer<Runs.Sketch> body =
        s -> {
          s.permit(Fault.CUT, "it scrolls");
          s.put(text("a name"));
          s.rest(0.5);
        };
    assertEquals(List.of(Fault.UNUSED), kinds(body));
    assertTrue(all(body).get(0).toString().contains("allow(Fault.CUT, ...)"));
  }

  @Test
  void aPermissionNeedsAReason() {
    assertThrows(SceneException.class, () -> all(s -> s.permit(Fault.CUT, " ")));
  }

  @Test
  void findsTextsThatALineCrossesOrAnAreaCoversPartly() {
    var name = text("a name").scale(2);
    var side = circle(0.8).setFill(BLUE, 1);
    assertEquals(List.of(Fault.CLASH), shown(name, line(left(3), right(3))));
    assertEquals(List.of(Fault.CLASH), shown(line(left(3), right(3)), name));
    assertEquals(List.of(Fault.CLASH), shown(side, name));
    assertEquals(List.of(Fault.CLASH), shown(name, side));
    assertEquals(List.of(Fault.CLASH), shown(dot(at(0.3, 0), 0.3), name));
    assertEquals(List.of(), shown(name, underline(name), cross(name), surroundingRectangle(name)));
    assertEquals(List.of(), shown(rectangle(7, 3).setFill(BLUE, 1), name));
    assertEquals(List.of(), shown(side, text("in").scale(2)));
    assertEquals(List.of(), shown(line(left(3), right(3)).setStroke(GREY_E, 1), name));
    assertEquals(List.of(), shown(line(left(3), right(3)), name.copy().setBackstroke(BLACK, 8)));
    assertEquals(
        List.of(),
        shown(line(left(3), right(3)), backgroundRectangle(name).setFill(BLACK, 1), name));
    assertEquals(List.of(), shown(name, brace(name, DOWN), arrow(left(5), left(1.6))));
  }
}
