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
 * then the vertices. Edges follow their vertices, whatever moves these; updaters of an edge other
 * than that do not last.
 *
 * @param <V> the type of what the vertices are called
 * @param <L> the type of the edges
 * @param <S> the concrete class itself
 */
public abstract class AbstractGraph<V, L extends AbstractLine<L>, S extends AbstractGraph<V, L, S>>
    extends Mobject<S> {
  private static final double MOVED = 1e-9;

  private Network<V> network;
  private List<Vertex<V>> vertices = List.of();
  private List<L> edges = List.of();
  private Function<? super V, ? extends Mobject<?>> look = v -> new Dot();
  private double layoutScale = 2;

  /** A network of at least one vertex, each edge once. */
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

  /** An edge of the kind of this network, anywhere. */
  abstract L newEdge();

  /** Whether two edges are the same for this network. */
  abstract boolean isSame(Edge<V> a, Edge<V> b);

  /** Whether edges end at the border of vertices and not in their middle. */
  abstract boolean endsAtBorder();

  private void requireNew(Edge<V> edge, List<Edge<V>> others) {
    if (others.stream().anyMatch(other -> isSame(edge, other))) {
      throw new IllegalArgumentException(
          "the edge from " + edge.from() + " to " + edge.to() + " is there twice");
    }
  }

  // --- options ---

  /** Moves the vertices to where the layout wants them, about the present centre. */
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

  /** Moves the vertices as the layout of this name wants; see {@link Layouts#named}. */
  public S layout(String name) {
    return layout(Layouts.named(name));
  }

  /**
   * Sets how far the vertices of the next layout are from its middle, along x and y; 2 at first.
   */
  public S layoutScale(double scale) {
    layoutScale = Preconditions.requireAbove("the layout scale", scale, 0);
    return self();
  }

  /** Shows the vertices otherwise, where they are: each by what is made for its name. */
  public S vertices(Function<? super V, ? extends Mobject<?>> newLook) {
    look = newLook;
    vertices.forEach(vertex -> vertex.look(newLook.apply(vertex.name())));
    return followVertices();
  }

  /**
   * Shows the vertices as white discs with their names as formulas. Colours that they are given,
   * {@code graph.vertex(7).setFill(RED)}, are the discs'.
   */
  public S labels() {
    return vertices(
        v -> new LabeledDot(new Tex(String.valueOf(v)).setColor(Palette.BLACK).fontSize(36)));
  }

  // --- parts ---

  /** What there is to lay out: the names and who is joined with whom. */
  public Network<V> network() {
    return network;
  }

  /** The vertices. */
  public Group<Vertex<V>> vertices() {
    return new Group<>(vertices);
  }

  /** The edges. */
  public Group<L> edges() {
    return new Group<>(edges);
  }

  /**
   * A vertex by its name.
   *
   * @throws NoSuchElementException if there is none; the message names those there are
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
   * The edge between two vertices.
   *
   * @throws NoSuchElementException when there is none
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

  /** Adds a vertex at a point and returns it, to be faded in. */
  public Vertex<V> addVertex(V name, Vec point) {
    List<V> names = new ArrayList<>(network.vertices());
    names.add(name);
    network = new Network<>(names, network.edges());
    Vertex<V> vertex = new Vertex<V>(name, look.apply(name)).moveTo(point);
    vertices = plus(vertices, vertex);
    showAll();
    return vertex;
  }

  /**
   * Adds an edge between two vertices, in the style that most edges have, and returns it, to be
   * drawn.
   */
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

  /** The first edge of those whose style most have: one that stands out is no model for others. */
  private Optional<L> commonEdge() {
    Map<Style, Integer> counts = new HashMap<>();
    edges.forEach(edge -> counts.merge(edge.style(), 1, Integer::sum));
    int most = counts.values().stream().mapToInt(n -> n).max().orElse(0);
    return edges.stream().filter(edge -> counts.get(edge.style()) == most).findFirst();
  }

  /** Removes a vertex and its edges, and returns them, to be faded out. */
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

  /** Removes an edge and returns it, to be faded out. */
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
    followByThemselves();
    return followVertices();
  }

  /**
   * Lets each edge follow its own two vertices, so that it does so too when an animation of a
   * vertex has taken the graph apart.
   */
  private void followByThemselves() {
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
    followByThemselves();
  }

  private S followVertices() {
    for (int i = 0; i < edges.size(); i++) {
      Edge<V> edge = network.edges().get(i);
      follow(edges.get(i), vertex(edge.from()), vertex(edge.to()));
    }
    return self();
  }

  /** Draws a line anew between two vertices, unless it is there already. */
  private void follow(L line, Vertex<V> from, Vertex<V> to) {
    Vec way = to.center().minus(from.center()).normalized();
    Vec start = end(from, way);
    Vec end = end(to, way.negate());
    if (!line.hasPoints()
        || line.start().distance(start) > MOVED
        || line.end().distance(end) > MOVED) {
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
