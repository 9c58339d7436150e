package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zoetrope.frame.FrameRate;
import zoetrope.geometry.Vec;
import zoetrope.inspect.ObjectFinder;
import zoetrope.inspect.Silhouette;
import zoetrope.inspect.StageObject;
import zoetrope.inspect.StageSnapshot;
import zoetrope.internal.mobject.FrameProjection;
import zoetrope.mobject.display.CreationSite;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.FramePainter;
import zoetrope.render.Preview;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.scene.Scene;
import zoetrope.scene.ThreeDScene;

/** Mobjects are found at a pixel for any camera and any overlap. */
class ObjectFinderTest {
  private static final RenderSettings SETTINGS = RenderSettings.of(640, 360, FrameRate.of(10));

  /** The id of the first mobject after the camera, which is always first on the stage. */
  private static final int FIRST_ID = 1;

  private static final double UNIT = 360 / 8.0;

  /** Two squares that overlap, and a circle behind a text. */
  static final class Flat extends Scene {
    @Override
    protected void construct() {
      var behind = square(2).setFill(BLUE, 1);
      var front = square(2).setFill(RED, 1).shift(right(1));
      var letters = text("round").shift(up(2));
      add(behind, front, letters);
      pause(1);
      play(animate(front, f -> f.shift(left(4))).runTime(1));
    }
  }

  /** A square seen from an oblique angle, in front of one that is drawn later. */
  static final class Turned extends ThreeDScene {
    @Override
    protected void construct() {
      setCameraOrientation(0.9, 0.7);
      var near = square(2).setFill(BLUE, 1).shift(new Vec(0, 0, 1)).applyDepthTest();
      var far = square(2).setFill(RED, 1).applyDepthTest();
      add(near, far);
      pause(1);
    }
  }

  /** A title that is fixed in the frame, in front of a turned camera. */
  static final class Titled extends ThreeDScene {
    @Override
    protected void construct() {
      setCameraOrientation(0.9, 0.7);
      add(square(1).setFill(RED, 1));
      add(square(1).setFill(BLUE, 1).moveTo(new Vec(4, 2, 0)).fixInFrame());
      pause(1);
    }
  }

  /** A disc on a thick line in the same plane, and a ball that intersects both. */
  static final class Pierced extends ThreeDScene {
    @Override
    protected void construct() {
      setCameraOrientation(0.9, -PI / 2);
      var under = line(left(3), right(3)).setStroke(WHITE, 30, 1);
      var disc = circle(2).setFill(RED, 1).setStrokeWidth(0);
      add(under, disc, sphere(0.7));
      pause(1);
    }
  }

  private static StageSnapshot take(Class<? extends Scene> scene, long frame) {
    return StageSnapshot.take(new Renderer(SETTINGS), SceneEntry.of(scene), frame).orElseThrow();
  }

  /** Returns the mobjects at a point, by their index on the stage. The camera does not count. */
  private static List<Integer> at(StageSnapshot stage, double x, double y) {
    try (ObjectFinder finder = new ObjectFinder(stage, 640, 360)) {
      return finder.at(320 + UNIT * x, 180 - UNIT * y, 0).stream()
          .map(object -> object.id() - FIRST_ID)
          .toList();
    }
  }

  @Test
  void laterMobjectsAreInFront() {
    StageSnapshot stage = take(Flat.class, 3);
    assertEquals(List.of(1, 0), at(stage, 0.5, 0));
    assertEquals(List.of(0), at(stage, -0.5, 0));
    assertEquals(List.of(), at(stage, -3, 0));
  }

  @Test
  void findsAMovingMobjectWhereTheFrameShowsIt() {
    assertEquals(List.of(1), at(take(Flat.class, 19), -3, 0));
    assertEquals(List.of(), at(take(Flat.class, 19), 1.5, 0));
  }

  @Test
  void theFrameOfASnapshotEqualsThatOfTheVideo() {
    for (long number : new long[] {0, 14, 19}) {
      try (FramePainter painter = new FramePainter(640, 360)) {
        int[] seen = painter.paint(take(Flat.class, number).frame());
        int[] film =
            new Renderer(SETTINGS)
                .picture(SceneEntry.of(Flat.class), new TimePoint.FrameNumber(number))
                .argb();
        assertArrayEquals(film, seen, "frame " + number);
      }
    }
  }

  @Test
  void theNearerMobjectIsInFrontForATurnedCamera() {
    StageSnapshot stage = take(Turned.class, 0);
    List<Integer> found = at(stage, 0, 0.5);
    assertEquals(0, found.get(0), found.toString());
    assertTrue(found.contains(1), found.toString());
  }

  @Test
  void theLaterMobjectOfAPlaneIsInFrontAlsoWhereAnotherIntersectsIt() {
    assertEquals(List.of(1, 0), at(take(Pierced.class, 0), 1.3, 0));
  }

  @Test
  void findsAPointOfThePlaneForAnyCamera() {
    try (ObjectFinder flat = new ObjectFinder(take(Flat.class, 0), 640, 360);
        ObjectFinder turned = new ObjectFinder(take(Turned.class, 0), 640, 360)) {
      Vec at = flat.pointAt(320 + 1.2 * UNIT, 180 + 0.4 * UNIT, 0);
      assertEquals(1.2, at.x(), 1e-9);
      assertEquals(-0.4, at.y(), 1e-9);
      for (Vec corner : List.of(new Vec(1, 1, 0), new Vec(1, -1, 0.5))) {
        Vec seen = new FrameProjection(turned.stage().frame().camera()).apply(corner, 0);
        Vec back = turned.pointAt(320 + UNIT * seen.x(), 180 - UNIT * seen.y(), corner.z());
        assertEquals(0, back.distance(corner), 1e-9);
      }
    }
  }

  @Test
  void findsMobjectsFixedInTheFrame() {
    StageSnapshot stage = take(Titled.class, 0);
    assertEquals(List.of(1), at(stage, 4.3, 2.3));
    assertEquals(List.of(0), at(stage, 0, 0));
    assertTrue(stage.objects().get(FIRST_ID + 1).fixed());
    assertFalse(stage.objects().get(FIRST_ID).fixed());
    try (ObjectFinder finder = new ObjectFinder(stage, 640, 360)) {
      Vec at = finder.framePointAt(320 + 4 * UNIT, 180 - 2 * UNIT);
      assertEquals(0, at.distance(new Vec(4, 2, 0)), 1e-9);
    }
  }

  @Test
  void aBoxContainsMobjectsWhoseMiddleIsInIt() {
    try (ObjectFinder finder = new ObjectFinder(take(Flat.class, 0), 640, 360)) {
      List<StageObject> all = finder.within(0, 0, 640, 360);
      assertEquals(7, all.size(), all.toString());
      List<StageObject> letters = finder.within(0, 0, 640, 180 - 1.2 * UNIT);
      assertEquals(List.of("r", "o", "u", "n", "d"), letters.stream().map(this::letter).toList());
    }
  }

  private String letter(StageObject glyph) {
    return glyph.span().orElseThrow().of("round");
  }

  @Test
  void aGlyphHasItsSourceCharacters() {
    StageSnapshot stage = take(Flat.class, 0);
    StageObject word = stage.objects().get(FIRST_ID + 2);
    assertEquals("round", word.text());
    StageObject letter = stage.objects().get(word.children().get(0));
    assertEquals("r", letter.span().orElseThrow().of(word.text()));
    assertEquals(word, stage.textAround(letter).orElseThrow());
  }

  @Test
  void aMobjectHasTheLineThatCreatedIt() {
    StageSnapshot stage = take(Flat.class, 0);
    CreationSite behind = stage.objects().get(FIRST_ID).site().orElseThrow();
    CreationSite front = stage.objects().get(FIRST_ID + 1).site().orElseThrow();
    assertEquals("ObjectFinderTest.java", behind.file());
    assertEquals(behind.line() + 1, front.line());
    assertEquals(front, take(Flat.class, 19).objects().get(FIRST_ID + 1).site().orElseThrow());
  }

  @Test
  void findsTheNearestMobjectInAnEmptyPlace() {
    StageSnapshot stage = take(Flat.class, 0);
    try (ObjectFinder finder = new ObjectFinder(stage, 640, 360)) {
      double x = 320 - UNIT - 5;
      assertEquals(List.of(), finder.at(x, 180, 0));
      assertEquals(FIRST_ID, finder.at(x, 180, 6).get(0).id());
    }
  }

  @Test
  void anOutlineSurroundsTheVisibleArea() {
    try (ObjectFinder finder = new ObjectFinder(take(Flat.class, 0), 640, 360)) {
      Silhouette.Box box = finder.outline(FIRST_ID).box().orElseThrow();
      assertEquals(320 - UNIT, box.left(), 2);
      assertEquals(180 + UNIT, box.bottom(), 2);
      assertTrue(finder.outline(FIRST_ID).path().startsWith("M"));
    }
  }

  @Test
  void aPreviewLeavesOutHiddenMobjects() {
    CreationSite front = take(Flat.class, 0).objects().get(FIRST_ID + 1).site().orElseThrow();
    int all = pixel(Visibility.ALL, 0.5);
    int hidden = pixel(new Visibility(Set.of(front.number()), Set.of()), 0.5);
    int alone = pixel(new Visibility(Set.of(), Set.of(front.number())), -0.5);
    assertFalse(all == hidden, "the square in front is gone");
    assertEquals(pixel(Visibility.ALL, -3), alone, "nothing else is there");
    assertEquals(all, pixel(new Visibility(Set.of(), Set.of(front.number())), 0.5));
  }

  private static int pixel(Visibility visibility, double x) {
    Renderer renderer = new Renderer(SETTINGS);
    try (Preview preview = renderer.preview(SceneEntry.of(Flat.class), 1 << 20, visibility)) {
      return preview.frame(0).argb()[180 * 640 + (int) (320 + UNIT * x)];
    }
  }

  @Test
  void videosDoNotRecordCreationSites() {
    assertTrue(square(1).creationSite().isEmpty());
  }
}
