package zoetrope.mobject.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;

class LayoutsTest {
  private static final int[][] PAIRS = {
    {1, 2}, {2, 3}, {3, 4}, {2, 4}, {2, 5}, {6, 5}, {1, 7}, {5, 7}, {2, 8}, {1, 8}
  };

  private static List<Integer> upTo(int n) {
    return IntStream.rangeClosed(1, n).boxed().toList();
  }

  private static Network<Integer> network(int n, int[][] pairs) {
    return new Network<>(upTo(n), Edge.list(pairs));
  }

  private static List<Vec> places(Layout<Integer> layout) {
    Graph<Integer> graph = new Graph<>(upTo(8), Edge.list(PAIRS)).layout(layout);
    return graph.vertices().stream().map(v -> v.center()).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"spring", "circular", "kamada_kawai", "planar", "random", "spectral", "spiral"})
  void layoutsAreTheSameEachTimeAndFillTheirBox(String name) {
    List<Vec> places = places(Layouts.named(name));

    assertEquals(places, places(Layouts.named(name)));
    Bounds box = Bounds.EMPTY;
    for (Vec p : places) {
      assertTrue(p.isFinite());
      box = box.union(Bounds.of(p));
    }
    assertEquals(4, Math.max(box.size().x(), box.size().y()), 1e-9);
    assertEquals(0, box.center().length(), 1e-9);
    assertEquals(8, places.stream().distinct().count());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"spring", "circular", "kamada_kawai", "planar", "random", "spectral", "spiral"})
  void smallAndUnconnectedNetworksHavePlaces(String name) {
    for (int n = 1; n <= 4; n++) {
      Network<Integer> network = network(n, n == 4 ? new int[][] {{1, 2}} : new int[0][]);
      Layout<Integer> layout = Layouts.named(name);
      List<Vec> places = layout.place(network);

      assertEquals(n, places.stream().distinct().count());
      assertTrue(places.stream().allMatch(Vec::isFinite), places::toString);
    }
  }

  @Test
  void eachPartOfAnUnconnectedNetworkHasItsOwnPlace() {
    int[][] edges = {{1, 2}, {2, 3}, {3, 1}, {4, 5}, {6, 6}};
    for (String name : List.of("spring", "spectral")) {
      Layout<Integer> layout = Layouts.named(name);
      List<Vec> places = layout.place(network(7, edges));
      for (int i = 0; i < 7; i++) {
        for (int j = 0; j < i; j++) {
          assertTrue(places.get(i).distance(places.get(j)) > 0.3, name + places);
        }
      }
    }
  }

  @Test
  void loopsDoNotCountForTheSizeOfAPart() {
    Layout<Integer> layout = Layouts.spectral();
    List<Vec> plain = layout.place(network(4, new int[][] {{1, 2}, {3, 4}}));
    List<Vec> loops = layout.place(network(4, new int[][] {{1, 2}, {3, 4}, {3, 3}, {4, 4}}));
    assertEquals(plain, loops);
  }

  /** If the time grew quadratically, 2500 vertices would take a minute. */
  @ParameterizedTest
  @ValueSource(ints = {251, 2500})
  @Timeout(60)
  void springsOfLargeNetworksRepelOnlyNearbyVertices(int n) {
    int[][] ring = new int[n][];
    for (int i = 0; i < n; i++) {
      ring[i] = new int[] {i + 1, (i + 1) % n + 1};
    }
    Layout<Integer> layout = Layouts.spring();
    List<Vec> places = layout.place(network(n, ring));

    assertEquals(n, places.stream().distinct().count());
    if (n < 1000) {
      assertEquals(places, layout.place(network(n, ring)));
    }
    double longest = 0;
    for (int i = 0; i < n; i++) {
      longest = Math.max(longest, places.get(i).distance(places.get((i + 1) % n)));
    }
    assertTrue(longest < 0.2, "the box has sides of 2, and a spring is " + longest);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 9, 60})
  void springsPutUnconnectedPartsCloseTogetherWithEqualEdgeLengths(int others) {
    int[][] pairs = new int[PAIRS.length + others / 2][];
    System.arraycopy(PAIRS, 0, pairs, 0, PAIRS.length);
    for (int i = 0; i < others / 2; i++) {
      pairs[PAIRS.length + i] = new int[] {9 + 2 * i, 10 + 2 * i};
    }
    Layout<Integer> layout = Layouts.spring(3);
    List<Vec> places = layout.place(network(8 + others, pairs));

    assertEquals(places, layout.place(network(8 + others, pairs)));
    double edge = 0;
    for (int[] pair : PAIRS) {
      edge += places.get(pair[0] - 1).distance(places.get(pair[1] - 1)) / PAIRS.length;
    }
    Bounds first = box(places.subList(0, 8));
    for (int i = 8; i < places.size(); i++) {
      Vec p = places.get(i);
      boolean joined = (i - 8) / 2 < others / 2;
      double partner = joined ? p.distance(places.get((i - 8) % 2 == 0 ? i + 1 : i - 1)) : edge;
      assertEquals(edge, partner, 1e-9);
      Vec off = p.minus(first.center());
      assertTrue(
          Math.abs(off.x()) > (first.size().x() + edge) / 2
              || Math.abs(off.y()) > (first.size().y() + edge) / 2,
          "near the others");
    }
    Bounds all = box(places);
    double side = Math.max(all.size().x(), all.size().y());
    double area = (first.size().x() + edge) * (first.size().y() + edge) + 2 * others * edge * edge;
    assertTrue(side < 1.5 * Math.sqrt(area) + edge, side + " for " + area);
  }

  private static Bounds box(List<Vec> places) {
    Bounds box = Bounds.EMPTY;
    for (Vec p : places) {
      box = box.union(Bounds.of(p));
    }
    return box;
  }

  @Test
  void anotherSeedGivesOtherPlaces() {
    assertNotEquals(places(Layouts.spring(1)), places(Layouts.spring(2)));
    assertNotEquals(places(Layouts.random(1)), places(Layouts.random(2)));
  }

  @Test
  void kamadaKawaiGivesAPathItsDistances() {
    Layout<Integer> layout = Layouts.kamadaKawai();
    List<Vec> path = layout.place(network(4, new int[][] {{1, 2}, {2, 3}, {3, 4}}));

    assertEquals(3, path.get(0).distance(path.get(3)), 0.02);
    assertEquals(1, path.get(1).distance(path.get(2)), 0.02);
  }

  @Test
  void aPlanarDrawingHasNoCrossings() {
    int[][] cube = {
      {1, 2}, {2, 3}, {3, 4}, {4, 1}, {5, 6}, {6, 7}, {7, 8}, {8, 5}, {1, 5}, {2, 6}, {3, 7}, {4, 8}
    };
    int[][] severed = {{1, 2}, {2, 3}, {3, 1}, {1, 4}, {2, 4}, {3, 4}, {5, 6}, {6, 7}, {6, 8}};
    for (int[][] pairs : List.of(cube, PAIRS, severed)) {
      Layout<Integer> layout = Layouts.planar();
      List<Vec> places = layout.place(network(8, pairs));
      for (int[] e : pairs) {
        for (int[] f : pairs) {
          assertFalse(cross(places, e, f), () -> e[0] + "-" + e[1] + " x " + f[0] + "-" + f[1]);
        }
      }
    }
  }

  private static boolean cross(List<Vec> places, int[] e, int[] f) {
    if (e[0] == f[0] || e[0] == f[1] || e[1] == f[0] || e[1] == f[1]) {
      return false;
    }
    return side(places, e, f[0]) * side(places, e, f[1]) < 0
        && side(places, f, e[0]) * side(places, f, e[1]) < 0;
  }

  private static double side(List<Vec> places, int[] edge, int p) {
    Vec a = places.get(edge[0] - 1);
    return places.get(edge[1] - 1).minus(a).cross(places.get(p - 1).minus(a)).z();
  }

  @Test
  void aNetworkThatIsNotPlanarIsRefused() {
    Layout<Integer> layout = Layouts.planar();
    Network<Integer> complete = new Network<>(upTo(5), Edge.complete(upTo(5)));

    assertThrows(IllegalArgumentException.class, () -> layout.place(complete));
  }

  @Test
  void parentsStandOverTheMiddleOfTheirChildren() {
    List<Vec> places =
        Layouts.tree(1).place(network(5, new int[][] {{1, 2}, {1, 3}, {3, 4}, {3, 5}}));

    assertEquals((places.get(3).x() + places.get(4).x()) / 2, places.get(2).x(), 1e-9);
    assertEquals((places.get(1).x() + places.get(2).x()) / 2, places.get(0).x(), 1e-9);
    assertTrue(places.get(0).y() > places.get(2).y() && places.get(2).y() > places.get(4).y());
  }

  @Test
  void aNetworkThatIsNotATreeIsRefused() {
    Network<Integer> ring = network(3, new int[][] {{1, 2}, {2, 3}, {3, 1}});

    assertThrows(IllegalArgumentException.class, () -> Layouts.tree(1).place(ring));
    assertThrows(IllegalArgumentException.class, () -> Layouts.tree(7).place(ring));
    assertThrows(
        IllegalArgumentException.class,
        () -> Layouts.tree(1).place(network(3, new int[][] {{1, 2}})));
  }

  @Test
  void shellsAndPartsHaveTheirPlaces() {
    List<List<Integer>> parts = List.of(List.of(1), List.of(2, 3), List.of(4));
    Network<Integer> network = network(4, new int[][] {{1, 2}});
    List<Vec> shell = Layouts.shell(parts).place(network);
    List<Vec> columns = Layouts.partite(parts).place(network);

    assertEquals(0, shell.get(0).length(), 1e-9);
    assertEquals(1, shell.get(2).length(), 1e-9);
    assertEquals(2, shell.get(3).length(), 1e-9);
    assertEquals(List.of(Vec.of(0, 0), Vec.of(1, 0.5), Vec.of(1, -0.5), Vec.of(2, 0)), columns);
    List<List<Integer>> wrong = new ArrayList<>(parts.subList(0, 2));
    assertThrows(IllegalArgumentException.class, () -> Layouts.shell(wrong).place(network));
    wrong.add(List.of(1));
    assertThrows(IllegalArgumentException.class, () -> Layouts.partite(wrong).place(network));
  }
}
