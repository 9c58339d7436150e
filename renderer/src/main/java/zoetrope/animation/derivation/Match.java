package zoetrope.animation.derivation;

import java.util.List;
import java.util.stream.Stream;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Glyph;

/**
 * Glyphs that move together.
 *
 * @param from the glyphs of the first formula
 * @param to the glyphs of the second formula
 * @param kind whether other glyphs also start or end there
 */
record Match(List<Glyph> from, List<Glyph> to, Kind kind) {
  /** How glyphs of two formulas belong together. */
  enum Kind {
    /** One expression moves. */
    MOVE,
    /** The first formula has the expression once, the second one more often. */
    COPY,
    /** The first formula has the expression more often than the second one. */
    MERGE
  }

  private static Bounds box(List<Glyph> glyphs) {
    return glyphs.stream().map(Mobject::bounds).reduce(Bounds.EMPTY, Bounds::union);
  }

  /** Returns the boxes of the glyphs at both ends; of the whole if their numbers differ. */
  Routes.Ends ends() {
    return from.size() == to.size()
        ? new Routes.Ends(boxes(from), boxes(to))
        : new Routes.Ends(List.of(box(from)), List.of(box(to)));
  }

  private static List<Bounds> boxes(List<Glyph> glyphs) {
    return glyphs.stream().map(Mobject::bounds).toList();
  }

  /** Returns the way from the first centre to the second one. */
  Vec way() {
    return box(to).center().minus(box(from).center());
  }

  Match and(Match other) {
    return new Match(joined(from, other.from), joined(to, other.to), kind);
  }

  private static List<Glyph> joined(List<Glyph> first, List<Glyph> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }
}
