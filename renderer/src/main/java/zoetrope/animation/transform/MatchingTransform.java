package zoetrope.animation.transform;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.color.Theme;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.diagnostics.Spans;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.StringMobject;
import zoetrope.source.Span;

/**
 * An animation that transforms one mobject into another part by part. Matching parts move to their
 * new places, and the rest fades.
 *
 * <p>{@code transformMatchingShapes} pairs parts with the same outline, of any size and at any
 * place. {@code transformMatchingTex} and {@code transformMatchingStrings} first pair the parts
 * given by {@link #map} and {@link #matchedKeys}, then repeatedly the longest common run of
 * symbols, then equal outlines. Mismatched parts of the source fade out into the centre of the
 * target; those of the target fade in from the centre of the source. In the theme {@link
 * Theme#COMMUNITY}, {@link #fadeMismatches} is the default. To treat mismatched parts otherwise,
 * call {@link #fadeMismatches}, {@link #transformMismatches} or {@link #fadeTransformMismatches}.
 *
 * <pre>{@code
 * play(transformMatchingTex(before, after).map("a", "b").pathArc(PI / 2));
 * }</pre>
 */
public final class MatchingTransform extends ProxyTransform<MatchingTransform> {
  private final String name;
  private final List<Key> keys = new ArrayList<>();
  private final List<Match> given = new ArrayList<>();
  private Mismatches mismatches = Theme.choose(Mismatches.TO_CENTER, Mismatches.FADE);

  private final double naturalTime = Theme.choose(2, 1);

  private enum Mismatches {
    TO_CENTER,
    FADE,
    TRANSFORM,
    FADE_TRANSFORM
  }

  private record Key(String from, String to) {}

  private record Match(List<Mobject<?>> from, List<Mobject<?>> to) {}

  MatchingTransform(String name, Mobject<?> source, Mobject<?> target) {
    super(source, target);
    this.name = name;
  }

  @Override
  protected double defaultRunTime() {
    return naturalTime;
  }

  // --- options ---

  /**
   * Matches each occurrence of {@code from} in the source with an occurrence of {@code to} in the
   * target, in order.
   */
  public MatchingTransform map(String from, String to) {
    strings(from);
    keys.add(new Key(from, to));
    return this;
  }

  /** Calls {@link #map(String, String)} for each entry, the longest keys first. */
  public MatchingTransform keyMap(Map<String, String> partners) {
    partners.keySet().stream()
        .sorted(Comparator.comparing((String k) -> -k.length()).thenComparing(k -> k))
        .forEach(from -> map(from, partners.get(from)));
    return this;
  }

  /**
   * Matches these substrings of the source with the same substrings of the target, after the pairs
   * of {@link #matchedPair} and before equal runs and outlines.
   */
  public MatchingTransform matchedKeys(String... substrings) {
    for (String key : substrings) {
      map(key, key);
    }
    return this;
  }

  /** Matches a part of the source with a part of the target. */
  public MatchingTransform matchedPair(Mobject<?> from, Mobject<?> to) {
    given.add(new Match(List.copyOf(from.familyWithPoints()), List.copyOf(to.familyWithPoints())));
    return this;
  }

  /**
   * Fades mismatched parts of the source out while they move towards the centre of the mismatched
   * parts of the target. The latter fade in at their places.
   */
  public MatchingTransform fadeMismatches() {
    mismatches = Mismatches.FADE;
    return this;
  }

  /** Transforms the mismatched parts of the source into those of the target. */
  public MatchingTransform transformMismatches() {
    mismatches = Mismatches.TRANSFORM;
    return this;
  }

  /** Cross-fades the mismatched parts of the source into those of the target. */
  public MatchingTransform fadeTransformMismatches() {
    mismatches = Mismatches.FADE_TRANSFORM;
    return this;
  }

  private void strings(String key) {
    if (!(source() instanceof StringMobject<?>) || !(target() instanceof StringMobject<?>)) {
      throw new IllegalArgumentException(
          Messages.of(
              "the key \"%s\" names a part of a text or formula, but %s got %s and %s: use"
                  + " matchedPair(part, part)",
              key, name, Preconditions.a(source().kind()), Preconditions.a(target().kind())));
    }
  }

  // --- matching ---

  @Override
  void prepare() {
    Pieces from = new Pieces(source());
    Pieces to = new Pieces(target());
    List<Match> matches = new ArrayList<>(given);
    if (source() instanceof StringMobject<?> a && target() instanceof StringMobject<?> b) {
      matches.addAll(stringMatches(a, b));
    }
    for (Match match : matches) {
      if (from.containsAll(match.from) && to.containsAll(match.to)) {
        from.removeAll(match.from);
        to.removeAll(match.to);
        move(group(match.from), group(match.to));
      }
    }
    for (Mobject<?> piece : from.rest()) {
      to.rest().stream()
          .filter(other -> ShapeMatch.isSame(piece, other))
          .findFirst()
          .ifPresent(
              other -> {
                from.removeAll(List.of(piece));
                to.removeAll(List.of(other));
                move(group(List.of(piece)), group(List.of(other)));
              });
    }
    fadeRest(from.rest(), to.rest());
  }

  private List<Match> stringMatches(StringMobject<?> a, StringMobject<?> b) {
    Symbols first = new Symbols(a);
    Symbols second = new Symbols(b);
    List<Match> matches = new ArrayList<>();
    for (Key key : keys) {
      List<Span> fromSpans = found(a, key.from);
      List<Span> toSpans = found(b, key.to);
      for (int i = 0; i < Math.min(fromSpans.size(), toSpans.size()); i++) {
        matches.add(new Match(first.take(fromSpans.get(i)), second.take(toSpans.get(i))));
      }
    }
    for (Symbols.Run run : Symbols.equalRuns(first, second)) {
      for (int i = 0; i < run.length(); i++) {
        matches.add(new Match(first.take(run.first() + i), second.take(run.second() + i)));
      }
    }
    return matches;
  }

  private static List<Span> found(StringMobject<?> string, String key) {
    if (key.isEmpty() || !string.source().contains(key)) {
      string.part(key);
    }
    return Spans.all(string.source(), key);
  }

  /** The pieces of a family that have not been matched, in order. */
  private static final class Pieces {
    private final List<Mobject<?>> all;
    private final Set<Mobject<?>> unmatched = Collections.newSetFromMap(new IdentityHashMap<>());

    Pieces(Mobject<?> whole) {
      all = whole.familyWithPoints();
      unmatched.addAll(all);
    }

    boolean containsAll(List<Mobject<?>> some) {
      return !some.isEmpty() && unmatched.containsAll(some);
    }

    void removeAll(List<Mobject<?>> some) {
      some.forEach(unmatched::remove);
    }

    List<Mobject<?>> rest() {
      return all.stream().filter(unmatched::contains).toList();
    }
  }

  private static Mobject<?> group(List<Mobject<?>> pieces) {
    List<Mobject<?>> copies = new ArrayList<>();
    pieces.forEach(p -> copies.add(alone(p)));
    return copies.size() == 1 ? copies.get(0) : new Group<>(copies);
  }

  /** Returns a copy without children, which are separate pieces. */
  private static Mobject<?> alone(Mobject<?> m) {
    Mobject<?> copy = copyOf(m);
    copy.setChildren(List.of());
    return copy;
  }

  // --- mismatched parts ---

  private void fadeRest(List<Mobject<?>> from, List<Mobject<?>> to) {
    Mobject<?> leaving = new Group<>(from.stream().map(MatchingTransform::alone).toList());
    Mobject<?> coming = new Group<>(to.stream().map(MatchingTransform::alone).toList());
    boolean both = !from.isEmpty() && !to.isEmpty();
    if (mismatches == Mismatches.TRANSFORM && both) {
      move(leaving, coming);
    } else if (mismatches == Mismatches.FADE_TRANSFORM && both) {
      List<FadeTransform.Pair> pairs = new ArrayList<>();
      FadeTransform.pair(leaving, coming, pairs);
      for (FadeTransform.Pair p : pairs) {
        if (p.showsFrom()) {
          move(copyOf(p.from()), ghost(p.from(), p.to()));
        }
        if (p.showsTo()) {
          move(ghost(p.to(), p.from()), copyOf(p.to()));
        }
      }
    } else if (mismatches == Mismatches.TO_CENTER) {
      leaving.children().forEach(m -> move(m, atPoint(m, target().center())));
      coming.children().forEach(m -> move(atPoint(m, source().center()), m));
    } else {
      Vec place = both ? coming.center() : leaving.center();
      leaving.children().forEach(m -> move(m, faded(m).shift(place.minus(leaving.center()))));
      coming.children().forEach(m -> move(faded(m), m));
    }
  }

  private static Mobject<?> faded(Mobject<?> m) {
    return copyOf(m).setOpacity(0);
  }

  private static Mobject<?> atPoint(Mobject<?> m, Vec point) {
    Mobject<?> dot = faded(m);
    dot.scale(0);
    dot.moveTo(point);
    return dot;
  }

  @Override
  public String describe() {
    return name + "(" + source().kind() + ", " + target().kind() + ")";
  }
}
