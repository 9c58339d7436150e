package zoetrope.internal.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.mobject.Near.assertAt;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/** A transform pairs the subpaths of two paths in the way that viewers expect. */
class SubpathPairsTest {
  private static Path square(double x, double y, double side) {
    return Paths.rectangle(side, side).transform(Affine.translation(Vec.of(x, y)));
  }

  private static Path join(Path... parts) {
    Path all = Path.EMPTY;
    for (Path part : parts) {
      all = all.append(part);
    }
    return all;
  }

  /** Returns the partner of the subpath of {@code from} that equals {@code part}. */
  private static Path partner(Path part, Path from, Path to) {
    PathAlignment aligned = PathAlignment.of(from, to);
    for (int k = 0; k < aligned.first().path().subpathCount(); k++) {
      if (aligned.first().path().subpath(k).equals(part)) {
        return aligned.second().path().subpath(k);
      }
    }
    throw new AssertionError("the part is gone");
  }

  @Test
  void pairsAHoleWithAHoleEvenIfAnIslandIsNearer() {
    Path hole = square(0, 0, 2).reversed();
    Path letter = join(square(0, 0, 8), hole);
    Path other = square(2.5, 2.5, 1).reversed();
    Path withIsland = join(square(0, 0, 8), square(0, 0, 2), other);
    assertEquals(other, partner(hole, letter, withIsland));
    Path clockwise = withIsland.reversed();
    assertTrue(
        Areas.area(partner(hole, letter, clockwise)) < 0,
        "the partner has the direction of the other shape's holes");
  }

  @ParameterizedTest
  @CsvSource({"-3, 1", "3, 1", "2.5, 2"})
  void pairsWithTheNearestSubpathOfTheSameSize(double x, double side) {
    Path frame = square(0, 0, 10);
    Path part = square(x, 0, side);
    Path right = square(3, 0.5, side);
    Path left = square(-3, 0.5, side);
    Path partner = partner(part, join(frame, part), join(frame, left, right));
    assertEquals(x < 0 ? left : right, partner);
  }

  @Test
  void pairsWithTheSubpathOfSimilarSizeInTheSamePlace() {
    Path frame = square(0, 0, 10);
    Path part = square(0, 0, 4);
    for (boolean smallFirst : List.of(true, false)) {
      Path small = square(0.2, 0, 1);
      Path large = square(-0.2, 0, 5);
      Path other = smallFirst ? join(frame, small, large) : join(frame, large, small);
      assertEquals(large, partner(part, join(frame, part), other));
    }
  }

  @Test
  void aSubpathWithoutPartnerShrinksIntoTheNearestPoint() {
    Path lone = square(4, 3, 1);
    Path from = join(square(-2, 0, 6), square(-9, 0, 1), lone);
    Path to = join(square(-2, 0, 6), square(-9, 0, 1));
    Path point = partner(lone, from, to);
    assertEquals(4, point.curveCount());
    assertAt(Vec.of(1, 3), point.bounds().min());
    assertAt(Vec.of(1, 3), point.bounds().max());
  }

  @Test
  void shortestEdgeIncludesTheLastEdgeAndIgnoresPoints() {
    Vec a = Vec.of(0, 0);
    assertEquals(
        1, RoundedCorners.shortestEdge(List.of(a, Vec.of(5, 0), Vec.of(5, 9), Vec.of(0, 1))));
    assertEquals(3, RoundedCorners.shortestEdge(List.of(a, a, Vec.of(3, 0), Vec.of(3, 4))));
    assertEquals(0, RoundedCorners.shortestEdge(List.of(a, a)));
    assertEquals(0, RoundedCorners.shortestEdge(List.of()));
  }
}
