package zoetrope.mobject.coordinates;

import java.util.List;
import java.util.stream.Stream;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.text.Tex;

/**
 * A list of graph labels, one below the other, each after a short line in the colour of its graph.
 *
 * <pre>{@code
 * var legend = legend().entry(sine, "\\sin x").entry(cosine, "\\cos x").toCorner(UR);
 * }</pre>
 */
public final class Legend extends TypedGroup<Group<Mobject<?>>, Legend> {
  private static final double SAMPLE_LENGTH = 0.5;
  private static final double BUFF = 0.25;
  private static final double LINE_BUFF = 0.15;
  private static final double FONT_SIZE = 36;

  private List<Mobject<?>> graphs = List.of();

  /** Creates a legend without entries. */
  public Legend() {}

  /** Adds a formula for a graph below the other entries. */
  public Legend entry(Mobject<?> graph, String tex) {
    return entry(graph, new Tex(tex).fontSize(FONT_SIZE));
  }

  /** Adds a label for a graph below the other entries. */
  public Legend entry(Mobject<?> graph, Mobject<?> label) {
    Line sample = new Line().setLength(SAMPLE_LENGTH);
    sample.setStroke(graph.strokeColor().withAlpha(1), Math.max(1, graph.strokeWidth()));
    label.nextTo(sample, Directions.RIGHT, BUFF);
    Group<Mobject<?>> entry = new Group<>(sample, label);
    if (size() > 0) {
      entry.alignTo(this, Directions.LEFT);
      double below = last().lineBox().min().y() - LINE_BUFF;
      entry.shift(Vec.of(0, below - entry.lineBox().max().y()));
    }
    graphs = Stream.concat(graphs.stream(), Stream.of(graph)).toList();
    return add(entry);
  }

  /** Returns the graphs of the entries, from top to bottom. */
  public List<Mobject<?>> graphs() {
    return graphs;
  }
}
