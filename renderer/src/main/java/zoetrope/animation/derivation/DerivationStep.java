package zoetrope.animation.derivation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.animation.transform.ProxyTransform;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.tex.meaning.Expression;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.source.Span;

/**
 * The animation of one line of a {@link Derivation}. Terms that also stand in the former line move
 * to their new places, around everything that rests; without a free way, they fade out and in.
 * Terms that are gone fade out towards the result on their side, and new terms fade in last.
 */
public final class DerivationStep extends Animation<DerivationStep> {
  private static final double RUN_TIME = 1.5;

  /** When terms start and end to fade out, as shares of the run time. */
  private static final double[] LEAVING = {0, 0.2};

  /** Terms that fade out move this share of the distance to the result on their side. */
  private static final double LEAVING_WAY = 0.3;

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
  private final StepPieces pieces;
  private final List<Pin> pins = new ArrayList<>();

  private record Pin(Span from, Span to) {}

  DerivationStep(Derivation derivation, int index) {
    this(derivation, index, new StepPieces());
  }

  private DerivationStep(Derivation derivation, int index, StepPieces pieces) {
    super(pieces.group());
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
   * are the first occurrences. Symbols that only one of the parts contains fade on the way.
   *
   * @throws IllegalArgumentException if a line does not contain its part
   */
  public DerivationStep map(String from, String to) {
    return map(from, 0, to, 0);
  }

  /**
   * Moves occurrence {@code n} of a part of the former line to occurrence {@code m} of a part of
   * this line: 0 is the first, -1 the last. See {@link #map(String, String)}.
   *
   * @throws IllegalArgumentException if a line does not contain its part so often
   */
  public DerivationStep map(String from, int n, String to, int m) {
    Span end = LineEdits.place(derivation.line(index), to, m);
    if (index > 0) {
      pins.add(new Pin(LineEdits.place(derivation.line(index - 1), from, n), end));
    }
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
    pieces.clear(derivation.hasReasonBelow(index - 1));
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
      pieces.add(StepPieces.faded(line.get(i)), line.get(i), start, start + 1 - FIRST_LINE_LAG);
    }
  }

  private void change(Tex before, Tex after) {
    FormulaLine from = new FormulaLine(before);
    FormulaLine to = new FormulaLine(after);
    TermMatches matches = new TermMatches(from, to);
    List<Glyph> cancelled = new ArrayList<>();
    derivation.cancelledIn(index - 1).forEach(span -> cancelled.addAll(from.take(span)));
    pins.forEach(pin -> matches.pin(pin.from, pin.to));
    List<Match> found = matches.find();
    if (derivation.isInPlace()) {
      cancelled.forEach(glyph -> fadeOut(glyph, Vec.ZERO));
    }
    leave(from, to);
    move(found, from, to);
    to.rest().forEach(glyph -> fadeIn(glyph, found.isEmpty() ? APPEARING : ARRIVING));
  }

  /**
   * Fades the remaining terms out: in place, or as copies that leave the line above towards the new
   * terms on their side.
   */
  private void leave(FormulaLine from, FormulaLine to) {
    for (Glyph glyph : from.rest()) {
      Expression.Place side = from.side(glyph);
      Bounds result =
          to.rest().stream()
              .filter(other -> to.side(other).equals(side))
              .map(Mobject::bounds)
              .reduce(Bounds.EMPTY, Bounds::union);
      if (derivation.isInPlace()) {
        fadeOut(glyph, Vec.ZERO);
      } else if (!result.isEmpty()) {
        Mobject<?> copy = ProxyTransform.copyOf(glyph);
        copy.setOpacity(StepPieces.COPY_OPACITY);
        fadeOut(copy, result.center().minus(glyph.center()).times(LEAVING_WAY));
      }
    }
  }

  private void move(List<Match> matches, FormulaLine from, FormulaLine to) {
    Routes routes = new Routes();
    if (!derivation.isInPlace()) {
      from.ordered().forEach(glyph -> routes.addStanding(glyph.bounds()));
    }
    List<Optional<Routes.Move>> moves = routes.plan(matches.stream().map(Match::ends).toList());
    for (int i = 0; i < moves.size(); i++) {
      Match match = matches.get(i);
      boolean leavesOriginal = leavesOriginal(match);
      moves
          .get(i)
          .ifPresentOrElse(
              move ->
                  pieces.travel(match, from, to, move.during(MOVING[0], MOVING[1]), leavesOriginal),
              () -> fade(match, leavesOriginal));
    }
  }

  /** Fades glyphs that cannot move without lying on others. */
  private void fade(Match match, boolean leavesOriginal) {
    if (!leavesOriginal) {
      match.from().forEach(glyph -> fadeOut(glyph, Vec.ZERO));
    }
    if (match.kind() != Match.Kind.MERGE) {
      match.to().forEach(glyph -> fadeIn(glyph, ARRIVING));
    }
  }

  /** Whether glyphs leave a copy of themselves, which they would cover at first. */
  private boolean leavesOriginal(Match match) {
    return match.kind() == Match.Kind.COPY || !derivation.isInPlace();
  }

  private void fadeOut(Mobject<?> m, Vec way) {
    pieces.add(m, (Mobject<?>) StepPieces.faded(m).shift(way), LEAVING[0], LEAVING[1]);
  }

  private void fadeIn(Mobject<?> m, double[] time) {
    pieces.add(StepPieces.faded(m), m, time[0], time[1]);
  }

  @Override
  protected void show(double alpha) {
    pieces.show(alpha, rate());
  }

  @Override
  public void cleanUp(Host host) {
    host.remove(pieces.group());
    host.add(derivation.line(index));
    derivation.reasonOf(index).ifPresent(host::add);
  }

  @Override
  public String describe() {
    return "DerivationStep(" + derivation.line(index).source() + ")";
  }
}
