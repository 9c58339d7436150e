package zoetrope.tex;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zoetrope.color.Color;
import zoetrope.internal.diagnostics.Span;
import zoetrope.tex.MarkedSource.Mark;
import zoetrope.tex.OutlineRecorder.Painted;

/**
 * Finds where in the source each piece of a plain pass came from, by a second pass with marks.
 * Where marks disturb the typesetter, the nodes that are to blame are marked as a whole instead:
 * their pieces then share one span, which is coarse, but never wrong.
 */
final class SpanFinder {
  private final List<Node> nodes;
  private final TexSource source;
  private final List<Painted> plain;
  private final Function<SourceWriter, Optional<List<Painted>>> typesetter;
  private final List<Node> opaque = new ArrayList<>();

  /** A piece's origin. */
  record Origin(Span span, Optional<Color> color) {}

  SpanFinder(
      List<Node> nodes,
      TexSource source,
      List<Painted> plain,
      Function<SourceWriter, Optional<List<Painted>>> typesetter) {
    this.nodes = nodes;
    this.source = source;
    this.plain = plain;
    this.typesetter = typesetter;
  }

  /** The origin of every piece of the plain pass. */
  List<Origin> find() {
    Optional<List<Origin>> origins = attempt(opaque);
    if (origins.isEmpty()) {
      for (Node node : nodes) {
        narrow(node, siblings(nodes, node));
      }
      origins = attempt(opaque);
    }
    Origin all = new Origin(new Span(0, source.source().length()), Optional.empty());
    return origins.orElseGet(() -> plain.stream().map(p -> all).toList());
  }

  /**
   * Makes {@code node}, or as little of it as will do, opaque; {@code rest} is opaque meanwhile.
   */
  private void narrow(Node node, List<Node> rest) {
    List<Node> trial = new ArrayList<>(opaque);
    trial.addAll(rest);
    if (attempt(trial).isPresent()) {
      return;
    }
    List<Node> children = NodeSpans.children(node);
    for (Node child : children) {
      List<Node> others = new ArrayList<>(rest);
      others.addAll(siblings(children, child));
      narrow(child, others);
    }
    trial = new ArrayList<>(opaque);
    trial.addAll(rest);
    if (attempt(trial).isEmpty()) {
      opaque.add(node);
    }
  }

  private static List<Node> siblings(List<Node> nodes, Node node) {
    List<Node> others = new ArrayList<>(nodes);
    others.removeIf(n -> n == node);
    return others;
  }

  private Optional<List<Origin>> attempt(List<Node> whole) {
    SourceWriter writer = SourceWriter.marking(whole).write(nodes, source.mode());
    return typesetter
        .apply(writer)
        .flatMap(marked -> PieceMatcher.match(plain, marked))
        .map(partners -> partners.stream().map(p -> origin(p, writer.marks())).toList());
  }

  private Origin origin(Painted partner, List<Mark> marks) {
    if (partner.mark() < 0) {
      return new Origin(new Span(0, source.source().length()), partner.color());
    }
    Mark mark = marks.get(partner.mark());
    Span span = mark.spans().get(Math.min(partner.phase(), mark.spans().size() - 1));
    return new Origin(span, partner.color().or(mark::color));
  }
}
