package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.toy.ToyTraining;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/**
 * The act with the sentences that the toy reads, the words that it must predict, and the sentence
 * that it never reads.
 */
final class TaskAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private final FrameShape shape = FrameShape.current();
  private final double top = shape.choose(1.9, 2.7, 3.6);
  private final double pitch = shape.choose(0.48, 0.64, 0.82);
  private final double size = shape.choose(30, 42, 42);
  private final ToyTraining training;
  private final List<String> prompt;

  TaskAct(ToyTraining training, List<String> prompt) {
    this.training = training;
    this.prompt = prompt;
  }

  @Override
  protected Void construct() {
    var title = text("Predict the next word").fontSize(60).moveTo(up(shape.choose(3.1, 4.2, 5.6)));
    narration.tell("A model learns by predicting the next word, again and again.");
    play(write(title));
    var sentences = sentences();
    play(laggedStart(sentences, line -> fadeIn(line).shift(up(0.2))).lagRatio(0.12).runTime(2.5));
    pause();

    narration.tell("The sound at the end follows from the animal at the beginning.");
    List<zoetrope.animation.Animation<?>> colors = new ArrayList<>();
    for (int i = 0; i < sentences.size(); i++) {
      List<String> words = training.sentences().get(i);
      var line = sentences.get(i);
      colors.add(animate(word(line, words, 1), w -> w.setColor(YELLOW)));
      colors.add(animate(word(line, words, words.size() - 2), w -> w.setColor(TEAL)));
    }
    play(laggedStart(colors).lagRatio(0.05).runTime(2.5));
    pause(1.5);

    boolean read =
        training.sentences().stream()
            .anyMatch(s -> s.size() >= prompt.size() && s.subList(0, prompt.size()).equals(prompt));
    narration.tell(
        read ? "What comes next here?" : "This sentence it never reads. What comes next?");
    var question =
        text(String.join(" ", prompt) + " …").fontSize(shape.choose(40, 48, 48)).setColor(YELLOW);
    question.moveTo(down(shape.choose(3.3, 4.4, 5.7)));
    play(fadeIn(question).shift(up(0.3)));
    pause(2);
    play(fadeOut(group(title, sentences, question)));
    narration.finish();
    return null;
  }

  private Group<Text> sentences() {
    Group<Text> lines = group();
    for (int i = 0; i < training.sentences().size(); i++) {
      var line = text(String.join(" ", training.sentences().get(i))).fontSize(size);
      line.setColor(GREY_A);
      // Lines are aligned by their baselines: not all have letters with descenders.
      line.setX(shape.choose(-2.6, -3.6, -3.6), LEFT)
          .shift(up(top - i * pitch - line.baseline().y()));
      lines.add(line);
    }
    return lines;
  }

  /** Returns the letters of word {@code index} of a line. */
  private static zoetrope.mobject.Mobject<?> word(Text line, List<String> words, int index) {
    int start = String.join(" ", words.subList(0, index)).length() + (index == 0 ? 0 : 1);
    return line.part(start, start + words.get(index).length());
  }
}
