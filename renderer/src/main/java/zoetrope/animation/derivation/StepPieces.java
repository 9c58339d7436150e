package zoetrope.animation.derivation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleUnaryOperator;
import zoetrope.animation.RateFunction;
import zoetrope.animation.transform.ProxyTransform;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;
import zoetrope.mobject.text.Glyph;

/** The parts of the picture that change in a step. Times are shares of the run time. */
final class StepPieces {
  /** The opacity of a copy that leaves its term and fades, so that the term stays legible. */
  static final double COPY_OPACITY = 0.45;

  /** The share of a way on which a symbol that another one replaces fades out or in. */
  private static final double CROSSING = 0.6;

  private final Group<Mobject<?>> group = new Group<>();
  private final List<Piece> pieces = new ArrayList<>();
  private boolean passesText;

  /**
   * A change of one part.
   *
   * @param show shows the part at a progress from 0 to 1
   */
  private record Piece(DoubleConsumer show, double start, double end) {}

  /** Returns what the step shows. */
  Group<Mobject<?>> group() {
    return group;
  }

  /**
   * Removes all parts.
   *
   * @param overText whether what moves passes over a text, and is hardly visible until then
   */
  void clear(boolean overText) {
    group.setChildren(List.of());
    pieces.clear();
    passesText = overText;
  }

  /** Returns the opacity of what moves at a progress from 0 to 1. */
  private double clearance(double progress) {
    return passesText ? progress * progress : 1;
  }

  /** Changes one state into another one. Points move straight. */
  void add(Mobject<?> start, Mobject<?> end, double from, double until) {
    add(start, end, new Routes.Move(MotionPath.STRAIGHT, from, until), p -> 1);
  }

  private void add(
      Mobject<?> start, Mobject<?> end, Routes.Move move, DoubleUnaryOperator opacity) {
    Mobject<?> first = ProxyTransform.copyOf(start);
    Mobject<?> last = ProxyTransform.copyOf(end);
    MobjectTrees.align(first, last);
    Mobject<?> piece = ProxyTransform.copyOf(first);
    group.add(piece);
    Tween tween = MobjectTrees.tween(piece, first, last, move.motion());
    DoubleConsumer show =
        p -> {
          tween.at(p);
          piece.fade(1 - Math.max(0, Math.min(1, opacity.applyAsDouble(p))));
        };
    pieces.add(new Piece(show, move.start(), move.end()));
  }

  /**
   * Moves the symbols that both parts of a match contain. The other ones of the first part fade out
   * on their way, and the other ones of the second part fade in.
   *
   * @param move the way, with times as shares of the run time
   * @param leavesOriginal whether the first part stays on the stage
   */
  void travel(
      Match match, FormulaLine from, FormulaLine to, Routes.Move move, boolean leavesOriginal) {
    List<Glyph> before = new ArrayList<>(match.from());
    List<Glyph> after = new ArrayList<>(match.to());
    Group<Glyph> start = new Group<>();
    Group<Glyph> end = new Group<>();
    for (OrderedChoice.Pair pair :
        OrderedChoice.best(
            before.size(),
            after.size(),
            (i, j) -> from.symbol(before.get(i)).equals(to.symbol(after.get(j))) ? 1 : 0)) {
      start.add(before.get(pair.first()));
      end.add(after.get(pair.second()));
    }
    before.removeAll(start.children());
    after.removeAll(end.children());
    boolean joinsOther = match.kind() == Match.Kind.MERGE;
    add(
        leavesOriginal ? faded(start) : start,
        joinsOther ? faded(end) : end,
        move,
        this::clearance);
    Vec way = match.way();
    Mobject<?> replaced = new Group<>(before);
    double visible = leavesOriginal ? COPY_OPACITY : 1;
    add(replaced, moved(replaced, way), move, p -> visible * clearance(p) * (1 - p / CROSSING));
    Mobject<?> next = new Group<>(after);
    add(moved(next, way.negate()), next, move, p -> 1 - (1 - p) / CROSSING);
  }

  private static Mobject<?> moved(Mobject<?> m, Vec way) {
    return (Mobject<?>) ProxyTransform.copyOf(m).shift(way);
  }

  static Mobject<?> faded(Mobject<?> m) {
    return (Mobject<?>) ProxyTransform.copyOf(m).setOpacity(0);
  }

  /** Shows all parts at a share of the run time. */
  void show(double alpha, RateFunction rate) {
    for (Piece piece : pieces) {
      double share = Math.max(0, Math.min(1, (alpha - piece.start) / (piece.end - piece.start)));
      piece.show.accept(rate.at(share));
    }
  }
}
