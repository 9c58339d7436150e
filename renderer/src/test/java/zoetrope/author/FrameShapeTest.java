package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameFit;
import zoetrope.frame.FrameRate;
import zoetrope.frame.FrameSize;
import zoetrope.frame.PictureShape;
import zoetrope.frame.RasterImage;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.lint.Lint;
import zoetrope.lint.report.Finding;
import zoetrope.mobject.Mobject;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.scene.Fault;
import zoetrope.scene.FrameRange;
import zoetrope.scene.SceneException;
import zoetrope.scene.Stage;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;
import zoetrope.sound.VoiceSettings;

/** A scene in frames with another aspect ratio than 16:9. */
class FrameShapeTest {
  private static final double EPS = 1e-9;
  private static final double WIDTH = 128.0 / 9;

  /** 14.22 x 25.28 units. */
  private static final PictureShape TALL = PictureShape.of(1080, 1920, FrameFit.EXPAND);

  private static final double TALL_HEIGHT = WIDTH * 16 / 9;

  private static final PictureShape NARROW = PictureShape.of(1080, 1920, FrameFit.HEIGHT);

  private static StageResult run(
      PictureShape shape, zoetrope.scene.Scene scene, List<Frame> frames) {
    StageSettings settings =
        new StageSettings(
            FrameRate.of(10), 0, Map.of(), shape, VoiceSettings.NONE, false, false, false);
    return Stage.run(scene, settings, FrameRange.ALL, (frame, count) -> frames.add(frame));
  }

  private static StageResult run(PictureShape shape, Consumer<Sketch> body) {
    return run(shape, new Sketch(body), new ArrayList<>());
  }

  /** A scene from a lambda. */
  private static final class Sketch extends Scene {
    private final Consumer<Sketch> body;

    Sketch(Consumer<Sketch> body) {
      this.body = body;
    }

    @Override
    protected void construct() {
      body.accept(this);
    }

    void show(Mobject<?>... mobjects) {
      add(mobjects);
      pause(0.1);
    }

    void make(double width, double height) {
      frameSize(width, height);
    }

    zoetrope.mobject.camera.CameraFrame view() {
      return camera();
    }
  }

  /** Returns the result of {@code body} in a scene with this aspect ratio. */
  private static <T> T in(PictureShape shape, Supplier<T> body) {
    List<T> result = new ArrayList<>();
    run(shape, s -> result.add(body.get()));
    return result.get(0);
  }

  private static void assertAt(double x, double y, Vec point) {
    assertEquals(x, point.x(), EPS);
    assertEquals(y, point.y(), EPS);
  }

  @Test
  void edgesAndCornersAreThoseOfTheFrame() {
    run(
        TALL,
        s -> {
          assertAt(0, TALL_HEIGHT / 2 - 0.5, square(1).toEdge(UP).top());
          assertAt(-WIDTH / 2 + 0.5, 0, square(1).toEdge(LEFT).left());
          assertAt(WIDTH / 2, -TALL_HEIGHT / 2, square(1).toCorner(DR, 0).corner(DR));
          assertAt(0, TALL_HEIGHT / 2, topSide());
          assertAt(0, -TALL_HEIGHT / 2, bottomSide());
          assertAt(-WIDTH / 2, 0, leftSide());
          assertAt(WIDTH / 2, 0, rightSide());
          assertAt(-WIDTH / 2, TALL_HEIGHT / 2, frameCorner(UL.times(7)));
          assertEquals(WIDTH, frameWidth(), EPS);
          assertEquals(TALL_HEIGHT, frameHeight(), EPS);
        });
  }

  @Test
  void outsideOfScenesTheFrameIsSixteenToNine() {
    assertEquals(8, frameHeight());
    run(TALL, s -> assertEquals(TALL_HEIGHT, frameHeight(), EPS));
    assertEquals(8, frameHeight());
    assertThrows(
        SceneException.class,
        () ->
            run(
                TALL,
                s -> {
                  throw new IllegalStateException("midway");
                }));
    assertEquals(8, frameHeight());
    assertAt(0, 3.5, square(1).toEdge(UP).top());
  }

  @Test
  void fullFrameMobjectsFillTheFrame() {
    for (Supplier<Mobject<?>> full :
        List.<Supplier<Mobject<?>>>of(
            () -> fullScreenRectangle(),
            () -> fullScreenFadeRectangle(),
            () -> zoetrope.mobject.coordinates.NumberPlane.community())) {
      Bounds box = in(TALL, () -> full.get().bounds());
      assertEquals(WIDTH, box.size().x(), EPS);
      assertEquals(TALL_HEIGHT, box.size().y(), EPS);
    }
    for (Supplier<Mobject<?>> wide :
        List.<Supplier<Mobject<?>>>of(() -> numberPlane(), () -> complexPlane())) {
      Bounds box = in(TALL, () -> wide.get().bounds());
      assertTrue(box.size().y() >= TALL_HEIGHT, box::toString);
      assertEquals(8, in(PictureShape.WIDE, () -> wide.get().bounds()).size().y(), EPS);
      assertEquals(16, in(NARROW, () -> wide.get().bounds()).size().x(), EPS);
    }
    PictureShape cinema = PictureShape.of(2560, 1080, FrameFit.EXPAND);
    double half = in(cinema, () -> functionGraph(x -> x).bounds()).max().x();
    assertTrue(half >= 8 * 2560 / 1080.0 / 2, "the graph ends at " + half);
  }

  @Test
  void screenRectanglesStaySixteenToNine() {
    assertEquals(16.0 / 9 * 4, in(TALL, () -> screenRectangle().width()), EPS);
  }

  @Test
  void theCameraFrameHasTheSizeThatTheSceneSets() {
    run(
        TALL,
        s -> {
          assertEquals(8, s.view().height(), EPS);
          assertEquals(4, s.view().setHeight(4).toCamera().height(), EPS);
          assertEquals(WIDTH / 2, s.view().width(), EPS);
        });
    run(
        NARROW,
        s -> {
          assertEquals(4.5, s.view().width(), EPS);
          assertEquals(8, s.view().height(), EPS);
          assertEquals(16, s.view().setWidth(9).toCamera().height(), EPS);
        });
  }

  @Test
  void aSceneMaySetItsFrameSize() {
    List<Frame> frames = new ArrayList<>();
    Sketch scene =
        new Sketch(
            s -> {
              s.make(9, 16);
              assertEquals(9, frameWidth(), EPS);
              assertAt(0, 7.5, square(1).toEdge(UP).top());
              assertEquals(16, s.view().height(), EPS);
              s.show(square(9));
            });
    run(TALL, scene, frames);
    assertEquals(new FrameSize(9, 16), frames.get(0).size());
    assertEquals(8, frames.get(0).camera().height(), "the camera has not moved");
    assertEquals(8, frameHeight());
  }

  @Test
  void theFrameSizeIsSetBeforeAnythingIsPlayed() {
    String late =
        assertThrows(
                SceneException.class,
                () ->
                    run(
                        TALL,
                        s -> {
                          s.show(dot());
                          s.make(9, 16);
                        }))
            .getMessage();
    assertTrue(late.contains("call frameSize() at the beginning of construct()"), late);
    assertThrows(SceneException.class, () -> run(TALL, s -> s.make(0, 16)));
  }

  // --- pixels ---

  /** A white rectangle just within the wide frame, and a red dot above it. */
  public static final class Bordered extends Scene {
    @Override
    protected void construct() {
      add(rectangle(WIDTH - 0.2, 7.8).setFill(WHITE, 1), dot(up(6), 1).setFill(RED, 1));
      pause();
    }
  }

  private static RasterImage picture(int width, int height, FrameFit fit) {
    RenderSettings settings = RenderSettings.of(width, height, FrameRate.of(10)).withFit(fit);
    return new Renderer(settings).picture(SceneEntry.of(Bordered::new), TimePoint.parse("0"));
  }

  private static int color(RasterImage image, double x, double y) {
    int column = (int) (x * image.width());
    int row = (int) (y * image.height());
    return image.argb()[row * image.width() + column] & 0xffffff;
  }

  @Test
  void anExpandedFrameShowsEverythingAndMore() {
    RasterImage tall = picture(91, 161, FrameFit.EXPAND);
    assertEquals(0xffffff, color(tall, 0.05, 0.5));
    assertEquals(0xffffff, color(tall, 0.95, 0.5));
    assertEquals(0, color(tall, 0.5, 0.2));
    assertEquals(0xfc6255, color(tall, 0.5, 0.5 - 6 / TALL_HEIGHT));
  }

  @Test
  void aLetterboxHidesMobjectsOutsideTheFrame() {
    RasterImage tall = picture(91, 161, FrameFit.LETTERBOX);
    assertEquals(0xffffff, color(tall, 0.05, 0.5));
    assertEquals(0, color(tall, 0.5, 0.5 - 6 / TALL_HEIGHT));
    RasterImage cinema = picture(240, 100, FrameFit.LETTERBOX);
    assertEquals(0, color(cinema, 0.05, 0.5));
    assertEquals(0xffffff, color(cinema, 0.2, 0.5));
  }

  @Test
  void aFrameOfFixedHeightIsCutAtItsSides() {
    RasterImage tall = picture(90, 160, FrameFit.HEIGHT);
    assertEquals(0xffffff, color(tall, 0, 0.5));
    assertEquals(0xffffff, color(tall, 0.5, 0.05));
    assertEquals(0xffffff, color(tall, 0.5, 0.95));
  }

  @Test
  void framesOfAboutSixteenToNineAreTheSameForAllFits() {
    RasterImage plain = picture(854, 480, FrameFit.EXPAND);
    for (FrameFit fit : FrameFit.values()) {
      assertArrayEquals(plain.argb(), picture(854, 480, fit).argb());
    }
  }

  @ParameterizedTest
  @EnumSource(FrameFit.class)
  void framesMayBeTiny(FrameFit fit) {
    assertEquals(1, picture(1, 1, fit).height());
    assertEquals(3, picture(3, 7, fit).width());
  }

  // --- mobjects outside the frame ---

  /** Returns the warnings in frames of 9:16. */
  private static List<String> warnings(FrameFit fit, Consumer<Sketch> body) {
    return warnings(90, 160, fit, body);
  }

  private static List<String> warnings(int width, int height, FrameFit fit, Consumer<Sketch> body) {
    RenderSettings settings = RenderSettings.of(width, height, FrameRate.of(10)).withFit(fit);
    return new Renderer(settings).dryRun(SceneEntry.of(() -> new Sketch(body))).warnings();
  }

  @Test
  void warnsOnceOfMobjectsCutByTheAspectRatio() {
    List<String> warnings =
        warnings(
            FrameFit.HEIGHT,
            s -> {
              var name = text("far away").moveTo(right(5));
              s.show(name, square(1));
              s.show(dot());
            });
    assertEquals(1, warnings.size(), warnings::toString);
    String warning = warnings.get(0);
    assertTrue(warning.matches("FrameShapeTest.java:\\d+: Text \"far away\" leaves .*"), warning);
    assertTrue(warning.contains("right by 3.") && warning.contains("at 0.100 s"), warning);
    assertTrue(warning.contains("frameWidth()"), warning);
  }

  @Test
  void checksThePartsOfALargeGroupSeparately() {
    List<String> warnings =
        warnings(
            FrameFit.HEIGHT,
            s -> s.show(group(line(left(20), right(20)), square(1).moveTo(right(4)))));
    assertEquals(1, warnings.size(), warnings::toString);
    assertTrue(warnings.get(0).contains("Square leaves the frame"), warnings::toString);
  }

  @Test
  void doesNotWarnOfInvisibleOrIntentionallyLargeMobjects() {
    assertEquals(
        List.of(),
        warnings(
            FrameFit.HEIGHT,
            s ->
                s.show(
                    numberPlane(),
                    fullScreenRectangle(),
                    square(1).moveTo(right(20)),
                    square(1).moveTo(right(5)).setOpacity(0))));
  }

  @Test
  void doesNotWarnIfTheWholeFrameIsVisible() {
    Consumer<Sketch> far = s -> s.show(square(1).moveTo(right(6)), square(3).moveTo(right(7)));
    assertEquals(List.of(), warnings(FrameFit.EXPAND, far));
    assertEquals(List.of(), warnings(FrameFit.LETTERBOX, far));
    assertEquals(List.of(), warnings(160, 90, FrameFit.HEIGHT, far));
    assertEquals(List.of(), warnings(256, 108, FrameFit.HEIGHT, far));
  }

  @Test
  void warnsOfMobjectsThatAnEdgeMovesOutOfView() {
    Consumer<Sketch> tilted =
        s -> {
          s.view().reorient(-20, 55);
          s.show(square(2).toEdge(DOWN));
        };
    assertEquals(List.of(), warnings(FrameFit.LETTERBOX, tilted));
    List<String> warnings = warnings(FrameFit.EXPAND, tilted);
    assertEquals(1, warnings.size(), warnings::toString);
    assertTrue(warnings.get(0).contains("Square leaves the frame"), warnings::toString);
  }

  @Test
  void aSceneThatFailsInOneAspectRatioRunsInAnother() {
    List<String> warnings =
        warnings(
            FrameFit.EXPAND,
            s -> {
              if (frameHeight() == 8) {
                throw new IllegalStateException("this is for telephones");
              }
              s.show(dot(right(9)));
            });
    assertEquals(List.of(), warnings);
  }

  @Test
  void takesTheCameraIntoAccount() {
    assertEquals(
        List.of(),
        warnings(
            FrameFit.HEIGHT,
            s -> {
              s.view().moveTo(right(5));
              s.show(square(1).moveTo(right(5)));
            }));
    assertEquals(
        1,
        warnings(
                FrameFit.HEIGHT,
                s -> {
                  s.view().moveTo(right(5));
                  s.show(square(1), square(1).moveTo(right(5)));
                })
            .size());
  }

  @Test
  void namesTheFirstOfManyMobjects() {
    List<String> warnings =
        warnings(
            FrameFit.HEIGHT,
            s -> {
              for (int i = 0; i < 9; i++) {
                s.show(dot(right(4)));
              }
            });
    assertEquals(6, warnings.size());
    assertEquals("4 more objects are cut off by the aspect ratio", warnings.get(5));
  }

  @Test
  void lintUsesTheFrameOfTheVideo() {
    Consumer<Sketch> body = s -> s.show(text("high").moveTo(up(6)));
    assertEquals(List.of(), lint(TALL, body));
    assertEquals(List.of(Fault.OUTSIDE), lint(PictureShape.WIDE, body));
  }

  private static List<Fault> lint(PictureShape shape, Consumer<Sketch> body) {
    StageSettings settings =
        new StageSettings(
            FrameRate.of(10), 0, Map.of(), shape, VoiceSettings.NONE, false, false, false);
    return Lint.check(new Sketch(body), settings).stream().map(Finding::kind).toList();
  }

  // --- scenes with a magnifier, and scenes in space ---

  /** A scene with a magnifier, which the constructor puts into the corner. */
  public static final class Glass extends ZoomedScene {
    private final List<Vec> corners;

    Glass(List<Vec> corners) {
      this.corners = corners;
    }

    @Override
    protected void construct() {
      corners.add(zoomedDisplay().corner(UR));
      activateZooming(true);
    }
  }

  @Test
  void aMagnifierIsInTheCornerOfTheFrame() {
    List<Vec> corners = new ArrayList<>();
    RenderSettings settings = RenderSettings.of(90, 160, FrameRate.of(10));
    new Renderer(settings).dryRun(SceneEntry.of(() -> new Glass(corners)));
    assertAt(WIDTH / 2 - 0.5, TALL_HEIGHT / 2 - 0.5, corners.get(corners.size() - 1));
  }

  /** A three-dimensional scene that does not set its camera. */
  public static final class Space extends ThreeDScene {
    private final List<Double> zooms;

    Space(List<Double> zooms) {
      this.zooms = zooms;
    }

    @Override
    protected void construct() {
      frameSize(9, 16);
      setCameraOrientation(cameraView().zoomed(2));
      zooms.add(cameraView().zoom());
      zooms.add(camera().height());
    }
  }

  @Test
  void theZoomOfA3dSceneIsRelativeToItsFrame() {
    List<Double> zooms = new ArrayList<>();
    run(TALL, new Space(zooms), new ArrayList<>());
    assertEquals(2, zooms.get(0), EPS);
    assertEquals(8, zooms.get(1), EPS);
  }
}
