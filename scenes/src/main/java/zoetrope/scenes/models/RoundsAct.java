package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import zoetrope.animation.Animation;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.attention.toy.ToyTraining;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;

/**
 * The act where the model guesses the next word from the last vector, and then goes on with the
 * longer text. Only the new word is computed, because keys and values of the others are kept.
 */
final class RoundsAct extends Act<Void> {
  private static final int GUESSES = 3;
  private static final double MIN_BAR = 0.02;

  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final FrameShape shape = FrameShape.current();
  private final double barsX = shape.choose(0.2, -0.4, -1);
  private final double barsY = shape.choose(2.35, 3.6, 3.8);
  private final double barPitch = shape.choose(0.52, 0.75, 1);
  private final double maxBar = shape.choose(4, 4.2, 3.8);
  private final StoryStage stage;
  private final List<String> words;

  RoundsAct(StoryStage stage) {
    this.stage = stage;
    words = stage.story().words();
  }

  @Override
  protected Void construct() {
    int given = stage.story().given();
    section("The next word");
    narration.tell("After the last layer, the last vector knows what may come next.");
    play(stage.makeRoom());
    guess(given, true);
    section("And again");
    for (int word = given; word < words.size(); word++) {
      compute(word, word == given);
      guess(word + 1, false);
    }
    narration.tell("Word by word, each time through the whole model: this is all it does.");
    pause(4);
    narration.finish();
    return null;
  }

  /** Shows the guesses after {@code read} words, and adds the best one to the text. */
  private void guess(int read, boolean first) {
    int last = read - 1;
    var frame = surroundingRectangle(stage.stream().get(last)).setStroke(YELLOW, 3);
    play(stage.map().toNextWord(), create(frame));
    if (first) {
      narration.tell(
          "Compared with a vector for each word of the vocabulary, it gives scores, and shares.");
    }
    Group<Group<Mobject<?>>> rows = group();
    List<Text> percents = new ArrayList<>();
    List<WrittenStory.Guess> guesses = stage.story().guesses(read, GUESSES);
    for (int i = 0; i < guesses.size(); i++) {
      rows.add(row(guesses.get(i), i, percents));
    }
    play(laggedStart(rows, row -> fadeIn(row).shift(right(0.2))).runTime(first ? 2 : 1));
    states(
        Relation.of(
            "the sum",
            percents.stream().map(Figure::of).toList(),
            new Figure(percents.get(0), "100.0 %"),
            all -> new double[] {Arrays.stream(all).sum()}));
    pause(first ? 3 : 0.8);
    Mobject<?> best = rows.get(0).get(0);
    if (read == words.size()) {
      end(best);
      play(fadeOut(rows), fadeOut(frame));
      return;
    }
    var next = stage.word(read);
    if (first) {
      narration.tell("The likeliest word is written: “" + words.get(read) + "”.");
    }
    play(transformFromCopy(best, next));
    stage.words().add(next);
    pause(first ? 1.5 : 0.3);
    play(fadeOut(rows), fadeOut(frame));
  }

  /** Writes the full stop if the toy ends the sentence. There is no place for another word. */
  private void end(Mobject<?> guess) {
    if (stage.story().endsNext()) {
      var last = stage.words().get(words.size() - 1);
      var end = text(ToyTraining.END).fontSize(34).setColor(TEAL).setX(last.x(RIGHT) + 0.12, LEFT);
      play(transformFromCopy(guess, end.shift(up(stage.wordY() - end.y(DOWN)))));
      pause();
    }
  }

  private Group<Mobject<?>> row(WrittenStory.Guess guess, int i, List<Text> percents) {
    double y = barsY - i * barPitch;
    boolean others = i == GUESSES;
    String shown = guess.word().equals(ToyTraining.END) ? "the end: ." : guess.word();
    var name = text(shown).fontSize(32).setColor(others ? GREY_B : i == 0 ? TEAL : WHITE);
    name.setMaxWidth(2.4).setX(barsX - 0.15, RIGHT).shift(up(y - 0.1 - name.baseline().y()));
    var bar = rectangle(Math.max(MIN_BAR, maxBar * guess.share()), 0.32);
    bar.setStroke(WHITE, 1).setFill(others ? GREY_D : i == 0 ? TEAL_E : BLUE_E, 1);
    bar.moveTo(at(barsX, y), LEFT);
    var percent = text(String.format(Locale.ROOT, "%.1f %%", 100 * guess.share())).fontSize(28);
    percents.add(percent.setColor(GREY_A).nextTo(bar, RIGHT, 0.12));
    return group(name, bar, percent);
  }

  /** Sends the new word through all layers. */
  private void compute(int word, boolean first) {
    List<Animation<?>> dimmed = new ArrayList<>();
    for (int i = first ? 0 : word - 1; i < word; i++) {
      dimmed.add(animate(stage.stream().get(i), column -> column.setOpacity(0.35)));
    }
    narration.tell(
        first
            ? "Now the text is longer. The other words stay as they are: their keys and values are"
                + " kept."
            : "“" + words.get(word) + "” goes the same way.");
    Group<Group<Rectangle>> column =
        stage.columns().column(stage.model().stream(0), word, stage.streamY());
    dimmed.add(stage.map().toVectors());
    dimmed.add(fadeIn(column).shift(up(0.3)));
    play(dimmed.toArray(new Animation<?>[0]));
    stage.stream().add(column);
    pause(first ? 2.5 : 0.3);
    if (first) {
      narration.tell("Only the new vector goes through the layers, and reads from the others.");
    }
    for (int layer = 0; layer < stage.model().layers(); layer++) {
      through(column, layer, word);
    }
  }

  private void through(Group<Group<Rectangle>> column, int layer, int word) {
    BlockTrace trace = stage.model().trace(layer);
    double top = stage.streamY() + stage.columns().halfHeight() + 0.1;
    Group<Mobject<?>> arcs = group();
    int heads = Math.min(BlockAct.HEAD_COLORS.size(), trace.attention().heads().size());
    for (int head = 0; head < heads; head++) {
      double[] weights = trace.attention().heads().get(head).weights().row(word);
      arcs.add(stage.columns().arcs(weights, word, top, BlockAct.HEAD_COLORS.get(head)));
    }
    play(stage.map().toAttention(layer), create(arcs));
    var sum = stage.columns().column(trace.attentionSum(), word, stage.streamY());
    play(fadeOut(arcs), transform(column, sum).runTime(0.8));
    var output = stage.columns().column(trace.output(), word, stage.streamY());
    play(stage.map().toNetwork(layer), transform(column, output).runTime(0.8));
  }
}
