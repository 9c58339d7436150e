package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.BLACK;
import static zoetrope.Zoetrope.DOWN;
import static zoetrope.Zoetrope.LINEAR;
import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.UP;
import static zoetrope.Zoetrope.WHITE;
import static zoetrope.Zoetrope.animate;
import static zoetrope.Zoetrope.animationGroup;
import static zoetrope.Zoetrope.cameraDisplay;
import static zoetrope.Zoetrope.fadeIn;
import static zoetrope.Zoetrope.fadeOut;
import static zoetrope.Zoetrope.fadeTransform;
import static zoetrope.Zoetrope.flash;
import static zoetrope.Zoetrope.growFromCenter;
import static zoetrope.Zoetrope.indicate;
import static zoetrope.Zoetrope.laggedStart;
import static zoetrope.Zoetrope.laggedStartMap;
import static zoetrope.Zoetrope.rectangle;
import static zoetrope.Zoetrope.replacementTransform;
import static zoetrope.Zoetrope.showCreation;
import static zoetrope.Zoetrope.still;
import static zoetrope.Zoetrope.succession;
import static zoetrope.Zoetrope.transform;
import static zoetrope.Zoetrope.transformFromCopy;
import static zoetrope.Zoetrope.write;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Shape;
import zoetrope.mobject.image.SvgMobject;
import zoetrope.svg.SvgDrawing;

class StageListTest {
  private final Shape a = new Shape(Paths.rectangle(1, 1));
  private final Shape b = new Shape(Paths.circle(Vec.ZERO, 1));
  private final Shape c = new Shape(Paths.rectangle(2, 1)).shift(UP);

  @Test
  void addPutsAMobjectInFrontAndBringToBackPutsItBehindAllOthers() {
    Runs.run(
        s -> {
          s.put(a, b, c);
          s.put(a);
          assertEquals(List.of(b, c, a), s.listed());
          s.toBack(a);
          assertEquals(List.of(a, b, c), s.listed());
        });
  }

  @Test
  void foregroundMobjectsStayInFrontAlsoInAGroup() {
    Runs.run(
        s -> {
          s.put(b);
          s.putInFront(a);
          s.playAll(laggedStart(animate(a, m -> m.shift(UP)), fadeIn(c)));
          s.put(new Group<>(b, a));
          Shape cover = new Shape(Paths.rectangle(8, 8));
          s.playAll(fadeIn(cover));
          assertSame(a, s.listed().get(s.listed().size() - 1));
          assertEquals(4, s.listed().size());
        });
  }

  @Test
  void aCopyOfAVisibleMobjectIsHiddenUntilItStarts() {
    Runs.Run run =
        Runs.run(
            s -> {
              s.put(a);
              s.playAll(
                  laggedStart(
                          transformFromCopy(a, b).rate(LINEAR),
                          transformFromCopy(a, c).rate(LINEAR))
                      .lagRatio(1));
              s.playAll(transformFromCopy(new Shape(Paths.circle(UP, 2)), b));
            });
    assertEquals(2, run.items(0).size());
    assertEquals(2, run.items(9).size());
    assertEquals(3, run.items(10).size());
    assertEquals(4, run.items(20).size(), "the copy of a mobject that is not on the stage");
  }

  @Test
  void mobjectsOnTheStageFadeInAtTheirPlaceInTheOrder() {
    Runs.run(
        s -> {
          Group<Shape> group = new Group<>(a, b);
          s.put(group, c);
          s.playAll(fadeIn(new Group<>(a)));
          assertEquals(List.of(group, c), s.listed());
          s.playAll(laggedStart(fadeIn(a), fadeIn(b)));
          assertEquals(List.of(group, c), s.listed());
          s.takeOff(a);
          Group<Shape> other = new Group<>(a, b);
          s.playAll(fadeIn(other));
          assertEquals(List.of(group, c, other), s.listed());
          assertEquals(List.of(b, c, a), s.painted(), "a removed member comes to the front");
        });
  }

  @Test
  void animatingAPartLeavesItsWholeOnTheStage() {
    Group<Shape> group = new Group<>(a, b);
    List<Double> updatedXs = new ArrayList<>();
    group.addUpdater(g -> updatedXs.add(g.x()));
    Runs.run(
        s -> {
          s.put(group, c);
          s.playAll(animate(b, m -> m.shift(RIGHT)), indicate(a));
          s.playAll(laggedStart(animate(a, m -> m.shift(UP)), flash(a)));
          assertEquals(List.of(group, c), s.listed());
          assertEquals(List.of(a, b, c), s.painted());
          int calls = updatedXs.size();
          s.playAll(fadeOut(b));
          s.rest(1);
          assertTrue(updatedXs.size() >= calls + 20, "the updaters of the group continue");
          assertEquals(List.of(group, c), s.listed());
          assertEquals(List.of(a, c), s.painted());
        });
    assertEquals(2, group.children().size(), "a faded-out part is still a member of the group");
  }

  @Test
  void animatingAGroupKeepsTheOtherMembersOfAnotherGroup() {
    Shape other = new Shape(Paths.rectangle(1, 2));
    Group<Shape> whole = new Group<>(a, b);
    Group<Shape> view = new Group<>(b, other);
    Runs.run(
        s -> {
          s.put(whole, c);
          s.playAll(animate(view, m -> m.shift(RIGHT)));
          assertEquals(List.of(a, b, c, other), s.painted());
          s.playAll(fadeOut(view));
          assertEquals(List.of(a, c), s.painted());
          s.playAll(indicate(whole));
          assertEquals(
              List.of(a, c), s.painted(), "indicating the group does not show a faded-out member");
          s.playAll(fadeIn(whole));
          assertEquals(
              List.of(a, b, c), s.painted(), "fading in the group shows a faded-out member");
        });
  }

  @Test
  void aGroupOfTopLevelMobjectsComesToTheFront() {
    Runs.run(
        s -> {
          s.put(a, b, c);
          Group<Shape> pair = new Group<>(a, b);
          s.playAll(animate(pair, m -> m.shift(RIGHT)));
          assertEquals(List.of(c, pair), s.listed());
          s.playAll(animate(a, m -> m.shift(RIGHT)));
          assertEquals(List.of(c, pair), s.listed());
        });
  }

  @Test
  void aMemberOfTwoGroupsIsPaintedAndUpdatedOnce() {
    int[] calls = new int[1];
    b.addUpdater((m, dt) -> calls[0]++);
    Runs.run(
        s -> {
          s.put(new Group<>(a, b));
          s.put(new Group<>(b, c));
          s.put(new Group<>(new Group<>(a), a));
          assertEquals(List.of(b, c, a), s.painted());
          s.rest(1);
        });
    assertEquals(10, calls[0]);
  }

  @Test
  void aGroupLeavesTheStageWithItsLastMember() {
    Group<Shape> group = new Group<>(a, b);
    Runs.run(
        s -> {
          s.put(group);
          s.playAll(fadeOut(a));
          s.takeOff(b);
          assertEquals(List.of(), s.listed());
          s.put(group);
          assertEquals(List.of(a, b), s.painted());
        });
  }

  @Test
  void aMemberThatJoinsAgainIsShownAgain() {
    Group<Shape> group = new Group<>(a, b);
    Runs.run(
        s -> {
          s.put(group);
          s.takeOff(a);
          assertEquals(0, new Group<>(a, b).x());
          assertEquals(
              List.of(b), s.painted(), "measuring a group does not show its removed member");
          group.remove(a);
          group.add(a);
          assertEquals(List.of(b, a), s.painted());
          assertEquals(2, Runs.items(List.of(group.copy())).size());
        });
  }

  @Test
  void theFrameOfADisplayCanFadeOutAlone() {
    var display = cameraDisplay(rectangle(1, 1)).addDisplayFrame();
    Runs.Run run =
        Runs.run(
            s -> {
              s.put(a, display);
              s.playAll(fadeOut(display.displayFrame()));
              s.rest(0.5);
              s.playAll(fadeIn(display.displayFrame()));
              s.rest(0.5);
            });
    assertEquals(2, run.items(12).size());
    assertEquals(3, run.items(-1).size());
  }

  @Test
  void aHigherZIndexIsPaintedInFrontForAnyOrder() {
    Group<Shape> pair = new Group<>(a, b);
    Runs.run(
        s -> {
          s.put(pair, c);
          a.setZIndex(1);
          assertEquals(List.of(b, c, a), s.painted());
          pair.setZIndex(2);
          assertEquals(List.of(c, a, b), s.painted(), "a family has one z index");
          Shape later = new Shape(Paths.rectangle(1, 2));
          pair.add(later);
          assertEquals(List.of(c, a, b, later), s.painted());
          pair.setZIndex(-1);
          assertEquals(List.of(a, b, later, c), s.painted());
          pair.setZIndex(0);
          s.put(c.setZIndex(-0.5));
          assertEquals(List.of(c, a, b, later), s.painted());
        });
    assertEquals(0, pair.zIndex());
    assertEquals(-0.5, c.copy().zIndex());
    assertThrows(IllegalArgumentException.class, () -> a.setZIndex(Double.NaN));
  }

  @Test
  void aZIndexIsAnimated() {
    b.setZIndex(2);
    Runs.Run run =
        Runs.run(
            s -> {
              s.put(b, c);
              s.playAll(animate(c, m -> m.setZIndex(4)).rate(LINEAR));
              s.rest(0.1);
            });
    assertEquals(b.bounds(), run.items(4).get(1).bounds());
    assertEquals(b.bounds(), run.items(6).get(0).bounds());
    assertEquals(4, c.zIndex());
    Shape redrawn = new Shape(Paths.circle(Vec.ZERO, 1)).setZIndex(3);
    assertEquals(3, redrawn.become(a).zIndex(), "become(...) keeps the z index");
  }

  @Test
  void unsupportedSvgFeaturesAreReportedOnce() {
    var drawing =
        new SvgMobject(
            SvgDrawing.parse(
                "<svg xmlns='http://www.w3.org/2000/svg'><canvas/>"
                    + "<rect width='9' height='9'/></svg>"));
    var run =
        Runs.run(
            s -> {
              s.put(new Group<>(drawing, drawing.copy()));
              s.playAll(fadeIn(drawing.copy()));
            });
    assertEquals(
        List.of("(a string), line 1: <canvas> is not supported and was left out"),
        run.result().warnings());
  }

  @Test
  void aGroupStaysWholeWhenAMemberLeavesOrComesForward() {
    Runs.run(
        s -> {
          Group<Shape> group = new Group<>(a, b);
          s.put(group, c);
          s.playAll(still(a));
          assertEquals(List.of(group, c, a), s.listed());
          assertEquals(List.of(b, c, a), s.painted());
          s.put(group);
          assertEquals(List.of(c, group), s.listed());
          assertEquals(List.of(c, a, b), s.painted());
          s.takeOff(b);
          assertEquals(List.of(c, group), s.listed());
          assertEquals(List.of(c, a), s.painted());
        });
  }

  @Test
  void aWholeKeepsItsOwnShapeWhenAPartComesForward() {
    Runs.Run run =
        Runs.run(
            s -> {
              a.add(b);
              s.put(a, c);
              s.playAll(fadeIn(b));
              s.rest(0.5);
              s.put(a);
              s.rest(0.5);
              s.takeOff(a);
              s.rest(0.5);
            });
    assertEquals(3, run.frames().get(5).items().size());
    assertSame(run.frames().get(5).items().get(0), run.frames().get(12).items().get(0));
    assertEquals(3, run.frames().get(17).items().size());
    assertEquals(1, run.frames().get(22).items().size());
  }

  @Test
  void animatedTopLevelMobjectsKeepTheirPaintingOrder() {
    Runs.run(
        s -> {
          s.put(a, b);
          s.playAll(animate(a, m -> m.shift(RIGHT)));
          assertEquals(List.of(a, b), s.listed());
        });
  }

  @Test
  void fadedOutObjectsAreGoneAndLookAsBefore() {
    Runs.Run run =
        Runs.run(
            s -> {
              s.put(a);
              s.playAll(fadeOut(a).shift(DOWN));
              assertEquals(List.of(), s.listed());
              assertEquals(0.0, a.y());
              s.rest(0.5);
              s.put(a);
              s.rest(0.5);
            });
    assertTrue(run.frames().get(12).items().isEmpty());
    assertEquals(run.shape(0, 0), run.shape(17, 0));
  }

  @Test
  void transformsLeaveTheDocumentedMobjectsOnTheStage() {
    Runs.run(
        s -> {
          s.put(a);
          s.playAll(transform(a, b));
          assertEquals(List.of(a), s.listed());
          assertEquals(b.bounds(), a.bounds());
          s.playAll(replacementTransform(a, c));
          assertEquals(List.of(c), s.listed());
          s.playAll(transformFromCopy(c, b));
          assertEquals(List.of(c, b), s.listed());
          Shape d = new Shape(Paths.rectangle(1, 2));
          s.playAll(fadeTransform(b, d));
          assertEquals(List.of(c, d), s.listed());
          assertEquals(1.0, b.height() / 2, 1e-12);
        });
  }

  @Test
  void mobjectsThatDissolveIntoFixedOnesBecomeFixed() {
    Runs.Run run = Runs.run(s -> s.playAll(fadeTransform(a, c.fixInFrame())));
    for (int k : new int[] {3, 5, 8}) {
      List<Item> pieces = run.frames().get(k).items();
      assertEquals(2, pieces.size());
      assertEquals(pieces.get(0).fixed(), pieces.get(1).fixed());
      assertTrue(0 < pieces.get(0).fixed() && pieces.get(0).fixed() < 1);
    }
  }

  @Test
  void fadingOutAMobjectFadesItsBackgroundStroke() {
    a.setFill(WHITE, 1).setBackstroke(BLACK, 5);
    Runs.Run run = Runs.run(s -> s.playAll(fadeOut(a)));
    Style before = run.shape(1, 0).style();
    Style after = run.shape(8, 0).style();
    assertTrue(alpha(after.behind()) < 0.2 && alpha(before.behind()) > 0.8);
    assertEquals(alpha(after.stroke()), alpha(after.behind()));
  }

  private static double alpha(Stroke stroke) {
    return ((Paint.Solid) stroke.paint()).color().alpha();
  }

  @Test
  void aTransformEndsExactlyAtItsTarget() {
    Runs.Run run =
        Runs.run(
            s -> {
              s.playAll(transform(a, b));
              s.rest(0.2);
            });
    assertEquals(b.path(), run.shape(11, 0).path().transform(run.shape(11, 0).transform()));
    assertEquals(b.style(), run.shape(11, 0).style());
  }

  @Test
  void groupsOfDifferentSizesTransform() {
    Runs.Run run =
        Runs.run(
            s -> {
              Group<Shape> two = new Group<>(a, b).arrange(RIGHT);
              Group<Shape> three = c.replicate(3).arrange(DOWN);
              s.put(two);
              s.playAll(replacementTransform(two, three));
              s.rest(0.1);
              assertEquals(List.of(three), s.listed());
            });
    assertEquals(3, run.frames().get(5).items().size());
    assertEquals(3, run.frames().get(10).items().size());
  }

  @Test
  void aMovedMobjectKeepsItsPathAndAnUnmovedOneItsItem() {
    Runs.Run run =
        Runs.run(
            s -> {
              s.put(b);
              s.playAll(animate(a, m -> m.shift(RIGHT)));
            });
    assertSame(run.frames().get(2).items().get(0), run.frames().get(7).items().get(0));
    assertSame(run.shape(2, 1).path(), run.shape(7, 1).path());
  }

  @Test
  void aLagDistributesAGroupOverTheRunTime() {
    Group<Shape> row = a.replicate(5);
    assertEquals(1.2, laggedStart(row, m -> fadeIn(m)).duration(), 1e-12);
    assertEquals(2.0, laggedStartMap(row, m -> fadeIn(m)).duration());
    assertEquals(2.0, laggedStart(row, m -> fadeIn(m)).lagRatio(0.25).duration(), 1e-12);
    assertEquals(1.5, laggedStartMap(row, m -> fadeIn(m)).runTime(1.5).duration());
    assertEquals(3.0, succession(fadeIn(a), fadeOut(a).runTime(2)).duration());
    assertEquals(4.0, animationGroup(fadeIn(a), fadeIn(b).timeSpan(1, 4)).duration());
  }

  @Test
  void membersOfALaggedGroupStartInTurn() {
    Group<Shape> row = a.replicate(3);
    Runs.Run run =
        Runs.run(
            s ->
                s.playAll(
                    laggedStart(row, m -> animate(m, x -> x.shift(UP)).rate(LINEAR)).lagRatio(1)));
    assertEquals(30, run.frames().size());
    assertEquals(0.5, run.center(5, 0).y(), 1e-9);
    assertEquals(0.0, run.center(10, 1).y(), 1e-9);
    assertEquals(0.5, run.center(15, 1).y(), 1e-9);
    assertEquals(0.5, run.center(25, 2).y(), 1e-9);
    assertEquals(1.0, run.center(25, 0).y());
  }

  @Test
  void successionStartsEachFromWhereTheLastEnded() {
    Runs.Run run =
        Runs.run(
            s ->
                s.playAll(
                    succession(
                        zoetrope.Zoetrope.rotate(a, Math.PI / 2).about(Vec.of(1, 0)),
                        zoetrope.Zoetrope.rotate(a, Math.PI / 2).about(Vec.of(1, 0)))));
    assertEquals(20, run.frames().size());
    assertEquals(2.0, run.center(19, 0).x(), 1e-9);
    assertEquals(-1.0, run.center(10, 0).y(), 1e-9);
  }

  @Test
  void timeSpansCompressTheChange() {
    Runs.Run run =
        Runs.run(s -> s.playAll(animate(a, m -> m.shift(UP)).rate(LINEAR).timeSpan(1, 2)));
    assertEquals(20, run.frames().size());
    assertEquals(0.0, run.center(10, 0).y(), 1e-9);
    assertEquals(0.5, run.center(15, 0).y(), 1e-9);
  }

  @Test
  void drawingEndsWithTheWholeMobject() {
    Runs.Run run =
        Runs.run(
            s -> {
              s.playAll(showCreation(a), write(b), growFromCenter(c));
              s.rest(0.1);
            });
    assertSame(a.localPath(), run.shape(10, 0).path());
    assertEquals(b.path(), run.shape(10, 1).path().transform(run.shape(10, 1).transform()));
    assertEquals(2, run.shape(5, 0).path().curveCount());
    assertEquals(c.bounds(), run.shape(10, 2).bounds());
  }

  @Test
  void aCopyOfAnAuthorsClassRefersToTheCopiedParts() {
    Labelled original = new Labelled();
    Labelled copy = original.copy();
    copy.label.shift(UP);
    assertSame(copy.label, copy.children().get(1));
    assertEquals(0.0, original.label.y());
    assertSame(copy.frame, copy.all.get(0));
  }

  /** An author's composite with parts in final fields. */
  static final class Labelled extends zoetrope.mobject.Mobject<Labelled> {
    final Shape frame = new Shape(Paths.rectangle(2, 1));
    final Shape label = new Shape(Paths.circle(Vec.ZERO, 0.2));
    final List<Shape> all = List.of(frame, label);

    Labelled() {
      add(frame, label);
    }
  }
}
