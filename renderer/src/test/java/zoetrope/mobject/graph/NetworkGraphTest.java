package zoetrope.mobject.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Text;

class NetworkGraphTest {
  private static final double CLOSE = 1e-9;

  private static Graph<Integer> ring() {
    List<Integer> vertices = List.of(1, 2, 3, 4);
    return new Graph<>(vertices, Edge.cycle(vertices)).layout(Layouts.circular());
  }

  @Test
  void edgesRunBetweenTheMiddlesOfTheirVertices() {
    Graph<Integer> graph = ring();

    assertEquals(0, graph.edge(1, 2).start().distance(graph.vertex(1).center()), CLOSE);
    assertEquals(0, graph.edge(2, 1).end().distance(graph.vertex(2).center()), CLOSE);
    assertEquals(0, graph.vertex(1).center().distance(Vec.of(2, 0)), CLOSE);
    assertSame(graph.edges().first(), graph.children().get(0));
  }

  @Test
  void edgesFollowTheirVertices() {
    Graph<Integer> graph = ring();

    graph.vertex(1).shift(Directions.UP);
    graph.update(0.1);
    assertEquals(0, graph.edge(1, 2).start().distance(Vec.of(2, 1)), CLOSE);
  }

  @Test
  void edgesFollowWhenTheGraphIsSplitOnTheStage() {
    Graph<Integer> graph = ring();

    graph.vertex(1).shift(Directions.UP);
    graph.edge(1, 2).update(0.1);
    assertEquals(0, graph.edge(1, 2).start().distance(Vec.of(2, 1)), CLOSE);
  }

  @Test
  void edgesInPlaceAreNotRedrawn() {
    Line edge = ring().edge(1, 2);
    var before = edge.localPath();

    edge.update(0.1);
    assertSame(before, edge.localPath());
  }

  @Test
  void edgesOfCopiesFollowTheCopies() {
    Graph<Integer> graph = ring();
    Graph<Integer> copy = graph.copy();

    copy.vertex(1).shift(Directions.UP);
    copy.update(0.1);
    graph.update(0.1);
    assertNotSame(graph.vertex(1), copy.vertex(1));
    assertEquals(0, copy.edge(1, 2).start().distance(Vec.of(2, 1)), CLOSE);
    assertEquals(0, graph.edge(1, 2).start().distance(Vec.of(2, 0)), CLOSE);
  }

  @Test
  void arrowsEndAtTheBorderOfVertices() {
    DiGraph<String> graph =
        new DiGraph<>(List.of("a", "b"), List.of(Edge.of("a", "b")))
            .layout(Layouts.at(Map.of("a", Vec.ZERO, "b", Vec.of(3, 4))));

    assertEquals(5 - 0.08, graph.edge("a", "b").end().length(), 1e-6);
    graph.vertices(name -> new Square(1));
    assertEquals(3.5, graph.edge("a", "b").end().y(), CLOSE);
    assertThrows(NoSuchElementException.class, () -> graph.edge("b", "a"));
    double bent = graph.edge("a", "b").end().distance(graph.addEdge("b", "a").start());
    assertTrue(bent > 0.1, "two arrows bend to different sides");
  }

  @Test
  void verticesAndEdgesCanBeAddedAndRemoved() {
    Graph<Integer> graph = ring();
    graph.edges().setStroke(Palette.RED, 9);

    Vertex<Integer> vertex = graph.addVertex(5, Vec.of(-3, 0));
    Line edge = graph.addEdge(5, 3);
    assertEquals(5, (int) vertex.name());
    assertEquals(9, edge.strokeWidth());
    assertEquals(10, graph.children().size());
    assertEquals(4, graph.removeVertex(3).size());
    assertEquals(List.of(1, 2, 4, 5), graph.network().vertices());
    assertEquals(2, graph.edges().size());
    assertSame(graph.vertex(5), vertex);
    graph.removeEdge(1, 2);
    assertThrows(NoSuchElementException.class, () -> graph.edge(1, 2));
  }

  @Test
  void aNewEdgeLooksLikeMostEdges() {
    Graph<Integer> graph = ring();
    graph.edges().setStroke(Palette.TEAL, 7);
    graph.edge(1, 2).setStroke(Palette.RED, 9);

    assertEquals(7, graph.addEdge(1, 3).strokeWidth());
    assertEquals(Palette.TEAL, graph.edge(1, 3).color());
  }

  @Test
  void labelsTakeThePlacesOfTheDots() {
    Graph<Integer> graph = ring();
    Vertex<Integer> vertex = graph.vertex(2);

    graph.labels();
    assertSame(vertex, graph.vertex(2));
    assertEquals(0, vertex.center().distance(Vec.of(0, 2)), CLOSE);
    assertTrue(vertex.width() > 0.3);
  }

  @Test
  void aNewLayoutKeepsTheMiddle() {
    Graph<Integer> graph = ring().shift(Vec.of(3, 1));

    graph.layoutScale(1).layout("kamada_kawai");
    assertEquals(0, graph.vertices().center().distance(Vec.of(3, 1)), 1e-6);
  }

  @Test
  void invalidNetworksAreRefused() {
    List<Integer> two = List.of(1, 2);
    assertThrows(IllegalArgumentException.class, () -> new Graph<>(List.of(), List.of()));
    assertMessage("1 occurs twice", () -> new Graph<>(List.of(1, 2, 1), List.of()));
    assertMessage("needs the vertex 3", () -> new Graph<>(two, List.of(Edge.of(1, 3))));
    assertMessage("pair of vertices", () -> Edge.list(new int[][] {{1, 2, 3}}));
    assertMessage("no layout \"heap\"", () -> ring().layout("heap"));
    assertMessage("2 occurs twice", () -> ring().addVertex(2, Vec.ZERO));
    assertMessage("has no place", () -> ring().layout(Layouts.at(Map.of())));
    assertThrows(NoSuchElementException.class, () -> ring().vertex(9));
    assertEquals(2, new DiGraph<>(two, List.of(Edge.of(1, 2), Edge.of(2, 1))).edges().size());
  }

  @Test
  void edgesBetweenTheSameVerticesBendApart() {
    Layout<Integer> apart = Layouts.at(Map.of(1, Vec.ZERO, 2, Vec.of(4, 0)));
    List<Edge<Integer>> three = List.of(Edge.of(1, 2), Edge.of(2, 1), Edge.of(1, 2));
    Graph<Integer> graph = new Graph<>(List.of(1, 2), three).layout(apart);
    double[] heights = new double[3];
    for (int i = 0; i < 3; i++) {
      heights[i] = graph.edges().get(i).pointAt(0.5).y();
    }
    Arrays.sort(heights);
    assertTrue(heights[1] - heights[0] > 0.3 && heights[2] - heights[1] > 0.3);
    assertEquals(0, heights[1], CLOSE);
  }

  @Test
  void aLoopTurnsAwayFromTheOtherEdges() {
    List<Edge<Integer>> edges = List.of(Edge.of(1, 2), Edge.of(1, 1));
    DiGraph<Integer> graph =
        new DiGraph<>(List.of(1, 2), edges)
            .layout(Layouts.at(Map.of(1, Vec.ZERO, 2, Vec.of(3, 0))));
    assertTrue(graph.edge(1, 1).bounds().min().x() < -0.5);
    graph.vertex(1).moveTo(Vec.of(0, 2));
    graph.vertex(2).moveTo(Vec.of(0, -2));
    graph.update(0);
    assertTrue(graph.edge(1, 1).bounds().max().y() > 2.5, "the loop does not follow its vertex");
    assertTrue(graph.edge(1, 1).tip().width() > 0.1, "its tip is not limited");
  }

  @Test
  void loopsOfOneVertexLieApart() {
    Edge<Integer> loop = Edge.of(1, 1);
    for (int n = 2; n <= 4; n++) {
      var graph = new DiGraph<>(List.of(1), Collections.nCopies(n, loop));
      for (int i = 1; i < n; i++) {
        Vec middle = graph.edges().get(i).pointAt(0.5);
        assertTrue(middle.distance(graph.edges().get(i - 1).pointAt(0.5)) > 0.5, "loops of " + n);
      }
    }
  }

  @Test
  void labelsFollowTheirEdges() {
    DiGraph<Integer> graph =
        new DiGraph<>(List.of(1, 2), List.of(Edge.of(1, 2)))
            .layout(Layouts.at(Map.of(1, Vec.ZERO, 2, Vec.of(4, 0))))
            .edgeLabels(edge -> new Text(edge.from() + "-" + edge.to()));
    assertEquals(List.of(graph.edgeLabel(1, 2)), graph.edgeLabels().children());
    assertEquals(2, graph.edgeLabel(1, 2).center().x(), 0.2);
    assertTrue(graph.edgeLabel(1, 2).bounds().min().y() > 0);
    graph.vertex(2).moveTo(Vec.of(0, -4));
    graph.update(0);
    assertEquals(-2, graph.edgeLabel(1, 2).center().y(), 0.2);
    assertThrows(NoSuchElementException.class, () -> graph.edgeLabel(2, 1));
  }

  @Test
  void labelsKeepTheirGapFromWideEdges() {
    Graph<Integer> graph =
        new Graph<>(List.of(1, 2), List.of(Edge.of(1, 2)))
            .layout(Layouts.at(Map.of(1, Vec.ZERO, 2, Vec.of(4, 0))));
    graph.edges().setStroke(Palette.GREY, 40);
    graph.edgeLabels(edge -> new Square(0.5));
    assertEquals(0.2 + 0.1, graph.edgeLabel(1, 2).bounds().min().y(), 1e-6);
    graph.edgeLabelGap(0.3);
    assertEquals(0.2 + 0.3, graph.edgeLabel(1, 2).bounds().min().y(), 1e-6);
    Graph<Integer> copy = graph.copy();
    copy.update(0);
    assertEquals(0.2 + 0.3, copy.edgeLabel(1, 2).bounds().min().y(), 1e-6);
    assertThrows(IllegalArgumentException.class, () -> graph.edgeLabelGap(-1));
  }

  private static void assertMessage(String words, Runnable action) {
    String message = assertThrows(IllegalArgumentException.class, action::run).getMessage();
    assertTrue(message.contains(words), message);
  }
}
