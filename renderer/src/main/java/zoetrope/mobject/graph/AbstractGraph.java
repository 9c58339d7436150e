package zoetrope.mobject.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import zoetrope.color.Palette;
import zoetrope.frame.Style;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.annotations.LabeledDot;
import zoetrope.mobject.lines.AbstractLine;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.text.Tex;

/**
 * Vertices and edges: the base of {@link Graph} and {@link DiGraph}. The children are the edges,
 * the vertices, and the labels of edges. An updater makes each edge follow its vertices; other
 * updaters of edges are removed when the graph changes.
 *
 * <p>Several edges between two vertices bend by different angles. An edge from a vertex to itself
 * is a loop, away from the other edges of the vertex.
 *
 * @param <V> the type of the names of vertices
 * @param <L> the type of the edges
 */
public abstract class AbstractGraph<V, L extends AbstractLine<L>, S extends AbstractGraph<V, L, S>>
    extends Mobject<S> {
  private Network<V> network;
  private List<Vertex<V>> vertices = List.of();
  private List<L> edges = List.of();

  /** The label of each edge; null for none. */
  private List<Mobject<?>> labels = List.of();

  private Function<? super V, ? extends Mobject<?>> look = v -> new Dot();
  private double layoutScale = 2;
  private double labelGap = 0.1;

  AbstractGraph(List<V> vertices, List<Edge<V>> edges) {
    Preconditions.require(!vertices.isEmpty(), "a graph needs at least one vertex");
    network = new Network<>(vertices, edges);
    this.vertices = vertices.stream().map(v -> new Vertex<>(v, look.apply(v))).toList();
    this.edges = edges.stream().map(e -> newEdge(e.isLoop())).toList();
    this.labels = new ArrayList<>(Collections.nCopies(edges.size(), null));
    showAll();
  }

  /** Creates an edge of the kind for this graph. The caller moves it to its vertices. */
  abstract L newEdge(boolean isLoop);

  /**
   * Returns whether two edges are equal in this graph; without directions, (a, b) equals (b, a).
   */
  abstract boolean isSame(Edge<V> a, Edge<V> b);

  /** Returns whether edges end at the border of vertices instead of in their centre. */
  abstract boolean endsAtBorder();

  // --- options ---

  /**
   * Moves the vertices to the places of a layout. Unless the layout sets places in the scene, the
   * centre of the vertices stays.
   */
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

  /**
   * Sets the size of the next layout: half of its longer side, in scene units, above 0; 2 by
   * default.
   */
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

  /**
   * Puts a label next to the middle of each edge: {@code g.edgeLabels(e ->
   * text("3").fontSize(36))}. Labels follow their edges and stay upright; {@link #edgeLabelGap}
   * sets their distance. To put a label on its edge, give it a background: {@code
   * text("3").addBackgroundRectangle()}.
   *
   * @param label creates a label; null for an edge without one
   */
  public S edgeLabels(Function<? super Edge<V>, ? extends Mobject<?>> label) {
    labels = network.edges().stream().<Mobject<?>>map(label).collect(Collectors.toList());
    return showAll();
  }

  /** Sets the gap between each edge and its label, in scene units; 0.1 by default. */
  public S edgeLabelGap(double gap) {
    labelGap = Preconditions.requireNotNegative("the gap of edge labels", gap);
    return followVertices();
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
   * Returns the edge between two vertices, the first if there are several. In a graph without
   * directions, {@code edge(a, b)} and {@code edge(b, a)} return the same edge.
   *
   * @throws NoSuchElementException if there is none
   */
  public L edge(V from, V to) {
    return edges.get(edgeIndex(Edge.of(from, to)));
  }

  /**
   * Returns the label of the edge between two vertices.
   *
   * @throws NoSuchElementException if there is no such edge, or it has no label
   */
  public Mobject<?> edgeLabel(V from, V to) {
    Mobject<?> label = labels.get(edgeIndex(Edge.of(from, to)));
    if (label == null) {
      throw new NoSuchElementException("the edge from " + from + " to " + to + " has no label");
    }
    return label;
  }

  /**
   * Returns the labels of all edges that have one, in the order of the edges, for instance to fade
   * them in after the edges.
   */
  public Group<Mobject<?>> edgeLabels() {
    return new Group<>(labels.stream().filter(Objects::nonNull).toList());
  }

  /**
   * Returns the name of the edge, vertex or label that a mobject belongs to, such as {@code edge
   * A–B}, for messages; empty if it belongs to none.
   */
  public String partName(Mobject<?> member) {
    for (Mobject<?> part : children()) {
      if (part.family().contains(member)) {
        return nameOf(part);
      }
    }
    return "";
  }

  private String nameOf(Mobject<?> part) {
    if (part instanceof Vertex<?> vertex) {
      return "vertex " + vertex.name();
    }
    int index = edges.indexOf(part);
    Edge<V> edge = network.edges().get(index < 0 ? labels.indexOf(part) : index);
    return (index < 0 ? "label of edge " : "edge ") + edge.from() + "–" + edge.to();
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
    network = new Network<>(plus(network.vertices(), name), network.edges());
    Vertex<V> vertex = new Vertex<V>(name, look.apply(name)).moveTo(point);
    vertices = plus(vertices, vertex);
    showAll();
    return vertex;
  }

  /** Adds an edge between two vertices, in the most common style of the edges, and returns it. */
  public L addEdge(V from, V to) {
    Edge<V> edge = Edge.of(from, to);
    network = new Network<>(network.vertices(), plus(network.edges(), edge));
    L line = newEdge(edge.isLoop());
    commonEdge().ifPresent(line::matchStyle);
    edges = plus(edges, line);
    labels = plus(labels, null);
    showAll();
    return line;
  }

  /** Returns the first edge with the most common style. Highlighted edges have rarer styles. */
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
    labels = without(labels, at);
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
    labels.stream().filter(Objects::nonNull).forEach(children::add);
    setChildren(children);
    addFollowers();
    return followVertices();
  }

  /**
   * Gives each edge an updater that follows its two vertices. The updater works even if an
   * animation of a vertex takes the vertex out of the graph on the stage.
   */
  private void addFollowers() {
    for (int i = 0; i < edges.size(); i++) {
      L line = edges.get(i);
      EdgePlace place = place(i);
      line.clearUpdaters();
      line.addUpdater(place::follow);
      Mobject<?> label = labels.get(i);
      if (label != null) {
        label.clearUpdaters();
        label.addUpdater(l -> place.label(l, line, labelGap));
      }
    }
  }

  private EdgePlace place(int index) {
    Edge<V> edge = network.edges().get(index);
    List<Vertex<V>> neighbours =
        network.edges().stream()
            .filter(other -> edge.isLoop() && !other.isLoop())
            .filter(other -> other.from().equals(edge.from()) || other.to().equals(edge.from()))
            .map(other -> vertex(other.from().equals(edge.from()) ? other.to() : other.from()))
            .toList();
    return new EdgePlace(
        vertex(edge.from()),
        vertex(edge.to()),
        EdgePlace.bend(network, index),
        endsAtBorder(),
        neighbours);
  }

  @Override
  protected void copiedSelf() {
    addFollowers();
  }

  private S followVertices() {
    for (int i = 0; i < edges.size(); i++) {
      EdgePlace place = place(i);
      place.follow(edges.get(i));
      if (labels.get(i) != null) {
        place.label(labels.get(i), edges.get(i), labelGap);
      }
    }
    return self();
  }
}
