package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.mobject.camera.CameraDisplay;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.scene.FrameRange;

/** Camera displays, which show the stage again within the frame, and scenes with a magnifier. */
class CameraDisplayTest {
  private static final double EPS = 1e-9;

  private static Item.Inset inset(Frame frame) {
    return frame.items().stream()
        .filter(Item.Inset.class::isInstance)
        .map(Item.Inset.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static Item.Inset shown(Consumer<Runs.Sketch> body) {
    return inset(
        Runs.run(
                s -> {
                  body.accept(s);
                  s.rest(0.1);
                })
            .frames()
            .get(0));
  }

  @Test
  void showsTheStageWithoutItselfAndItsWindow() {
    Rectangle window = rectangle(1, 0.5);
    CameraDisplay display = cameraDisplay(window).addDisplayFrame();
    Item.Inset inset = shown(s -> s.put(circle(), window, display, square()));
    assertEquals(2, inset.view().items().size());
  }

  @Test
  void usesItsWindowAsCamera() {
    Rectangle window = rectangle(1, 0.5).rotate(0.3).shift(at(2, 1));
    InsetView view = shown(s -> s.put(window, cameraDisplay(window))).view();
    assertTrue(view.camera().center().minus(at(2, 1)).length() < EPS);
    assertEquals(0.5, view.camera().height(), EPS);
    assertEquals(2, view.aspect(), EPS);
    Vec across = view.camera().orientation().toAffine().apply(RIGHT);
    assertEquals(0.3, Math.atan2(across.y(), across.x()), EPS);
  }

  @Test
  void strokesAreEnlargedUnlessTheirWidthIsFixed() {
    Rectangle window = rectangle(1, 0.5);
    CameraDisplay display = cameraDisplay(window).setHeight(3);
    assertEquals(6, display.magnification(), EPS);
    assertEquals(6, shown(s -> s.put(display)).view().strokeScale(), EPS);
    CameraDisplay fixedWidth = cameraDisplay(window).keepStrokeWidths();
    assertEquals(1, shown(s -> s.put(fixedWidth)).view().strokeScale(), EPS);
  }

  @Test
  void unchangedItemsAreTheSameInstances() {
    Rectangle window = rectangle(1, 0.5);
    var dot = dot();
    List<Frame> frames =
        Runs.run(
                s -> {
                  s.put(dot, window, cameraDisplay(window));
                  s.playAll(animate(square().shift(at(5, 0)), q -> q.shift(UP)));
                  s.playAll(animate(dot, d -> d.shift(UP)));
                })
            .frames();
    Item.Inset first = inset(frames.get(0));
    assertNotSame(first, inset(frames.get(5)));
    List<Frame> still =
        Runs.run(
                s -> {
                  s.put(circle(), window, cameraDisplay(window));
                  s.rest(0.2);
                  s.rest(0.2);
                })
            .frames();
    assertSame(inset(still.get(0)), inset(still.get(3)));
  }

  @Test
  void mobjectsFixedInTheFrameAreShownAtTheirPlaceInTheFrame() {
    Rectangle window = rectangle(1, 0.5).moveTo(at(3, 1));
    InsetView view =
        shown(
                s -> {
                  s.put(cameraDisplay(window));
                  s.view().moveTo(at(1, 1)).setHeight(4);
                })
            .view();
    assertTrue(view.fixedCamera().center().minus(at(4, 0)).length() < EPS);
    assertEquals(1, view.fixedCamera().height(), EPS);
  }

  @Test
  void chosenObjectsNeedNotBeOnTheStage() {
    CameraDisplay display = cameraDisplay(cameraFrame().setHeight(4)).show(circle(), dot());
    InsetView view = shown(s -> s.put(square(), display)).view();
    assertEquals(2, view.items().size());
    assertEquals(Camera.DEFAULT, view.fixedCamera());
    assertEquals(16.0 / 9, view.aspect(), EPS);
  }

  @Test
  void aWindowWithoutAreaShowsNothingAndCannotBeCreated() {
    assertThrows(IllegalArgumentException.class, () -> cameraDisplay(rectangle(0, 1)));
    Rectangle window = rectangle(1, 1);
    CameraDisplay display = cameraDisplay(window);
    window.transform(Affine.scaling(0));
    Frame frame =
        Runs.run(
                s -> {
                  s.put(display);
                  s.rest(0.1);
                })
            .frames()
            .get(0);
    assertTrue(frame.items().isEmpty());
  }

  @Test
  void twoDisplaysShowEachOtherButNotThemselves() {
    CameraDisplay left = cameraDisplay(rectangle(4, 2));
    CameraDisplay right = cameraDisplay(rectangle(4, 2));
    InsetView view = shown(s -> s.put(left, right, dot())).view();
    assertEquals(2, view.items().size());
    Item.Inset within = (Item.Inset) view.items().get(0);
    assertEquals(1, within.view().items().size());
  }

  /** A scene with a magnifier. */
  private abstract static class Zoom extends ZoomedScene {
    abstract void look();

    @Override
    protected void construct() {
      add(circle());
      activateZooming(true);
      look();
      pause();
    }
  }

  private static Runs.Run run(Zoom scene) {
    return Runs.run(scene, FrameRate.of(10), 0, FrameRange.ALL);
  }

  @Test
  void aZoomedSceneHasManimsDefaults() {
    Zoom scene =
        new Zoom() {
          @Override
          void look() {
            assertEquals(3, time(), EPS);
            assertEquals(0.15, zoomFactor(), EPS);
            assertEquals(0.45, zoomedFrame().width(), EPS);
            assertEquals(3, zoomedDisplay().width(), EPS);
            assertEquals(3.5, zoomedDisplay().bounds().max().y(), EPS);
            assertEquals(2, zoomedFrame().strokeWidth(), EPS);
            assertEquals(3, zoomedDisplay().displayFrame().strokeWidth(), EPS);
            setZoomFactor(0.5);
            assertEquals(1.5, zoomedFrame().width(), EPS);
          }
        };
    assertEquals(4, run(scene).result().duration().seconds(), EPS);
  }

  @Test
  void aDisplayDoesNotShowItselfAfterItsWindowIsRemoved() {
    Zoom scene =
        new Zoom() {
          @Override
          void look() {
            play(uncreate(zoomedDisplay().displayFrame()));
          }
        };
    List<Item> items = run(scene).frames().get(45).items();
    List<Item.Inset> displays =
        items.stream().filter(Item.Inset.class::isInstance).map(Item.Inset.class::cast).toList();
    assertEquals(1, displays.size());
    assertTrue(displays.get(0).view().items().stream().noneMatch(Item.Inset.class::isInstance));
  }

  @Test
  void frameAndDisplayStayInFrontOfLaterMobjects() {
    Zoom scene =
        new Zoom() {
          @Override
          void look() {
            play(fadeIn(square()));
          }
        };
    Frame last = run(scene).frames().get(49);
    List<Item> items = last.items();
    assertTrue(items.get(items.size() - 2) instanceof Item.Inset);
    assertEquals(2, inset(last).view().items().size());
  }
}
