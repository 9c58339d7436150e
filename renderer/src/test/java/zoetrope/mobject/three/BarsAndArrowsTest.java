package zoetrope.mobject.three;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.arrow3D;
import static zoetrope.Zoetrope.at;
import static zoetrope.Zoetrope.dot3D;
import static zoetrope.Zoetrope.line3D;
import static zoetrope.Zoetrope.sphere;
import static zoetrope.Zoetrope.torus;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.AbstractMesh;

/** Tests of the faces of bars, arrows and dots in space, which share their structure. */
class BarsAndArrowsTest {
  @Test
  void arrowsConsistOfACylinderAndACone() {
    for (double length : new double[] {0.31, 1, 2.7}) {
      List<Vec> expected =
          corners(
              new Cylinder(length - 0.3, 0.05)
                  .resolution(24, 1)
                  .showEnds()
                  .shift(at(0, 0, (length - 0.3) / 2)));
      expected.addAll(
          corners(new Cone(0.2, 0.3).resolution(24, 1).showBase().shift(at(0, 0, length - 0.15))));
      assertNear(expected, corners(arrow3D(Vec.ZERO, at(0, 0, length), 0.05, 0.3, 0.2)));
    }
  }

  @Test
  void anArrowShorterThanItsTipIsACone() {
    List<Vec> expected =
        corners(new Cone(0.2, 0.25).resolution(24, 1).showBase().shift(at(0, 0, 0.125)));
    assertNear(expected, corners(arrow3D(Vec.ZERO, at(0, 0, 0.25), 0.05, 0.3, 0.2)));
  }

  @Test
  void barsOfDifferentLengthsAndWidthsAreCylinders() {
    for (double size : new double[] {0.1, 1, 5}) {
      List<Vec> expected =
          corners(
              new Cylinder(size, size / 8).resolution(20, 1).showEnds().shift(at(0, 0, size / 2)));
      assertNear(expected, corners(line3D(Vec.ZERO, at(0, 0, size), size / 4)));
    }
  }

  @Test
  void anArrowThatBecomesAnotherHasItsEnds() {
    var arrow = arrow3D(Vec.ZERO, at(1, 0, 0)).become(arrow3D(at(0, 1, 0), at(3, 5, 3)));
    assertTrue(arrow.start().distance(at(0, 1, 0)) < 1e-12);
    assertTrue(arrow.end().distance(at(3, 5, 3)) < 1e-12);
  }

  @Test
  void solidsThatAreRecreatedForEachFrameAllocateLittle() {
    assertTrue(bytes(() -> arrow3D(Vec.ZERO, at(1, 2, 3))) < 12_000);
    assertTrue(bytes(() -> line3D(Vec.ZERO, at(1, 2, 3))) < 12_000);
    assertTrue(bytes(() -> dot3D(at(1, 2, 3), 0.1)) < 12_000);
    // The faces of the default resolution are not computed.
    assertTrue(bytes(() -> sphere(1).resolution(16, 8).moveTo(at(1, 2, 3))) < 30_000);
    assertTrue(bytes(() -> torus().resolution(16, 8).moveTo(at(1, 2, 3))) < 30_000);
  }

  /** Returns the bytes that one call allocates, on average. */
  private static long bytes(Supplier<AbstractMesh<?>> make) {
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    make.get();
    long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    for (int i = 0; i < 100; i++) {
      make.get();
    }
    return (threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before) / 100;
  }

  private static List<Vec> corners(AbstractMesh<?> mesh) {
    List<Vec> all = new ArrayList<>();
    for (int i = 0; i < mesh.faceCount(); i++) {
      all.addAll(mesh.faceCorners(i));
    }
    return all;
  }

  private static void assertNear(List<Vec> expected, List<Vec> actual) {
    assertEquals(expected.size(), actual.size());
    for (int i = 0; i < expected.size(); i++) {
      assertTrue(expected.get(i).distance(actual.get(i)) < 1e-12, "corner " + i);
    }
  }
}
