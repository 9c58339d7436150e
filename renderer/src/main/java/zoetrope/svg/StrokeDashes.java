package zoetrope.svg;

import java.util.ArrayList;
import java.util.List;

/** Cuts the pieces of a subpath into dashes. */
final class StrokeDashes {
  private static final int MOST = 100_000;
  private static final double DOT = 1e-6;

  private final double[] pattern;
  private final boolean startsOn;
  private final int startsAt;
  private final double startsWith;

  private final List<List<StrokePiece>> dashes = new ArrayList<>();
  private List<StrokePiece> open = new ArrayList<>();

  /** Lengths of dash, gap, dash, ...; their sum is above 0. */
  StrokeDashes(List<Double> lengths, double offset) {
    int n = lengths.size() % 2 == 0 ? lengths.size() : 2 * lengths.size();
    pattern = new double[n];
    double sum = 0;
    for (int i = 0; i < n; i++) {
      pattern[i] = lengths.get(i % lengths.size());
      sum += pattern[i];
    }
    double rest = offset % sum;
    rest = rest < 0 ? rest + sum : rest;
    int at = 0;
    while (at < n - 1 && rest >= pattern[at]) {
      rest -= pattern[at++];
    }
    startsAt = at;
    startsOn = at % 2 == 0;
    startsWith = Math.max(0, pattern[at] - rest);
  }

  /** The dashes along a subpath; of a closed one, the last goes on into the first. */
  List<List<StrokePiece>> along(List<StrokePiece> pieces, boolean closed) {
    dashes.clear();
    open = new ArrayList<>();
    int at = startsAt;
    double left = startsWith;
    for (StrokePiece piece : pieces) {
      double[] lengths = piece.lengths();
      double length = lengths[lengths.length - 1];
      double done = 0;
      while (length - done > left) {
        take(at, piece, lengths, done, done + left);
        done += left;
        finish(at);
        at = (at + 1) % pattern.length;
        left = pattern[at];
      }
      take(at, piece, lengths, done, length);
      left -= length - done;
    }
    boolean endsOn = !open.isEmpty();
    if (closed && startsOn && endsOn && !dashes.isEmpty()) {
      open.addAll(dashes.remove(0));
    }
    finish(at);
    return List.copyOf(dashes);
  }

  private void take(int at, StrokePiece piece, double[] lengths, double from, double to) {
    if (at % 2 == 0) {
      double t0 = StrokePiece.parameter(lengths, from);
      double t1 = StrokePiece.parameter(lengths, to);
      if (t1 > t0) {
        open.add(t0 == 0 && t1 == 1 ? piece : piece.part(t0, t1));
      } else if (open.isEmpty()) {
        // A dash of no length keeps a direction, for its caps.
        double at0 = Math.min(t0, 1 - DOT);
        open.add(piece.part(at0, at0 + DOT));
      }
    }
  }

  private void finish(int at) {
    if (at % 2 == 0 && !open.isEmpty()) {
      if (dashes.size() >= MOST) {
        throw new ArithmeticException("a stroke has more than " + MOST + " dashes");
      }
      dashes.add(open);
      open = new ArrayList<>();
    }
  }
}
