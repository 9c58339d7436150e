package zoetrope.animation.creation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.animation.ProceduralAnimation;
import zoetrope.animation.RateFunctions;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.StringMobject;

/**
 * An animation that adds or removes a text letter by letter or word by word, optionally with a
 * cursor: {@code addTextLetterByLetter}, {@code removeTextLetterByLetter}, {@code
 * addTextWordByWord}, {@code typeWithCursor} and {@code untypeWithCursor}. The rate is linear. Each
 * letter takes 0.1 s, or each word 0.2 s.
 */
public final class Typing extends Animation<Typing> {
  private final StringMobject<?> text;
  private final String name;
  private final boolean byWords;
  private final boolean backwards;
  private final Mobject<?> cursor;
  private double unitTime;
  private double letterTime = Double.NaN;
  private double buff = 0.1;
  private boolean leaveCursorOn = true;
  private Mobject<?> cursorBefore;
  private List<Mobject<?>> all = List.of();
  private List<List<Glyph>> units = List.of();

  Typing(
      String name, StringMobject<?> text, boolean byWords, boolean backwards, Mobject<?> cursor) {
    super(text);
    this.name = name;
    this.text = text;
    this.byWords = byWords;
    this.backwards = backwards;
    this.cursor = cursor;
    this.unitTime = byWords ? 0.2 : 0.1;
    rate(RateFunctions.LINEAR);
    remover(backwards);
  }

  // --- options ---

  /**
   * Sets the time for each letter or word, in seconds.
   *
   * @throws IllegalArgumentException if it is not above 0
   */
  public Typing timePerUnit(double seconds) {
    unitTime = Preconditions.requireAbove("the time of a letter or word", seconds, 0);
    return this;
  }

  /**
   * Sets the time for each letter, in seconds, so that the time for a word depends on its length.
   *
   * @throws IllegalArgumentException if it is not above 0
   */
  public Typing timePerLetter(double seconds) {
    letterTime = Preconditions.requireAbove("the time of a letter", seconds, 0);
    return this;
  }

  /** Sets the gap between the last letter and the cursor, in scene units; 0.1 by default. */
  public Typing buff(double gap) {
    buff = gap;
    return this;
  }

  /** Sets whether the cursor stays on the stage at the end; true by default. */
  public Typing leaveCursorOn(boolean stays) {
    leaveCursorOn = stays;
    return this;
  }

  @Override
  protected double defaultRunTime() {
    List<List<Glyph>> parts = units.isEmpty() ? split() : units;
    return Double.isNaN(letterTime)
        ? unitTime * parts.size()
        : letterTime * parts.stream().mapToInt(List::size).sum();
  }

  private List<List<Glyph>> split() {
    List<Glyph> glyphs = new ArrayList<>();
    for (Mobject<?> child : text.children()) {
      if (child instanceof Glyph glyph) {
        glyphs.add(glyph);
      }
    }
    glyphs.sort(Comparator.comparingInt((Glyph g) -> g.span().start()));
    List<List<Glyph>> parts = new ArrayList<>();
    int end = 0;
    for (Glyph glyph : glyphs) {
      boolean apart =
          parts.isEmpty() || !byWords || hasBlank(end, Math.max(end, glyph.span().start()));
      if (apart) {
        parts.add(new ArrayList<>());
      }
      parts.get(parts.size() - 1).add(glyph);
      end = Math.max(end, glyph.span().end());
    }
    return parts;
  }

  private boolean hasBlank(int from, int to) {
    return text.source().substring(from, to).chars().anyMatch(Character::isWhitespace);
  }

  // --- life cycle ---

  @Override
  protected boolean suspendsUpdaters() {
    return false;
  }

  @Override
  protected boolean introduces() {
    return !backwards;
  }

  @Override
  protected void start(Host host) {
    all = List.copyOf(text.children());
    units = split();
    if (cursor != null) {
      cursorBefore = (Mobject<?>) cursor.copy();
      host.add(cursor);
    }
  }

  @Override
  protected void show(double alpha) {
    double p = progress(alpha, 0, 1);
    int count = shown(backwards ? 1 - p : p);
    List<Glyph> visible = new ArrayList<>();
    units.subList(0, count).forEach(visible::addAll);
    text.setChildren(all.stream().filter(m -> isVisible(m, visible)).toList());
    if (cursor != null && !units.isEmpty()) {
      placeCursor(count);
    }
  }

  private static boolean isVisible(Mobject<?> member, List<Glyph> visible) {
    return !(member instanceof Glyph) || visible.stream().anyMatch(g -> g == member);
  }

  private int shown(double progress) {
    if (Double.isNaN(letterTime)) {
      double position = progress * units.size();
      ShowSubsets.Rounding rule = byWords ? ShowSubsets.Rounding.ROUND : ShowSubsets.Rounding.CEIL;
      return Math.max(0, Math.min(units.size(), rule.of(position)));
    }
    double letters = progress * units.stream().mapToInt(List::size).sum();
    int count = 0;
    int before = 0;
    while (count < units.size() && letters > before + 1e-9) {
      before += units.get(count).size();
      count++;
    }
    return count;
  }

  private void placeCursor(int count) {
    Vec right = new Vec(1, 0, 0);
    ProceduralAnimation.resetPlaces(cursor, cursorBefore);
    if (count > 0) {
      List<Glyph> last = units.get(count - 1);
      cursor.nextTo(last.get(last.size() - 1), right, buff);
    } else {
      cursor.moveTo(units.get(0).get(0).left(), right.negate());
    }
    cursor.setY(cursorBefore.y());
  }

  @Override
  public void cleanUp(Host host) {
    super.cleanUp(host);
    if (isRemover()) {
      text.setChildren(all);
    }
    if (cursor != null && !leaveCursorOn) {
      host.remove(cursor);
    }
  }

  @Override
  public String describe() {
    return name + "(" + text.kind() + ")";
  }
}
