package zoetrope.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every method of an affine map uses each of its twelve numbers. */
class MapEntriesTest {
  /**
   * The entries of a map by columns: the images of the three unit vectors, and the image of the
   * origin. No entry is 0 or 1.
   */
  private static final double[] ENTRIES = {2, 3, 5, -3, 7, 4, 6, -2, 9, 8, -5, 11};

  private static Affine map(double... c) {
    return Affine.ofColumns(
        Vec.of(c[0], c[1], c[2]),
        Vec.of(c[3], c[4], c[5]),
        Vec.of(c[6], c[7], c[8]),
        Vec.of(c[9], c[10], c[11]));
  }

  private static Affine with(int entry, double value, double... entries) {
    double[] changed = entries.clone();
    changed[entry] = value;
    return map(changed);
  }

  private static double[] entries(Affine map) {
    return Arrays.stream(new Vec[] {map.column(0), map.column(1), map.column(2), map.translation()})
        .flatMapToDouble(v -> Arrays.stream(new double[] {v.x(), v.y(), v.z()}))
        .toArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
  void mapsDifferIfOneEntryDiffers(int entry) {
    Affine map = map(ENTRIES);
    Affine other = with(entry, 20, ENTRIES);
    assertNotEquals(map, other);
    assertNotEquals(map.toString(), other.toString());
    assertNotEquals(with(entry, 0.0, ENTRIES), with(entry, -0.0, ENTRIES));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
  void isFiniteOnlyIfAllEntriesAreFinite(int entry) {
    assertFalse(with(entry, Double.NaN, ENTRIES).isFinite());
    assertFalse(with(entry, Double.POSITIVE_INFINITY, ENTRIES).isFinite());
    assertFalse(with(entry, Double.NEGATIVE_INFINITY, ENTRIES).isFinite());
    assertTrue(with(entry, 0, ENTRIES).isFinite());
    assertTrue(with(entry, Double.MAX_VALUE, ENTRIES).isFinite());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
  void isDiagonalOnlyIfAllOtherEntriesAreZero(int entry) {
    double[] scaling = {2, 0, 0, 0, 3, 0, 0, 0, -4, 5, 6, 7};
    assertEquals(entry % 4 == 0, with(entry, 1e-9, scaling).isDiagonal());
  }

  @Test
  void equalMapsHaveEqualHashCodes() {
    Affine map = map(ENTRIES);
    assertEquals(map, map(ENTRIES));
    assertEquals(map.hashCode(), map(ENTRIES).hashCode());
    assertNotEquals(map.hashCode(), Affine.IDENTITY.hashCode());
    assertEquals(with(0, Double.NaN, ENTRIES), with(0, Double.NaN, ENTRIES));
    assertNotEquals(map, ENTRIES);
  }

  @Test
  void interpolatesEachEntrySeparately() {
    double[] others = {4, 4, 4, 5, 5, 5, 6, 6, 6, 10, 10, 10};
    double[] expected = new double[12];
    for (int i = 0; i < 12; i++) {
      expected[i] = 0.75 * ENTRIES[i] + 0.25 * others[i];
    }
    assertArrayEquals(expected, entries(map(ENTRIES).lerp(map(others), 0.25)), 1e-12);
  }

  @Test
  void mapsArraysOfPointsLikeSinglePoints() {
    Affine map = map(ENTRIES);
    double[] points = {3, 5, 7, -2, 4, 9, 0.5, 0.25, -8, 100, 100, 100};
    double[] images = new double[12];
    map.apply(points, images, 3);
    for (int i = 0; i < 3; i++) {
      Vec image = map.apply(Vec.of(points[3 * i], points[3 * i + 1], points[3 * i + 2]));
      double[] written = Arrays.copyOfRange(images, 3 * i, 3 * i + 3);
      assertArrayEquals(new double[] {image.x(), image.y(), image.z()}, written);
    }
    assertEquals(0, images[9], "only three points are mapped");
    map.apply(points, points, 4);
    assertArrayEquals(Arrays.copyOf(images, 9), Arrays.copyOf(points, 9), "in place");
  }

  @Test
  void refusesToInvertASingularMap() {
    for (Affine map : new Affine[] {Affine.scaling(1, 0, 1), Affine.scaling(Double.NaN)}) {
      assertThrows(ArithmeticException.class, map::inverse);
    }
    assertThrows(IllegalArgumentException.class, () -> Affine.IDENTITY.column(3));
  }
}
