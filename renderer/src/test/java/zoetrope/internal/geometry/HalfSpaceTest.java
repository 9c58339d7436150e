package zoetrope.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.mobject.Near.assertAt;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.SpaceOps;
import zoetrope.geometry.Vec;

/** Polygons, areas and lines that are cut by a plane. */
class HalfSpaceTest {
  /** The points to the right of the y axis. */
  private static final HalfSpace RIGHT = new HalfSpace(Vec.of(1, 0), 0);

  private static final List<Vec> SQUARE =
      List.of(Vec.of(2, 1), Vec.of(-1, 1), Vec.of(-1, -1), Vec.of(2, -1));
  private static final Path DISC = Paths.circle(Vec.ZERO, 1);

  private static Path moved(Path path, double x) {
    return path.transform(Affine.translation(Vec.of(x, 0)));
  }

  private static List<Vec> polygon(HalfSpace half, List<Vec> corners) {
    return half.cut(corners).stream().map(c -> c.of(corners)).toList();
  }

  @ParameterizedTest
  @CsvSource({"0, 4, 4", "-1, 2, 4", "1, 6, 4", "-1.75, 0.5, 4"})
  void cutsPolygonsToTheirPartInside(double offset, double area, int corners) {
    HalfSpace half = new HalfSpace(Vec.of(1, 0), offset);
    List<Vec> kept = polygon(half, SQUARE);
    assertEquals(area, SpaceOps.shoelace(kept), 1e-12);
    assertEquals(corners, kept.size());
    assertTrue(kept.stream().allMatch(p -> half.side(p) >= -1e-12));
  }

  @Test
  void keepsPolygonsInsideAndRemovesPolygonsOutside() {
    assertEquals(SQUARE, polygon(new HalfSpace(Vec.of(1, 0), 1), SQUARE));
    assertEquals(List.of(), polygon(new HalfSpace(Vec.of(1, 0), -2), SQUARE), "an edge alone");
    assertEquals(List.of(), polygon(new HalfSpace(Vec.of(1, 0), -3), SQUARE));
  }

  @Test
  void aCornerOnThePlaneIsKeptOnce() {
    List<Vec> triangle = List.of(Vec.of(0, 1), Vec.of(-1, 0), Vec.of(1, 0));
    List<Vec> kept = polygon(RIGHT, triangle);
    assertEquals(List.of(Vec.of(0, 1), Vec.ZERO, Vec.of(1, 0)), kept);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.3, -0.6, 0.9})
  void anAreaIsClosedAlongThePlane(double x) {
    Path disc = moved(DISC, x);
    Path kept = RIGHT.area(disc);
    Path right = moved(Paths.rectangle(10, 10), 5);
    assertEquals(Areas.area(PathBoolean.intersection(disc, right)), Areas.area(kept), 1e-9);
    assertTrue(kept.isClosed(0));
    assertEquals(0, TightBounds.of(kept).min().x(), 1e-9);
    assertEquals(1 + x, kept.bounds().max().x(), 1e-9);
  }

  @Test
  void cutsHolesLikeOutlines() {
    Path hole = Paths.circle(Vec.ZERO, 0.5).reversed();
    Path kept = RIGHT.area(DISC.append(hole));
    double all = Areas.area(DISC) + Areas.area(hole);
    assertEquals(2, kept.subpathCount());
    assertEquals(all / 2, Areas.area(kept), 1e-9);
    assertTrue(RIGHT.area(moved(DISC, -3)).isEmpty());
    assertEquals(moved(DISC, 3), RIGHT.area(moved(DISC, 3)));
  }

  @Test
  void aCutOutlineIsOneOpenLineThatBeginsAtThePlane() {
    Resampled kept = RIGHT.lines(Paths.rectangle(2, 2));
    Path expected = Path.polyline(Vec.of(0, -1), Vec.of(1, -1), Vec.of(1, 1), Vec.of(0, 1));
    assertTrue(expected.sameStructure(kept.path()));
    assertArrayEquals(expected.coordinates(), kept.path().coordinates(), 1e-12);
    double[] widths = kept.values(new double[] {0, 10, 20, 30, 40});
    assertArrayEquals(new double[] {25, 30, 40, 5}, widths, 1e-9);
  }

  @Test
  void keepsThePartsOfALineThatAreInside() {
    Path wave =
        Path.polyline(Vec.of(-1, 0), Vec.of(1, 1), Vec.of(-1, 2), Vec.of(3, 3), Vec.of(3, 4));
    Resampled kept = RIGHT.lines(moved(DISC, 5).append(wave));
    Path path = kept.path();
    assertEquals(3, path.subpathCount());
    assertTrue(path.isClosed(0));
    assertEquals(moved(DISC, 5), path.subpath(0));
    assertAt(0, 0.5, path.subpath(1).start());
    assertAt(0, 1.5, path.subpath(1).end());
    assertAt(0, 2.25, path.subpath(2).start());
    assertAt(3, 4, path.subpath(2).end());
    assertEquals(path.anchorCount(), kept.source().length);
    double[] source = {9.5, 10, 10.5, 11.25, 12, 13};
    assertArrayEquals(source, Arrays.copyOfRange(kept.source(), 9, 15), 1e-9);
    assertTrue(RIGHT.lines(moved(wave, -9)).path().isEmpty());
    assertEquals(moved(wave, 1), RIGHT.lines(moved(wave, 1)).path());
  }

  @Test
  void holdsOnlyPathsWhoseHandlesAreInside() {
    Path arch =
        Path.builder()
            .moveTo(Vec.of(0.5, 0))
            .cubicTo(Vec.of(-0.1, 1), Vec.of(0, 2), Vec.of(1, 2))
            .build();
    assertFalse(RIGHT.holds(arch), "a handle is outside");
    assertTrue(RIGHT.holds(moved(arch, 0.1)));
    assertTrue(RIGHT.holds(Path.EMPTY));
  }

  @Test
  void thePreimageOfAHalfSpaceContainsThePointsThatAreMappedIntoIt() {
    HalfSpace half = new HalfSpace(Vec.of(2, -3, 5), 7);
    Affine map =
        Affine.ofColumns(Vec.of(2, 3, 5), Vec.of(-3, 7, 4), Vec.of(6, -2, 9), Vec.of(8, -5, 11));
    HalfSpace before = half.before(map);
    for (Vec p : SQUARE) {
      Vec q = p.plus(Vec.of(0.5, 3, -4));
      assertEquals(half.side(map.apply(q)), before.side(q), 1e-9);
    }
    assertEquals(24, half.side(Vec.of(1, 0, 3)));
  }
}
