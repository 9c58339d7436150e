package zoetrope.scenes.notes.generation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.ChangeMatrixEntries;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.ContextAnimation;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.NumericEmbedding;
import zoetrope.scenes.components.WordLines;
import zoetrope.scenes.notes.Blocks;

/**
 * The act where every word has a vector, and attention adds information about the whole text to the
 * last vector.
 */
final class LastVectorAct extends Act<LastVectorAct.Result> {
  /** The number of shown entries of a vector: the first ones, dots, and the last. */
  static final int SHOWN = 8;

  private final FrameShape shape = FrameShape.current();
  private final WordPredictor model;
  private final TinyLanguageModel.Prediction prediction;
  private final TokenLine line;
  private final Commentary narration;
  private final int n;

  private final Group<NumericEmbedding> vectors;
  private final Group<Arrow> arrows;

  /**
   * The objects that later acts use.
   *
   * @param last the vector that predicts the next word
   * @param otherObjects the objects that later acts remove
   */
  record Result(NumericEmbedding last, Group<Mobject<?>> otherObjects) {}

  LastVectorAct(Generation generation, TokenLine line, Commentary narration) {
    this.line = line;
    this.narration = narration;
    model = generation.model();
    prediction = generation.first();
    n = generation.prompted();
    vectors = vectors();
    arrows =
        vectors.mapIndexed(
            (vector, i) -> arrow(line.boxes.get(i).bottom(), vector.top()).buff(0.1));
  }

  private Group<NumericEmbedding> vectors() {
    double halfWidth = shape.choose(6.2, 5.8, 4.25);
    double pitch = Math.min(shape.choose(1.6, 1.9, 1.7), 2 * halfWidth / n);
    double height = shape.choose(4.2, 6.6, Math.min(6.2, 3.65 * pitch));
    double y = shape.choose(-0.4, -0.1, 1.1);
    double room = Math.max(0, halfWidth - pitch * n / 2);
    double middle = Math.max(-room, Math.min(room, line.boxes.to(n).x()));
    return group(
        IntStream.range(0, n)
            .mapToObj(
                i ->
                    new NumericEmbedding(shown(prediction.embeddings().row(i)))
                        .setHeight(height)
                        .moveTo(at(middle + (i - (n - 1) / 2.0) * pitch, y))));
  }

  @Override
  protected Result construct() {
    var named = caption(model.caption());
    ask(named);
    int channels = model.unembedding().columns();
    String each = model.isToy() ? "Each word" : "Each token";
    var words =
        caption(
            String.format(
                Locale.ROOT, "%s, with its place, has a vector of %,d numbers", each, channels));
    embed(named, words);
    var carries = caption("Attention carries what comes before into each of them");
    attend(words, carries);
    return new Result(vectors.last(), singleOutTheLast(carries));
  }

  /**
   * Returns the first numbers of {@code row} and the last. The number behind the dots stands for
   * the others.
   */
  static double[] shown(double[] row) {
    double[] shown = Arrays.copyOf(row, SHOWN);
    shown[SHOWN - 1] = row[row.length - 1];
    return shown;
  }

  private Text caption(String words) {
    boolean portrait = shape == FrameShape.PORTRAIT;
    var caption = text(portrait ? words.replace('\n', ' ') : words);
    caption.fontSize(shape.choose(40, 44, 52));
    if (portrait) {
      WordLines.wrap(caption.words(), frameWidth() - 0.8, 0.8);
    } else {
      caption.setMaxWidth(frameWidth() - shape.choose(frameWidth() - 13, 0.8, 0.8));
    }
    return caption.moveTo(at(0, shape.choose(-3.2, -4.6, -4.2)));
  }

  private void ask(Text named) {
    narration.tell("What comes next?");
    Group<Group<Glyph>> words = line.words.to(n);
    Group<Rectangle> boxes = line.boxes.to(n);
    play(laggedStart(words, word -> fadeIn(word).shift(up(0.5))).lagRatio(0.2).runTime(1.5));
    line.behind(n, line.guess);
    play(fadeIn(boxes).lagRatio(0.1), still(words), fadeIn(line.guess).shift(RIGHT), fadeIn(named));
    pause();
  }

  private void embed(Text named, Text caption) {
    narration.tell("Each " + model.unit() + " becomes a vector.");
    play(
        fadeOut(named).timeSpan(0, 0.5),
        laggedStartMap(arrows, arrow -> growArrow(arrow)).runTime(2),
        laggedStartMap(vectors, vector -> fadeIn(vector).shift(down(0.5))).runTime(2),
        fadeIn(caption).lagRatio(0.05).timeSpan(0.4, 1.5));
    pause();
  }

  private void attend(Text caption, Text next) {
    narration.tell("Attention carries what comes before into each.");
    play(
        fadeOut(arrows),
        fadeOut(caption).timeSpan(0, 0.4),
        fadeIn(next).lagRatio(0.05).timeSpan(0.3, 1));
    List<Animation<?>> changes = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      changes.add(
          ChangeMatrixEntries.to(vectors.get(i), shown(prediction.updated().row(i))).runTime(3));
    }
    var others = vectors.to(n - 1).stream().toList();
    changes.add(
        new ContextAnimation(vectors.last(), others)
            .strengths(prediction.weights())
            .strokeWidths(1, 12)
            .lagRatio(0.2)
            .animation(random()));
    play(changes);
  }

  private Group<Mobject<?>> singleOutTheLast(Text caption) {
    narration.tell("The last one alone tells what follows.");
    SurroundingRectangle frame = Blocks.frame(vectors.last());
    var words =
        caption("The last vector has taken in the whole text:\nit alone tells what comes next");
    words.colorPart("last vector", YELLOW);
    var others = vectors.to(n - 1);
    play(
        showCreation(frame),
        fadeOut(caption).timeSpan(0, 0.5),
        animate(others, o -> o.setOpacity(0.4)),
        fadeIn(words).lagRatio(0.05).timeSpan(0.4, 1.5));
    pause(1.5);
    return group(others, frame, words);
  }
}
