package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Text;

/** The sentences that the toy reads, each word as bright as it makes a neuron fire. */
final class NeuronsAct extends Act<Void> {
  private static final double TOP = 2.1;
  private static final double PITCH = 0.5;
  private static final int SHOWN = 3;

  private final ToyTraining training;

  /** What each neuron gives, by sentence and word: [neuron][sentence][word]. */
  private final double[][][] fires;

  NeuronsAct(ToyTraining training) {
    this.training = training;
    List<List<String>> sentences = training.sentences();
    fires = new double[ToyWeights.NEURONS][sentences.size()][];
    for (int s = 0; s < sentences.size(); s++) {
      List<String> read = sentences.get(s).subList(0, sentences.get(s).size() - 1);
      var neurons = training.trace(training.steps(), read).feedForward().neurons();
      for (int n = 0; n < fires.length; n++) {
        fires[n][s] = neurons.column(n);
      }
    }
  }

  @Override
  protected Void construct() {
    subtitle("Which words make a neuron fire? In this trained toy, a few of a kind.", 4);
    Group<Text> lines = group();
    List<List<Mobject<?>>> words = new ArrayList<>();
    for (int s = 0; s < training.sentences().size(); s++) {
      addLine(lines, words, s);
    }
    play(laggedStart(lines, line -> fadeIn(line)).lagRatio(0.1).runTime(2));
    Text title = null;
    for (int neuron : choice()) {
      var next = text("Neuron " + neuron).fontSize(48).setColor(YELLOW).moveTo(up(3.2));
      List<Animation<?>> colors = new ArrayList<>();
      for (int s = 0; s < words.size(); s++) {
        for (int w = 0; w < words.get(s).size(); w++) {
          Color color = color(neuron, s, w);
          colors.add(animate(words.get(s).get(w), word -> word.setColor(color)));
        }
      }
      colors.add(title == null ? fadeIn(next) : fadeOut(title));
      play(lasting(1.5), colors.toArray(new Animation<?>[0]));
      if (title != null) {
        play(fadeIn(next).runTime(0.5));
      }
      title = next;
      pause(2.5);
    }
    return null;
  }

  private void addLine(Group<Text> lines, List<List<Mobject<?>>> words, int s) {
    List<String> read =
        training.sentences().get(s).subList(0, training.sentences().get(s).size() - 1);
    var line = text(String.join(" ", read)).fontSize(34).setColor(GREY_D);
    line.setX(-2.9, LEFT).shift(up(TOP - s * PITCH - line.baseline().y()));
    lines.add(line);
    List<Mobject<?>> parts = new ArrayList<>();
    int start = 0;
    for (String word : read) {
      parts.add(line.part(start, start + word.length()));
      start += word.length() + 1;
    }
    words.add(parts);
  }

  private Color color(int neuron, int sentence, int word) {
    double share = fires[neuron][sentence][word] / Math.max(1e-9, most(neuron));
    return GREY_D.lerp(YELLOW, Math.min(1, share));
  }

  private double most(int neuron) {
    double most = 0;
    for (double[] sentence : fires[neuron]) {
      for (double value : sentence) {
        most = Math.max(most, value);
      }
    }
    return most;
  }

  /** How many words make a neuron fire half as much as it ever does, or more. */
  private long count(int neuron) {
    double half = most(neuron) / 2;
    long count = 0;
    for (double[] sentence : fires[neuron]) {
      for (double value : sentence) {
        count += value > half ? 1 : 0;
      }
    }
    return count;
  }

  /** Neurons that fire strongly for few words, but not for one alone; each for other ones. */
  private List<Integer> choice() {
    List<Integer> order =
        IntStream.range(0, fires.length)
            .filter(n -> most(n) > 0.5 && count(n) >= 3 && count(n) <= 12)
            .boxed()
            .sorted(Comparator.comparingDouble(n -> -most(n)))
            .toList();
    List<Integer> choice = new ArrayList<>();
    for (int neuron : order) {
      if (choice.size() < SHOWN && choice.stream().noneMatch(other -> alike(neuron, other))) {
        choice.add(neuron);
      }
    }
    return choice;
  }

  private boolean alike(int one, int other) {
    double product = 0;
    double first = 0;
    double second = 0;
    for (int s = 0; s < fires[one].length; s++) {
      for (int w = 0; w < fires[one][s].length; w++) {
        product += fires[one][s][w] * fires[other][s][w];
        first += fires[one][s][w] * fires[one][s][w];
        second += fires[other][s][w] * fires[other][s][w];
      }
    }
    return product > 0.5 * Math.sqrt(first * second);
  }
}
