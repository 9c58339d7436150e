package zoetrope.animation.derivation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;
import zoetrope.animation.Succession;
import zoetrope.animation.Waiting;
import zoetrope.animation.composition.Composition;
import zoetrope.animation.creation.Creation;
import zoetrope.animation.creation.Fading;
import zoetrope.animation.creation.ShowCreation;
import zoetrope.animation.movement.Movements;
import zoetrope.animation.transform.Transforms;
import zoetrope.color.Color;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.annotations.Brace;
import zoetrope.mobject.lines.Cross;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.TexText;
import zoetrope.source.Span;

/**
 * A derivation: formulas that follow from one another, aligned at their relation signs. The
 * children are the lines, followed by the reasons, strokes and remarks. If lines replace each
 * other, only the line that is shown is a child.
 *
 * <pre>{@code
 * var d = derivation("2x - 3 = -7", "2x = -7 + 3", "2x = -4", "x = -2");
 * play(d.next());
 * play(d.next().reason("add 3"));
 * play(d.all());
 * }</pre>
 *
 * <p>{@link #next} shows the next line. Terms that it shares with the line before it fly to their
 * new places; see {@link DerivationStep}. By default, each line appears below the former one; with
 * {@link #inPlace} it replaces it. Lines can also be written by an operation on the line that was
 * shown last: {@link #bothSides}, {@link #substitute}, {@link #rewrite}; or by {@link #then}.
 */
public final class Derivation extends TypedGroup<Mobject<?>, Derivation> {
  private static final double PAUSE = 0.5;

  private final List<Tex> lines = new ArrayList<>();
  private final Reasons reasons = new Reasons();
  private final Map<String, Color> colors = new LinkedHashMap<>();
  private final Marks marks = new Marks();
  private boolean inPlace;
  private int shown;

  /**
   * Creates a derivation of these lines, in LaTeX. Each is aligned at its {@code &}; without one,
   * at its first relation sign; without either, at its left edge. The block is centred at the
   * origin. For lines that replace each other, see {@link #inPlace}.
   *
   * @throws IllegalArgumentException if there is no line, or a line shows nothing
   * @throws zoetrope.tex.TexException if a line cannot be typeset
   */
  public Derivation(String... lines) {
    Preconditions.require(
        lines.length > 0, "a derivation needs at least one line: derivation(\"a = b\", ...)");
    Arrays.stream(lines).forEach(line -> insert(this.lines.size(), new Tex(line)));
    toCenter();
  }

  // --- options ---

  /**
   * Makes each line replace the former one, instead of standing below it. It is centred where the
   * former line was centred, on the same baseline.
   */
  public Derivation inPlace() {
    Preconditions.require(shown == 0, "inPlace() must be called before the first line is shown");
    inPlace = true;
    Tex first = lines.get(0);
    setChildren(List.of(first));
    return toCenter();
  }

  /** Makes a line and its reason the only children, because everything else leaves the stage. */
  private void showOnly(int index) {
    List<Mobject<?>> children = new ArrayList<>(List.of(lines.get(index)));
    reasons.of(index).ifPresent(children::add);
    setChildren(children);
  }

  /** Colours a part in all lines that contain it, also in those that operations add. */
  public Derivation colorPart(String part, Color color) {
    colors.put(part, color);
    lines.forEach(line -> line.colorParts(colors));
    return this;
  }

  /** Sets the reasons of the lines, from the first one on; an empty text is no reason. */
  public Derivation reasons(String... texts) {
    Preconditions.require(
        texts.length <= lines.size(),
        "there are %s reasons for %s lines",
        texts.length,
        lines.size());
    for (int i = 0; i < texts.length; i++) {
      setReason(i, texts[i]);
    }
    return this;
  }

  void setReason(int index, String text) {
    reasons.of(index).ifPresent(this::remove);
    reasons.set(index, text.isBlank() ? Optional.empty() : Optional.of(reason(index, text)));
    if (!inPlace) {
      reasons.of(index).ifPresent(this::add);
      reasons.stack(lines, index + 1);
    }
  }

  private TexText reason(int index, String text) {
    Tex line = lines.get(index);
    return inPlace
        ? Reasons.under(text, line)
        : Reasons.beside(
            text, line, lines.stream().mapToDouble(l -> l.bounds().max().x()).max().orElse(0));
  }

  // --- lines ---

  /**
   * Returns a line. The lines that operations have added count.
   *
   * @throws IndexOutOfBoundsException if there is no such line
   */
  public Tex line(int index) {
    if (index < 0 || index >= lines.size()) {
      throw new IndexOutOfBoundsException(
          Messages.of("there is no line %s in a derivation of %s lines", index, lines.size()));
    }
    return lines.get(index);
  }

  /** Returns the number of lines that have been shown. */
  public int shownLines() {
    return shown;
  }

  /** Returns whether there are lines that have not been shown. */
  public boolean hasNext() {
    return shown < lines.size();
  }

  /**
   * Returns the glyphs of a part of the line that was shown last.
   *
   * @throws IllegalStateException if no line has been shown
   * @throws IllegalArgumentException if the line does not contain the part
   */
  public Group<Glyph> part(String part) {
    return part(part, 0);
  }

  /**
   * Returns the glyphs of occurrence {@code n} of a part of the line that was shown last: 0 is the
   * first, -1 the last. All operations on a part count in this way, and ignore blanks, {@code &}
   * and the sizes of brackets.
   *
   * @throws IllegalStateException if no line has been shown
   * @throws IllegalArgumentException if the line does not contain the part so often
   */
  public Group<Glyph> part(String part, int n) {
    return current().part(LineEdits.place(current(), part, n));
  }

  private Tex current() {
    if (shown == 0) {
      throw new IllegalStateException(
          "no line of the derivation has been shown: play(d.next()) shows the first one");
    }
    return lines.get(shown - 1);
  }

  private void insert(int index, Tex line) {
    Preconditions.require(
        line.size() > 0, "line %s of the derivation shows nothing: write a formula", index);
    line.colorParts(colors);
    if (index > 0) {
      Tex before = lines.get(index - 1);
      line.fontSize(before.fontSize());
      line.shift(place(before).minus(place(line)));
    }
    lines.add(index, line);
    reasons.addEmpty(index);
    marks.addLine(index);
    if (!inPlace) {
      reasons.stack(lines, index);
      List<Mobject<?>> all = new ArrayList<>(lines);
      all.addAll(reasons.all());
      all.addAll(marks.all());
      setChildren(all);
    }
  }

  /**
   * Returns the point of a line, on its baseline, that the next line has at the same x coordinate:
   * its centre if lines replace each other, otherwise its relation sign.
   */
  private Vec place(Tex line) {
    if (inPlace) {
      return new Vec(line.center().x(), line.baseline().y(), 0);
    }
    return new Vec(LineEdits.alignedX(line), line.baseline().y(), 0);
  }

  // --- animations ---

  /**
   * Shows the next line.
   *
   * @throws IllegalStateException if all lines have been shown
   */
  public DerivationStep next() {
    if (!hasNext()) {
      throw new IllegalStateException(
          Messages.of(
              "all %s lines of the derivation have been shown: give derivation(...) more lines, or"
                  + " add one with then, rewrite, substitute or bothSides",
              lines.size()));
    }
    return new DerivationStep(this, shown++);
  }

  /**
   * Shows all lines that have not been shown, one after the other, with pauses of half a second.
   *
   * @throws IllegalStateException if all lines have been shown
   */
  public Succession all() {
    List<Animation<?>> steps = new ArrayList<>(List.of(next()));
    while (hasNext()) {
      steps.add(new Waiting(PAUSE));
      steps.add(next());
    }
    return Composition.succession(steps);
  }

  /**
   * Strikes terms of the last line out. They do not appear in the next line. A part that is given
   * twice means its first two occurrences.
   *
   * @throws IllegalArgumentException if the line does not contain a part
   */
  public AnimationGroup cancel(String... parts) {
    Preconditions.require(parts.length > 0, "cancel() needs the parts to strike out");
    List<Animation<?>> strokes = new ArrayList<>();
    for (int i = 0; i < parts.length; i++) {
      String part = parts[i];
      strokes.add(cancel(part, (int) Arrays.stream(parts, 0, i).filter(part::equals).count()));
    }
    return Composition.laggedStart(strokes);
  }

  /**
   * Strikes occurrence {@code n} of a part out: 0 is the first, -1 the last. It does not appear in
   * the next line.
   *
   * @throws IllegalArgumentException if the line does not contain the part so often
   */
  public ShowCreation cancel(String part, int n) {
    Cross stroke = marks.stroke(shown - 1, part(part, n));
    add(stroke);
    return Creation.showCreation(stroke);
  }

  /**
   * Shows a brace with a remark at a part of the last line: below it, or above it if lines replace
   * each other. Both leave with the next line. A reason below the line makes room.
   */
  public AnimationGroup remark(String part, String text) {
    return remark(part, 0, text);
  }

  /** Shows a brace with a remark at occurrence {@code n} of a part: 0 is the first, -1 the last. */
  public AnimationGroup remark(String part, int n, String text) {
    Tex line = current();
    Vec side = inPlace ? Directions.UP : Directions.DOWN;
    List<Mobject<?>> remark = marks.remark(line, part(part, n), side, text);
    remark.forEach(this::add);
    List<Animation<?>> plays = new ArrayList<>();
    if (hasReasonBelow(shown - 1)) {
      TexText reason = reasons.of(shown - 1).get();
      Vec way = Reasons.wayBelow(reason, remark.get(1), line);
      plays.add(Transforms.animate(reason, r -> r.shift(way)));
      IntStream.range(shown, lines.size()).forEach(i -> reasons.move(lines, i, way));
    }
    plays.add(Movements.growFromCenter((Brace) remark.get(0)));
    plays.add(Fading.fadeIn(remark.get(1)));
    return Composition.laggedStart(plays);
  }

  /**
   * Applies an operation to both sides of the last line, as the next line: {@code "+ 3"}, {@code "-
   * x"}, {@code "\\cdot 2"}, {@code "/ 2"} or {@code "^2"}.
   *
   * @throws IllegalArgumentException if the line has only one side, or the operation is another one
   */
  public DerivationStep bothSides(String operation) {
    return follow(LineEdits.bothSides(current().source(), operation));
  }

  /**
   * Writes a value for a symbol of the last line, as the next line. The value is put in brackets
   * only where precedence or notation requires them, as in {@code 3 - (a + b)} or {@code 2(5)}.
   *
   * @throws IllegalArgumentException if the line does not contain the symbol
   */
  public DerivationStep substitute(String symbol, String value) {
    return follow(LineEdits.substitute(current(), symbol, value));
  }

  /**
   * Replaces a part of the last line by an equal expression, as the next line. This expands and
   * factors: {@code d.rewrite("2(x + 3)", "2x + 6")}. Other parts of the line stay as they are.
   *
   * @throws IllegalArgumentException if the line does not contain the part
   */
  public DerivationStep rewrite(String part, String replacement) {
    return rewrite(part, 0, replacement);
  }

  /**
   * Replaces occurrence {@code n} of a part of the last line: 0 is the first, -1 the last.
   *
   * @throws IllegalArgumentException if the line does not contain the part so often
   */
  public DerivationStep rewrite(String part, int n, String replacement) {
    return follow(LineEdits.rewrite(current(), part, n, replacement));
  }

  /**
   * Writes a line after the last one. This replaces the whole line, where {@link #rewrite} replaces
   * a part.
   */
  public DerivationStep then(String line) {
    current();
    return follow(line);
  }

  /** Inserts a line after the last one that was shown, and moves the others down. */
  private DerivationStep follow(String source) {
    insert(shown, new Tex(source));
    return next();
  }

  // --- for the steps ---

  boolean isInPlace() {
    return inPlace;
  }

  /** Whether a reason stands between a line and the next one. */
  boolean hasReasonBelow(int index) {
    return !inPlace && index >= 0 && reasons.below(index, lines.get(index)).isPresent();
  }

  Optional<TexText> reasonOf(int index) {
    return reasons.of(index);
  }

  List<Span> cancelledIn(int index) {
    return marks.cancelledIn(index);
  }

  /** Returns what leaves the stage when line {@code index} appears, and puts the line in place. */
  List<Mobject<?>> replacedBy(int index) {
    List<Mobject<?>> replaced = marks.leave(inPlace);
    replaced.forEach(this::remove);
    if (inPlace) {
      if (index > 0) {
        // The author may have moved the former line.
        Tex line = lines.get(index).fontSize(lines.get(index - 1).fontSize());
        reasons.move(lines, index, place(lines.get(index - 1)).minus(place(line)));
        replaced.add(lines.get(index - 1));
        reasons.of(index - 1).ifPresent(replaced::add);
      }
      showOnly(index);
    }
    return replaced;
  }
}
