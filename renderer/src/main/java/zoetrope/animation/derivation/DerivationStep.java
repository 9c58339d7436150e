package zoetrope.animation.derivation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.animation.derivation.TermMatches.Match;
import zoetrope.animation.transform.ProxyTransform;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.source.Span;

/**
 * The animation of one line of a {@link Derivation}. Terms that also stand in the former line move
 * to their new places, around everything that rests. Terms that are gone fade out towards the
 * result on their side, and new terms fade in last.
 */
public final class DerivationStep extends Animation<DerivationStep> {
  private static final double RUN_TIME = 1.5;

  /** When terms start and end to fade out, as shares of the run time. */
  private static final double[] LEAVING = {0, 0.2};

  /** Terms that fade out move this share of the distance to the result on their side. */
  private static final double LEAVING_WAY = 0.3;

  /** The opacity of a copy that leaves its term and fades, so that the term stays legible. */
  private static final double COPY_OPACITY = 0.45;

  /** When terms start and end to move, as shares of the run time. */
  private static final double[] MOVING = {0.15, 0.75};

  /** When new terms start and end to fade in, after others have moved. */
  private static final double[] ARRIVING = {0.7, 1};

  /** The part of the run time in which a line without terms of the former line fades in. */
  private static final double[] APPEARING = {0, 1};

  /** The time from the first to the last term of a line without a former line. */
  private static final double FIRST_LINE_LAG = 0.6;

  private final Derivation derivation;
  private final int index;
  private final Group<Mobject<?>> pieces;
  private final List<Pin> pins = new ArrayList<>();
  private List<Piece> moving = List.of();

  private record Pin(String from, String to) {}

  /** A part of the picture that changes between two times, given as shares of the run time. */
  private record Piece(Tween tween, double start, double end) {}

  DerivationStep(Derivation derivation, int index) {
    this(derivation, index, new Group<>());
  }

  private DerivationStep(Derivation derivation, int index, Group<Mobject<?>> pieces) {
    super(pieces);
    this.derivation = derivation;
    this.index = index;
    this.pieces = pieces;
  }

  /**
   * Shows a reason beside the line, such as "divide by 2". The text may contain formulas between
   * dollar signs.
   */
  public DerivationStep reason(String text) {
    derivation.setReason(index, text);
    return this;
  }

  /**
   * Moves a part of the former line to a part of this line, before other parts are matched. Both
   * are the first occurrences in the LaTeX sources.
   *
   * @throws IllegalArgumentException if a line does not contain its part
   */
  public DerivationStep map(String from, String to) {
    if (index > 0) {
      derivation.line(index - 1).part(from);
    }
    derivation.line(index).part(to);
    pins.add(new Pin(from, to));
    return this;
  }

  @Override
  protected double defaultRunTime() {
    return RUN_TIME;
  }

  @Override
  public Stream<Mobject<?>> reveals() {
    Stream<Mobject<?>> line = Stream.of(derivation.line(index));
    return Stream.concat(line, derivation.reasonOf(index).stream());
  }

  @Override
  protected void start(Host host) {
    pieces.setChildren(List.of());
    moving = new ArrayList<>();
    List<Mobject<?>> replaced = derivation.replacedBy(index);
    replaced.forEach(host::remove);
    Tex line = derivation.line(index);
    if (index == 0) {
      writeFirst(line);
    } else {
      change(derivation.line(index - 1), line);
    }
    replaced.stream().filter(m -> !(m instanceof Tex)).forEach(m -> fadeOut(m, Vec.ZERO));
    derivation.reasonOf(index).ifPresent(reason -> fadeIn(reason, ARRIVING));
  }

  private void writeFirst(Tex line) {
    int n = line.size();
    for (int i = 0; i < n; i++) {
      double start = FIRST_LINE_LAG * i / Math.max(1, n - 1);
      add(faded(line.get(i)), line.get(i), MotionPath.STRAIGHT, start, start + 1 - FIRST_LINE_LAG);
    }
  }

  private void change(Tex before, Tex after) {
    FormulaLine from = new FormulaLine(before);
    FormulaLine to = new FormulaLine(after);
    TermMatches matches = new TermMatches(from, to);
    List<Glyph> cancelled = new ArrayList<>();
    derivation.cancelledIn(index - 1).forEach(span -> cancelled.addAll(from.take(span)));
    pins.forEach(pin -> matches.pin(first(before, pin.from), first(after, pin.to)));
    List<Match> found = matches.find();
    if (derivation.isInPlace()) {
      matches.matchFrames();
      cancelled.forEach(glyph -> fadeOut(glyph, Vec.ZERO));
    }
    leave(from, to);
    move(found, before);
    to.rest().forEach(glyph -> fadeIn(glyph, found.isEmpty() ? APPEARING : ARRIVING));
  }

  private static Span first(Tex tex, String part) {
    int start = tex.source().indexOf(part);
    return new Span(start, start + part.length());
  }

  /** Fades the remaining terms of each side out, towards the new terms on this side. */
  private void leave(FormulaLine from, FormulaLine to) {
    for (Glyph glyph : from.rest()) {
      int side = from.side(glyph);
      Bounds result =
          to.rest().stream()
              .filter(other -> to.side(other) == side)
              .map(Mobject::bounds)
              .reduce(Bounds.EMPTY, Bounds::union);
      if (!result.isEmpty()) {
        Mobject<?> start = ProxyTransform.copyOf(glyph);
        if (!derivation.isInPlace()) {
          start.setOpacity(COPY_OPACITY);
        }
        fadeOut(start, result.center().minus(glyph.center()).times(LEAVING_WAY));
      } else if (derivation.isInPlace()) {
        fadeOut(glyph, Vec.ZERO);
      }
    }
  }

  private void move(List<Match> matches, Tex before) {
    Routes routes = new Routes();
    if (!derivation.isInPlace()) {
      before.forEach(glyph -> routes.addStanding(glyph.bounds()));
    }
    List<Routes.Move> moves =
        routes.plan(
            matches.stream().map(match -> box(match.from())).toList(),
            matches.stream().map(match -> box(match.to())).toList());
    double length = MOVING[1] - MOVING[0];
    for (int i = 0; i < moves.size(); i++) {
      Match match = matches.get(i);
      Routes.Move move = moves.get(i);
      Mobject<?> from = new Group<>(match.from());
      Mobject<?> to = new Group<>(match.to());
      // A copy becomes visible while it leaves its original, which it would cover otherwise.
      boolean leavesOriginal = match.kind() == Match.Kind.COPY || !derivation.isInPlace();
      boolean joinsOther = match.kind() == Match.Kind.MERGE;
      add(
          leavesOriginal ? faded(from) : from,
          joinsOther ? faded(to) : to,
          move.motion(),
          MOVING[0] + length * move.start(),
          MOVING[0] + length * move.end());
    }
  }

  private static Bounds box(List<Glyph> glyphs) {
    return glyphs.stream().map(Mobject::bounds).reduce(Bounds.EMPTY, Bounds::union);
  }

  private void fadeOut(Mobject<?> m, Vec way) {
    add(m, (Mobject<?>) faded(m).shift(way), MotionPath.STRAIGHT, LEAVING[0], LEAVING[1]);
  }

  private void fadeIn(Mobject<?> m, double[] time) {
    add(faded(m), m, MotionPath.STRAIGHT, time[0], time[1]);
  }

  private static Mobject<?> faded(Mobject<?> m) {
    return (Mobject<?>) ProxyTransform.copyOf(m).setOpacity(0);
  }

  private void add(Mobject<?> start, Mobject<?> end, MotionPath motion, double from, double until) {
    Mobject<?> first = ProxyTransform.copyOf(start);
    Mobject<?> last = ProxyTransform.copyOf(end);
    MobjectTrees.align(first, last);
    Mobject<?> piece = ProxyTransform.copyOf(first);
    pieces.add(piece);
    moving.add(new Piece(MobjectTrees.tween(piece, first, last, motion), from, until));
  }

  @Override
  protected void show(double alpha) {
    for (Piece piece : moving) {
      double share = (alpha - piece.start) / (piece.end - piece.start);
      piece.tween.at(rate().at(Math.max(0, Math.min(1, share))));
    }
  }

  @Override
  public void cleanUp(Host host) {
    host.remove(pieces);
    host.add(derivation.line(index));
    derivation.reasonOf(index).ifPresent(host::add);
  }

  @Override
  public String describe() {
    return "DerivationStep(" + derivation.line(index).source() + ")";
  }
}
