package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import zoetrope.animation.Animation;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.ArcBetweenPoints;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;
import zoetrope.scenes.numbers.Rounding;

/** The act where all vectors of the prompt go through a layer: norm, attention, norm, network. */
final class BlockAct extends Act<Void> {
  static final List<Color> HEAD_COLORS = List.of(YELLOW, TEAL);

  private static final double ROW_PITCH = 0.38;
  private static final int DOTS_IN_ROW = 8;
  private static final double DOT_PITCH = 0.13;
  private static final int MAX_DOTS = 64;

  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final FrameShape shape = FrameShape.current();
  private final StoryStage stage;

  /** The y coordinate of the scores, between the upper columns and the stream. */
  private final double sharesY;

  private final int layer;
  private final BlockTrace trace;
  private final int given;

  BlockAct(StoryStage stage, int layer) {
    this.stage = stage;
    sharesY = stage.partY() - stage.columns().halfHeight() - 0.19;
    this.layer = layer;
    trace = stage.model().trace(layer);
    given = stage.story().given();
  }

  private boolean isFirst() {
    return layer == 0;
  }

  @Override
  protected Void construct() {
    play(stage.map().toAttention(layer));
    narration.tell(
        isFirst()
            ? "A norm gives each vector mean 0 and deviation 1, so that all have a common size."
            : "The next layer does the same with other weights. First the norm.");
    var normed = part(trace.attentionInput());
    var name = stage.name("normed", stage.partY());
    play(fadeIn(name), transformFromCopy(stage.stream(), normed).runTime(isFirst() ? 2 : 1));
    pause(isFirst() ? 3 : 1);
    var arcs = heads();
    narration.tell(
        isFirst()
            ? "Each word collects what it reads, by these weights: this is what attention found."
            : "What attention found is added again.");
    var found = part(trace.attention().output());
    name = rename(name, "found", fadeOut(arcs), replacementTransform(normed, found));
    pause(isFirst() ? 3 : 0.5);
    if (isFirst()) {
      narration.tell("It is added to the vectors. Nothing of them is lost.");
    }
    play(fadeOut(name), AddedVectors.to(stage.stream(), found, stream(trace.attentionSum())));
    pause(isFirst() ? 2 : 0.5);
    network();
    narration.finish();
    return null;
  }

  /** Replaces the name of the upper columns while other animations play. */
  private Text rename(Text old, String name, Animation<?>... others) {
    var now = stage.name(name, stage.partY());
    List<Animation<?>> all = new ArrayList<>(List.of(others));
    all.add(fadeOut(old));
    all.add(fadeIn(now));
    play(all.toArray(new Animation<?>[0]));
    return now;
  }

  private Group<Group<Group<Rectangle>>> part(RealMatrix vectors) {
    return stage.columns().columns(vectors, 0, given, stage.partY());
  }

  private Group<Group<Group<Rectangle>>> stream(RealMatrix vectors) {
    return stage.columns().columns(vectors, 0, given, stage.streamY());
  }

  /** Shows the weights of the heads as arcs, and those of the last word as numbers. */
  private Group<Mobject<?>> heads() {
    int heads = Math.min(HEAD_COLORS.size(), trace.attention().heads().size());
    Projections projections = new Projections(stage, trace.attention().heads().get(0));
    if (isFirst()) {
      narration.tell("A head makes three shorter vectors of each: a query, a key and a value.");
      play(projections.appear().runTime(2.5));
      pause(2);
      narration.tell(
          "Attention: each word asks the words before it. The better a key fits its query, the"
              + " more it reads there.");
    }
    Group<Mobject<?>> all = group();
    for (int head = 0; head < heads; head++) {
      RealMatrix weights = trace.attention().heads().get(head).weights();
      Color color = HEAD_COLORS.get(head);
      Group<Group<ArcBetweenPoints>> arcs = group();
      for (int word = 1; word < given; word++) {
        arcs.add(stage.columns().arcs(weights.row(word), word, stage.topOfParts(), color));
      }
      var name = text("head " + (head + 1)).fontSize(28).setColor(color);
      name.moveTo(shape.choose(at(-6.1, 2.7), at(-4.9, 4.3), at(-3.6, 5.4)));
      name.shift(down(0.45 * head));
      play(fadeIn(name), laggedStart(arcs, arc -> create(arc)).runTime(isFirst() ? 2.5 : 1.2));
      pause(isFirst() ? 2 : 0.3);
      if (isFirst() && head == 0) {
        shares(trace.attention().heads().get(head), arcs, projections);
      }
      all.add(name);
      all.add(arcs);
    }
    return all;
  }

  /** Shows the scores of the last word of the prompt, and the shares that a softmax makes. */
  private void shares(
      AttentionTrace head, Group<Group<ArcBetweenPoints>> arcs, Projections projections) {
    int last = given - 1;
    List<Animation<?>> dimmed = new ArrayList<>();
    for (int word = 0; word + 1 < arcs.size(); word++) {
      dimmed.add(animate(arcs.get(word), arc -> arc.setStrokeOpacity(0.1)));
    }
    String reader = "“" + stage.story().words().get(last) + "”";
    narration.tell("The query of " + reader + " gives a score with each key: q · k / √d.");
    double[] rounded = Rounding.to(2, Arrays.copyOf(head.scores().row(last), given));
    double[] shares = Rounding.shares(2, Softmax.of(rounded));
    Group<Text> scores = group();
    Group<Text> percents = group();
    for (int word = 0; word < given; word++) {
      String score = String.format(Locale.ROOT, "%.2f", rounded[word]).replace('-', '−');
      scores.add(under(score, word));
      percents.add(under(String.format(Locale.ROOT, "%.0f %%", 100 * shares[word]), word));
    }
    var name = stage.name("scores", sharesY);
    dimmed.add(fadeIn(name));
    dimmed.add(create(projections.compared()));
    dimmed.add(laggedStart(scores, score -> fadeIn(score)));
    play(dimmed.toArray(new Animation<?>[0]));
    List<Figure> shown = scores.stream().map(Figure::of).toList();
    pause(2.5);
    narration.tell("A softmax turns the scores into shares. They add up to 100 %.");
    var shareName = stage.name("shares", sharesY - ROW_PITCH);
    percents.shift(down(ROW_PITCH));
    play(fadeIn(shareName), transformFromCopy(scores, percents));
    states(Relation.apportionedSoftmax(shown, percents.stream().map(Figure::of).toList()));
    pause(3);
    narration.tell("Each value is taken times its share. Their sum is what this head has found.");
    play(projections.toParts(), fadeOut(projections.compared()));
    pause(1);
    play(projections.addUp().runTime(2));
    pause(2);
    play(
        fadeOut(scores),
        fadeOut(percents),
        fadeOut(group(name, shareName)),
        fadeOut(projections.all()));
  }

  private Text under(String figure, int word) {
    return text(figure)
        .fontSize(shape.choose(26, 26, 22))
        .setColor(YELLOW)
        .moveTo(at(stage.columns().x(word), sharesY));
  }

  private void network() {
    play(stage.map().toNetwork(layer));
    if (isFirst()) {
      narration.tell("The network works on each vector by itself, again after a norm.");
    }
    var normed = part(trace.feedForward().input());
    var name = stage.name("normed", stage.partY());
    play(fadeIn(name), transformFromCopy(stage.stream(), normed).runTime(isFirst() ? 1.5 : 0.8));
    int count = trace.feedForward().neurons().columns();
    if (isFirst()) {
      narration.tell(
          String.format(
              Locale.ROOT, "%,d neurons look for patterns in it. Those that fit, fire.", count));
    }
    Group<Group<Dot>> neurons = neurons();
    var neuronName = stage.name("neurons", stage.topOfParts() + 0.4);
    play(fadeIn(neuronName), laggedStart(neurons, each -> fadeIn(each)).runTime(isFirst() ? 2 : 1));
    pause(isFirst() ? 3 : 0.5);
    var made = part(trace.feedForward().output());
    name =
        rename(
            name,
            "made",
            fadeOut(neurons),
            fadeOut(neuronName),
            replacementTransform(normed, made));
    pause(isFirst() ? 2 : 0.3);
    if (isFirst()) {
      narration.tell("What they stand for is added, too. That was one layer.");
    }
    play(fadeOut(name), AddedVectors.to(stage.stream(), made, stream(trace.output())));
    pause(isFirst() ? 2 : 0.5);
  }

  /** Returns the neurons of each word as dots above its column, bright if they fire. */
  private Group<Group<Dot>> neurons() {
    RealMatrix fires = trace.feedForward().neurons();
    int shown = Math.min(MAX_DOTS, fires.columns());
    double max = 1e-6;
    for (int word = 0; word < given; word++) {
      for (int i = 0; i < shown; i++) {
        max = Math.max(max, fires.get(word, i));
      }
    }
    Group<Group<Dot>> all = group();
    for (int word = 0; word < given; word++) {
      Group<Dot> dots = group();
      for (int i = 0; i < shown; i++) {
        double light = Math.max(0, fires.get(word, i)) / max;
        double dx = (i % DOTS_IN_ROW - (DOTS_IN_ROW - 1) / 2.0) * DOT_PITCH;
        double dy = (i / DOTS_IN_ROW) * DOT_PITCH;
        var dot = dot(at(stage.columns().x(word) + dx, stage.topOfParts() + 0.2 + dy), 0.05);
        dots.add(dot.setFill(GREY_D.lerp(YELLOW, light), 1));
      }
      all.add(dots);
    }
    return all;
  }
}
