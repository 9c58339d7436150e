package zoetrope.scenes.notes.generation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.layer.Sampler;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.changing.ValueTracker;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.shapes.Triangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/**
 * The act of choosing: probabilities, a random word, and the same steps again for the longer text.
 */
final class ChoosingAct extends Act<Void> {
  private final FrameShape shape = FrameShape.current();
  private final RankedLayout layout = RankedLayout.current();
  private final Generation generation;
  private final Sampler sampler;
  private final TokenLine line;
  private final UnembeddingAct.Result before;
  private final Commentary narration;

  /** The number of words that fly to their rank. The paths of more words would cross each other. */
  private static final int MAX_FLYING_WORDS = 2;

  private static final double LOW_TEMPERATURE = 0.4;
  private static final double HIGH_TEMPERATURE = 2.5;

  /** The position of the pointer on the strip, from 0 to 1. */
  private final ValueTracker chance = valueTracker();

  private final Triangle pointer =
      triangle().setFill(YELLOW, 1).setStroke(YELLOW, 0).setHeight(0.2);
  private final DecimalNumber draw =
      decimalNumber(0, 3).fontSize(36 * layout.size()).setColor(YELLOW).edgeToFix(ORIGIN);

  ChoosingAct(
      Generation generation, TokenLine line, UnembeddingAct.Result before, Commentary narration) {
    this.narration = narration;
    this.generation = generation;
    sampler = generation.sampler();
    this.line = line;
    this.before = before;
    pointer.moveTo(layout.onStrip(0), UP);
    draw.nextTo(pointer, DOWN, 0.1);
  }

  @Override
  protected Void construct() {
    RankedWords ranked = ranked(0);
    narration.tell("The greater the number, the likelier the " + generation.model().unit() + ".");
    rankTheLogits(ranked);
    Group<Mobject<?>> scaffold = normalize(ranked);
    divideTheStrip(ranked);
    bringThePointer(ranked);
    SurroundingRectangle frame = pick(ranked, 0, 2);
    append(ranked, 0);
    for (int k = 1; k < generation.steps().size(); k++) {
      RankedWords next = ranked(k);
      List<Animation<?>> exchange = exchange(group(ranked.all(), frame, pointer, draw), next);
      if (k == 1) {
        var remark = remark();
        scaffold.add(remark);
        exchange.add(fadeIn(remark).lagRatio(0.05));
        narration.tell("And all over again.");
      }
      play(exchange);
      ranked = next;
      if (!sampler.cuts()) {
        statesSoftmax(ranked);
      }
      restart();
      frame = pick(ranked, k, 0.7);
      append(ranked, k);
    }
    lookAtTheSentence(group(ranked.all(), frame, scaffold, pointer, draw));
    return null;
  }

  private RankedWords ranked(int k) {
    return new RankedWords(generation.steps().get(k), generation.model());
  }

  // --- the first word, slowly ---

  private void rankTheLogits(RankedWords ranked) {
    List<Animation<?>> all = new ArrayList<>();
    List<Mobject<?>> old = new ArrayList<>();
    old.add(before.otherObjects());
    for (int i = 0; i < before.names().size(); i++) {
      old.add(before.names().get(i));
      old.add(before.logits().get(i, 0));
    }
    for (int i = 0; i < ranked.words.size(); i++) {
      int row = ranked.word(i) < 0 ? -1 : before.row(ranked.word(i));
      if (row >= 0 && i < MAX_FLYING_WORDS) {
        old.remove(before.names().get(row));
        old.remove(before.logits().get(row, 0));
        // The words and logits start one after the other, when the matrix has left. The words fly
        // on arcs past the logits.
        double start = 0.5 + 0.3 * i;
        all.add(
            replacementTransform(before.names().get(row), ranked.words.get(i))
                .pathArc(PI / 2)
                .timeSpan(start, Math.min(2, start + 0.7)));
        all.add(
            replacementTransform(before.logits().get(row, 0), ranked.logits.get(i))
                .timeSpan(start, Math.min(2, start + 0.7)));
      } else {
        all.add(fadeIn(ranked.words.get(i)).timeSpan(0.75, 1.75));
        all.add(fadeIn(ranked.logits.get(i)).timeSpan(0.75, 1.75));
      }
    }
    all.add(0, fadeOut(group(old)).timeSpan(0, 0.5));
    play(lasting(2), all.toArray(new Animation<?>[0]));
  }

  /** Shows the probabilities. Returns the arrow, its label, and the headings. */
  private Group<Mobject<?>> normalize(RankedWords ranked) {
    boolean portrait = shape == FrameShape.PORTRAIT;
    double y = portrait ? 5.1 : (ranked.words.y(UP) + ranked.words.y(DOWN)) / 2;
    double end = shape.choose(-0.95, -0.3, 0.6);
    var arrow = arrow(at(shape.choose(-2.7, -2.1, -0.9), y), at(end, y)).buff(0);
    var name = text("softmax").fontSize(36 * layout.size()).nextTo(arrow, UP, 0.15);
    var t = label(sampler.temperature()).nextTo(arrow, DOWN, 0.15);
    String words = "temperature:\nlow is sure,\nhigh is varied";
    var meaning = text(portrait ? "low is sure, high is varied" : words);
    meaning.fontSize(shape.choose(24, 28, 34));
    meaning.setColor(GREY_A).nextTo(t, DOWN, 0.2);
    var logit = heading("logits", shape.choose(at(-3.3, 2.3), at(-2.8, 3.7), at(-1.7, y)));
    var chance = heading("probabilities", shape.choose(at(0.5, 2.3), at(1.3, 3.7), at(2.3, y)));
    var scaffold = group(arrow, name, t, meaning, logit, chance);
    Generation.Step step = generation.steps().get(0);
    boolean cut = sampler.cuts();
    if (cut) {
      ranked.put(step.at(sampler.temperature()));
    }
    play(
        growArrow(arrow),
        fadeIn(group(name, t, meaning, logit, chance)),
        laggedStartMap(ranked.bars, bar -> growFromEdge(bar, LEFT)).lagRatio(0.2).runTime(2),
        laggedStartMap(ranked.chances, n -> fadeIn(n)).lagRatio(0.2).runTime(2));
    statesSoftmax(ranked);
    pause();
    if (!generation.model().isToy()) {
      turn(ranked, step, t);
    }
    if (cut) {
      scaffold.add(leaveOut(ranked, step, meaning));
    }
    return scaffold;
  }

  private Text heading(String words, Vec middle) {
    return text(words).fontSize(36 * layout.size()).setColor(GREY_A).moveTo(middle);
  }

  /**
   * States the softmax of the small model's logits. For a model of the viewer it states nothing,
   * because the film rounds its logits.
   */
  private void statesSoftmax(RankedWords ranked) {
    if (generation.model().isToy()) {
      states(ranked.relation(sampler.temperature()));
    }
  }

  /** Shows the effect of other temperatures. */
  private void turn(RankedWords ranked, Generation.Step step, Tex t) {
    narration.tell("A low temperature sharpens them, a high one evens them out.");
    Tex shown = t;
    double[] last = step.at(sampler.temperature());
    for (double other : List.of(LOW_TEMPERATURE, HIGH_TEMPERATURE, sampler.temperature())) {
      var next = other == sampler.temperature() ? t : label(other).moveTo(t);
      play(fadeOut(shown).runTime(0.3));
      double[] chances = step.at(other);
      play(lasting(1.5), ranked.move(last, chances), fadeIn(next));
      last = chances;
      ranked.settle();
      pause(0.8);
      shown = next;
    }
  }

  private static Tex label(double temperature) {
    var label = tex("T = " + Scores.label(temperature)).fontSize(40);
    return label.colorPart("T", RED);
  }

  /**
   * Shows how the sampler drops all but the likeliest words, which share the rest of the
   * probability.
   */
  private Text leaveOut(RankedWords ranked, Generation.Step step, Text above) {
    List<String> rules = new ArrayList<>();
    if (sampler.topK() < Integer.MAX_VALUE) {
      rules.add("top-k: " + sampler.topK());
    }
    if (sampler.topP() < 1) {
      rules.add("top-p: " + sampler.topP());
    }
    var rule = text(String.join("\n", rules)).fontSize(32).setColor(YELLOW);
    rule.nextTo(above, DOWN, 0.2);
    narration.tell("Only the likeliest are kept, and share what the others had.");
    double[] all = step.at(sampler.temperature());
    play(lasting(1.5), ranked.move(all, step.chances()), fadeIn(rule));
    ranked.settle();
    pause();
    return rule;
  }

  private void divideTheStrip(RankedWords ranked) {
    List<Animation<?>> all = new ArrayList<>();
    for (int i = 0; i < ranked.bars.size(); i++) {
      all.add(growFromEdge(ranked.parts.get(i), LEFT).runTime(0.5));
    }
    narration.tell("Chance points to one of them.");
    play(laggedStart(all).lagRatio(0.3).runTime(1.5));
  }

  private void bringThePointer(RankedWords ranked) {
    play(lasting(0.5), fadeIn(pointer), fadeIn(draw), fadeIn(ranked.names));
    pointer.addUpdater(p -> p.moveTo(layout.onStrip(chance.value()), UP));
    draw.addUpdater(d -> d.setValue(chance.value()).nextTo(pointer, DOWN, 0.1));
  }

  // --- every word ---

  /** Brings the pointer back to the start of the strip. */
  private void restart() {
    chance.setValue(0);
    pointer.moveTo(layout.onStrip(0), UP).setOpacity(1);
    draw.setValue(0).nextTo(pointer, DOWN, 0.1).setOpacity(1);
    play(lasting(0.3), fadeIn(pointer), fadeIn(draw));
  }

  /** Returns the frame around the chosen word. */
  private SurroundingRectangle pick(RankedWords ranked, int k, double seconds) {
    double share = generation.steps().get(k).draw();
    play(animate(chance, c -> c.setValue(share)).runTime(seconds));
    int row = ranked.chosenRow();
    var frame =
        surroundingRectangle(ranked.words.get(row), ranked.chances.get(row))
            .buff(0.08)
            .setStroke(YELLOW, 2);
    play(lasting(0.5), showCreation(frame));
    return frame;
  }

  private void append(RankedWords ranked, int k) {
    int count = generation.prompted() + k;
    Mobject<?> copy = ranked.words.get(ranked.chosenRow()).copy();
    List<Animation<?>> all = new ArrayList<>();
    all.add(replacementTransform(copy, line.words.get(count)));
    all.add(fadeIn(line.boxes.get(count)).timeSpan(0.5, 1));
    if (k + 1 < generation.steps().size()) {
      all.add(animate(line.guess, g -> line.behind(count + 1, g)));
    } else {
      all.add(fadeOut(line.guess).timeSpan(0, 0.5));
    }
    play(all);
    add(line.words.get(count));
    pause(0.5);
  }

  private static List<Animation<?>> exchange(Group<Mobject<?>> old, RankedWords next) {
    List<Animation<?>> all = new ArrayList<>();
    all.add(fadeOut(old).timeSpan(0, 0.5));
    all.add(fadeIn(next.words).timeSpan(0.5, 1));
    all.add(fadeIn(next.logits).timeSpan(0.5, 1));
    all.add(laggedStartMap(next.bars, bar -> growFromEdge(bar, LEFT)).timeSpan(0.75, 1.5));
    all.add(fadeIn(next.chances).timeSpan(1, 1.5));
    all.add(fadeIn(group(next.parts, next.names)).timeSpan(1, 1.5));
    return all;
  }

  private Text remark() {
    String space = shape == FrameShape.PORTRAIT ? " " : "\n";
    var remark =
        text("Again, with" + space + "one " + generation.model().unit() + " more")
            .fontSize(40 * layout.size())
            .setColor(YELLOW);
    return remark.moveTo(shape.choose(at(4.3, -0.4), at(3.6, -0.7), at(0, -4.1)));
  }

  private void lookAtTheSentence(Group<Mobject<?>> otherObjects) {
    var words = line.words;
    var boxes = line.boxes;
    var whole = group(words, boxes);
    double room = shape.choose(12.5, 11.4, 8.2);
    double grow = Math.min(1.3, room / whole.width());
    play(fadeOut(otherObjects), animate(whole, w -> w.scale(grow).toCenter()).runTime(2));
    pause(1.5);
  }
}
