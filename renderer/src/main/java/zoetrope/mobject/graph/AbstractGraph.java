package zoetrope.mobject.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;
import zoetrope.color.Palette;
import zoetrope.frame.Style;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.annotations.LabeledDot;
import zoetrope.mobject.lines.AbstractLine;
import zoetrope.mobject.shapes.AbstractCircle;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.text.Tex;

/**
 * Vertices and edges: the base of {@link Graph} and {@link DiGraph}. The children are the edges,
 * then the vertices. An updater makes each edge follow its vertices; other updaters of edges are
 * removed when the graph changes.
 *
 * @param <V> the type of the names of vertices
 * @param <L> the type of the edges
 * @param <S> the concrete class itself
 */
public abstract class AbstractGraph<V, L extends AbstractLine<L>, S extends AbstractGraph<V, L, S>>
    extends Mobject<S> {
  private static final double MIN_MOVE = 1e-9;

  private Network<V> network;
  private List<Vertex<V>> vertices = List.of();
  private List<L> edges = List.of();
  private Function<? super V, ? extends Mobject<?>> look = v -> new Dot();
  private double layoutScale = 2;

  /** Creates a network of at least one vertex, with each edge once. */
  AbstractGraph(List<V> vertices, List<Edge<V>> edges) {
    if (vertices.isEmpty()) {
      throw new IllegalArgumentException("a graph needs at least one vertex");
    }
    network = new Network<>(vertices, edges);
    for (int i = 0; i < edges.size(); i++) {
      requireNew(edges.get(i), edges.subList(0, i));
    }
    this.vertices = vertices.stream().map(v -> new Vertex<>(v, look.apply(v))).toList();
    this.edges = edges.stream().map(e -> newEdge()).toList();
    showAll();
  }

  /** Creates an edge of the kind of this network, at any place. */
  abstract L newEdge();

  /** Returns whether two edges are equal for this network. */
  abstract boolean isSame(Edge<V> a, Edge<V> b);

  /** Returns whether edges end at the border of vertices instead of in their centre. */
  abstract boolean endsAtBorder();

  private void requireNew(Edge<V> edge, List<Edge<V>> others) {
    if (others.stream().anyMatch(other -> isSame(edge, other))) {
      throw new IllegalArgumentException(
          "the edge from " + edge.from() + " to " + edge.to() + " occurs twice");
    }
  }

  // --- options ---

  /** Moves the vertices to the places of a layout, about the present centre. */
  public S layout(Layout<V> layout) {
    Vec center = new Group<>(vertices).center();
    List<Vec> places = layout.place(network);
    if (layout.isScaled()) {
      Bounds box = Bounds.EMPTY;
      for (Vec p : places) {
        box = box.union(Bounds.of(p));
      }
      double half = Math.max(box.size().x(), box.size().y()) / 2;
      double scale = half == 0 ? 0 : layoutScale / half;
      Vec middle = box.center();
      places = places.stream().map(p -> p.minus(middle).times(scale).plus(center)).toList();
    }
    for (int i = 0; i < places.size(); i++) {
      vertices.get(i).moveTo(places.get(i));
    }
    return followVertices();
  }

  /** Moves the vertices to the places of the layout with this name; see {@link Layouts#named}. */
  public S layout(String name) {
    return layout(Layouts.named(name));
  }

  /** Sets half the longer side of the next layout, in scene units, above 0; 2 by default. */
  public S layoutScale(double scale) {
    layoutScale = Preconditions.requireAbove("the layout scale", scale, 0);
    return self();
  }

  /**
   * Replaces the objects that show the vertices, at the same places; {@code newLook} creates them
   * from the names.
   */
  public S vertices(Function<? super V, ? extends Mobject<?>> newLook) {
    look = newLook;
    vertices.forEach(vertex -> vertex.look(newLook.apply(vertex.name())));
    return followVertices();
  }

  /**
   * Shows the vertices as white discs with their names as formulas. Colours, as in {@code
   * graph.vertex(7).setFill(RED)}, change the discs.
   */
  public S labels() {
    return vertices(
        v -> new LabeledDot(new Tex(String.valueOf(v)).setColor(Palette.BLACK).fontSize(36)));
  }

  // --- parts ---

  /** Returns the names of the vertices and the edges, for layouts. */
  public Network<V> network() {
    return network;
  }

  /** Returns the vertices. */
  public Group<Vertex<V>> vertices() {
    return new Group<>(vertices);
  }

  /** Returns the edges. */
  public Group<L> edges() {
    return new Group<>(edges);
  }

  /**
   * Returns the vertex with a name.
   *
   * @throws NoSuchElementException if there is none; the message lists the names
   */
  public Vertex<V> vertex(V name) {
    return vertices.get(indexOf(name));
  }

  private int indexOf(V name) {
    int at = network.indexOf(name);
    if (at < 0) {
      throw new NoSuchElementException(
          "there is no vertex " + name + "; the vertices are " + network.vertices());
    }
    return at;
  }

  /**
   * Returns the edge between two vertices.
   *
   * @throws NoSuchElementException if there is none
   */
  public L edge(V from, V to) {
    return edges.get(edgeIndex(Edge.of(from, to)));
  }

  private int edgeIndex(Edge<V> edge) {
    for (int i = 0; i < edges.size(); i++) {
      if (isSame(network.edges().get(i), edge)) {
        return i;
      }
    }
    throw new NoSuchElementException("there is no edge from " + edge.from() + " to " + edge.to());
  }

  // --- changes ---

  /** Adds a vertex at a point and returns it, for instance to fade it in. */
  public Vertex<V> addVertex(V name, Vec point) {
    List<V> names = new ArrayList<>(network.vertices());
    names.add(name);
    network = new Network<>(names, network.edges());
    Vertex<V> vertex = new Vertex<V>(name, look.apply(name)).moveTo(point);
    vertices = plus(vertices, vertex);
    showAll();
    return vertex;
  }

  /** Adds an edge between two vertices, in the most common style of the edges, and returns it. */
  public L addEdge(V from, V to) {
    Edge<V> edge = Edge.of(from, to);
    requireNew(edge, network.edges());
    network = new Network<>(network.vertices(), plus(network.edges(), edge));
    L line = newEdge();
    commonEdge().ifPresent(line::matchStyle);
    edges = plus(edges, line);
    showAll();
    return line;
  }

  /** Returns the first edge with the most common style, which is not a highlighted one. */
  private Optional<L> commonEdge() {
    Map<Style, Integer> counts = new HashMap<>();
    edges.forEach(edge -> counts.merge(edge.style(), 1, Integer::sum));
    int highestCount = counts.values().stream().mapToInt(n -> n).max().orElse(0);
    return edges.stream().filter(edge -> counts.get(edge.style()) == highestCount).findFirst();
  }

  /**
   * Removes a vertex and its edges, and returns them, for instance to fade them out.
   *
   * @throws NoSuchElementException if there is no such vertex
   */
  public Group<Mobject<?>> removeVertex(V name) {
    int at = indexOf(name);
    Group<Mobject<?>> gone = new Group<>();
    for (Edge<V> edge : network.edges()) {
      if (edge.from().equals(name) || edge.to().equals(name)) {
        gone.add(removeEdge(edge.from(), edge.to()));
      }
    }
    gone.add(vertices.get(at));
    network = new Network<>(without(network.vertices(), at), network.edges());
    vertices = without(vertices, at);
    showAll();
    return gone;
  }

  /**
   * Removes an edge and returns it, for instance to fade it out.
   *
   * @throws NoSuchElementException if there is no such edge
   */
  public L removeEdge(V from, V to) {
    int at = edgeIndex(Edge.of(from, to));
    L gone = edges.get(at);
    network = new Network<>(network.vertices(), without(network.edges(), at));
    edges = without(edges, at);
    showAll();
    return gone;
  }

  private static <T> List<T> plus(List<T> list, T element) {
    List<T> more = new ArrayList<>(list);
    more.add(element);
    return more;
  }

  private static <T> List<T> without(List<T> list, int index) {
    List<T> fewer = new ArrayList<>(list);
    fewer.remove(index);
    return fewer;
  }

  private S showAll() {
    List<Mobject<?>> children = new ArrayList<>(edges);
    children.addAll(vertices);
    setChildren(children);
    addFollowers();
    return followVertices();
  }

  /**
   * Makes each edge follow its two vertices by an updater, so that it still does if an animation of
   * a vertex splits the graph on the stage.
   */
  private void addFollowers() {
    for (int i = 0; i < edges.size(); i++) {
      Edge<V> edge = network.edges().get(i);
      L line = edges.get(i);
      Vertex<V> from = vertex(edge.from());
      Vertex<V> to = vertex(edge.to());
      line.clearUpdaters();
      line.addUpdater(l -> follow(l, from, to));
    }
  }

  @Override
  protected void copiedSelf() {
    addFollowers();
  }

  private S followVertices() {
    for (int i = 0; i < edges.size(); i++) {
      Edge<V> edge = network.edges().get(i);
      follow(edges.get(i), vertex(edge.from()), vertex(edge.to()));
    }
    return self();
  }

  /** Redraws a line between two vertices, unless it is there already. */
  private void follow(L line, Vertex<V> from, Vertex<V> to) {
    Vec way = to.center().minus(from.center()).normalized();
    Vec start = end(from, way);
    Vec end = end(to, way.negate());
    if (!line.hasPoints()
        || line.start().distance(start) > MIN_MOVE
        || line.end().distance(end) > MIN_MOVE) {
      line.setEnds(start, end);
    }
  }

  private Vec end(Vertex<V> vertex, Vec way) {
    if (!endsAtBorder()) {
      return vertex.center();
    }
    return vertex.look() instanceof AbstractCircle<?> round
        ? round.center().plus(way.times(round.width() / 2))
        : vertex.boundaryPoint(way);
  }
}
