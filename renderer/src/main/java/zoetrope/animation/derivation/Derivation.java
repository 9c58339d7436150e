package zoetrope.animation.derivation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;
import zoetrope.animation.Succession;
import zoetrope.animation.Waiting;
import zoetrope.animation.composition.Composition;
import zoetrope.animation.creation.Creation;
import zoetrope.animation.creation.Fading;
import zoetrope.animation.movement.Movements;
import zoetrope.color.Color;
import zoetrope.color.Palette;
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
 * shown last: {@link #bothSides}, {@link #substitute}, {@link #rewrite}.
 */
public final class Derivation extends TypedGroup<Mobject<?>, Derivation> {
  /** The vertical gap between two lines of font size 48, in scene units. */
  private static final double GAP = 0.45;

  /**
   * The horizontal gap between the widest line and the reasons, or the vertical gap if lines
   * replace each other, in scene units.
   */
  private static final double REASON_GAP = 0.7;

  /** The size of a reason, relative to the lines. */
  private static final double REASON_SCALE = 0.65;

  private static final double PAUSE = 0.5;

  /** The length of a stroke through a term, divided by the diagonal of the term. */
  private static final double STROKE_SCALE = 1.3;

  private final List<Tex> lines = new ArrayList<>();
  private final List<Optional<TexText>> reasons = new ArrayList<>();
  private final Map<String, Color> colors = new LinkedHashMap<>();
  private final List<List<Span>> cancelled = new ArrayList<>();

  /** The strokes through cancelled terms. They leave with their line. */
  private final List<Mobject<?>> marks = new ArrayList<>();

  /** The braces of remarks and their words. They leave when the next line appears. */
  private final List<Mobject<?>> remarks = new ArrayList<>();

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

  /** Moves a line to the place of the line before it, which the author may have moved. */
  private void placeOnFormer(int index) {
    Tex before = lines.get(index - 1);
    Tex line = lines.get(index).fontSize(before.fontSize());
    line.shift(place(before).minus(place(line)));
    reasons.get(index).ifPresent(reason -> reason.nextTo(line, Directions.DOWN, REASON_GAP));
  }

  /** Makes a line and its reason the only children, because everything else leaves the stage. */
  private void showOnly(int index) {
    List<Mobject<?>> children = new ArrayList<>(List.of(lines.get(index)));
    reasons.get(index).ifPresent(children::add);
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
    reasons.get(index).ifPresent(this::remove);
    reasons.set(index, text.isBlank() ? Optional.empty() : Optional.of(reason(index, text)));
    if (!inPlace) {
      reasons.get(index).ifPresent(this::add);
    }
  }

  private TexText reason(int index, String text) {
    Tex line = lines.get(index);
    TexText reason = new TexText(text).fontSize(REASON_SCALE * line.fontSize());
    reason.setColor(Palette.GREY_B);
    if (inPlace) {
      return reason.nextTo(line, Directions.DOWN, REASON_GAP);
    }
    double right = lines.stream().mapToDouble(l -> l.bounds().max().x()).max().orElse(0);
    double scale = line.fontSize() / lines.get(0).fontSize();
    double left = right + REASON_GAP * scale - reason.bounds().min().x();
    return reason.shift(new Vec(left, 0, 0)).alignBaseline(line);
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
    return current().part(part);
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
      Vec way = place(before).minus(place(line));
      double gap = GAP * line.fontSize() / 48;
      double down = before.lineBox().min().y() - gap - line.lineBox().max().y();
      line.shift(inPlace ? way : new Vec(way.x(), down, 0));
    }
    lines.add(index, line);
    reasons.add(index, Optional.empty());
    cancelled.add(index, new ArrayList<>());
    if (!inPlace) {
      List<Mobject<?>> all = new ArrayList<>(lines);
      reasons.forEach(reason -> reason.ifPresent(all::add));
      all.addAll(marks);
      all.addAll(remarks);
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
    int mark = LineEdits.alignment(line.source());
    Optional<Span> relation =
        mark < 0 ? LineEdits.relation(line.source()) : Optional.of(new Span(mark, mark));
    double x =
        relation
            .map(span -> line.part(span.start(), line.source().length()).bounds())
            .filter(box -> !box.isEmpty())
            .orElse(line.bounds())
            .min()
            .x();
    return new Vec(x, line.baseline().y(), 0);
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
                  + " add one with rewrite, substitute or bothSides",
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
    Tex line = current();
    List<Animation<?>> strokes = new ArrayList<>();
    for (int i = 0; i < parts.length; i++) {
      String part = parts[i];
      int n = (int) Arrays.stream(parts, 0, i).filter(part::equals).count();
      Group<Glyph> glyphs = line.part(part, n);
      glyphs.forEach(glyph -> cancelled.get(shown - 1).add(glyph.span()));
      Cross stroke = stroke(glyphs);
      marks.add(stroke);
      add(stroke);
      strokes.add(Creation.showCreation(stroke));
    }
    return Composition.laggedStart(strokes);
  }

  /** Returns the rising stroke of a cross over a part. */
  private static Cross stroke(Mobject<?> part) {
    Cross cross = new Cross(part);
    return cross.remove(cross.first()).scale(STROKE_SCALE);
  }

  /**
   * Shows a brace with a remark at a part of the last line: below it, or above it if lines replace
   * each other. Both leave with the next line.
   */
  public AnimationGroup remark(String part, String text) {
    Brace brace = new Brace(current().part(part), inPlace ? Directions.UP : Directions.DOWN);
    TexText words = new TexText(text).fontSize(REASON_SCALE * current().fontSize());
    brace.putAtTip(words);
    remarks.add(brace);
    remarks.add(words);
    add(brace, words);
    return Composition.laggedStart(Movements.growFromCenter(brace), Fading.fadeIn(words));
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
    return follow(LineEdits.rewrite(current(), part, replacement));
  }

  /** Inserts a line after the last one that was shown, and moves the others down. */
  private DerivationStep follow(String source) {
    Tex line = new Tex(source);
    insert(shown, line);
    if (!inPlace && shown + 1 < lines.size()) {
      double down = line.lineBox().size().y() + GAP * line.fontSize() / 48;
      for (int i = shown + 1; i < lines.size(); i++) {
        lines.get(i).shift(new Vec(0, -down, 0));
        reasons.get(i).ifPresent(reason -> reason.shift(new Vec(0, -down, 0)));
      }
    }
    return next();
  }

  // --- for the steps ---

  boolean isInPlace() {
    return inPlace;
  }

  Optional<TexText> reasonOf(int index) {
    return reasons.get(index);
  }

  List<Span> cancelledIn(int index) {
    return cancelled.get(index);
  }

  /** Returns what leaves the stage when line {@code index} appears, and puts the line in place. */
  List<Mobject<?>> replacedBy(int index) {
    List<Mobject<?>> replaced = new ArrayList<>(remarks);
    remarks.forEach(this::remove);
    remarks.clear();
    if (inPlace) {
      replaced.addAll(marks);
      marks.clear();
      if (index > 0) {
        placeOnFormer(index);
        replaced.add(lines.get(index - 1));
        reasons.get(index - 1).ifPresent(replaced::add);
      }
      showOnly(index);
    }
    return replaced;
  }
}
