package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.toy.ToyTraining;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;

/**
 * The act with the sentences that the toy reads, the words that it must predict, and the sentence
 * that it never reads.
 */
final class TaskAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final double TOP = 1.9;
  private static final double PITCH = 0.48;

  private final ToyTraining training;
  private final List<String> prompt;

  TaskAct(ToyTraining training, List<String> prompt) {
    this.training = training;
    this.prompt = prompt;
  }

  @Override
  protected Void construct() {
    var title = text("Predict the next word").fontSize(60).moveTo(up(3.1));
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
    var question = text(String.join(" ", prompt) + " …").fontSize(40).setColor(YELLOW);
    question.moveTo(down(3.3));
    play(fadeIn(question).shift(up(0.3)));
    pause(2);
    play(fadeOut(group(title, sentences, question)));
    narration.finish();
    return null;
  }

  private Group<Text> sentences() {
    Group<Text> lines = group();
    for (int i = 0; i < training.sentences().size(); i++) {
      var line = text(String.join(" ", training.sentences().get(i))).fontSize(30);
      line.setColor(GREY_A);
      // Lines are aligned by their baselines: not all have letters with descenders.
      line.setX(-2.6, LEFT).shift(up(TOP - i * PITCH - line.baseline().y()));
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
