package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.frame.FrameRate;
import zoetrope.geometry.Vec;
import zoetrope.lint.Lint;
import zoetrope.mobject.lines.TippedArrow;
import zoetrope.mobject.lines.Vector;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageSettings;

/** Scenes of vectors and of linear maps of the plane. */
class VectorScenesTest {
  private static final double EPS = 1e-6;

  private static double seconds(Scene scene) {
    return Runs.run(scene, FrameRate.of(5), 0, FrameRange.ALL).result().duration().seconds();
  }

  private static void assertAt(Vec expected, Vec actual) {
    assertTrue(expected.minus(actual).length() < EPS, expected + " and " + actual);
  }

  @Test
  void coordinatesOfAVectorEndInAColumnNextToIt() {
    double duration =
        seconds(
            new VectorScene() {
              @Override
              protected void construct() {
                TippedArrow v = addVector(at(-3, -2));
                var label = vectorToCoords(v);
                assertEquals(-3.25, label.bounds().max().x(), 1e-3);
                assertEquals(-2, label.center().y(), 1e-3);
                assertEquals(3, mobjects().size(), "camera, vector, column");
              }
            });
    assertEquals(5, duration, EPS);
  }

  @Test
  void mapsTakeTheTimeThatIsSetAndRotationsKeepSizes() {
    List<Double> lengths = new ArrayList<>();
    double duration =
        seconds(
            new LinearTransformationScene() {
              @Override
              protected void construct() {
                applyMatrix(lasting(2), new double[][] {{1, 1}, {0, 1}});
                applyInverse(lasting(0.5), new double[][] {{1, 1}, {0, 1}});
                play(lasting(0.1), List.of(fadeIn(square()), fadeIn(circle())));
                applyFunction(lasting(0.1), p -> p);
                applyNonlinearTransformation(lasting(0.3), p -> p);
                applyMatrix(
                    lasting(2).rate(LINEAR),
                    new double[][] {{0, -1}, {1, 0}},
                    updateFromAlpha(dot(), (d, t) -> lengths.add(iHat().end().length())));
                assertAt(UP, iHat().end());
              }
            });
    assertEquals(5, duration, EPS);
    lengths.forEach(length -> assertEquals(1, length, EPS));
  }

  @Test
  void coordinatesBecomeTheirVector() {
    seconds(
        new VectorScene() {
          @Override
          protected void construct() {
            assertAt(at(3, 1), coordsToVector(at(3, 1), at(2, -2)).end());
            assertEquals(2, mobjects().size(), "camera and vector");
          }
        });
  }

  @Test
  void theLinesAlongTheAxesFadeCompletely() {
    var scene =
        new VectorScene() {
          @Override
          protected void construct() {
            vectorToCoords(addVector(at(-3, -2)));
            coordsToVector(at(3, 1), at(2, -2));
            pause();
          }
        };
    var findings = Lint.check(scene, StageSettings.of(FrameRate.of(60)));
    assertEquals(List.of(), findings.stream().filter(f -> !f.kind().isNote()).toList());
  }

  @Test
  void aMatrixMapsEverythingAndItsInverseMapsItBack() {
    double[][] rows = {{1, 1}, {0, 2}};
    double duration =
        seconds(
            new LinearTransformationScene() {
              @Override
              protected void construct() {
                var square = addUnitSquare();
                var dot = dot(at(1, 1));
                addMovingMobject(dot);
                var v = addVector(at(-2, 1));
                applyMatrix(rows);
                assertAt(at(1, 0), iHat().end());
                assertAt(at(1, 2), jHat().end());
                assertAt(at(-1, 2), v.end());
                assertAt(at(2, 2), dot.center());
                assertEquals(0.08, dot.width() / 2, EPS);
                assertAt(at(2, 2), square.bounds().max());
                assertAt(at(1, 2), plane().c2p(0, 1));
                assertAt(at(0, 1), backgroundPlane().c2p(0, 1));
                applyInverse(rows);
                assertAt(at(0, 1), jHat().end());
                assertAt(at(1, 1), square.bounds().max());
              }
            });
    assertEquals(7, duration, EPS);
  }

  @Test
  void aVectorOfAnyKindIsMappedAndIndicatedAboutItsTail() {
    List<Double> lengths = new ArrayList<>();
    seconds(
        new LinearTransformationScene() {
          @Override
          protected void construct() {
            Vector v = addVector(vector(-1, 1).setColor(BLUE), true);
            applyMatrix(new double[][] {{2, 0}, {0, 1}});
            assertAt(at(-2, 1), v.end());
            var watch = dot(at(3, 3));
            add(watch);
            watch.addUpdater(
                d -> {
                  assertAt(ORIGIN, v.start());
                  lengths.add(v.end().length());
                });
            play(indicate(v, ORIGIN));
            assertAt(at(-2, 1), v.end());
          }
        });
    double longest = lengths.stream().mapToDouble(length -> length).max().orElse(0);
    assertTrue(longest > 1.1 * Math.hypot(2, 1), lengths::toString);
  }

  @Test
  void objectsThatAreNoLongerMappedStayInPlace() {
    seconds(
        new LinearTransformationScene() {
          @Override
          protected void construct() {
            var square = addUnitSquare();
            var dot = dot(at(1, 1));
            addMovingMobject(dot);
            var v = addVector(at(-2, 1));
            stopMapping(square, dot, v, iHat());
            applyMatrix(new double[][] {{2, 0}, {0, 2}});
            assertAt(at(-2, 1), v.end());
            assertAt(at(1, 0), iHat().end());
            assertAt(at(0, 2), jHat().end());
            assertAt(at(1, 1), dot.center());
            assertAt(at(1, 1), square.bounds().max());
          }
        });
  }

  @Test
  void rejectsTheInverseOfASingularMatrix() {
    Scene scene =
        new LinearTransformationScene() {
          @Override
          protected void construct() {
            assertThrows(
                IllegalArgumentException.class, () -> applyMatrix(new double[][] {{1, 2, 3}}));
            applyInverse(new double[][] {{1, 2}, {2, 4}});
          }
        };
    SceneException e = assertThrows(SceneException.class, () -> seconds(scene));
    assertTrue(e.getMessage().contains("determinant 0"), e.getMessage());
  }
}
