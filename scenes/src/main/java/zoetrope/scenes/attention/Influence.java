package zoetrope.scenes.attention;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.story.Question;
import zoetrope.attention.story.StoryWeights;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.Glyph;

/** The influence of words on another word, which gives the strengths of arcs. */
final class Influence {
  private Influence() {}

  /**
   * Returns the influence of the words of {@code story} on word {@code asking}: the means of their
   * attention weights over all heads that ask a question, [T]; 0 for later words.
   */
  static double[] ofAllHeads(StoryWeights story, int asking) {
    double[] sums = new double[story.tokens().size()];
    for (Question question : Question.values()) {
      AttentionTrace trace = story.trace(question);
      for (int i = 0; i < sums.length; i++) {
        sums[i] += trace.weights().get(asking, i) / Question.values().length;
      }
    }
    return sums;
  }

  /** Returns the numbers divided by the greatest of them, or unchanged if none is above 0. */
  static double[] relative(double... numbers) {
    double greatest = 0;
    for (double number : numbers) {
      greatest = Math.max(greatest, number);
    }
    double[] shares = numbers.clone();
    for (int i = 0; i < shares.length && greatest > 0; i++) {
      shares[i] /= greatest;
    }
    return shares;
  }

  /** Returns the glyphs of {@code words}, in order. */
  static List<Glyph> glyphs(Group<Group<Glyph>> words) {
    return words.stream().flatMap(Group::stream).toList();
  }

  /** Returns for each of the {@link #glyphs} the strength of its word. */
  static double[] perGlyph(Group<Group<Glyph>> words, double... strengths) {
    List<Double> each = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      for (int k = 0; k < words.get(i).size(); k++) {
        each.add(strengths[i]);
      }
    }
    return each.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
